/** The puzzles of KLOTZ. */
import address from '../../../../crates/bots/data/klotz_puzzles.txt?url';
import { puzzlesAt, type Listed } from '../puzzle-file';

export type Puzzle = Listed<'klotz'>;

export const loadPuzzles = puzzlesAt('klotz', address);
