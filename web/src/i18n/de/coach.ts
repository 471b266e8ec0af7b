import type { MessagesLike } from '../shape';
import type english from '../en/coach';

export default {
  /** Die Analyse einer Partie. */
  analysis: {
    title: 'Analyse',
    close: 'Analyse schließen',
    chart:
      'Gewinnchancen aller, die mitspielen; {known} von {of} Zügen beurteilt. Die Liste darunter sagt dasselbe.',
    progress: '{known} von {of}',
    stop: 'Anhalten',
    'go-on': 'Weiter',
    percent: '{percent} %',
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
  },
  /** Was für einen Zug bei The Climbers spricht. */
  climbersReasons: {
    wins: 'Das beendet das Spiel und gewinnt es.',
    climbs: 'Die Figur kommt auf Höhe {height}.',
    leads: 'Das bringt die Führung.',
    hinders: '{player} hätte auf Höhe {height} gehen können; das ist nun versperrt.',
    readies: 'Im nächsten Zug ist dann Höhe {height} erreichbar.',
    saves: 'Es kostet keine Leiter.',
    waits: 'Besseres ist nicht in Sicht; so wird nichts verschenkt.',
  },
  /** Was für einen Zug spricht. */
  klotzReasons: {
    wins: 'Der Klotz zieht in sein Ziel und gewinnt.',
    forces: {
      one: 'Das gewinnt auf der Stelle.',
      other: 'Das erzwingt den Sieg in {count} Zügen.',
    },
    captures: 'Das schickt den Klotz von {player} zurück in die Mitte.',
    parries: 'Das hält {player} vom Ziel fern.',
    threatens: 'Das droht, ins Ziel zu ziehen.',
    escapes: 'Das bringt den Klotz aus der Gefahr.',
    nears: {
      one: 'Danach fehlt dem Klotz noch ein Zug zum Ziel.',
      other: 'Danach fehlen dem Klotz noch {count} Züge zum Ziel.',
    },
    opens: {
      one: 'Das macht den Weg frei: noch ein Zug zum Ziel.',
      other: 'Das macht den Weg frei: noch {count} Züge zum Ziel.',
    },
    hinders: 'Das macht den Weg von {player} länger.',
    'holds-out': 'Hier verliert jeder Zug; dieser hält am längsten stand.',
    prepares: 'Noch keine Drohung, aber auf Dauer der bessere Platz.',
  },
  /** Aufgaben. */
  puzzles: {
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
  },
} satisfies MessagesLike<typeof english>;
