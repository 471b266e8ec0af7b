import type { Piece } from './types';

/** A piece's height in units; a Klotz is four high. */
export const heightOf = (piece: Piece): 1 | 2 | 3 | 4 =>
  piece.kind === 'klotz' ? 4 : piece.height;
