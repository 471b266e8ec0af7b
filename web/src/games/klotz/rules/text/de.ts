import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'KLOTZ: die Regeln',
  lead: 'Ein Wettlauf für zwei bis vier Spieler durch einen Wald aus Säulen, die allen gehören. In fünf Minuten gelernt.',
  contents: 'Auf dieser Seite',
  summary: {
    title: 'Kurz gesagt',
    terms: [
      ['Ziel', 'Bring deinen Klotz vor den anderen in die Ecke seiner Farbe.'],
      [
        'Dein Zug',
        'Beweg ein Stück: deinen Klotz genau vier Schritte oder eine Säule ohne fremden Stein genau so viele Schritte, wie sie hoch ist. Geradeaus oder mit einer Ecke, nur über leere Felder. Dein Stein kommt auf die Säule, die du bewegst, und sperrt sie.',
      ],
      [
        'Ende',
        'Der erste Klotz in seiner Ecke gewinnt. Eine Säule, die ihren Zug auf einem Klotz beendet, schickt ihn in die Mitte zurück.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'Spielziel',
      body: [
        'In der Mitte des Bretts stehen vier hohe Blöcke, die Klötze, einer für jede Farbe. Wer seinen Klotz als Erster in die Ecke seiner Farbe bringt, gewinnt.',
        'Alles andere auf dem Brett steht im Weg, und jeder darf es versetzen: aus dem eigenen Weg heraus oder in den eines anderen hinein. Behalte die anderen Klötze im Auge, nicht nur deinen. Wen du vergisst, der ist schon halb am Ziel. Steht jemand kurz vor dem Sieg, hält man ihn am besten gemeinsam auf.',
      ],
    },
    board: {
      title: 'Spielmaterial',
      body: [
        'Das Brett hat 14 × 14 Felder, Linien a bis n und Reihen 1 bis 14. Die Ecken sind farbig: a1 rot, a14 gelb, n14 grün, n1 blau. Ebenso die vier Startfelder in der Mitte: g7 rot, g8 gelb, h8 grün, h7 blau.',
        {
          list: [
            '24 Säulen, die niemandem gehören: zwölf der Höhe 1, vier der Höhe 2, acht der Höhe 3. An den Ringen einer Säule siehst du ihre Höhe.',
            'Vier Klötze der Höhe 4, einer pro Farbe. Jeder beginnt auf dem Startfeld seiner Farbe; es liegt seiner Ecke am nächsten.',
            'Für jeden Spieler ein kleiner Stein seiner Farbe. Zu Beginn liegt er auf der Ecke dieser Farbe, wo er niemandem im Weg ist.',
          ],
        },
        'Die Anordnung der Säulen zu Beginn heißt Aufstellung. Ihr wählt vor der Partie eine aus oder baut eine eigene. Alle Aufstellungen hier sind Rekonstruktionen: Die Abbildung der ursprünglichen ist verschollen.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      body: [
        'Gezogen wird reihum im Uhrzeigersinn: Rot, Gelb, Grün, Blau. Den Startspieler wählt ihr vorher oder lost ihn aus. In deinem Zug bewegst du genau eines von beiden:',
        {
          list: [
            'deinen Klotz, genau 4 Schritte weit, oder',
            'eine Säule, auf der kein fremder Stein liegt. Setz zuerst deinen Stein darauf, egal wo er vorher war; dann zieht die Säule genau so viele Schritte, wie sie hoch ist.',
          ],
        },
        'Die Klötze der anderen darfst du nie bewegen.',
      ],
    },
    moving: {
      title: 'Wie gezogen wird',
      body: [
        'Gezogen wird waagerecht und senkrecht, nie schräg. In jedem Zug darfst du einmal im rechten Winkel abbiegen, aber nie umkehren. Alle Schritte müssen gezogen werden: Eine 3er-Säule zieht genau drei Felder weit, nicht zwei.',
        {
          list: [
            'Jedes Feld auf dem Weg muss leer sein, auch das, auf dem abgebogen wird. Übersprungen wird nichts.',
            'Ecken dürfen weder überquert noch betreten werden. Einzige Ausnahme: Dein Klotz darf in seine Zielecke.',
            'Die vier Startfelder dürfen überquert werden, solange sie leer sind, aber kein Zug darf dort enden.',
            'Nur das Zielfeld zählt: Zwei Wege auf dasselbe Feld gelten als derselbe Zug.',
          ],
        },
      ],
    },
    stones: {
      title: 'Steine',
      body: [
        'Eine Säule, auf der dein Stein liegt, gehört dir: Niemand sonst darf sie ziehen. Das gilt, bis du eine andere Säule ziehst, denn dann wandert dein Stein auf diese. Die verlassene Säule ist wieder für alle frei.',
        'Ziehst du deinen Klotz, bleibt dein Stein, wo er ist. So hältst du eine Säule fest, als Mauer oder als Wache, während dein Klotz läuft.',
      ],
    },
    capturing: {
      title: 'Schlagen',
      body: [
        'Eine Säule darf ihren Zug auf einem Feld beenden, auf dem ein Klotz steht. Dieser Klotz ist geschlagen und kehrt auf sein Startfeld zurück, das immer frei ist. Von dort geht es weiter.',
        {
          list: [
            'Eine Säule darf jeden Klotz im Spiel schlagen, auch deinen eigenen.',
            'Schlagen ist nie Pflicht.',
            'Ein Klotz schlägt nichts, und Säulen werden nie geschlagen.',
          ],
        },
      ],
    },
    end: {
      title: 'Das Ende',
      body: [
        'Die Partie ist zu Ende, sobald ein Klotz mit dem letzten seiner vier Schritte seine Zielecke erreicht. Sein Spieler hat gewonnen; eine Rangfolge der anderen gibt es nicht.',
        {
          list: [
            'Wer keinen erlaubten Zug hat, passt. Kann niemand mehr ziehen, ist die Partie remis.',
            'Kommt dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal vor, ist die Partie remis, ebenso nach 400 Zügen ohne Sieger. Beides lässt sich abschalten.',
            'Wer aufgibt oder die Zeit überschreitet, scheidet aus: Sein Stein kommt vom Brett, und sein Klotz wird behandelt wie einer ohne Spieler. Wer als Letzter übrig bleibt, gewinnt.',
            'Ihr könnt euch auch auf Remis einigen; alle, die noch im Spiel sind, müssen zustimmen.',
          ],
        },
      ],
    },
    fewer: {
      title: 'Zu zweit oder zu dritt',
      body: [
        'Zu zweit nimmt man gewöhnlich Rot und Grün, zu dritt Rot, Gelb und Grün; andere Farben gehen auch. Klötze ohne Spieler kommen vom Brett. Ihre Startfelder dürfen überquert werden, aber kein Zug darf dort enden.',
        'Oder ihr lasst sie stehen: Dann bleiben sie die ganze Partie in der Mitte, und nichts kann sie schlagen oder überqueren.',
      ],
    },
    options: {
      title: 'Regeloptionen',
      body: [
        {
          terms: [
            [
              'Ziel',
              'Die Ecke der eigenen Farbe oder, für eine längere Partie, die schräg gegenüber. Die beiden anderen sind nie erreichbar.',
            ],
            [
              'Klötze ohne Spieler',
              'Zu zweit oder zu dritt kommen sie vom Brett oder bleiben in der Mitte.',
            ],
            ['Dreimal dieselbe Stellung', 'Remis oder ohne Folgen.'],
            ['Zuglimit', 'Remis nach 400 Zügen, nach einer anderen Zahl oder nie.'],
            ['Aufstellung', 'Eine mitgelieferte oder eine eigene aus dem Aufstellungseditor.'],
            [
              'Uhr',
              'Keine, feste Zeit pro Zug oder Zeit für die ganze Partie mit Zuschlag nach jedem Zug.',
            ],
          ],
        },
        'Eure Einstellungen werden mit der Partie gespeichert und beim Spielen angezeigt.',
      ],
    },
    ours: {
      title: 'Was wir festgelegt haben',
      body: [
        'KLOTZ ist von Gerald Schmidt und Volker Frey (1986). Wir kennen die Regeln nur aus Übersetzungen, und die lassen manches offen. So spielen wir, und das sind die Gründe:',
        {
          terms: [
            [
              'Die Aufstellung',
              'In keiner Fassung der Regeln, die wir gefunden haben, ist die Abbildung erhalten. Die Aufstellungen hier haben die richtige Anzahl Säulen und sehen von allen vier Seiten und im Spiegel gleich aus, sodass keine Farbe im Vorteil ist. Welche dem Original am nächsten kommt, wissen wir nicht.',
            ],
            [
              'Welche Farbe wohin',
              'Wir haben die Farben auf die Ecken verteilt und jeden Klotz auf das Startfeld gestellt, das seiner Ecke am nächsten liegt. Vier Schritte ändern die Summe aus Linie und Reihe immer um eine gerade Zahl, daher kann ein Klotz nur die Ecke erreichen, die seinem Start am nächsten liegt, und die schräg gegenüber.',
            ],
            [
              'Klötze ohne Spieler',
              'Eine Quelle lässt sie in der Mitte stehen, eine andere lässt ihre Felder leer. Wir nehmen sie vom Brett, wenn ihr nichts anderes einstellt.',
            ],
            [
              'Der eigene Klotz',
              'Keine Quelle verbietet es, mit einer Säule den eigenen Klotz zu schlagen. Also ist es erlaubt.',
            ],
            [
              'Remis und Passen',
              'Davon steht in den Quellen nichts. Partien mit Bots und Uhren brauchen ein Ende, deshalb haben wir Stellungswiederholung, Zuglimit und Passen ergänzt.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Notation',
      body: [
        {
          terms: [
            ['c3-c5', 'Säule oder Klotz zieht von c3 nach c5.'],
            ['c3xd5', 'Die Säule auf c3 schlägt den Klotz auf d5.'],
            ['c3-a1#', 'Der Klotz auf c3 erreicht seine Ecke: Die Partie ist gewonnen.'],
            ['--', 'Kein erlaubter Zug: Der Spieler passt.'],
          ],
        },
      ],
    },
  },
  figures: {
    start: {
      alt: 'Das ganze Brett am Anfang: 24 Säulen in symmetrischem Muster, die vier Klötze auf den farbigen Feldern in der Mitte, in jeder Ecke ein farbiges Feld.',
      caption: 'Der Spielbeginn mit der Aufstellung „Burg“, einer Rekonstruktion.',
    },
    bend: {
      alt: 'Eine Säule der Höhe 3 auf c6, Punkte auf allen Feldern, die sie erreicht, und eine gepunktete Linie, die mit einem Knick nach e5 führt.',
      caption: 'Eine 3er-Säule zieht genau drei Schritte, geradeaus oder mit einem Knick.',
    },
    blocked: {
      alt: 'Dieselbe Säule der Höhe 3 auf c6 zwischen anderen Säulen: Nur wenige Punkte bleiben, weil andere Säulen im Weg stehen.',
      caption: 'Was im Weg steht, versperrt ihn. Außen herum geht es nur mit einem Knick.',
    },
    centre: {
      alt: 'Eine Säule der Höhe 3 neben der leeren Mitte; eine Perlenlinie überquert zwei leere Startfelder und endet dahinter.',
      caption: 'Leere Startfelder dürfen überquert werden, aber kein Zug darf dort enden.',
    },
    stone: {
      alt: 'Drei Säulen der Höhe 2, auf zweien liegt ein Stein, einmal rot, einmal grün.',
      caption:
        'Nur Rot darf die Säule mit dem roten Stein ziehen, nur Grün die mit dem grünen. Die freie ist für alle da.',
    },
    capture: {
      alt: 'Eine Säule der Höhe 3, deren Weg nach einem Knick auf dem Feld des grünen Klotzes endet; ein unterbrochener Ring zeigt das Schlagen an.',
      caption: 'Die Säule schlägt den grünen Klotz; er kehrt nach h8 zurück.',
    },
    win: {
      alt: 'Der rote Klotz nahe der Ecke a1 mit einer Perlenlinie von vier Schritten, die in der Ecke endet.',
      caption: 'Vier Schritte, ein Knick, und Rot hat gewonnen.',
    },
  },
};

export default text;
