export const home = {
  headline: 'Three games\nmade of wood.',
  tagline: 'Pick one up and play, against a bot or with friends round one screen.',
  klotzText: 'Columns, stones and four tall blocks on 14 × 14.',
  climbersText: 'Move a block, climb as high as your colour lets you.',
  xstackText: 'Every block higher than the last. Do not let it fall.',
  continue: 'Continue',
  starting: 'Setting the table …',
  klotzScene: 'A wooden board with columns of three heights and four coloured blocks in the middle',
  climbersScene: 'A tower of painted blocks with pawns and ladders on a round board',
  xstackScene: 'A pile of painted blocks resting in a black wooden X',
  credits: 'The games and their authors',
  creditKlotz: 'Klotz by Gerald Schmidt and Volker Frey, 1986',
  creditClimbers: 'The Climbers by Holger Lanz, 2008',
  creditXstack: 'X-Stack is our working name for a game by Zoltán Aczél, 1998',
  independent:
    'Holz is an independent project. It is not connected with the authors or publishers of these games.',
} as const;
