/** A new game of The Climbers. */
export const climbersSetup = {
  lead: 'The Climbers for two to five, on this screen. Everything is set for a game against a bot: change what you like.',
  order: 'Turn order',
  orderListed: 'As listed',
  orderDrawn: 'Chance decides',
  orderListedText: 'The player at the top begins. The arrows change the order.',
  orderDrawnText: 'Lots are drawn when the game starts.',
  earlier: 'Player {number} earlier in the turn order',
  later: 'Player {number} later in the turn order',
  violet:
    'Violet is the hardest colour: it lies opposite grey on every block, so where one is on top the other is not. With fewer than five players it stays in the box unless somebody chooses it.',
  level1Text: 'Builds a step where it sees one and climbs, for itself alone. Good for first games.',
  level2Text: 'Thinks of more turns, minds what they open for you, and closes a face now and then.',
  level3Text:
    'Plays the best turns on in its head until its own next one, and blocks where it hurts. It takes longer.',
  tower: 'Tower',
  towerText: 'Every number builds a tower of its own, always the same one. Tell it to a friend.',
  towerNumber: 'Tower number',
  towerTitle: 'Tower {number}',
  others: 'Show others',
  towerAlt: 'Tower {number} at the start with its pawns: {height} units high.',
  rules: 'Rules to agree on',
  preset: 'Edition',
  classic: 'Classic',
  modern: 'Modern',
  own: 'Your own',
  classicText:
    'The rules of 2008: pawns may climb down again, and of two equally high the last to arrive wins.',
  modernText:
    'The edition of 2017, as its reviewers report it: never down, everybody’s pawn may move after each turn, and of two equally high the first to arrive wins.',
  ownText: 'A mix of your own: everything below can be combined.',
  pawnBeforeBlock: 'Pawn before the block',
  pawnBeforeBlockText:
    'You may move your pawn before your block and again after it; or only after it.',
  allowed: 'Allowed',
  forbidden: 'Not allowed',
  descend: 'Going down',
  descendText: 'A pawn may climb down any height, for nothing; or it only ever goes level and up.',
  tie: 'Equally high',
  tieText: 'If several pawns are the highest, the last to arrive there wins, or the first.',
  tieLast: 'Last one wins',
  tieFirst: 'First one wins',
  variants: 'Variants',
  on: 'On',
  off: 'Off',
  bridges: 'Bridges',
  bridgesText:
    'A ladder may also be laid over a gap, level or sloping, as long as you have moved no block in this turn.',
  together: 'Climbing together',
  togetherText:
    'After each turn all the others may move their pawns too, in turn order and without ladders.',
  rounds: 'Before the end',
  roundsText:
    'The end is near when nobody has climbed higher for one whole round, or for two: better for two players.',
  oneRound: 'One round',
  twoRounds: 'Two rounds',
} as const;
