/** The puzzles of The Climbers. */
import address from '../../../../crates/bots/data/climbers_puzzles.txt?url';
import { puzzlesAt, type Listed } from '../puzzle-file';

export type Puzzle = Listed<'climbers'>;

export const loadPuzzles = puzzlesAt('climbers', address);
