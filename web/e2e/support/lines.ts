/** Games that are played to their end, found with the rules themselves. */

/** Four seats on `diamond`: red needs three moves; green captures yellow on the way. */
export const FOUR_SEATS = [
  { player: 'Ada', move: 'g7-e5' },
  { player: 'Ben', move: 'g8-e10' },
  { player: 'Cleo', move: 'd11xe10' },
  { player: 'Dora', move: 'm5-n5' },
  { player: 'Ada', move: 'e5-c3' },
  { player: 'Ben', move: 'b10-a10' },
  { player: 'Cleo', move: 'm13-n13' },
  { player: 'Dora', move: 'h7-j5' },
  { player: 'Ada', move: 'c3-a1#' },
] as const;
