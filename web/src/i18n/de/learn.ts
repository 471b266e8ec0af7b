import type english from '../en/learn';
import type { MessagesLike } from '../shape';

export default {
  lessons: {
    lead: 'Kurze Lektionen auf dem echten Brett. Jede dauert keine Minute.',
    'klotz-lead': 'Wie die Figuren ziehen, wie du schlägst und blockierst und wie du gewinnst.',
    'climbers-lead':
      'Wie du kletterst, dir den Weg nach oben baust und am Ende am höchsten stehst.',
    'xstack-lead':
      'Wie du einen Stein herausziehst, höher wieder auflegst und weißt, wann Schluss ist.',
    course: '{game} lernen',
    begin: 'Anfangen',
    resume: 'Weitermachen',
    'go-on': 'Weiter mit Lektion {number}',
    'done-of': '{done} von {of} Lektionen geschafft',
    finished: 'Du hast den Kurs geschafft. Zeit für eine richtige Partie!',
    'first-game': 'Die erste Partie {game} spielen',
    'number-of': 'Lektion {number} von {of}',
    done: 'Gut gemacht!',
    next: 'Nächste Lektion',
    finish: 'Kurs abschließen',
    again: 'Noch einmal',
    restart: 'Von vorn',
    all: 'Alle Lektionen',
    help: 'Hilfe',
    show: 'Zeig es mir',
    stars: { one: '{count} Stern', other: '{count} Sterne' },
    'load-failed':
      'Die Lektionen konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
  },
  klotzLessons: {
    'one-title': 'Ein Schritt',
    'one-text':
      'Eine Säule zieht so viele Schritte, wie sie hoch ist. Die auf d4 ist 1 hoch: Zieh sie einen Schritt auf das markierte Feld.',
    'one-hint': 'Wähle die Säule auf d4, dann das markierte Feld darüber.',
    'one-done': 'Säulen gehören niemandem: Alle dürfen sie ziehen.',
    'one-klotz': 'Das war dein Klotz. Zieh die niedrige Säule auf d4.',
    'two-title': 'Zwei Schritte, ein Knick',
    'two-text':
      'Eine Zweiersäule zieht genau zwei Schritte und darf einmal abbiegen. Zieh die auf d4 auf das markierte Feld.',
    'two-hint': 'Von d4 einen Schritt nach oben und einen nach rechts.',
    'two-done': 'Geradeaus oder mit einem Knick, aber nie zurück.',
    'two-straight': 'Geradeaus kommst du nicht hin. Bieg nach dem ersten Schritt ab.',
    'three-title': 'Freie Bahn',
    'three-text':
      'Eine Dreiersäule zieht genau drei Schritte und kann nicht springen. Nur eine der beiden hohen Säulen erreicht das markierte Feld. Welche?',
    'three-hint': 'Die Säule auf f4 kann erst nach rechts und dann nach oben.',
    'three-done': 'Jedes Feld auf dem Weg muss leer sein.',
    'three-blocked': 'Die Säule auf f6 steht ihr im Weg. Versuch es mit der anderen hohen.',
    'stone-title': 'Dein Stein',
    'stone-text':
      'Grün könnte deinen Klotz mit der Säule auf d11 schlagen. Zieh diese Säule selbst: Dann liegt dein Stein darauf, und nur du darfst sie noch ziehen.',
    'stone-hint': 'Zieh die Säule auf d11, nur nicht auf deinen eigenen Klotz.',
    'stone-done':
      'Dein Stein bleibt dort, bis du eine andere Säule ziehst. Dann ist diese gesperrt.',
    'stone-captured':
      'Dein Stein liegt jetzt woanders. Also zieht Grün die Säule von d11 und schickt deinen Klotz zurück in die Mitte.',
    'stone-ran': 'Weglaufen hilft auch. Sperre hier aber lieber die Säule auf d11.',
    'klotz-title': 'Dein Klotz',
    'klotz-text':
      'Dein Klotz ist 4 hoch und zieht genau vier Schritte, mit höchstens einem Knick. Zieh ihn auf das markierte Feld.',
    'klotz-hint': 'Zwei Schritte nach links, dann zwei nach unten.',
    'klotz-done': 'Ein Klotz schlägt nie. Er muss nur nach Hause.',
    'klotz-column': 'Das war eine Säule. Zieh den roten Klotz auf f6.',
    'centre-title': 'Quer durch die Mitte',
    'centre-text':
      'Die vier mittleren Felder darfst du überqueren, aber nicht darauf stehen bleiben. Zieh die Säule auf f7 geradeaus hinüber auf das markierte Feld.',
    'centre-hint': 'Drei Schritte nach rechts, über g7 und h7.',
    'centre-done': 'In der Mitte steht nur ein Klotz: am Anfang und nachdem er geschlagen wurde.',
    'capture-title': 'Schlagen',
    'capture-text':
      'Eine Säule darf ihren Zug auf einem Klotz beenden. Der kehrt dann auf sein Startfeld zurück. Schlag den grünen.',
    'capture-hint': 'Die Säule auf k9 ist zwei Schritte vom grünen Klotz entfernt.',
    'capture-done':
      'Auch deiner muss zurück, wenn er geschlagen wird. Achte auf die Säulen ringsum.',
    'gates-title': 'Die Tore deiner Ecke',
    'gates-text':
      'Dein Ziel ist die rote Ecke a1. Du betrittst sie mit genau vier Schritten, über a2 oder b1. Zieh auf ein Feld, von dem du als Nächstes hineinkommst.',
    'gates-hint': 'a2 und c1 sind besetzt. Von b4 ist der Weg hinunter nach b1 frei.',
    'gates-done': 'Bleib genau vier Schritte vor deiner Ecke stehen, dort, wo ein Tor offen ist.',
    'gates-a5': 'Von a5 führt der einzige Weg über a2, und das ist besetzt.',
    'gates-c3': 'Von c3 sind beide Wege versperrt: der eine auf a2, der andere auf c1.',
    'gates-e1': 'Von e1 führt der einzige Weg über c1, und das ist besetzt.',
    'block-title': 'Halt den Läufer auf',
    'block-text':
      'Der grüne Klotz auf n10 ist einen Zug von seiner Ecke n14 entfernt. Stell ihm eine Säule in den Weg.',
    'block-hint': 'Die Säule auf l12 kommt nach n12.',
    'block-done': 'Sieh vor jedem Zug nach, ob jemand ins Ziel kommen kann.',
    'lane-title': 'Den Weg frei machen',
    'lane-text':
      'Dein Klotz auf e1 ist vier Schritte vom Ziel entfernt, aber eine Säule steht im Weg. Zieh sie so, dass du als Nächstes gewinnen kannst.',
    'lane-hint': 'Die Säule auf c1 muss die unterste Reihe verlassen.',
    'lane-done': 'Der beste Zug ist nicht immer einer mit deinem Klotz.',
    'lane-row': 'Sie steht noch immer im Weg. Sie muss die unterste Reihe verlassen.',
    'lane-run': 'Von c3 kommst du nicht hinein: a2 und c1 sind besetzt. Mach lieber den Weg frei.',
    'win-one-title': 'Gewinnen',
    'win-one-text':
      'Zieh deinen Klotz in seine Ecke: vier Schritte, ein Knick. Damit gewinnst du sofort.',
    'win-one-hint': 'Von c3 erst nach unten, dann nach links.',
    'win-one-done': 'Der erste Klotz in seiner Ecke gewinnt.',
    'win-two-title': 'Gewinn in zwei Zügen',
    'win-two-text':
      'Einen einzelnen Weg kann man versperren. Finde den Zug, nach dem zwei Wege offen sind: Dann hält dich niemand mehr auf.',
    'win-two-hint': 'Von c3 kannst du erst nach unten oder erst nach links.',
    'win-two-done': 'Zwei offene Wege zugleich: So werden die meisten Partien gewonnen.',
    'win-two-one-way': 'Von dort führt nur ein Weg hinein, und den kann Grün versperren.',
    'four-title': 'Zwei gegen einen',
    'four-text':
      'Grün hat von l12 zwei Wege in seine Ecke. Versperr einen davon so, dass Gelb als Nächstes den anderen versperren kann.',
    'four-hint': 'Die Säule auf k14 kann den Weg am oberen Rand schließen.',
    'four-done': 'Wenn jemand kurz vor dem Sieg steht, halten die anderen zusammen.',
    'four-race': 'Gelb allein kann nicht beide Wege versperren. Grün gewinnt.',
  },
  klotzMisses: {
    nothing: 'Noch ist nichts gezogen.',
    'other-piece': 'Nicht diese Figur. Zieh die auf {cell}.',
    elsewhere: 'Jetzt steht sie auf {cell}. Sie soll auf das markierte Feld.',
    'not-captured': '{player}: Der Klotz steht noch da. Beende den Zug einer Säule auf ihm.',
    'still-wins': '{player} kommt noch immer ins Ziel.',
    'not-together': '{partner} allein kann {player} jetzt nicht mehr aufhalten.',
    captured: '{player} kann deinen Klotz noch immer schlagen.',
    'no-way-in': 'Von dort kommst du nicht in deine Ecke.',
    'no-longer-won': 'Das gewinnt nicht rechtzeitig.',
  },
  climbersLessons: {
    'faces-title': 'Deine Farbe',
    'faces-text':
      'Du spielst Rot. Deine Figur darf auf roten und grauen Flächen und auf dem Tisch stehen. Steig auf die rote und beende den Zug.',
    'faces-hint': 'Wähle die Oberseite des roten Halbwürfels, dann „Zug beenden“.',
    'faces-done': 'Andere Farben sind dir verwehrt, und Rot ist den anderen verwehrt.',
    'faces-stayed':
      'Deine Figur steht noch auf dem Tisch. Steig auf den roten Stein, bevor du den Zug beendest.',
    'steps-title': 'Stufe um Stufe',
    'steps-text':
      'Eine Einheit hinauf ist frei, und du darfst in einem Zug beliebig viele Schritte gehen. Geh hinauf bis auf Höhe 3.',
    'steps-hint': 'Wähle die höchste rote Fläche: Die Figur findet den Weg dorthin.',
    'steps-done': 'Auch hinunter geht es frei, egal wie tief.',
    'small-title': 'Die kleine Leiter',
    'small-text':
      'Für zwei Einheiten brauchst du eine Leiter, und jede gibt es nur einmal in der Partie. Steig mit der kleinen auf den roten Würfel.',
    'small-hint': 'Wähle die Oberseite des Würfels, dann „kleine Leiter“.',
    'small-done': 'Die Leiter ist jetzt weg. Heb dir die große für höhere Wände auf.',
    'small-large': 'Das war die große Leiter, die vier Einheiten schafft. Hier reicht die kleine.',
    'large-title': 'Die große Leiter',
    'large-text':
      'Die große Leiter führt drei oder vier Einheiten hinauf. Steig auf den roten Turm, er ist vier hoch.',
    'large-hint': 'Wähle die Oberseite des roten Turms.',
    'large-done': 'Fünf Einheiten sind für jede Leiter zu hoch.',
    'large-stayed': 'Du stehst noch auf dem Tisch. Wähle die Oberseite des roten Turms.',
    'turn-title': 'Einen Stein drehen',
    'turn-text':
      'Einmal im Zug darfst du einen Stein versetzen oder nur drehen. Dreh den Würfel so, dass du darauf stehen kannst, und geh hinauf auf Höhe 2.',
    'turn-hint':
      'Nimm den Würfel, drück T, bis Rot oder Grau oben ist, setz ihn ab und geh hinauf.',
    'turn-done': 'Ein Stein darf überallhin, wo er flach liegt und einen anderen berührt.',
    'turn-walk': 'Der Würfel liegt richtig. Geh noch hinauf, bevor du den Zug beendest.',
    'turn-colour': 'Auf dieser Farbe kannst du nicht stehen. Dreh den Würfel auf Rot oder Grau.',
    'forbidden-title': 'Der verbotene Stein',
    'forbidden-text':
      'Den Stein, den der Spieler vor dir gerade bewegt hat, darfst du nicht bewegen; hier ist es H1. Bau mit dem anderen Halbwürfel eine Stufe und steig auf Höhe 2.',
    'forbidden-hint': 'Leg H2 mit Rot nach oben neben den Würfel und geh hinauf.',
    'forbidden-done':
      'Auch ein Stein, der eine Figur, einen Sperrstein oder einen anderen Stein trägt, bleibt liegen.',
    'forbidden-colour': 'Gelb ist oben, da kannst du nicht drauf. Dreh ihn auf Rot.',
    'forbidden-stayed': 'Du hast einen Halbwürfel zum Bauen: H2.',
    'grey-title': 'Grau ist für alle',
    'grey-text':
      'Auf Grau darf jeder stehen, eine Figur je Feld. Zwei Felder der grauen Fläche sind noch frei, auf einem steht Gelb. Nimm das andere.',
    'grey-hint': 'Wähle das freie graue Feld neben der gelben Figur.',
    'grey-done': 'Ist eine graue Fläche voll, kann niemand sie betreten oder überqueren.',
    'grey-own': 'Das ist deine eigene Farbe. Stell dich neben Gelb auf die graue Fläche.',
    'push-title': 'Schieben',
    'push-text':
      'Du darfst einen Stein auf eine Fläche mit Figuren setzen, wenn daneben noch Platz für sie ist. Setz den Halbwürfel so auf Gelbs Würfel, dass er die Figur beiseiteschiebt.',
    'push-hint': 'Stell H1 hochkant auf den Würfel, über die gelbe Figur.',
    'push-done': 'Eine geschobene Figur bleibt auf derselben Fläche, auf dem nächsten freien Feld.',
    'push-beside': 'Die gelbe Figur hatte daneben Platz. Deck das Feld zu, auf dem sie steht.',
    'stone-title': 'Dein Sperrstein',
    'stone-text':
      'Gelb will gleich auf die gelbe Fläche in Höhe 3. Leg deinen Sperrstein darauf: Bis zu deinem nächsten Zug kommt niemand hin.',
    'stone-hint': 'Drück „Stein“ und wähle die gelbe Fläche.',
    'stone-done': 'Du hast nur einen. Warte auf den richtigen Moment.',
    'stone-other': 'Dorthin will Gelb nicht. Sperr die gelbe Fläche in Höhe 3.',
    'corner-title': 'Nicht über Ecken',
    'corner-text':
      'Flächen müssen sich an einer Kante berühren; deine beiden grauen Würfel berühren sich nur an der Ecke. Bau eine Verbindung und geh hinüber.',
    'corner-hint': 'Leg H1 in den Winkel zwischen den Würfeln, Rot nach oben.',
    'corner-done': 'Ein Gang führt über beliebig viele Flächen, solange jede die nächste berührt.',
    'corner-corner': 'Über die Ecke kommst du nicht. Leg den Halbwürfel zwischen die Würfel.',
    'chance-title': 'Letzte Chance',
    'chance-text':
      'Eine ganze Runde lang ist niemand gestiegen. Das ist die letzte Chance: Kommst du nicht höher als je zuvor, ist die Partie aus. Steig!',
    'chance-hint': 'Auf dem grauen Würfel in Höhe 2 ist noch Platz für dich.',
    'chance-done': 'Du bist so hoch wie Gelb, und wer zuletzt ankam, liegt vorn.',
    'chance-over': 'Niemand ist gestiegen: Die Partie ist aus, und Gelb steht höher.',
    'tie-title': 'Als Letzter ankommen',
    'tie-text':
      'Wieder die letzte Chance. Auf Höhe 3 warst du schon, also zählt die Rückkehr nicht als Aufstieg und beendet die Partie. Bei gleicher Höhe gewinnt, wer zuletzt ankam. Gewinn!',
    'tie-hint': 'Steig neben Gelb und beende den Zug.',
    'tie-done': 'Gleich hoch, aber zuletzt angekommen: Du gewinnst.',
    'tie-over': 'Die Partie ist aus, und Gelb steht höher.',
    'bridge-title': 'Variante: Brücken',
    'bridge-text':
      'In dieser Variante kannst du eine Leiter auch über eine Lücke legen. Geh mit der kleinen Leiter hinüber auf den roten Würfel.',
    'bridge-hint': 'Wähle die Oberseite des roten Würfels.',
    'bridge-done': 'Diese Option stellst du vor der Partie ein.',
    'together-title': 'Variante: gemeinsam steigen',
    'together-text':
      'In dieser Variante dürfen nach jedem Zug alle anderen ihre Figur bewegen, ohne Leitern. Gelb hat gerade gespielt: Folge und steig auf Höhe 2.',
    'together-hint': 'Geh über den grauen Halbwürfel auf den roten Würfel.',
    'together-done': 'So spielt man nach der Ausgabe von 2017.',
  },
  climbersMisses: {
    'too-low': 'Du bist auf Höhe {height}. Du musst auf Höhe {needed}.',
    'not-there': 'Deine Figur ist noch nicht dort.',
    'tool-used': 'Du hast ein Hilfsmittel verbraucht, das du behalten solltest.',
    'other-block': 'Beweg einen anderen Stein: {block}.',
    'not-pushed': '{player}: Die Figur steht noch an ihrem Platz.',
    'no-stone': 'Dein Sperrstein liegt nicht dort.',
    'not-won': 'Das gewinnt nicht.',
  },
  xstackLessons: {
    'grab-title': 'Greifen und loslassen',
    'grab-text':
      'Greif den blauen Würfel, leg ihn auf den weißen Stab und lass los. Zieh ihn mit der Maus oder dem Finger, oder nimm die Pfeiltasten.',
    'grab-hint':
      'Heb den Würfel deutlich über den Stab, bring ihn nach rechts darüber, senk ihn ab und lass los.',
    'grab-done': 'So geht jeder Zug: einen Klotz nehmen und höher wieder ablegen.',
    'pull-title': 'Langsam ziehen',
    'pull-text':
      'Der rote Stab liegt locker zwischen den Brettchen. Zieh ihn langsam und gerade auf dich zu und leg ihn dann oben auf den Stapel.',
    'pull-hint':
      'Zieh den Stab mit dem Mausrad, der Taste S oder dem Regler zu dir. Wenn er draußen ist, heb ihn hoch, bring ihn über den Stapel und lass los.',
    'pull-done': 'Zieh längs des Klotzes und lass dir Zeit. Du hast 90 Sekunden pro Zug.',
    'jam-title': 'Klemmt? Loslassen!',
    'jam-text':
      'Der unterste Stab trägt alles. Zieh sanft daran, bis du merkst, dass er klemmt, und lass dann los. Leg danach irgendeinen anderen Klotz höher.',
    'jam-hint':
      'Zieh den untersten Stab ein wenig zu dir und lass los, sobald er klemmt. Leg dann einen Stab von der Seite ganz nach oben.',
    'jam-done':
      'Solange sich ein Klotz weniger als 1 cm bewegt hat, darfst du ihn loslassen und einen anderen versuchen.',
    'rotate-title': 'Einen Klotz drehen',
    'rotate-text':
      'Leg das blaue Brettchen quer über die beiden Stäbe. Dafür muss es auf dich zeigen: Dreh es in der Luft. Halte Q oder E gedrückt, zieh mit Umschalt oder dreh zwei Finger.',
    'rotate-hint': 'Heb das Brettchen an, dreh es um ein Viertel und senk es auf beide Stäbe ab.',
    'rotate-done': 'Dreh Klötze in der Luft, nicht im Stapel.',
    'higher-title': 'Was „höher“ heißt',
    'higher-text':
      'Es zählt der tiefste Punkt: Er muss höher liegen als vorher. Leg das blaue Brettchen höher.',
    'higher-hint': 'Leg das Brettchen flach auf den weißen Stab.',
    'higher-done':
      'Solange du einen Klotz hältst, zeigt eine Linie, wie hoch sein tiefster Punkt liegen muss.',
    'higher-upright':
      'Es ragt jetzt höher, aber sein tiefster Punkt ist, wo er war. Leg es auf den weißen Stab.',
    'bonus-title': 'Einen Bonus nehmen',
    'bonus-text':
      'Wenn du einen Klotz höher gelegt hast, darfst du einen anderen als Bonus nehmen: Bring ihn ein Stück vom X weg. Leg einen Würfel auf den Stab und nimm dann den anderen.',
    'bonus-hint':
      'Leg zuerst einen Würfel auf den weißen Stab. Heb dann den anderen an und bring ihn zu dir, weg vom X.',
    'bonus-done': 'Ein Bonus zählt einen Punkt, ein roter keinen.',
    'low-title': 'Zu tief',
    'low-text':
      'Sieh, was ein Fehler kostet: Nimm den blauen Würfel und leg ihn tiefer wieder ab, auf die Brettchen.',
    'low-hint':
      'Heb den blauen Würfel etwas an, bring ihn zu dir neben den grünen, senk ihn ab und lass los.',
    'low-done':
      'Ein Klotz, der nicht höher liegt, kommt weg und kostet einen Punkt. Such dir also einen Platz, bevor du ziehst.',
    'fall-title': 'Wenn etwas fällt',
    'fall-text':
      'Der rote Würfel hält das weiße Brettchen fest. Heb den roten Würfel weg und sieh, was passiert.',
    'fall-hint': 'Heb den roten Würfel gerade nach oben.',
    'fall-done':
      'Jeder Klotz, der den Tisch berührt, kostet einen Punkt, der in deiner Hand auch. Dein Zug endet sofort.',
    'cancel-title': 'Malus aufheben',
    'cancel-text':
      'Du hast zwei blaue Malusklötze. Ein Bonus derselben Farbe hebt sie alle auf. Leg den grünen Würfel auf den Stab und nimm dann den blauen als Bonus.',
    'cancel-hint':
      'Leg den grünen Würfel auf den weißen Stab. Bring dann den blauen Würfel vom X weg.',
    'cancel-done': 'Zwei Malusklötze weg und ein Punkt dazu: Dieser Bonus war drei Punkte wert.',
    'cancel-colour': 'Diese Farbe hebt nichts auf. Nimm den blauen Würfel.',
    'decline-title': 'Verboten',
    'decline-text':
      'Den blauen Würfel hat gerade dein Gegner abgelegt, du darfst ihn nicht anfassen. Der Rest könnte fallen. Verzichte lieber: Nimm den blauen Würfel als Malus.',
    'decline-hint': 'Drück den Knopf „Verzichten: B03 als Malus“ oder X.',
    'decline-done': 'Verzichten kostet einen Punkt. Ein Einsturz kostet mehr.',
    'loose-title': 'Welcher ist locker?',
    'loose-text':
      'Drei Stäbe liegen unter den beiden Brettchen, aber einer trägt so gut wie nichts. Finde ihn, zieh ihn heraus und leg ihn nach oben.',
    'loose-hint': 'Das Gewicht liegt rechts. Zieh den blauen Stab links.',
    'loose-done':
      'Sieh dir an, was worauf liegt, bevor du ziehst. Den Rest verrät ein sanfter Ruck.',
    'last-title': 'Der letzte Zug',
    'last-text':
      'Das Spiel endet, wenn höchstens vier Klötze auf dem X liegen, und es steht 2 zu 2. Leg einen Würfel höher und nimm einen Bonus, mit dem du gewinnst.',
    'last-hint': 'Leg den grünen Würfel auf den roten. Nimm dann den blauen als Bonus.',
    'last-done': 'Du gewinnst 3 zu 2.',
    'last-red': 'Ein roter Bonus zählt nichts, also unentschieden. Nimm eine andere Farbe.',
  },
  xstackMisses: {
    nothing: 'Noch ist nichts passiert.',
    'not-put': 'Kein Klotz liegt höher als vorher.',
    'other-block': 'Das geht, aber in dieser Lektion geht es um einen anderen Klotz.',
    'lies-wrong': 'Es liegt falsch herum. Dreh es um ein Viertel, bevor du loslässt.',
    'not-let-go':
      'Du hast den untersten Stab nicht versucht. Zieh daran, merke, dass er klemmt, und lass los.',
    'no-bonus': 'Du hast keinen Bonus genommen.',
    'not-low': 'Er liegt jetzt höher. Leg ihn dieses eine Mal tiefer ab.',
    'too-few-fell': 'Nichts ist gefallen. Nimm den roten Würfel weg.',
    'not-cancelled': 'Du hast noch Malusklötze dieser Farbe.',
    'not-declined': 'Du musst keinen Klotz ziehen. Verzichte und nimm den verbotenen.',
    'not-won': 'Das reicht nicht zum Sieg.',
    fell: {
      one: 'Ein Klotz ist gefallen. Damit endet dein Zug.',
      other: '{count} Klötze sind gefallen. Damit endet dein Zug.',
    },
    low: 'Zu tief: Sein tiefster Punkt muss höher liegen als vorher.',
    'given-up': 'Ein aufgegebener Klotz ist ein Malus. Versuch, ihn höher abzulegen.',
    'time-over': 'Deine 90 Sekunden sind um.',
    declined: 'Du hast verzichtet. Zieh diesmal einen Klotz.',
  },
  guide: {
    title: 'Tipp',
    ok: 'Verstanden',
    'klotz-first':
      'Dein erster Zug: Wähle deinen roten Klotz oder eine Säule, dann eines der markierten Felder. Dein Ziel ist deine eigene Ecke.',
    'klotz-refused':
      'Nicht jeder Zug ist erlaubt. Die Zeile unter dem Brett sagt, warum. Versuch einfach einen anderen.',
    'klotz-win': 'Du kannst jetzt in deine Ecke ziehen und gewinnen!',
    'klotz-stop':
      'Vorsicht: Dein Gegner ist einen Zug vom Sieg entfernt. Stell eine Säule in den Weg oder schlag den Klotz.',
    'klotz-capture':
      'Du kannst schlagen: Beende den Zug einer Säule auf dem anderen Klotz, und er muss zurück in die Mitte.',
    'klotz-danger':
      'Eine Säule kann deinen Klotz erreichen. Zieh weg oder sperr die Säule, indem du sie selbst ziehst.',
    'klotz-threaten':
      'Du kannst auf vier Schritte an deine Ecke heran, mit freiem Weg. Dann drohst du zu gewinnen.',
    'klotz-over':
      'Das war deine erste Partie. Analysiere sie, spiel noch einmal oder löse eine Aufgabe.',
    'climbers-first':
      'Dein erster Zug: Beweg deine Figur, dann einen Block, dann noch einmal die Figur. Beende danach den Zug.',
    'climbers-refused':
      'Nicht alles ist erlaubt. Die Zeile unter dem Turm sagt, warum. Versuch einfach etwas anderes.',
    'climbers-win': 'Du kannst die Partie jetzt beenden und stehst am höchsten!',
    'climbers-stop':
      'Dein Gegner könnte gleich hoch steigen. Ein Block oder dein Sperrstein an der richtigen Stelle verhindert das.',
    'climbers-climb':
      'Es gibt in diesem Zug einen Weg nach oben. Oft braucht es einen Block, der deine Farbe zeigt.',
    'climbers-over':
      'Das war deine erste Partie. Analysiere sie, spiel noch einmal oder löse eine Aufgabe.',
    'klotz-turn':
      'Zieh deinen Klotz genau vier Schritte oder eine Säule ohne fremden Stein genau so viele Schritte, wie sie hoch ist. Der Weg darf einmal abbiegen und muss frei sein; auf eine Säule, die du ziehst, kommt dein Stein.',
    'climbers-turn':
      'Beweg deine Figur, dann einen Block, dann wieder die Figur und leg am Ende deinen Sperrstein; alles ist freiwillig. Deine Figur darf auf ihrer Farbe und auf Grau stehen; eine Stufe ist frei, für mehr brauchst du eine Leiter.',
    'xstack-first':
      'Dein erster Zug: Zieh langsam einen Klotz aus dem Stapel und leg ihn höher wieder ab. Am leichtesten sind die Klötze oben.',
    'xstack-refused':
      'Nicht jeder Klotz ist erlaubt. Die Zeile unter dem Stapel sagt, warum; versuch einfach einen anderen.',
    'xstack-stuck':
      'Der klemmt. Lass jetzt los, dann ist nichts verloren; zieh lieber einen anderen.',
    'xstack-put':
      'Gut gemacht! Jetzt darfst du einen anderen lockeren Klotz als Bonus nehmen: Bring ihn vom X weg. Oder beende deinen Zug ohne Risiko.',
    'xstack-forbidden':
      'Der markierte Klotz ist verboten: Dein Gegner hat ihn gerade abgelegt. Wenn sonst nichts sicher aussieht, kannst du ihn als Malus nehmen, statt zu ziehen.',
    'xstack-fell':
      'Jeder Klotz auf dem Tisch kostet einen Punkt. Ein späterer Bonus derselben Farbe hebt ihn auf.',
    'xstack-end':
      'Nur noch wenige Klötze. Bei vier ist Schluss: Sieh nach, wer vorn liegt, bevor du noch einen nimmst.',
    'xstack-over': 'Das war dein erstes Spiel. Sieh dir an, wie es lief, oder spiel noch einmal.',
    'xstack-turn':
      'Zieh einen Klotz heraus und leg ihn höher ab, als er lag; danach darfst du einen weiteren als Bonus nehmen oder aufhören. Was herunterfällt, zählt gegen dich und beendet den Zug.',
    wait: 'Du bist nicht am Zug. Sieh zu oder blättere in den früheren Zügen.',
    over: 'Die Partie ist zu Ende. Du kannst sie ansehen, analysieren oder noch einmal spielen.',
  },
} satisfies MessagesLike<typeof english>;
