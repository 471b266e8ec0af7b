import type { Translation } from '../../shape';
import type { xstackSetup as english } from '../en/xstackSetup';

/** Eine neue Partie X-Stack. */
export const xstackSetup: Translation<typeof english> = {
  lead: 'Ruhige Hände für zwei bis fünf, an diesem Bildschirm. Alles ist für eine Partie gegen einen Bot bereit: ändere, was du magst.',
  level1Text:
    'Zieht, was auf den ersten Blick lose scheint, und hofft das Beste. Für erste Partien.',
  level2Text: 'Probiert ein, zwei Griffe in Gedanken, bevor er etwas anfasst.',
  level3Text: 'Hat ein besseres Auge und wagt noch immer viel.',
  level4Text: 'Vergleicht einige Wege und nimmt nicht immer den sichersten.',
  level5Text: 'Wägt Punkte gegen Gefahr ab und hört auf, wenn es genug ist.',
  level6Text: 'Probiert seinen Favoriten dreimal, bevor er ihn anfasst.',
  level7Text: 'Vergleicht viele Wege und spielt auf Sieg, nicht auf Punkte.',
  level8Text: 'Die ruhigste Hand: Er probiert alles mehrmals, bis zu zwei Sekunden lang.',
  pile: 'Stapel',
  'design-fan': 'Fächer',
  'design-wall': 'Mauer',
  'design-high-fan': 'Hoher Fächer',
  'design-own': 'Ein eigener',
  'design-fan-text':
    'Lagen aus Stäben und Brettchen, die nach oben breiter werden. Der übliche Stapel.',
  'design-wall-text': 'Zwei Reihen aus Würfeln und Stäben, gemauert wie Ziegel. Schmal und hoch.',
  'design-high-fan-text':
    'Ein Fächer auf schmaleren Brettern mit einer Lage mehr. Für ruhige Hände.',
  'design-own-text': 'Ein Stapel aus dem Editor.',
  'pile-title': '{design}, Nummer {number}',
  number: 'Nummer des Stapels',
  'number-text': 'Dieselbe Nummer baut immer denselben Stapel.',
  another: 'Ein anderer',
  'make-pile': 'Stapel bauen',
  'own-missing': 'Wähle einen deiner Stapel, oder baue einen.',
  options: 'Hand und Runden',
  hand: 'Hand',
  'hand-text':
    'Wie fest die Hand ziehen kann, bevor ihr ein Klotz entgleitet. Eine starke Hand reißt den Stapel mit.',
  'hand-gentle': 'Sanft',
  'hand-normal': 'Normal',
  'hand-strong': 'Stark',
  tremor: 'Zittern',
  'tremor-text':
    'Keine Hand ist ganz ruhig: sie zittert von selbst ein wenig, bei allen am Tisch gleich.',
  'tremor-none': 'Keines',
  'tremor-steady': 'Wenig',
  'tremor-natural': 'Natürlich',
  'tremor-shaky': 'Stark',
  rounds: 'Runden',
  'rounds-text':
    'So viele Stapel nacheinander; die Punkte werden addiert, und jedes Mal beginnt der Nächste.',
};
