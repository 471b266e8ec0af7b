/** Puzzles: the list, and what is said while one is solved. */
export const puzzles = {
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
} as const;
