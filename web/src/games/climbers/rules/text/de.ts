import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers: die Regeln',
  lead: 'Versetz einen Block, steig so hoch, wie deine Farbe dich lässt, und sei oben, wenn niemand mehr steigen kann. Für zwei bis fünf.',
  contents: 'Auf dieser Seite',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        'Fünfunddreißig Blöcke aus Holz bilden einen Turm. In deinem Zug versetzt du einen davon und bewegst dann deine Figur, die nur auf ihrer eigenen Farbe und auf Grau gehen darf. Der Turm verändert sich, die leichten Stufen werden knapp, und wer am Ende am höchsten steht, gewinnt.',
        'Eine Stufe, die du für dich baust, kann auch die Stufe von jemand anderem sein. Ist sie grau, dann ist sie es fast immer.',
      ],
    },
    pieces: {
      title: 'Blöcke, Figuren und Werkzeug',
      body: [
        'Alles wird in Einheiten gezählt: Eine Einheit ist die halbe Kante eines Würfels. Von oben gesehen bedeckt ein Würfel 2 × 2 Felder. Eine Figur steht auf einem Feld.',
        {
          list: [
            '12 Halbwürfel: liegend bedecken sie 2 × 2 Felder und sind 1 hoch, stehend 1 × 2 Felder und 2 hoch.',
            '12 Würfel: 2 × 2 Felder, 2 hoch.',
            '9 Doppelwürfel: stehend 2 × 2 Felder und 4 hoch, liegend 2 × 4 Felder und 2 hoch.',
            '2 große Blöcke, rundum grau: stehend 2 × 2 Felder und 6 hoch, liegend 2 × 6 Felder und 2 hoch.',
            'Für alle: je eine Figur, eine kleine Leiter, eine große Leiter und ein Sperrstein.',
          ],
        },
        'Alle außer den großen Blöcken haben sechs verschiedene Flächen: Rot gegenüber Gelb, Dunkelblau gegenüber Hellblau, Violett gegenüber Grau. Jede Farbe hat auch ein eigenes Zeichen, damit niemand sie nur an der Farbe erkennen muss. Graue Flächen und der Tisch sind für alle da.',
      ],
    },
    start: {
      title: 'Der Turm',
      body: [
        'Die beiden großen Blöcke stehen nebeneinander in der Mitte. Alle anderen werden um sie herum und über sie gebaut, bis von den beiden nichts mehr zu sehen ist. Jeder Turm hat eine Nummer, und dieselbe Nummer baut immer denselben Turm.',
        'Die Figuren beginnen auf dem Tisch. Farben und Reihenfolge bestimmt der Zufall, oder ihr einigt euch. Violett ist am schwersten zu spielen, weil es dem Grau gegenüberliegt: Bei weniger als fünf Spielern bleibt es in der Schachtel, wenn niemand es haben will.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      body: [
        'In dieser Reihenfolge, und jeden Teil nur, wenn du willst:',
        {
          list: [
            'deine Figur bewegen;',
            'einen Block versetzen;',
            'deine Figur bewegen, auch wenn du sie vorher schon bewegt hast;',
            'deinen Sperrstein legen.',
          ],
        },
        'Du kannst auch gar nichts tun und passen. An diesem Tisch ist nichts endgültig, bis du deinen Zug beendest: Bis dahin lässt sich jeder Teil zurücknehmen.',
      ],
    },
    block: {
      title: 'Einen Block versetzen',
      body: [
        'Du darfst jeden Block nehmen, der nichts trägt: keine Figur, keinen Sperrstein, keinen anderen Block. Einer ist ausgenommen, nämlich der, den der Spieler vor dir gerade versetzt hat. Hat er keinen versetzt, darfst du jeden nehmen.',
        'Der Block kommt an einen anderen Ort, oder er bleibt und zeigt eine andere Seite. Er muss am Ende anders daliegen als am Anfang.',
        {
          list: [
            'Er liegt flach auf: Alles unter ihm ist gleich hoch. Nichts lehnt, nichts steht über, und darunter bleibt kein Loch.',
            'Er wird um ganze Einheiten versetzt. So darf er um eine Einheit verschoben sein wie die Steine einer Mauer.',
            'Er muss einen anderen Block von oben oder mit einer Seite berühren, und zwar auf mindestens einem Quadrat von einer Einheit. Sich an einer Kante oder Ecke zu treffen genügt nicht.',
            'Er darf weder auf eine Fläche mit einem Sperrstein noch über den Rand des Tisches gesetzt werden.',
          ],
        },
        'Figuren lassen sich schieben. Kommt der Block auf eine Fläche, auf der Figuren stehen, so rückt jede verdeckte Figur auf das nächste freie Feld im Rest derselben Fläche. Ist dort nicht Platz für alle, darf der Block nicht dorthin. Auf dem Tisch ist immer Platz.',
      ],
    },
    pawn: {
      title: 'Deine Figur bewegen',
      body: [
        'Deine Figur geht von Fläche zu Fläche, so weit du willst. Sie darf auf eine Fläche, die ihre eigene an einer Kante berührt, nie nur an einer Ecke, wenn diese grau oder von ihrer Farbe ist. Der Tisch steht allen offen.',
        {
          list: [
            'Eben oder eine Einheit nach oben: frei.',
            'Nach unten, egal wie tief: frei, wenn ihr nichts anderes vereinbart habt.',
            'Zwei Einheiten nach oben: mit der kleinen oder der großen Leiter. Drei oder vier: mit der großen. Fünf oder mehr: gar nicht.',
            'Eine graue Fläche hat auf jedem sichtbaren Feld Platz für eine Figur. Figuren darauf versperren den Weg nicht, aber eine volle graue Fläche kann weder betreten noch überquert werden.',
            'Eine Fläche mit einem Sperrstein ist für alle gesperrt.',
          ],
        },
        'Ein Block mitten auf einer Fläche kann sie in zwei teilen. Dann ist jeder Teil eine Fläche für sich.',
      ],
    },
    ladders: {
      title: 'Leitern',
      body: [
        'Jede Leiter wird einmal benutzt und ist dann aus dem Spiel. Du hast eine kleine und eine große, und niemand sonst kann sie benutzen.',
        'In einem Zug darfst du beide benutzen: vor deinem Block, danach, oder eine davor und eine danach. Dazwischen muss deine Figur aber auf einer grauen oder eigenen Fläche stehen: Zwei Leitern werden nie zu einer langen. Wie die Figur selbst gehen sie gerade, nie schräg.',
      ],
    },
    stone: {
      title: 'Der Sperrstein',
      body: [
        'Am Ende deines Zuges darfst du deinen Stein oben auf irgendeinen Block legen, auf dem weder eine Figur steht noch ein anderer Stein liegt, egal in welcher Farbe, aber nie auf den Tisch. Er sperrt diese ganze Fläche, bis dein nächster Zug beginnt: Niemand darf sie betreten oder überqueren, nichts darf darauf gesetzt werden, und ihr Block kann nicht versetzt werden. Danach verlässt der Stein das Spiel endgültig.',
      ],
    },
    end: {
      title: 'Das Ende',
      body: [
        'Ein Zug, in dem keine Figur höher kommt, als sie je war, ist ein Zug ohne Aufstieg. Nach so vielen davon hintereinander, wie es Spieler gibt, hat der Nächste eine letzte Gelegenheit. Bleibt auch dieser Zug ohne Aufstieg, ist die Partie zu Ende. Wenn nicht, wird von vorn gezählt.',
        {
          list: [
            'Die höchste Figur gewinnt.',
            'Von mehreren gleich hohen gewinnt, wer zuletzt auf dieser Höhe ankam; oder wer zuerst ankam, wenn ihr es so vereinbart habt.',
            'Stehen alle Figuren noch auf dem Tisch, hat niemand gewonnen.',
            'Wer aufgibt oder die Zeit überschreitet, scheidet aus: Figur und Stein verlassen den Tisch, die anderen spielen weiter. Wer als Letzter übrig bleibt, gewinnt.',
            'Auch ein Remis kann vereinbart werden. Alle, die noch mitspielen, müssen annehmen.',
          ],
        },
      ],
    },
    variants: {
      title: 'Varianten',
      body: [
        'Jede davon lässt sich zu jeder Partie hinzunehmen.',
        {
          terms: [
            [
              'Brücken',
              'Eine Leiter, die du noch hast, darf auch eben oder schräg in gerader Linie über eine Lücke gelegt werden, zu einer Fläche, die du betreten darfst. Die kleine überspannt bis zu zwei Felder und bis zu zwei Einheiten Höhenunterschied, die große jeweils bis zu vier. Mindestens ein Feld muss dazwischenliegen, und nichts darf dort höher sein als die Leiter. Nicht in einem Zug, in dem du schon einen Block versetzt hast. Danach ist die Leiter weg.',
            ],
            [
              'Gemeinsam steigen',
              'Nach jedem Zug dürfen alle anderen der Reihe nach ebenfalls ihre Figur bewegen, aber ohne Leitern. Die Plätze auf einer grauen Fläche bekommt also, wer zuerst kommt.',
            ],
            [
              'Zwei Runden',
              'Erst zwei Runden ohne Aufstieg statt einer bringen die letzte Gelegenheit. Zu zweit enden Partien dann weniger plötzlich.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'Was ihr vereinbaren könnt',
      body: [
        {
          terms: [
            [
              'Ausgabe',
              'Klassisch ist, was auf dieser Seite steht. Modern ist die Ausgabe von 2017: Figuren steigen nie ab, alle steigen gemeinsam, und bei gleicher Höhe gewinnt, wer zuerst ankam.',
            ],
            [
              'Figur vor dem Block',
              'Ob du deine Figur auch vor deinem Block bewegen darfst oder nur danach.',
            ],
            ['Absteigen', 'Erlaubt oder nicht: Dann geht es nur eben und nach oben.'],
            ['Gleich hoch', 'Es gewinnt, wer zuletzt ankam, oder wer zuerst kam.'],
            ['Turm', 'Jede Nummer. Du kannst die Türme ansehen und wählen.'],
            [
              'Uhr',
              'Keine, eine Zeit für jeden Zug, oder eine Zeit für die Partie und nach jedem Zug ein wenig dazu.',
            ],
          ],
        },
        'Was ihr vereinbart, wird mit der Partie aufbewahrt und beim Spielen angezeigt.',
      ],
    },
    hints: {
      title: 'Ein paar Ratschläge',
      body: [
        {
          list: [
            'Die große Leiter verliert an Wert: Spät in der Partie ist kaum noch etwas vier Einheiten hoch. Die kleine nicht.',
            'Halbwürfel tief im Turm sind schwer herauszubekommen, und genau sie brauchst du, wenn die Leitern weg sind.',
            'Steigt als Seilschaft. Graue Stufen vor einer Gruppe bringen alle schneller hinauf, als es allein ginge. Aber nur einer von euch kann gewinnen.',
            'Ist die Partie fast zu Ende und du liegst zurück, hilf jemandem eine Stufe hinauf. Die Partie geht weiter, und du auch.',
            'Der Sperrstein verteidigt besser, als er angreift. Am besten liegt er, wo er jemandem eine große Fläche nimmt, die nach oben führt.',
          ],
        },
      ],
    },
    ours: {
      title: 'Was wir selbst entschieden haben',
      body: [
        'The Climbers stammt von Holger Lanz und erschien 2008, auf Deutsch als Die Aufsteiger. Holz ist ein unabhängiges Projekt und steht in keiner Verbindung zum Autor oder zu den Verlagen. Die Regeln, die wir kennen, sind eine französische Bearbeitung, und sie lässt einiges offen. So spielen wir, und darum.',
        {
          terms: [
            [
              'Erst die Figur oder erst der Block',
              'Die Reihenfolge des Zuges beginnt mit dem Block, aber nach der Leiterregel werden Leitern auch benutzt, bevor der Block versetzt ist. Die Figur darf also anfangen, wenn ihr nichts anderes vereinbart.',
            ],
            [
              'Nie ein Überhang',
              'Für den Bau des Turms heißt es, dass nichts übersteht und nichts hohl ist. Wir halten uns die ganze Partie daran, so hat jedes Feld genau eine Oberseite.',
            ],
            [
              'Die Farben der Enden',
              'Nirgends steht, welche Farben auf den quadratischen Flächen der Halbwürfel und an den Enden der Doppelwürfel sind. Wir geben jedem der drei Paare ein Drittel. In ihren anderen Lagen zeigen sie die übrigen vier Farben.',
            ],
            [
              'Wohin geschobene Figuren gehen',
              'Auf das nächste freie Feld derselben Fläche, gezählt in Schritten entlang der Kanten, der Reihe nach ab dem, der zieht. Von zwei gleich nahen das mit der kleineren zweiten Zahl, dann mit der kleineren ersten.',
            ],
            [
              'Was als Steigen zählt',
              'Nur eine Höhe, die diese Figur noch nie hatte, und nur, wo sie stehen bleibt: Über eine höhere Fläche hinwegzugehen genügt nicht. Sonst könnte man durch Absteigen und Aufsteigen eine Partie endlos am Leben halten.',
            ],
            [
              'Wer zuletzt ankam',
              'Es zählt der Zug, in dem eine Figur ihre größte Höhe erreicht hat, auch wenn sie seitdem abgestiegen ist. Durch Absteigen und Aufsteigen kommt niemand noch einmal an. Haben mehrere sie beim gemeinsamen Steigen im selben Zug erreicht, ist später angekommen, wer in der Reihenfolge später dran ist, gezählt von dem an, der die Partie begonnen hat.',
            ],
            [
              'Niemand ist gestiegen',
              'Stehen am Ende alle Figuren auf dem Tisch, ist die Partie remis: Alles andere wäre ungerecht.',
            ],
            [
              'Wie weit eine Brücke reicht',
              'Die Spannweiten der beiden Leitern sind von uns: so weit hinüber, wie sie hinaufreichen.',
            ],
            [
              'Die moderne Ausgabe',
              'Wir kennen sie nur aus Besprechungen, nicht aus ihren eigenen Regeln.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Züge aufschreiben',
      body: [
        'Der Tisch hat 32 × 32 Felder, gezählt ab 0,0. Ein Zug wird als Folge seiner Schritte geschrieben.',
        {
          terms: [
            ['w12,14', 'Die Figur geht auf dieses Feld.'],
            ['s12,14', 'Sie steigt mit der kleinen Leiter; l12,14 mit der großen.'],
            ['bs12,14', 'Sie geht über eine Brücke, hier die kleine Leiter; bl12,14 die große.'],
            [
              'H3@12,14:2x2x1:r',
              'Der Halbwürfel H3 kommt an den Ort, dessen unterste Ecke 12,14 ist, liegend, mit Rot oben. C sind Würfel, D Doppelwürfel, G die großen Blöcke.',
            ],
            ['x12,14', 'Der Sperrstein kommt auf die Fläche dieses Feldes.'],
            ['-', 'Es wird gepasst.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'Ein Turm am Anfang: fünfunddreißig Blöcke in sechs Farben mit Terrassen und Versatz; die Figuren stehen ringsum auf dem Tisch.',
      caption: 'Ein Turm am Anfang. Jede Nummer baut einen anderen.',
    },
    room: {
      alt: 'Fünf Blöcke in einer Reihe, oben grau: ein liegender Halbwürfel, ein stehender Halbwürfel, ein Würfel, ein stehender und ein liegender Doppelwürfel. Kacheln zeigen auf jedem die Felder.',
      caption:
        'Wie viele Figuren auf eine graue Fläche passen: vier auf einen liegenden Halbwürfel, zwei auf einen stehenden, vier auf einen Würfel und auf einen stehenden Doppelwürfel, und ihr alle auf einen liegenden Doppelwürfel.',
    },
    contact: {
      alt: 'Ein liegender Halbwürfel neben einem Würfel, den er mit einem Quadrat von einer Einheit seiner Seite berührt.',
      caption: 'Ein Quadrat von einer Einheit berührt sich: Das genügt gerade.',
    },
    corner: {
      alt: 'Ein liegender Halbwürfel, der den Würfel nur an einer Ecke trifft; er ist durchgestrichen.',
      caption: 'Sich an einer Ecke zu treffen ist keine Berührung.',
    },
    overhang: {
      alt: 'Ein Würfel halb auf einem Block und halb über der Tiefe; er ist durchgestrichen.',
      caption: 'Nichts steht über: Ein Block ruht ganz auf einer einzigen Höhe.',
    },
    push: {
      alt: 'Ein Würfel kommt auf die eine Hälfte eines grauen Doppelwürfels, auf der zwei Figuren stehen; die andere Hälfte der Fläche ist frei.',
      caption:
        'Rot darf den Würfel hierher setzen: Gelb und Dunkelblau werden auf die freien Felder derselben Fläche geschoben.',
    },
    step: {
      alt: 'Eine rote Figur auf dem Tisch neben einem liegenden Halbwürfel und einem Würfel; eine Linie führt über beide.',
      caption:
        'Eine Einheit braucht keine Leiter, und noch eine: zwei Stockwerke in einem einzigen Zug.',
    },
    joined: {
      alt: 'Zwei dunkelblaue Flächen, eine davon eine Einheit höher, mit einer gemeinsamen Kante von einer Einheit; eine Linie führt von der Figur auf die höhere.',
      caption: 'Die zwei dunkelblauen Flächen berühren sich an einer Kante: Die Figur kann hinauf.',
    },
    diagonal: {
      alt: 'Dieselben zwei dunkelblauen Flächen, aber sie treffen sich nur an einer Ecke; die höhere ist durchgestrichen.',
      caption:
        'Hier treffen sie sich nur an einer Ecke. Nie schräg hinüber: Dunkelblau bleibt unten.',
    },
    full: {
      alt: 'Vier Figuren füllen die graue Oberseite eines Würfels; eine hellblaue Figur steht daneben, eine Einheit tiefer.',
      caption:
        'Pech für Hellblau: Die graue Fläche ist voll. Es heißt warten, bis eine der vier weitergeht.',
    },
    five: {
      alt: 'Alle fünf Figuren stehen zusammen auf der grauen Oberseite eines liegenden Doppelwürfels.',
      caption:
        'Auf einem grauen Doppelwürfel können sich alle fünf treffen. Eine farbige Fläche nimmt nur ihre eigene Figur.',
    },
    both: {
      alt: 'Eine hellblaue Figur auf dem Tisch. Eine kleine Leiter führt auf einen grauen Würfel, eine große von dort auf einen großen grauen Block von sechs Einheiten, auf dem eine rote Figur steht.',
      caption:
        'Beide Leitern in einem Zug: die kleine auf den Würfel, die große von dort. Hellblau erreicht Rot ganz oben.',
    },
    small: {
      alt: 'Eine rote Figur auf dem Tisch und ein roter Würfel, an dem eine kleine Leiter lehnt; die Kacheln auf dem Würfel tragen ein Leiterzeichen.',
      caption: 'Zwei Einheiten nach oben: Die kleine Leiter genügt.',
    },
    large: {
      alt: 'Eine gelbe Figur auf dem Tisch vor gelben Flächen in drei und vier Einheiten Höhe, an einer lehnt eine große Leiter; ihre Kacheln tragen deren Zeichen.',
      caption: 'Drei oder vier Einheiten nach oben: Nur die große Leiter reicht.',
    },
    stone: {
      alt: 'Ein roter Sperrstein liegt auf einer gelben Fläche, die nach oben führt; die gelbe Figur steht darunter.',
      caption:
        'Der Stein von Rot sperrt die gelbe Fläche eine ganze Runde lang, und auch ihr Block bleibt liegen.',
    },
    bridge: {
      alt: 'Eine rote Figur auf der einen Seite einer Lücke von zwei Feldern; eine kleine Leiter liegt darüber bis zu einer roten Fläche.',
      caption: 'Mit Brücken: Die kleine Leiter überspannt eine Lücke von zwei Feldern.',
    },
  },
};

export default text;
