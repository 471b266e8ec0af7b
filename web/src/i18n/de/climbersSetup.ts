import type { climbersSetup as english } from '../en/climbersSetup';
import type { Translation } from '../shape';

export const climbersSetup: Translation<typeof english> = {
  lead: 'The Climbers für zwei bis fünf an diesem Bildschirm. Alles ist bereit für eine Partie gegen einen Bot: Ändere, was du magst.',
  order: 'Reihenfolge',
  orderListed: 'Wie oben',
  orderDrawn: 'Der Zufall',
  orderListedText: 'Wer oben steht, beginnt. Die Pfeile ändern die Reihenfolge.',
  orderDrawnText: 'Zu Beginn der Partie wird gelost.',
  earlier: 'Spieler {number} früher an der Reihe',
  later: 'Spieler {number} später an der Reihe',
  violet:
    'Violett ist die schwierigste Farbe: Sie liegt auf jedem Block dem Grau gegenüber, und wo das eine oben ist, ist es das andere nicht. Bei weniger als fünf Spielern bleibt sie in der Schachtel, wenn sie niemand wählt.',
  level1Text: 'Baut und steigt, wo er gerade hinschaut. Für erste Partien.',
  level2Text: 'Baut eine Stufe, wo er eine sieht, und steigt, nur für sich.',
  level3Text: 'Steigt, so hoch er sieht, und geht sorgsamer mit seinen Leitern um.',
  level4Text: 'Bedenkt mehr Züge und was sie dir öffnen.',
  level5Text: 'Prüft seine besten Züge noch einmal und sperrt ab und zu eine Fläche.',
  level6Text:
    'Spielt die besten Züge im Kopf bis zu seinem nächsten weiter und sperrt, wo es wehtut.',
  level7Text:
    'Beurteilt für jeden Block jeden Platz nach dem, was Partien gewonnen hat, nimmt aber nicht immer den besten.',
  level8Text: 'Der Stärkste: Er denkt bis zu zwei Sekunden über die besten Züge aller nach.',
  tower: 'Turm',
  towerText: 'Jede Nummer baut ihren eigenen Turm, immer denselben. Du kannst sie weitersagen.',
  towerNumber: 'Nummer des Turms',
  towerTitle: 'Turm {number}',
  others: 'Andere zeigen',
  towerAlt: 'Turm {number} am Anfang mit seinen Figuren: {height} Einheiten hoch.',
  rules: 'Was ihr vereinbart',
  preset: 'Ausgabe',
  classic: 'Klassisch',
  modern: 'Modern',
  own: 'Eigene',
  classicText:
    'Die Regeln von 2008: Figuren dürfen wieder absteigen, und bei gleicher Höhe gewinnt, wer zuletzt ankam.',
  modernText:
    'Die Ausgabe von 2017, wie Rezensenten sie beschreiben: nie abwärts, nach jedem Zug dürfen sich alle Figuren bewegen, und bei gleicher Höhe gewinnt, wer zuerst ankam.',
  ownText: 'Eure eigene Mischung: Alles Folgende lässt sich frei verbinden.',
  pawnBeforeBlock: 'Figur vor dem Block',
  pawnBeforeBlockText:
    'Du darfst deine Figur vor deinem Block bewegen und danach noch einmal; oder nur danach.',
  allowed: 'Erlaubt',
  forbidden: 'Verboten',
  descend: 'Absteigen',
  descendText:
    'Eine Figur darf jede Höhe umsonst hinabsteigen; oder es geht nur eben und nach oben.',
  tie: 'Gleich hoch',
  tieText:
    'Stehen mehrere Figuren am höchsten, gewinnt, wer zuletzt dort ankam, oder wer zuerst kam.',
  tieLast: 'Der Letzte siegt',
  tieFirst: 'Der Erste siegt',
  variants: 'Varianten',
  on: 'An',
  off: 'Aus',
  bridges: 'Brücken',
  bridgesText:
    'Eine Leiter darf auch eben oder schräg über eine Lücke gelegt werden, solange du in diesem Zug keinen Block bewegt hast.',
  together: 'Gemeinsam steigen',
  togetherText:
    'Nach jedem Zug dürfen alle anderen der Reihe nach ebenfalls ihre Figur bewegen, ohne Leitern.',
  rounds: 'Vor dem Ende',
  roundsText:
    'Das Ende naht, wenn eine ganze Runde lang niemand höher gestiegen ist, oder zwei Runden lang: besser zu zweit.',
  oneRound: 'Eine Runde',
  twoRounds: 'Zwei Runden',
};
