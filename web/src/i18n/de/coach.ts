import type { MessagesLike } from '../shape';
import type english from '../en/coach';

export default {
  /** Die Analyse einer Partie. */
  analysis: {
    title: 'Analyse',
    close: 'Analyse schließen',
    chart:
      'Gewinnchancen aller Spieler; {known} von {of} Zügen bewertet. Dieselben Werte stehen in der Liste darunter.',
    progress: '{known} von {of}',
    stop: 'Anhalten',
    'go-on': 'Fortsetzen',
    percent: '{percent} %',
    best: 'Bester Zug:',
    show: 'Auf dem Brett zeigen',
    'best-played': 'So wurde auch gespielt.',
    try: 'Von hier weiterspielen',
    'try-bots': 'Gegen Bots',
    'turning-none': 'Kein einzelner Zug hat die Partie gedreht.',
    turning: 'Wendepunkt:',
    'turning-points': 'Wendepunkte:',
    moves: 'Alle Züge mit Bewertung',
    move: 'Zug',
    chance: 'Gewinnchance',
    better: 'Besserer Zug',
    honest: 'Kurze Einschätzung eines starken Bots, kein Beweis.',
  },
  /** Was für einen Zug bei The Climbers spricht. */
  climbersReasons: {
    wins: 'Das beendet die Partie und gewinnt sie.',
    climbs: 'Die Figur kommt auf Höhe {height}.',
    leads: 'Das bringt die Führung.',
    hinders: 'Das versperrt {player} den Weg auf Höhe {height}.',
    readies: 'Im nächsten Zug ist dann Höhe {height} erreichbar.',
    saves: 'Das kostet keine Leiter.',
    waits: 'Etwas Besseres ist nicht in Sicht, und so wird nichts verschenkt.',
  },
  /** Was für einen Zug spricht. */
  klotzReasons: {
    wins: 'Der Klotz zieht ins Ziel und gewinnt.',
    forces: {
      one: 'Das gewinnt auf der Stelle.',
      other: 'Das erzwingt den Sieg in {count} Zügen.',
    },
    captures: 'Das schickt den Klotz von {player} auf sein Startfeld zurück.',
    parries: 'Das hält {player} vom Ziel fern.',
    threatens: 'Damit droht der Klotz, ins Ziel zu ziehen.',
    escapes: 'Das bringt den Klotz in Sicherheit.',
    nears: {
      one: 'Danach fehlt dem Klotz noch ein Zug zum Ziel.',
      other: 'Danach fehlen dem Klotz noch {count} Züge zum Ziel.',
    },
    opens: {
      one: 'Das macht den Weg frei: noch ein Zug zum Ziel.',
      other: 'Das macht den Weg frei: noch {count} Züge zum Ziel.',
    },
    hinders: 'Das verlängert den Weg von {player}.',
    'holds-out': 'Hier verliert jeder Zug; dieser hält am längsten stand.',
    prepares: 'Noch keine Drohung, aber auf lange Sicht die bessere Stellung.',
  },
  /** Aufgaben. */
  puzzles: {
    title: '{game}: Aufgaben',
    'klotz-lead':
      'Genau ein Zug gewinnt. Finde ihn und setz dich gegen die beste Verteidigung durch.',
    'climbers-lead':
      'Genau ein Zug mit einem Block bringt deine Figur am höchsten. Finde ihn und den Weg hinauf.',
    'grade-1': 'Leicht',
    'grade-2': 'Mittel',
    'grade-3': 'Schwer',
    'grade-4': 'Sehr schwer',
    number: 'Aufgabe {number}',
    'solved-of': '{solved} von {all} gelöst',
    'all-solved': 'Alle gelöst. Du kannst jede noch einmal spielen.',
    begin: 'Mit Aufgabe {number} beginnen',
    'go-on': 'Weiter mit Aufgabe {number}',
    'state-open': 'noch nicht gelöst',
    'state-solved': 'gelöst',
    'state-clean': 'fehlerlos gelöst',
    'win-in': {
      one: 'Sieg in {count} Zug',
      other: 'Sieg in {count} Zügen',
    },
    'task-klotz': {
      one: 'Du bist am Zug. Gewinne in {count} Zug.',
      other: 'Du bist am Zug. Gewinne in {count} Zügen.',
    },
    reach: 'Erreiche Höhe {height}',
    'task-climbers': 'Du bist am Zug: Bring deine Figur auf Höhe {height}.',
    there: 'Höhe {height} ist erreicht. Beende den Zug.',
    'hint-block': 'Versetze diesen Block: {block}.',
    'low-nothing': 'Höhe {reached}. Mit einem anderen Block kommst du auf Höhe {height}.',
    'low-block':
      'Höhe {reached}. Richtiger Block, aber falscher Platz oder falsche Lage. Möglich ist Höhe {height}.',
    'low-deed': 'Höhe {reached}. Der Block liegt richtig. Jetzt führt ein Weg auf Höhe {height}.',
    wrong: 'Nicht ganz: {player} antwortet mit {move}. {reason}',
    'no-longer': 'Der Sieg lässt sich nicht mehr rechtzeitig erzwingen.',
    'try-again': 'Erneut versuchen',
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
