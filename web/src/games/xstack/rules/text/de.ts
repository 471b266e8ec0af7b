import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack: die Regeln',
  lead: 'Zieh einen Klotz aus dem Stapel, leg ihn höher wieder hin, und nimm noch einen, wenn du dich traust. Für zwei bis fünf mit ruhigen Händen.',
  contents: 'Auf dieser Seite',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        'Sechsunddreißig Holzklötze liegen in einem schwarzen X. In deinem Zug ziehst du einen davon heraus und legst ihn höher wieder hin. Dann darfst du einen anderen für dich nehmen. Was fällt, zählt gegen dich.',
        'Nichts wird hier ausgelost: die Klötze sind feste Körper mit Gewicht und Reibung, und die Hand, die an ihnen zieht, ist nicht stärker als eine vorsichtige. Wer die meisten Punkte hat, wenn das X fast leer ist, gewinnt.',
      ],
    },
    material: {
      title: 'Das X und seine Klötze',
      body: [
        'Zwei schwarze Bretter kreuzen sich zu einem X. In seiner oberen Hälfte liegt der Stapel: sechs Klötze in jeder von sechs Farben, Rot, Blau, Grün, Gelb, Weiß und blankes Holz. Jede Farbe außer dem blanken Holz hat ein Zeichen, niemand muss sie also nur an der Farbe erkennen.',
        {
          terms: [
            [
              'Fächer',
              'Stäbe von vorn nach hinten und Brettchen von links nach rechts, Lage auf Lage, nach oben breiter. Der übliche Stapel.',
            ],
            ['Mauer', 'Würfel und Stäbe in zwei Reihen, gemauert wie Ziegel: schmal und hoch.'],
            ['Hoher Fächer', 'ein Fächer auf schmaleren Brettern, mit einer Lage mehr.'],
          ],
        },
        'Jeder Stapel hat eine Nummer, und dieselbe Nummer baut immer denselben Stapel. Im Editor kannst du auch einen eigenen bauen.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      body: [
        {
          list: [
            'Zieh einen Klotz heraus und leg ihn höher wieder hin: wenn alles ruht, muss sein tiefster Punkt um mehr als 1 mm höher sein als vor deinem Zug. Eine dünne Linie zeigt diese Höhe. Er muss auf dem X liegen oder auf Klötzen, die dort liegen.',
            'Dann darfst du einen anderen Klotz als Bonus vom Stapel nehmen. Bring ihn zu deiner Ablage, neben das X. Oder du beendest deinen Zug.',
          ],
        },
        'Ein Klotz, den du loslässt, nachdem er sich um weniger als 1 cm bewegt hat, ist geblieben: versuch einen anderen, oder denselben noch einmal. Hat er sich weiter bewegt, ohne herauszukommen, machst du mit diesem weiter und mit keinem anderen, oder du gibst ihn auf.',
        'Ein Klotz, der herauskam und nicht höher liegt, ist Malus, und dein Zug ist zu Ende. Ebenso einer, den du aufgibst.',
        'Deine Hand darf im Zug 90 Sekunden geschlossen sein. Danach ist der Klotz darin Malus.',
      ],
    },
    hand: {
      title: 'Die Hand',
      body: [
        'Du hältst einen Klotz dort, wo du ihn berührt hast. Die Hand zieht mit begrenzter Kraft: ein Klotz, der klemmt, entgleitet ihr, statt den Stapel mitzureißen, und du siehst und hörst die Anstrengung. Schneller als 30 cm in der Sekunde geht sie nicht.',
        'Keine Hand ist ganz ruhig. Wie sehr sie zittert, wird vor der Partie ausgemacht, und es ist für alle gleich.',
      ],
    },
    falling: {
      title: 'Wenn etwas fällt',
      body: [
        'Ein Klotz ist gefallen, wenn er den Tisch berührt. Dann endet dein Zug, sobald alles ruht. Alle Klötze, die bis dahin gefallen sind, sind dein Malus, und ebenso der Klotz in deiner Hand oder der Bonus, den du gerade genommen hast.',
        'Auf dem X dürfen Klötze rutschen, wie sie wollen.',
      ],
    },
    forbidden: {
      title: 'Der verbotene Klotz',
      body: [
        'Der Klotz, der im Zug vor dir zurückgelegt wurde, ist verboten: du darfst ihn weder ziehen noch als Bonus nehmen. Auch den Klotz, den du in diesem Zug selbst zurückgelegt hast, darfst du nicht als Bonus nehmen.',
        'Statt einen Klotz zu ziehen, darfst du ablehnen: am Anfang deines Zugs, oder nach einem Klotz, der geblieben ist, nimmst du den verbotenen Klotz als Malus, und dein Zug ist zu Ende. Fallen andere, weil er fehlt, sind auch sie Malus. Wurde vor dir nichts zurückgelegt, kannst du nicht ablehnen.',
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
        'Sind am Ende eines Zugs 4 Klötze oder weniger auf dem X, ist das Spiel zu Ende. Wer die meisten Punkte hat, gewinnt; bei gleich vielen teilt man sich den Sieg.',
        'Spielt ihr mehrere Runden, werden ihre Punkte addiert, und in jeder Runde beginnt der Nächste.',
      ],
    },
    options: {
      title: 'Was ihr ausmachen könnt',
      body: [
        {
          terms: [
            ['Stapel', 'Fächer, Mauer, hoher Fächer oder ein eigener.'],
            ['Hand', 'sanft (0,5 N), normal (0,7 N) oder stark (4 N).'],
            ['Zittern', 'keines, wenig, natürlich oder stark.'],
            ['Runden', '1 bis 5.'],
          ],
        },
      ],
    },
    ours: {
      title: 'Was von uns ist',
      body: [
        'Das Spiel ist von Zoltán Aczél, 1998. Sein Titel ist uns nicht bekannt; X-Stack ist unser Arbeitsname.',
        'Vom Material ist nur ein Teil überliefert: zwei schwarze Bretter, die ein X bilden, 36 Klötze, mehrere Farben, darunter Rot und Blau. Die Form des Gestells, die Größen der Klötze und die drei Stapel sind unsere Rekonstruktion, gefunden durch Simulieren vieler solcher Stapel, bis manche Klötze deutlich lose sind, manche deutlich tragen und viele eine Frage bleiben.',
        'Außerdem haben wir entschieden: 90 Sekunden für die Hand, 1 mm für „höher“, 1 cm für „geblieben“, dass man ohne verbotenen Klotz nicht ablehnen kann, und dass ein Klotz genommen ist, sobald er frei und 5 cm neben dem Gestell ist.',
      ],
    },
    notation: {
      title: 'Wie Züge geschrieben werden',
      body: [
        'Klötze heißen nach ihrer Farbe und einer Zahl: R, B, G, Y, W und N mit 01 bis 06.',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 wurde höher zurückgelegt, dann Y05 genommen.'],
            ['pull B03 fell R01 G06', 'während B03 gezogen wurde, fielen R01 und G06.'],
            ['pull B03 low', 'B03 wurde zu tief zurückgelegt.'],
            ['decline W02', 'stattdessen wurde W02 genommen.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'Der Stapel Fächer in seinem schwarzen X', caption: 'Fächer' },
    wall: { alt: 'Der Stapel Mauer, zwei Reihen Klötze wie Ziegel', caption: 'Mauer' },
    'high-fan': { alt: 'Der Stapel hoher Fächer', caption: 'Hoher Fächer' },
    line: {
      alt: 'Eine Hand hält einen Klotz über einer dünnen Linie',
      caption:
        'Die Linie ist dort, wo der tiefste Punkt dieses Klotzes war. Hier oben darf man ihn loslassen.',
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
