import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack: die Regeln',
  lead: 'Zieh einen Klotz aus dem Stapel, leg ihn höher wieder ab und nimm noch einen, wenn du dich traust. Für zwei bis fünf Spieler mit ruhiger Hand.',
  contents: 'Auf dieser Seite',
  summary: {
    title: 'Kurz gesagt',
    terms: [
      ['Ziel', 'Sammle mehr Bonus als Malus.'],
      [
        'Dein Zug',
        'Zieh einen Klotz aus dem Stapel und leg ihn höher wieder ab. Dann darfst du einen anderen als Bonus nehmen oder aufhören. Was fällt oder nicht höher liegt, ist Malus und beendet deinen Zug.',
      ],
      ['Ende', 'Liegen höchstens vier Klötze auf dem X, gewinnt, wer die meisten Punkte hat.'],
    ],
  },
  sections: {
    goal: {
      title: 'Spielziel',
      body: [
        'Sechsunddreißig Holzklötze liegen in einem schwarzen X. In deinem Zug ziehst du einen davon heraus und legst ihn höher wieder hin. Dann darfst du einen anderen für dich nehmen. Was fällt, zählt gegen dich.',
        'Der Zufall spielt nicht mit: Die Klötze haben Gewicht und Reibung, und deine Hand ist nicht stärker als eine echte, die vorsichtig zieht. Wer die meisten Punkte hat, wenn das X fast leer ist, gewinnt.',
      ],
    },
    material: {
      title: 'Das X und seine Klötze',
      body: [
        'Zwei schwarze Bretter kreuzen sich zu einem X. In seiner oberen Hälfte liegt der Stapel: je sechs Klötze in sechs Farben: Rot, Blau, Grün, Gelb, Weiß und Natur. Jede Farbe außer Natur trägt auch ein Zeichen, an dem man sie ohne Farbensehen erkennt.',
        {
          terms: [
            [
              'Fächer',
              'Stäbe von vorn nach hinten und Brettchen von links nach rechts, Lage auf Lage, nach oben breiter. Der Standardstapel.',
            ],
            ['Mauer', 'Würfel und Stäbe in zwei Reihen, versetzt wie Ziegel. Schmal und hoch.'],
            ['Hoher Fächer', 'Ein Fächer auf schmaleren Brettern, mit einer Lage mehr.'],
          ],
        },
        'Jeder Stapel hat eine Nummer, und dieselbe Nummer ergibt immer denselben Stapel. Im Editor kannst du auch einen eigenen bauen.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      body: [
        {
          list: [
            'Zieh einen Klotz heraus und leg ihn höher wieder ab: Wenn alles ruht, muss sein tiefster Punkt mehr als 1 mm höher liegen als vor deinem Zug. Eine dünne Linie zeigt diese Höhe. Er muss auf dem X liegen oder auf Klötzen, die dort liegen.',
            'Danach darfst du einen anderen Klotz als Bonus nehmen: Trag ihn 5 cm vom X weg, und er gehört dir. Oder beende deinen Zug.',
          ],
        },
        'Lässt du einen Klotz los, der sich weniger als 1 cm bewegt hat, gilt er als nicht gezogen: Versuche einen anderen oder denselben noch einmal. Hat er sich weiter bewegt, ohne herauszukommen, musst du mit ihm weitermachen oder ihn aufgeben.',
        'Ein herausgezogener Klotz, der nicht höher liegt, zählt als Malus und beendet deinen Zug; ebenso einer, den du aufgibst.',
        'Pro Zug darfst du insgesamt 90 Sekunden lang einen Klotz halten. Danach zählt der Klotz in deiner Hand als Malus.',
      ],
    },
    hand: {
      title: 'Die Hand',
      body: [
        'Du hältst einen Klotz dort, wo du ihn berührt hast. Die Hand zieht mit begrenzter Kraft: Ein Klotz, der klemmt, entgleitet ihr, statt den Stapel mitzureißen, und du siehst und hörst die Anstrengung. Schneller als 30 cm pro Sekunde bewegt sie sich nicht.',
        'Die Hand ist ruhig, außer ihr stellt vor der Partie ein Zittern ein; dann ist es für alle gleich.',
        'Maus: Fass einen Klotz dort, wo du ihn halten willst, und zieh. Das Mausrad holt ihn heran oder schiebt ihn weg, mit Umschalttaste drehst du ihn; die rechte Maustaste dreht die Ansicht, auch mit einem Klotz in der Hand. Touchscreen: Tippe einen Klotz an, um ihn zu greifen. Ein Finger bewegt ihn, zwei Finger drehen ihn, wenn du sie gegeneinander verdrehst; sonst drehen und zoomen sie die Ansicht. Der Schieber holt ihn heran. Du kannst den Finger heben: Der Klotz bleibt in der Hand, bis du „Loslassen“ drückst.',
      ],
    },
    falling: {
      title: 'Wenn Klötze fallen',
      body: [
        'Ein Klotz ist gefallen, sobald er den Tisch berührt. Dann endet dein Zug, wenn alles ruht. Alle bis dahin gefallenen Klötze zählen als dein Malus, ebenso der Klotz in deiner Hand oder der gerade genommene Bonus.',
        'Auf dem X dürfen Klötze verrutschen; das kostet nichts.',
      ],
    },
    forbidden: {
      title: 'Der verbotene Klotz',
      body: [
        'Der Klotz, der im Zug vor dir zurückgelegt wurde, ist verboten: Du darfst ihn weder ziehen noch als Bonus nehmen. Auch den Klotz, den du in diesem Zug selbst zurückgelegt hast, darfst du nicht als Bonus nehmen.',
        'Statt einen Klotz zu ziehen, darfst du verzichten: Am Anfang deines Zuges (auch nach einem Klotz, der sich kaum bewegt hat) nimmst du den verbotenen Klotz als Malus, und dein Zug ist zu Ende. Fallen dabei andere, zählen auch sie als Malus. Wurde vor dir nichts zurückgelegt, kannst du nicht verzichten.',
      ],
    },
    points: {
      title: 'Bonus und Malus',
      body: [
        {
          list: [
            'Ein Bonusklotz ist 1 Punkt wert, ein roter 0.',
            'Ein Malusklotz kostet 1 Punkt, auch ein roter.',
            'Ein neuer Bonusklotz nimmt alle deine Malusklötze seiner Farbe aus dem Spiel. Vor späteren schützt er nicht.',
          ],
        },
      ],
    },
    end: {
      title: 'Das Ende',
      body: [
        'Liegen am Ende eines Zuges höchstens 4 Klötze auf dem X, ist die Partie zu Ende. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.',
        'Spielt ihr mehrere Runden, werden ihre Punkte addiert, und jede Runde beginnt der nächste Spieler.',
      ],
    },
    options: {
      title: 'Regeloptionen',
      body: [
        {
          terms: [
            [
              'Stapel',
              'Fächer, Mauer, hoher Fächer, Pyramide, Brücke, Turm, Schräge, Säule, Turmspitze oder ein eigener.',
            ],
            ['Hand', 'Sanft (0,5 N), normal (0,7 N) oder stark (4 N).'],
            ['Zittern', 'Keins, wenig, natürlich oder stark.'],
            ['Runden', '1 bis 5.'],
            [
              'Hausregeln',
              'Von uns, nicht aus der gedruckten Regel, jede einzeln wählbar: Der Klotz, den du in deinem letzten Zug zurückgelegt hast, ist auch für dich tabu. Die oberste Lage darf weder gezogen noch genommen werden. Ein Bonus muss tiefer liegen als der Klotz, den du gerade zurückgelegt hast.',
            ],
          ],
        },
      ],
    },
    ours: {
      title: 'Was wir festgelegt haben',
      body: [
        'Das Spiel ist von Zoltán Aczél (1998). Seinen Titel kennen wir nicht; „X-Stack“ ist unser Arbeitstitel.',
        'Vom Material ist nur ein Teil überliefert: zwei schwarze Bretter, die ein X bilden, 36 Klötze, mehrere Farben, darunter Rot und Blau. Die Form des Gestells, die Maße der Klötze und die drei Stapel haben wir rekonstruiert: Wir haben viele Varianten simuliert, bis manche Klötze klar lose waren, manche klar trugen und man es bei vielen ausprobieren muss.',
        'Außerdem haben wir festgelegt: 90 Sekunden Haltezeit, 1 mm für „höher“, 1 cm für „nicht gezogen“; dass man ohne verbotenen Klotz nicht verzichten kann; und dass ein Klotz genommen ist, sobald er frei und 5 cm vom Gestell entfernt ist.',
      ],
    },
    notation: {
      title: 'Notation',
      body: [
        'Klötze heißen nach dem englischen Anfangsbuchstaben ihrer Farbe und einer Zahl von 01 bis 06: R (Rot), B (Blau), G (Grün), Y (Gelb), W (Weiß), N (Natur).',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 wurde höher zurückgelegt, dann Y05 genommen.'],
            ['pull B03 fell R01 G06', 'Während B03 gezogen wurde, fielen R01 und G06.'],
            ['pull B03 low', 'B03 wurde zu tief zurückgelegt.'],
            ['decline W02', 'Verzicht: W02 wurde als Malus genommen.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'Der Stapel „Fächer“ in seinem schwarzen X', caption: 'Fächer' },
    wall: { alt: 'Der Stapel „Mauer“, zwei Reihen Klötze wie Ziegel', caption: 'Mauer' },
    'high-fan': { alt: 'Der Stapel „Hoher Fächer“', caption: 'Hoher Fächer' },
    line: {
      alt: 'Eine Hand hält einen Klotz über einer dünnen Linie',
      caption:
        'Die Linie zeigt, wo der tiefste Punkt dieses Klotzes war. Darüber darfst du ihn loslassen.',
    },
    forbidden: {
      alt: 'Ein Klotz oben auf dem Stapel ist als verboten gekennzeichnet',
      caption: 'Dieser Klotz wurde gerade zurückgelegt. Er ist verboten.',
    },
    trays: {
      alt: 'Ablagen mit Bonus- und Malusklötzen vor dem X',
      caption: 'Bonusklötze in der einen Ablage, Malusklötze in der anderen.',
    },
  },
};

export default text;
