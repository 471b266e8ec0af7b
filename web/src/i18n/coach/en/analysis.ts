/** The analysis of a match. */
export const analysis = {
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
} as const;
