import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Klotz: die Regeln',
  lead: 'Ein Wettlauf für zwei bis vier durch einen Wald von Säulen, der allen gehört. In fünf Minuten gelernt.',
  contents: 'Auf dieser Seite',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        'In der Mitte des Bretts stehen vier hohe Blöcke, die Klötze, einer für jede Farbe. Wer seinen Klotz als Erster in die Ecke seiner Farbe bringt, gewinnt.',
        'Alles andere auf dem Brett steht im Weg, und jeder darf es versetzen: aus dem eigenen Weg heraus oder in den eines anderen hinein. Behalte die anderen Klötze im Auge, nicht nur deinen. Der, den du vergisst, ist schon halb zu Hause.',
      ],
    },
    board: {
      title: 'Brett und Figuren',
      body: [
        'Das Brett hat 14 × 14 Felder, Linien a bis n und Reihen 1 bis 14. Die Ecken sind farbig: a1 rot, a14 gelb, n14 grün, n1 blau. Ebenso die vier Felder in der Mitte: g7 rot, g8 gelb, h8 grün, h7 blau.',
        {
          list: [
            '24 Säulen, die niemandem gehören: zwölf der Höhe 1, vier der Höhe 2, acht der Höhe 3. Die Ringe an einer Säule zählen ihre Höhe.',
            'Vier Klötze der Höhe 4, einer je Farbe. Jeder beginnt auf dem Mittelfeld seiner Farbe, das seiner Ecke am nächsten liegt.',
            'Für jeden Spieler ein kleiner Stein seiner Farbe, zuerst in der Hand.',
          ],
        },
        'Wo die Säulen am Anfang stehen, heißt Aufstellung. Ihr wählt vor der Partie eine aus oder baut eine eigene. Alle Aufstellungen hier sind Rekonstruktionen: Das Bild der ursprünglichen ist verloren.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      body: [
        'Gezogen wird reihum im Uhrzeigersinn der Ecken: Rot, Gelb, Grün, Blau. Wer beginnt, macht ihr aus. Wer am Zug ist, bewegt genau eine Figur:',
        {
          list: [
            'den eigenen Klotz, genau 4 Schritte; oder',
            'eine Säule, auf der kein fremder Stein liegt. Dein Stein kommt darauf, wo immer er vorher war, und dann geht die Säule genau so viele Schritte, wie sie hoch ist.',
          ],
        },
        'Die Klötze der anderen bewegst du nie.',
      ],
    },
    moving: {
      title: 'Wie gezogen wird',
      body: [
        'Schritte gehen waagrecht und senkrecht, nie schräg. Ein Zug darf einmal im rechten Winkel abbiegen, kehrt also nie um. Er verbraucht alle seine Schritte: Eine Säule der Höhe 3 geht drei Felder weit, nicht zwei.',
        {
          list: [
            'Jedes Feld auf dem Weg muss leer sein, auch das, auf dem abgebogen wird. Übersprungen wird nichts.',
            'Ecken darf man weder überqueren noch betreten, mit einer Ausnahme: dein Klotz sein Ziel.',
            'Die vier farbigen Felder in der Mitte darf man überqueren, solange sie leer sind, aber kein Zug endet dort.',
            'Nur das Ende des Wegs zählt. Führen zwei Wege auf dasselbe Feld, sind sie derselbe Zug.',
          ],
        },
      ],
    },
    stones: {
      title: 'Steine',
      body: [
        'Eine Säule, auf der dein Stein liegt, gehört dir: Niemand sonst darf sie ziehen. Sie bleibt dein, bis du eine andere Säule ziehst, denn dann wandert dein Stein mit. Die verlassene Säule ist wieder für alle frei.',
        'Ziehst du deinen Klotz, bleibt dein Stein, wo er ist. So hältst du eine Säule fest, als Mauer oder als Wache, während dein Klotz läuft.',
      ],
    },
    capturing: {
      title: 'Schlagen',
      body: [
        'Eine Säule darf ihren Zug auf einem Feld beenden, auf dem ein Klotz steht. Dieser Klotz ist geschlagen und kehrt auf sein eigenes Mittelfeld zurück, das immer für ihn frei ist. Von dort geht es weiter.',
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
        'Die Partie ist zu Ende, sobald ein Klotz mit dem letzten seiner vier Schritte seine Zielecke erreicht. Sein Spieler hat gewonnen; die anderen werden nicht gereiht.',
        {
          list: [
            'Wer keinen erlaubten Zug hat, passt. Kann niemand mehr ziehen, ist die Partie remis.',
            'Dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal ist remis, ebenso eine Partie mit 400 einzelnen Zügen ohne Sieger. Beides kann man anders vereinbaren.',
            'Wer aufgibt oder die Zeit überschreitet, scheidet aus: Der Stein verlässt das Brett, und mit dem Klotz geschieht, was mit unbenutzten Klötzen geschieht. Wer als Letzter übrig ist, gewinnt.',
            'Man kann sich auch auf Remis einigen. Alle, die noch im Spiel sind, müssen zustimmen.',
          ],
        },
      ],
    },
    fewer: {
      title: 'Zu zweit oder zu dritt',
      body: [
        'Zu zweit nimmt man gewöhnlich Rot und Grün, zu dritt Rot, Gelb und Grün; andere Farben gehen auch. Klötze, die niemand spielt, kommen vom Brett. Auf ihren Mittelfeldern darf man nicht stehen bleiben, sie aber überqueren.',
        'Oder ihr lasst sie stehen: Dann bleiben sie die ganze Partie in der Mitte, und nichts kann sie schlagen oder überqueren.',
      ],
    },
    options: {
      title: 'Was man vereinbaren kann',
      body: [
        {
          terms: [
            [
              'Ziel',
              'Die Ecke der eigenen Farbe oder, für eine längere Partie, die schräg gegenüber. Die beiden anderen sind nie erreichbar.',
            ],
            [
              'Unbenutzte Klötze',
              'Zu zweit oder dritt kommen sie weg, oder sie bleiben in der Mitte.',
            ],
            ['Dreimal dieselbe Stellung', 'Remis, oder gar nichts.'],
            [
              'Höchstzahl der Züge',
              'Remis nach 400 einzelnen Zügen, nach einer anderen Zahl oder nie.',
            ],
            ['Aufstellung', 'Eine aus dem Spiel oder eine eigene aus dem Aufstellungseditor.'],
            [
              'Uhr',
              'Keine, eine Zeit für jeden Zug oder eine Zeit für die Partie, zu der nach jedem Zug ein wenig hinzukommt.',
            ],
          ],
        },
        'Was ihr vereinbart, wird mit der Partie aufgehoben und beim Spielen angezeigt.',
      ],
    },
    ours: {
      title: 'Was wir selbst entschieden haben',
      body: [
        'Klotz stammt von Gerald Schmidt und Volker Frey, 1986. Die Regeln, die wir kennen, sind Übersetzungen, und manches lassen sie offen. So spielen wir es, und deshalb.',
        {
          terms: [
            [
              'Die Aufstellung',
              'In keiner Fassung der Regeln, die wir gefunden haben, ist das Bild dazu erhalten. Die Aufstellungen hier haben die richtige Zahl von Säulen und sehen von allen vier Seiten und im Spiegel gleich aus, sodass keine Farbe im Vorteil ist. Welche dem Original am nächsten kommt, wissen wir nicht.',
            ],
            [
              'Welche Farbe wohin',
              'Die Ecken haben wir verteilt und jeden Klotz neben seine eigene gestellt. Vier Schritte ändern Linie und Reihe immer um eine gerade Summe, daher kann ein Klotz nur die Ecke erreichen, die seinem Start am nächsten liegt, und die schräg gegenüber.',
            ],
            [
              'Klötze, die niemand spielt',
              'Eine Quelle lässt sie in der Mitte stehen, eine andere lässt ihre Felder leer. Wir nehmen sie weg, wenn ihr nichts anderes vereinbart.',
            ],
            [
              'Der eigene Klotz',
              'Keine Quelle verbietet, dass eine Säule den Klotz dessen schlägt, der sie zieht. Also darf sie es.',
            ],
            [
              'Remis und Passen',
              'Davon steht in den Quellen nichts. Partien mit Bots und Uhren brauchen ein Ende, deshalb haben wir Wiederholung, Höchstzahl und Passen ergänzt.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Züge aufschreiben',
      body: [
        {
          terms: [
            ['c3-c5', 'Die Figur auf c3 geht nach c5.'],
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
      caption: 'Der Anfang mit der Aufstellung Burg, einer Rekonstruktion.',
    },
    bend: {
      alt: 'Eine Säule der Höhe 3 auf c6, Punkte auf allen Feldern, die sie erreicht, und eine Perlenlinie, die mit einem Knick nach e5 führt.',
      caption: 'Eine Säule der Höhe 3 geht genau drei Schritte, gerade oder mit einem Knick.',
    },
    blocked: {
      alt: 'Dieselbe Säule der Höhe 3 auf c6 zwischen anderen Säulen: Nur wenige Punkte bleiben, weil Säulen in ihren Wegen stehen.',
      caption: 'Was im Weg steht, versperrt ihn. Außen herum geht es nur mit einem Knick.',
    },
    centre: {
      alt: 'Eine Säule der Höhe 3 neben der leeren Mitte; eine Perlenlinie überquert zwei farbige Mittelfelder und endet dahinter.',
      caption: 'Leere Mittelfelder darf man überqueren, aber kein Zug endet auf einem.',
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
