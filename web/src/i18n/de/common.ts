import type { common as english } from '../en/common';
import type { Translation } from '../shape';

export const common: Translation<typeof english> = {
  holz: 'Holz',
  klotz: 'Klotz',
  climbers: 'The Climbers',
  xstack: 'X-Stack',
  play: 'Spielen',
  newGame: 'Neue Partie',
  rules: 'Regeln',
  editor: 'Aufstellungseditor',
  about: 'Über Holz',
  home: 'Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  darkBlue: 'Dunkelblau',
  lightBlue: 'Hellblau',
  violet: 'Violett',
  grey: 'Grau',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  language: 'Sprache',
  themeDark: 'Dunkle Darstellung',
  themeLight: 'Helle Darstellung',
  pages: 'Seiten',
  startFailed:
    'Die Partie ließ sich nicht beginnen: Die Regeln wurden nicht geladen. Prüfe die Verbindung und versuch es noch einmal.',
  skip: 'Zum Inhalt springen',
  loading: 'Einen Augenblick …',
  pageFailed:
    'Diese Seite ließ sich nicht laden. Vielleicht fehlt die Verbindung, oder Holz wurde seit dem Öffnen erneuert.',
  reload: 'Neu laden',
  missingTitle: 'Hier ist nichts',
  missingText: 'Unter {path} gibt es keine Seite.',
  reconstruction: 'Diese Aufstellung ist eine Rekonstruktion',
  reconstructionWhy:
    'Das Bild der ursprünglichen Aufstellung ist verloren. Unsere hat die richtige Zahl von Säulen und bevorzugt keine Farbe.',
};
