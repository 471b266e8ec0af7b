/** The puzzles of The Climbers. */
import { puzzlesAt, type Listed } from '@/shell/puzzles/puzzle-file';
import address from '../../../../../crates/bots/data/climbers_puzzles.txt?url';

export type Puzzle = Listed<'climbers'>;

export const loadPuzzles = puzzlesAt('climbers', address);
