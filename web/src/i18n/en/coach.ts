export default {
  /** The analysis of a match. */
  analysis: {
    title: 'Analysis',
    close: 'Close the analysis',
    chart:
      'Chances of all players to win; {known} of {of} moves judged. The list below says the same.',
    progress: '{known} of {of}',
    stop: 'Stop',
    'go-on': 'Go on',
    percent: '{percent} %',
    best: 'Best from here:',
    show: 'Show it on the board',
    'best-played': 'That is what was played.',
    try: 'Play on from here',
    'try-bots': 'Against bots',
    'turning-none': 'No single move turned this game.',
    turning: 'Turning point:',
    'turning-points': 'Turning points:',
    moves: 'Every move and how it was judged',
    move: 'Move',
    chance: 'Chance after it',
    better: 'Better',
    honest: 'A strong bot’s estimate after a short look, not a proof.',
  },
  /** What speaks for a turn of The Climbers: one sentence for each reason the bots can give. */
  climbersReasons: {
    wins: 'It ends the game, and wins it.',
    climbs: 'The pawn gets to height {height}.',
    leads: 'It takes the lead.',
    hinders: '{player} could have walked up to height {height}; that is barred now.',
    readies: 'Height {height} is then within reach next turn.',
    saves: 'It costs no ladder.',
    waits: 'Nothing better is in sight; this gives nothing away.',
  },
  /** What speaks for a move of Klotz: one sentence for each reason the bots can give. */
  klotzReasons: {
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
  },
  /** Puzzles: the list, and what is said while one is solved. */
  puzzles: {
    'klotz-lead':
      'One move wins, and only one. Find it, then see it through against the longest defence.',
    'climbers-lead':
      'One move of a block lets the pawn climb highest, and only one. Find it, and the way up.',
    'grade-1': 'Easy',
    'grade-2': 'Medium',
    'grade-3': 'Hard',
    'grade-4': 'Expert',
    number: 'Puzzle {number}',
    'solved-of': '{solved} of {all} solved',
    'all-solved': 'All solved. Each can be played again.',
    begin: 'Begin with puzzle {number}',
    'go-on': 'Go on with puzzle {number}',
    'state-open': 'not solved yet',
    'state-solved': 'solved',
    'state-clean': 'solved without mistakes',
    'win-in': {
      one: 'Win in {count} move',
      other: 'Win in {count} moves',
    },
    'task-klotz': {
      one: 'You are to move, and win with {count} move.',
      other: 'You are to move, and win in {count} moves.',
    },
    reach: 'Reach height {height}',
    'task-climbers': 'Your turn: get your pawn up to height {height}.',
    there: 'Height {height} is reached. End the turn.',
    'hint-block': 'It is the {block} that has to move.',
    'low-nothing': 'Height {reached}. Another block leads to height {height}.',
    'low-block':
      'Height {reached}. It is the right block, but it belongs elsewhere or lies wrongly; height {height} can be reached.',
    'low-deed':
      'Height {reached}. The block lies where it must; now there is a way up to height {height}.',
    wrong: 'Not this one: {player} answers {move}. {reason}',
    'no-longer': 'The win can no longer be forced in time.',
    'try-again': 'Try again',
    solved: 'Solved',
    'without-mistakes': 'Without a single mistake.',
    'with-hint': 'With a hint.',
    'after-mistakes': {
      one: 'After {count} mistake.',
      other: 'After {count} mistakes.',
    },
    next: 'Next puzzle',
    all: 'All puzzles',
    missing: 'There is no puzzle {number}.',
    'load-failed': 'The puzzles could not be loaded. Check the connection and try again.',
  },
} as const;
