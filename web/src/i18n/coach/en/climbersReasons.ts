/** What speaks for a turn of The Climbers: one sentence for each reason the bots can give. */
export const climbersReasons = {
  wins: 'It ends the game, and wins it.',
  climbs: 'The pawn gets to height {height}.',
  leads: 'It takes the lead.',
  hinders: '{player} could have walked up to height {height}; that is barred now.',
  readies: 'Height {height} is then within reach next turn.',
  saves: 'It costs no ladder.',
  waits: 'Nothing better is in sight; this gives nothing away.',
} as const;
