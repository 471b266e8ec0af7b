import type { Translation } from '../../shape';
import type { analysis as english } from '../en/analysis';

/** Die Analyse einer Partie. */
export const analysis: Translation<typeof english> = {
  title: 'Analyse',
  close: 'Analyse schließen',
  chart:
    'Gewinnchancen aller, die mitspielen; {known} von {of} Zügen beurteilt. Die Liste darunter sagt dasselbe.',
  progress: '{known} von {of}',
  stop: 'Anhalten',
  'go-on': 'Weiter',
  percent: '{percent} %',
  best: 'Am besten von hier:',
  show: 'Auf dem Brett zeigen',
  'best-played': 'So wurde auch gespielt.',
  try: 'Von hier weiterspielen',
  'try-bots': 'Gegen Bots',
  'turning-none': 'Kein einzelner Zug hat diese Partie gewendet.',
  turning: 'Wendepunkt:',
  'turning-points': 'Wendepunkte:',
  moves: 'Jeder Zug und wie er beurteilt wurde',
  move: 'Zug',
  chance: 'Chance danach',
  better: 'Besser',
  honest: 'Die Schätzung eines starken Bots nach kurzem Blick, kein Beweis.',
};
