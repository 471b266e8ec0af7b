import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers („Die Aufsteiger“): die Regeln',
  lead: 'Versetze einen Block, steig, so hoch deine Farbe dich trägt, und steh oben, wenn niemand mehr steigen kann. Für zwei bis fünf Spieler.',
  contents: 'Auf dieser Seite',
  summary: {
    title: 'Kurz gesagt',
    terms: [
      ['Ziel', 'Steh am höchsten, wenn niemand mehr klettern kann.'],
      [
        'Dein Zug',
        'Beweg deine Figur, versetz einen Block, beweg deine Figur noch einmal, leg deinen Blockadestein: Jeder Teil ist freiwillig. Deine Figur geht auf ihrer Farbe und auf Grau; eine Einheit hinauf ist frei, für mehr brauchst du eine Leiter.',
      ],
      [
        'Ende',
        'Nach einer ganzen Runde ohne Aufstieg gibt es eine letzte Chance. Danach gewinnt die höchste Figur.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'Spielziel',
      body: [
        'Fünfunddreißig Blöcke aus Holz bilden einen Turm. In deinem Zug versetzt du einen davon und bewegst dann deine Figur, die nur auf ihrer eigenen Farbe und auf Grau gehen darf. Der Turm verändert sich, die leichten Stufen werden knapp, und wer am Ende am höchsten steht, gewinnt.',
        'Eine Stufe, die du für dich baust, kann auch anderen nützen. Ist sie grau, tut sie es fast immer.',
      ],
    },
    pieces: {
      title: 'Spielmaterial',
      body: [
        'Gemessen wird in Einheiten: Eine Einheit ist eine halbe Würfelkante. Von oben gesehen bedeckt ein Würfel 2 × 2 Felder. Eine Figur steht auf einem Feld.',
        {
          list: [
            '12 Halbwürfel: liegend bedecken sie 2 × 2 Felder und sind 1 hoch, stehend 1 × 2 Felder und 2 hoch.',
            '12 Würfel: 2 × 2 Felder, 2 hoch.',
            '9 Doppelwürfel: stehend 2 × 2 Felder und 4 hoch, liegend 2 × 4 Felder und 2 hoch.',
            '2 große Blöcke, rundum grau: stehend 2 × 2 Felder und 6 hoch, liegend 2 × 6 Felder und 2 hoch.',
            'Für jeden Spieler: eine Figur, eine kleine Leiter, eine große Leiter und ein Blockadestein.',
          ],
        },
        'Alle außer den großen Blöcken haben sechs verschiedene Flächen: Rot gegenüber Gelb, Dunkelblau gegenüber Hellblau, Violett gegenüber Grau. Jede Farbe hat außerdem ein eigenes Zeichen, an dem man sie auch ohne Farbensehen erkennt. Graue Flächen und den Tisch dürfen alle betreten.',
      ],
    },
    start: {
      title: 'Der Turm',
      body: [
        'Die beiden großen Blöcke stehen nebeneinander in der Mitte. Alle anderen werden um sie herum und über sie gebaut, bis von den beiden nichts mehr zu sehen ist. Jeder Turm hat eine Nummer, und dieselbe Nummer ergibt immer denselben Turm.',
        'Die Figuren beginnen auf dem Tisch. Farben und Reihenfolge werden ausgelost, oder ihr einigt euch. Violett ist am schwersten zu spielen, weil es dem Grau gegenüberliegt: Bei weniger als fünf Spielern bleibt es in der Schachtel, wenn niemand es haben will.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      body: [
        'In dieser Reihenfolge; jeder Teil ist freiwillig:',
        {
          steps: [
            'deine Figur bewegen;',
            'einen Block versetzen;',
            'deine Figur bewegen, auch wenn du sie vorher schon bewegt hast;',
            'deinen Blockadestein legen.',
          ],
        },
        'Du darfst auch gar nichts tun und passen. Endgültig wird dein Zug erst, wenn du ihn beendest; bis dahin kannst du jeden Teil zurücknehmen.',
      ],
    },
    block: {
      title: 'Einen Block versetzen',
      body: [
        'Du darfst jeden Block nehmen, der nichts trägt: keine Figur, keinen Blockadestein, keinen anderen Block. Ausgenommen ist der Block, den der Spieler vor dir gerade versetzt hat.',
        'Du setzt ihn an eine andere Stelle oder drehst ihn auf der Stelle. Danach muss er anders liegen als vorher.',
        {
          list: [
            'Er liegt flach auf: Alles unter ihm ist gleich hoch. Nichts lehnt, nichts steht über, und darunter bleibt kein Loch.',
            'Er liegt immer im Raster der Einheiten, darf also um eine Einheit versetzt sein wie die Steine einer Mauer.',
            'Er muss auf einem anderen Block liegen oder ihn seitlich berühren, auf mindestens einem Einheitsquadrat. Nur Kante an Kante oder Ecke an Ecke genügt nicht.',
            'Er darf weder auf eine Fläche mit einem Blockadestein noch über den Rand des Tisches gesetzt werden.',
          ],
        },
        'Figuren können verschoben werden. Setzt du den Block auf eine Fläche mit Figuren, rückt jede Figur unter ihm auf das nächste freie Feld im Rest dieser Fläche. Reicht der Platz nicht für alle, darf der Block nicht dorthin. Auf dem Tisch ist immer Platz.',
      ],
    },
    pawn: {
      title: 'Deine Figur bewegen',
      body: [
        'Deine Figur geht von Fläche zu Fläche, so weit du willst. Betreten darf sie graue Flächen und solche ihrer Farbe, die an einer Kante (nicht nur an einer Ecke) an ihre jetzige grenzen. Der Tisch steht allen offen.',
        {
          list: [
            'Auf gleicher Höhe oder eine Einheit nach oben: ohne Leiter.',
            'Nach unten, egal wie tief: ohne Leiter, falls Absteigen erlaubt ist.',
            'Zwei Einheiten nach oben: mit der kleinen oder der großen Leiter. Drei oder vier: mit der großen. Fünf oder mehr: gar nicht.',
            'Eine graue Fläche hat auf jedem sichtbaren Feld Platz für eine Figur. Figuren darauf versperren den Weg nicht, aber eine volle graue Fläche kann weder betreten noch überquert werden.',
            'Eine Fläche mit einem Blockadestein ist für alle gesperrt.',
          ],
        },
        'Ein Block mitten auf einer Fläche kann sie in zwei Teile trennen. Jeder gilt dann als eigene Fläche.',
      ],
    },
    ladders: {
      title: 'Leitern',
      body: [
        'Du hast eine kleine und eine große Leiter; niemand sonst darf sie benutzen. Jede ist nach einmaligem Gebrauch aus dem Spiel.',
        'In einem Zug darfst du beide benutzen: vor dem Block, danach oder eine davor und eine danach. Dazwischen muss deine Figur aber auf einer grauen oder eigenen Fläche stehen: Zwei Leitern lassen sich nicht zu einer längeren verbinden. Auch mit Leitern geht es nie schräg.',
      ],
    },
    stone: {
      title: 'Der Blockadestein',
      body: [
        'Am Ende deines Zuges darfst du deinen Stein auf die Oberseite eines Blocks legen, egal in welcher Farbe, wenn dort weder eine Figur noch ein anderer Stein ist; nie auf den Tisch. Bis dein nächster Zug beginnt, sperrt er die ganze Fläche: Niemand darf sie betreten oder überqueren, nichts darf darauf gesetzt und ihr Block nicht versetzt werden. Danach ist der Stein endgültig aus dem Spiel.',
      ],
    },
    end: {
      title: 'Das Ende',
      body: [
        'Ein Zug ohne Aufstieg ist ein Zug, in dem keine Figur ihre Bestmarke übertrifft. Folgen so viele davon aufeinander, wie Spieler mitspielen, hat der Nächste eine letzte Chance. Bleibt auch sein Zug ohne Aufstieg, ist die Partie zu Ende; sonst wird von vorn gezählt.',
        {
          list: [
            'Die höchste Figur gewinnt.',
            'Bei Gleichstand gewinnt, wer zuletzt auf dieser Höhe ankam, oder wer zuerst ankam, wenn ihr es so einstellt.',
            'Stehen alle Figuren noch auf dem Tisch, ist die Partie remis.',
            'Wer aufgibt oder die Zeit überschreitet, scheidet aus: Figur und Stein kommen vom Tisch, die anderen spielen weiter. Wer als Letzter übrig bleibt, gewinnt.',
            'Ihr könnt euch auch auf Remis einigen; alle, die noch im Spiel sind, müssen zustimmen.',
          ],
        },
        {
          table: {
            head: [
              'Am Ende',
              'Zuletzt angekommen gewinnt (klassisch)',
              'Zuerst angekommen gewinnt (modern)',
            ],
            rows: [
              ['Eine Figur steht am höchsten', 'Diese Figur', 'Diese Figur'],
              ['Mehrere stehen gleich hoch', 'Die zuletzt angekommene', 'Die zuerst angekommene'],
              ['Alle stehen auf dem Tisch', 'Unentschieden', 'Unentschieden'],
            ],
          },
        },
      ],
    },
    variants: {
      title: 'Varianten',
      body: [
        'Jede lässt sich mit jeder Partie kombinieren.',
        {
          terms: [
            [
              'Brücken',
              'Du darfst eine Leiter auch in gerader Linie über eine Lücke legen, waagerecht oder geneigt, auf eine Fläche, die du betreten darfst. Die kleine überspannt bis zu zwei Felder und bis zu zwei Einheiten Höhenunterschied, die große jeweils bis zu vier. Mindestens ein Feld muss dazwischenliegen, und nichts darf dort höher sein als die Leiter. In einem Zug, in dem du schon einen Block versetzt hast, geht das nicht. Danach ist die Leiter aus dem Spiel.',
            ],
            [
              'Gemeinsam steigen',
              'Nach jedem Zug dürfen alle anderen der Reihe nach mit ihrer Figur nachziehen, aber ohne Leitern. Auf grauen Flächen bekommt also Platz, wer früher an der Reihe ist.',
            ],
            [
              'Zwei Runden',
              'Die letzte Chance kommt erst nach zwei Runden ohne Aufstieg. Zu zweit endet die Partie dann weniger plötzlich.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'Regeloptionen',
      body: [
        {
          terms: [
            [
              'Ausgabe',
              'Klassisch ist, was auf dieser Seite steht. Modern ist die Ausgabe von 2017: Figuren steigen nie ab, alle steigen gemeinsam, und bei gleicher Höhe gewinnt, wer zuerst ankam.',
            ],
            [
              'Figur vor dem Block bewegen',
              'Ob du deine Figur auch vor deinem Block bewegen darfst oder nur danach.',
            ],
            [
              'Absteigen',
              'Erlaubt oder verboten; dann geht es nur auf gleicher Höhe und nach oben.',
            ],
            ['Gleichstand', 'Es gewinnt, wer zuletzt ankam, oder wer zuerst ankam.'],
            ['Turm', 'Jede Nummer ergibt einen anderen. Du kannst sie vorher ansehen.'],
            [
              'Uhr',
              'Keine, feste Zeit pro Zug oder Zeit für die ganze Partie mit Zuschlag nach jedem Zug.',
            ],
          ],
        },
        'Eure Einstellungen werden mit der Partie gespeichert und beim Spielen angezeigt.',
      ],
    },
    hints: {
      title: 'Ein paar Tipps',
      body: [
        {
          list: [
            'Die große Leiter verliert mit der Zeit an Wert, weil es später kaum noch Stufen von vier Einheiten gibt. Die kleine behält ihren.',
            'Halbwürfel tief im Turm sind schwer herauszubekommen, und genau sie brauchst du, wenn die Leitern weg sind.',
            'Steigt als Seilschaft. Graue Stufen vor einer Gruppe bringen alle schneller hinauf, als es allein ginge. Aber nur einer von euch kann gewinnen.',
            'Liegst du zurück und die Partie ist fast zu Ende, hilf jemandem eine Stufe hinauf. So geht sie weiter, und du bist noch im Rennen.',
            'Der Blockadestein verteidigt besser, als er angreift. Am besten liegt er, wo er jemandem eine große Fläche nimmt, die nach oben führt.',
          ],
        },
      ],
    },
    ours: {
      title: 'Was wir festgelegt haben',
      body: [
        'The Climbers stammt von Holger Lanz und erschien 2008, auf Deutsch als „Die Aufsteiger“. Holz ist ein unabhängiges Projekt und steht in keiner Verbindung zum Autor oder zu den Verlagen. Wir kennen die Regeln nur in einer französischen Bearbeitung, die einiges offenlässt. So spielen wir, und das sind die Gründe:',
        {
          terms: [
            [
              'Erst die Figur oder erst der Block',
              'In den Regeln beginnt ein Zug mit dem Block, doch die Leiterregel lässt Leitern auch vorher zu. Die Figur darf also anfangen, wenn ihr nichts anderes einstellt.',
            ],
            [
              'Kein Überhang',
              'Beim Aufbau darf laut Regel nichts überstehen und nichts hohl sein. Bei uns gilt das die ganze Partie; so hat jedes Feld genau eine Oberseite.',
            ],
            [
              'Die Farben der Enden',
              'Nirgends steht, welche Farben auf den quadratischen Flächen der Halbwürfel und an den Enden der Doppelwürfel sind. Bei uns hat je ein Drittel der Blöcke dort eines der drei Farbpaare. In anderen Lagen zeigen sie die übrigen vier Farben.',
            ],
            [
              'Wohin geschobene Figuren gehen',
              'Auf das nächste freie Feld derselben Fläche, gezählt in Schritten ohne Schrägen; der Reihe nach, beginnend beim Spieler am Zug. Sind zwei Felder gleich nah, gilt das mit der kleineren zweiten Koordinate, dann das mit der kleineren ersten.',
            ],
            [
              'Was als Aufstieg zählt',
              'Nur eine Höhe, die diese Figur noch nie hatte, und nur, wo sie stehen bleibt: Über eine höhere Fläche hinwegzugehen genügt nicht. Sonst könnte man durch Absteigen und Aufsteigen eine Partie endlos am Leben halten.',
            ],
            [
              'Wer zuletzt ankam',
              'Es zählt der Zug, in dem eine Figur auf die Höhe gekommen ist, auf der sie am Ende steht. Wer auf eine Höhe absteigt, kommt dort an, und ebenso, wer wieder hinaufsteigt. Eine Figur, die ihren Zug so hoch beendet, wie sie ihn begonnen hat, ist nicht neu angekommen. Beim gemeinsamen Steigen kommen alle, die nachziehen, nacheinander an, in der Reihenfolge ihrer Züge.',
            ],
            [
              'Niemand ist gestiegen',
              'Stehen am Ende alle Figuren auf dem Tisch, ist die Partie remis: Alles andere wäre ungerecht.',
            ],
            [
              'Wie weit eine Brücke reicht',
              'Die Spannweiten haben wir festgelegt: so weit hinüber, wie die Leiter hinaufreicht.',
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
      title: 'Notation',
      body: [
        'Der Tisch hat 32 × 32 Felder, gezählt ab 0,0. Ein Zug wird als Folge seiner Schritte geschrieben.',
        {
          terms: [
            ['w12,14', 'Die Figur geht auf dieses Feld.'],
            ['s12,14', 'Sie steigt mit der kleinen Leiter; l12,14 mit der großen.'],
            ['bs12,14', 'Sie geht über eine Brücke, hier die kleine Leiter; bl12,14 die große.'],
            [
              'H3@12,14:2x2x1:r',
              'Der Halbwürfel H3 kommt auf den Platz, dessen Ecke mit den kleinsten Koordinaten 12,14 ist, liegend, mit Rot oben. C sind Würfel, D Doppelwürfel, G die großen Blöcke.',
            ],
            ['x12,14', 'Der Blockadestein kommt auf die Fläche dieses Feldes.'],
            ['-', 'Der Spieler passt.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'Ein Turm am Anfang: fünfunddreißig Blöcke in sechs Farben mit Terrassen und Versatz; die Figuren stehen ringsum auf dem Tisch.',
      caption: 'Ein Turm am Anfang. Jede Nummer ergibt einen anderen.',
    },
    room: {
      alt: 'Fünf Blöcke in einer Reihe, oben grau: ein liegender Halbwürfel, ein stehender Halbwürfel, ein Würfel, ein stehender und ein liegender Doppelwürfel. Kacheln zeigen auf jedem die Felder.',
      caption:
        'Wie viele Figuren auf eine graue Fläche passen: vier auf einen liegenden Halbwürfel, zwei auf einen stehenden, vier auf einen Würfel und auf einen stehenden Doppelwürfel, und alle fünf auf einen liegenden Doppelwürfel.',
    },
    contact: {
      alt: 'Ein liegender Halbwürfel neben einem Würfel, den er seitlich auf einem Einheitsquadrat berührt.',
      caption: 'Berührung auf einem Einheitsquadrat: Das genügt gerade.',
    },
    corner: {
      alt: 'Ein liegender Halbwürfel, der den Würfel nur an einer Ecke trifft; er ist durchgestrichen.',
      caption: 'Nur Ecke an Ecke gilt nicht als Berührung.',
    },
    overhang: {
      alt: 'Ein Würfel halb auf einem Block und halb über einem niedrigeren; er ist durchgestrichen.',
      caption: 'Kein Überhang: Ein Block liegt überall auf gleicher Höhe auf.',
    },
    push: {
      alt: 'Ein Würfel kommt auf die eine Hälfte eines grauen Doppelwürfels, auf der zwei Figuren stehen; die andere Hälfte der Fläche ist frei.',
      caption:
        'Rot darf den Würfel hierher setzen: Gelb und Dunkelblau werden auf die freien Felder derselben Fläche geschoben.',
    },
    step: {
      alt: 'Eine rote Figur auf dem Tisch neben einem liegenden Halbwürfel und einem Würfel; eine Linie führt über beide.',
      caption: 'Eine Einheit hinauf, dann noch eine, ganz ohne Leiter: zwei Stufen in einem Zug.',
    },
    joined: {
      alt: 'Zwei dunkelblaue Flächen, eine davon eine Einheit höher, mit einer gemeinsamen Kante von einer Einheit; eine Linie führt von der Figur auf die höhere.',
      caption: 'Die zwei dunkelblauen Flächen berühren sich an einer Kante: Die Figur kann hinauf.',
    },
    diagonal: {
      alt: 'Dieselben zwei dunkelblauen Flächen, aber sie treffen sich nur an einer Ecke; die höhere ist durchgestrichen.',
      caption:
        'Hier berühren sie sich nur an einer Ecke. Schräg geht es nie: Dunkelblau bleibt unten.',
    },
    full: {
      alt: 'Vier Figuren füllen die graue Oberseite eines Würfels; eine hellblaue Figur steht daneben, eine Einheit tiefer.',
      caption: 'Die graue Fläche ist voll: Hellblau muss warten, bis ein Feld frei wird.',
    },
    five: {
      alt: 'Alle fünf Figuren stehen zusammen auf der grauen Oberseite eines liegenden Doppelwürfels.',
      caption:
        'Auf einem grauen Doppelwürfel können sich alle fünf treffen. Eine farbige Fläche darf nur die Figur ihrer Farbe betreten.',
    },
    both: {
      alt: 'Eine hellblaue Figur auf dem Tisch. Eine kleine Leiter führt auf einen grauen Würfel, eine große von dort auf einen großen grauen Block von sechs Einheiten, auf dem eine rote Figur steht.',
      caption:
        'Beide Leitern in einem Zug: die kleine auf den Würfel, die große von dort. Hellblau steht jetzt ganz oben neben Rot.',
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
      alt: 'Ein roter Blockadestein liegt auf einer gelben Fläche, die nach oben führt; die gelbe Figur steht darunter.',
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
