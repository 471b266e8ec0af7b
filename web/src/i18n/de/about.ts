import type { about as english } from '../en/about';
import type { Translation } from '../shape';

export const about: Translation<typeof english> = {
  title: 'Über Holz',
  lead: 'Ein Tisch für drei Spiele mit Holzblöcken, im Browser.',
  gamesTitle: 'Die Spiele',
  klotz: 'Klotz stammt von Gerald Schmidt und Volker Frey und erschien 1986.',
  climbers: 'The Climbers stammt von Holger Lanz und erschien 2008 auch als Die Aufsteiger.',
  xstack:
    'X-Stack ist unser Arbeitstitel für ein Geschicklichkeitsspiel von Zoltán Aczél aus dem Jahr 1998. Von seinem Material ist nur wenig bekannt; Gestell, Klötze und Stapel sind von uns.',
  independentTitle: 'Unabhängig',
  independent:
    'Holz ist ein unabhängiges Projekt und steht in keiner Verbindung zu den Autoren oder Verlagen dieser Spiele; die Namen gehören ihren Inhabern. Die Regeln sind in eigenen Worten erzählt, und alle Bilder und Klänge macht das Programm selbst.',
  reconstructionTitle: 'Was unsere Rekonstruktion ist',
  reconstruction:
    'Das Bild der Aufstellung von Klotz fehlt in allen Fassungen der Regeln, die wir kennen, und in jedem der Spiele sind einige Punkte offen. Wo wir entscheiden mussten, steht auf den Regelseiten, wie wir spielen und warum; das meiste lässt sich anders vereinbaren.',
  reconstructionKlotz: 'Was wir bei Klotz entschieden haben',
  reconstructionClimbers: 'Was wir bei The Climbers entschieden haben',
  reconstructionXstack: 'Was wir bei X-Stack entschieden haben',
  privacyTitle: 'Was mit deinen Daten geschieht',
  privacy:
    'Nichts verlässt deinen Browser. Partien, Aufstellungen und Einstellungen liegen dort und nirgends sonst; wer die Browserdaten löscht, löscht auch sie. Auch die Seite selbst wird dort aufbewahrt, damit sie sich ohne Netz öffnet. Es gibt kein Konto, keine Verfolgung und kein Cookie. Eine geteilte Aufstellung reist in ihrem Link.',
  licenceTitle: 'Lizenz',
  licence:
    'Holz ist freie Software. Du darfst es unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz nach Wunsch, benutzen, verändern und weitergeben.',
  typeTitle: 'Schriften',
  type: 'Young Serif und Figtree, beide unter der SIL Open Font License.',
};
