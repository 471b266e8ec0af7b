/** What speaks for a move of Klotz: one sentence for each reason the bots can give. */
export const klotzReasons = {
  wins: 'The Klotz enters its goal and wins.',
  forces: {
    one: 'It wins on the spot.',
    other: 'It forces a win in {count} moves.',
  },
  captures: 'It sends {player}’s Klotz back to the centre.',
  parries: 'It keeps {player} out of the goal.',
  threatens: 'It threatens to enter the goal.',
  escapes: 'It takes the Klotz out of danger.',
  nears: {
    one: 'The Klotz is then one move from its goal.',
    other: 'The Klotz is then {count} moves from its goal.',
  },
  opens: {
    one: 'It clears the way: one move to the goal.',
    other: 'It clears the way: {count} moves to the goal.',
  },
  hinders: 'It makes {player}’s way longer.',
  'holds-out': 'Every move loses here; this one holds out longest.',
  prepares: 'No threat yet, but the better place in the long run.',
} as const;
