/** The puzzles of KLOTZ. */
import { puzzlesAt, type Listed } from '@/shell/puzzles/puzzle-file';
import address from '../../../../../crates/bots/data/klotz_puzzles.txt?url';

export type Puzzle = Listed<'klotz'>;

export const loadPuzzles = puzzlesAt('klotz', address);
