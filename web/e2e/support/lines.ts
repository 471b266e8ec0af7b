/** Games that are played to their end, found with the rules themselves. */

/** Four seats on `diamond`: red needs three moves; green captures yellow on the way. */
export const FOUR_SEATS = [
  { player: 'North', move: 'g7-e5' },
  { player: 'East', move: 'g8-e10' },
  { player: 'South', move: 'd11xe10' },
  { player: 'West', move: 'm5-n5' },
  { player: 'North', move: 'e5-c3' },
  { player: 'East', move: 'b10-a10' },
  { player: 'South', move: 'm13-n13' },
  { player: 'West', move: 'h7-j5' },
  { player: 'North', move: 'c3-a1#' },
] as const;
