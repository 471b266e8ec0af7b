import type { Translation } from '../../shape';
import type { puzzles as english } from '../en/puzzles';

/** Aufgaben. */
export const puzzles: Translation<typeof english> = {
  'klotz-lead':
    'Ein Zug gewinnt, und nur einer. Finde ihn und setze ihn gegen die zäheste Verteidigung durch.',
  'grade-1': 'Leicht',
  'grade-2': 'Mittel',
  'grade-3': 'Schwer',
  'grade-4': 'Meisterlich',
  number: 'Aufgabe {number}',
  'solved-of': '{solved} von {all} gelöst',
  'all-solved': 'Alle gelöst. Jede lässt sich noch einmal spielen.',
  begin: 'Mit Aufgabe {number} beginnen',
  'go-on': 'Weiter mit Aufgabe {number}',
  'state-open': 'noch nicht gelöst',
  'state-solved': 'gelöst',
  'state-clean': 'fehlerlos gelöst',
  'win-in': {
    one: 'Gewinne in {count} Zug',
    other: 'Gewinne in {count} Zügen',
  },
  'task-klotz': {
    one: 'Du bist am Zug und gewinnst mit {count} Zug.',
    other: 'Du bist am Zug und gewinnst in {count} Zügen.',
  },
  wrong: 'Dieser nicht: {player} antwortet {move}. {reason}',
  'try-again': 'Noch einmal',
  solved: 'Gelöst',
  'without-mistakes': 'Ganz ohne Fehler.',
  'with-hint': 'Mit einem Tipp.',
  'after-mistakes': {
    one: 'Nach {count} Fehler.',
    other: 'Nach {count} Fehlern.',
  },
  next: 'Nächste Aufgabe',
  all: 'Alle Aufgaben',
  missing: 'Eine Aufgabe {number} gibt es nicht.',
  'load-failed':
    'Die Aufgaben konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
};
