import type { Translation } from '../../shape';
import type { xstackEditor as english } from '../en/xstackEditor';

/** Der Stapel-Editor. */
export const xstackEditor: Translation<typeof english> = {
  title: 'Stapel-Editor',
  lead: 'Leg Klötze auf das X, lass sie zur Ruhe kommen und spiel auf deinem Stapel, oder schick ihn Freunden.',
  design: 'Gestell und Klötze',
  'design-why': 'Ein anderer Bau hat andere Klötze: der Stapel beginnt von vorn.',
  box: 'In der Schachtel',
  'box-empty': 'Alle Klötze sind auf dem X.',
  'box-help':
    'Wähle einen Klotz: er erscheint über dem Stapel. Beweg ihn mit Maus, Finger oder Tasten und lass los.',
  add: '{block} hinzufügen',
  'take-off': '{block} wegnehmen',
  'back-to-box': 'Zurück in die Schachtel',
  'from-empty': 'Ein leeres X',
  'from-pile': 'Ein neuer Stapel',
  'bring-back': 'Der Stapel zuvor',
  name: 'Name',
  'name-missing': 'Gib dem Stapel einen Namen.',
  save: 'Speichern',
  saved: 'Gespeichert. Er ist jetzt unter deinen Stapeln für eine neue Partie.',
  'not-saved': 'Der Browser wollte den Stapel nicht behalten.',
  play: 'Darauf spielen',
  share: 'Link kopieren',
  copied: 'Der Link zu diesem Stapel ist kopiert.',
  'copy-failed': 'Der Browser hat das Kopieren nicht erlaubt.',
  refused: 'Dieser Stapel kann nicht gespielt werden: {reason}',
  'opened-link': 'Ein Stapel aus einem Link. Speichere ihn, um ihn zu behalten.',
  'bad-link': 'Der Link beschreibt keinen Stapel: {reason}',
  'own-piles': 'Deine Stapel',
  open: '{name} öffnen',
  delete: '{name} löschen',
  fallen: {
    one: 'Ein Klotz ist neben das X gefallen und liegt wieder in der Schachtel: {blocks}.',
    other: '{count} Klötze sind neben das X gefallen und liegen wieder in der Schachtel: {blocks}.',
  },
  count: { one: '{count} Klotz auf dem X', other: '{count} Klötze auf dem X' },
};
