import type { Translation } from '../../shape';
import type { puzzles as english } from '../en/puzzles';

/** Aufgaben. */
export const puzzles: Translation<typeof english> = {
  'klotz-lead':
    'Ein Zug gewinnt, und nur einer. Finde ihn und setze ihn gegen die zäheste Verteidigung durch.',
  'climbers-lead':
    'Ein Zug mit einem Block lässt die Figur am höchsten steigen, und nur einer. Finde ihn und den Weg hinauf.',
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
  reach: 'Erreiche Höhe {height}',
  'task-climbers': 'Du bist am Zug: Bring deine Figur auf Höhe {height}.',
  there: 'Höhe {height} ist erreicht. Beende den Zug.',
  'hint-block': 'Bewegt werden muss: {block}.',
  'low-nothing': 'Höhe {reached}. Ein anderer Block führt auf Höhe {height}.',
  'low-block':
    'Höhe {reached}. Der Block stimmt, aber er gehört woandershin oder liegt falsch; Höhe {height} ist erreichbar.',
  'low-deed':
    'Höhe {reached}. Der Block liegt, wo er muss; von hier führt ein Weg auf Höhe {height}.',
  wrong: 'Dieser nicht: {player} antwortet {move}. {reason}',
  'no-longer': 'Der Sieg lässt sich nicht mehr rechtzeitig erzwingen.',
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
