import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers : les règles',
  lead: 'Déplacez un bloc, grimpez aussi haut que votre couleur le permet, et soyez en haut quand plus personne ne peut monter. De deux à cinq.',
  contents: 'Sur cette page',
  sections: {
    goal: {
      title: 'De quoi il s’agit',
      body: [
        'Trente-cinq blocs de bois forment une tour. À votre tour, vous en déplacez un, puis votre pion, qui ne marche que sur sa couleur et sur le gris. La tour change, les marches faciles s’épuisent, et qui se tient le plus haut à la fin a gagné.',
        'Une marche construite pour vous peut servir à quelqu’un d’autre. Si elle est grise, c’est presque toujours le cas.',
      ],
    },
    pieces: {
      title: 'Blocs, pions et outils',
      body: [
        'Tout se compte en unités : une unité est la moitié de l’arête d’un cube. Vu d’en haut, un cube couvre 2 × 2 cases. Un pion se tient sur une case.',
        {
          list: [
            '12 demi-cubes : couchés, ils couvrent 2 × 2 cases et font 1 de haut ; debout, 1 × 2 cases et 2 de haut.',
            '12 cubes : 2 × 2 cases, 2 de haut.',
            '9 doubles cubes : debout, 2 × 2 cases et 4 de haut ; couchés, 2 × 4 cases et 2 de haut.',
            '2 grands blocs, gris de partout : debout, 2 × 2 cases et 6 de haut ; couchés, 2 × 6 cases et 2 de haut.',
            'Pour chacun : un pion, une petite échelle, une grande échelle et une pierre de blocage.',
          ],
        },
        'Tous, sauf les grands blocs, ont six faces différentes : rouge en face de jaune, bleu foncé en face de bleu clair, violet en face de gris. Chaque couleur a aussi son signe : personne n’a besoin de la reconnaître à sa seule teinte. Les faces grises et la table sont à tout le monde.',
      ],
    },
    start: {
      title: 'La tour',
      body: [
        'Les deux grands blocs sont debout côte à côte au milieu. Tous les autres sont posés autour et par-dessus, jusqu’à ce qu’on ne voie plus rien des deux. Chaque tour a un numéro, et le même numéro construit toujours la même tour.',
        'Les pions commencent sur la table. Couleurs et ordre du tour sont laissés au hasard, ou vous en convenez. Le violet est la couleur la plus difficile, parce qu’il est à l’opposé du gris : à moins de cinq, il reste dans la boîte, sauf si quelqu’un le veut.',
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        'Dans cet ordre, et chaque partie seulement si vous le voulez :',
        {
          list: [
            'déplacer votre pion ;',
            'déplacer un bloc ;',
            'déplacer votre pion, même si vous l’avez déjà fait avant ;',
            'poser votre pierre de blocage.',
          ],
        },
        'Vous pouvez aussi ne rien faire et passer. À cette table, rien n’est définitif avant la fin de votre tour : jusque-là, chaque partie peut être reprise.',
      ],
    },
    block: {
      title: 'Déplacer un bloc',
      body: [
        'Vous pouvez prendre tout bloc qui ne porte rien : ni pion, ni pierre de blocage, ni autre bloc. Un seul est exclu, celui que le joueur précédent vient de déplacer. S’il n’en a déplacé aucun, vous avez le choix entre tous.',
        'Le bloc va à un autre endroit, ou bien il reste sur place et montre un autre côté. Il doit finir autrement qu’il n’a commencé.',
        {
          list: [
            'Il est posé à plat : tout ce qui est dessous a la même hauteur. Rien ne penche, rien ne dépasse, et aucun creux ne reste en dessous.',
            'Il se pose par unités entières. Il peut donc être décalé d’une unité, comme les briques d’un mur.',
            'Il doit toucher un autre bloc, par-dessus ou par le côté, sur au moins un carré d’une unité. Une arête ou un coin ne suffisent pas.',
            'Il ne peut être posé ni sur une face qui porte une pierre de blocage, ni au-delà du bord de la table.',
          ],
        },
        'On peut pousser des pions. Si le bloc est posé sur une face où il y en a, chaque pion recouvert va sur la case libre la plus proche du reste de cette même face. S’il n’y a pas de place pour tous, le bloc ne peut pas aller là. Sur la table, il y a toujours de la place.',
      ],
    },
    pawn: {
      title: 'Déplacer votre pion',
      body: [
        'Votre pion va de face en face, aussi loin que vous voulez. Il peut entrer sur une face qui touche la sienne par un bord, jamais par un coin, si cette face est grise ou de sa couleur. La table est ouverte à tous.',
        {
          list: [
            'À plat, ou une unité plus haut : librement.',
            'Vers le bas, de n’importe quelle hauteur : librement, sauf si vous en avez convenu autrement.',
            'Deux unités plus haut : avec la petite ou la grande échelle. Trois ou quatre : avec la grande. Cinq ou plus : impossible.',
            'Une face grise a de la place pour un pion sur chacune de ses cases visibles. Les pions qui s’y trouvent ne barrent pas le passage, mais une face grise pleine ne peut être ni occupée ni traversée.',
            'Une face qui porte une pierre de blocage est fermée à tous.',
          ],
        },
        'Un bloc posé au milieu d’une face peut la couper en deux. Chaque partie est alors une face à elle seule.',
      ],
    },
    ladders: {
      title: 'Les échelles',
      body: [
        'Chaque échelle sert une fois, puis elle sort du jeu. Vous en avez une petite et une grande, et personne d’autre ne peut s’en servir.',
        'Les deux peuvent servir dans le même tour : avant votre bloc, après, ou l’une avant et l’autre après. Mais entre les deux, votre pion doit se tenir sur une face grise ou de sa couleur : deux échelles n’en font jamais une longue. Comme le pion, elles vont tout droit, jamais en diagonale.',
      ],
    },
    stone: {
      title: 'La pierre de blocage',
      body: [
        'À la fin de votre tour, vous pouvez poser votre pierre sur le dessus de n’importe quel bloc où ne se trouve ni pion ni autre pierre, quelle que soit sa couleur, mais jamais sur la table. Elle ferme toute cette face jusqu’au début de votre prochain tour : personne ne peut y entrer ni la traverser, rien ne peut y être posé, et son bloc ne peut pas être déplacé. Ensuite la pierre quitte le jeu pour de bon.',
      ],
    },
    end: {
      title: 'La fin',
      body: [
        'Un tour pendant lequel aucun pion ne monte plus haut qu’il n’a jamais été est un tour sans montée. Après autant de tours sans montée de suite qu’il y a de joueurs, celui dont c’est le tour a une dernière chance. Si ce tour aussi est sans montée, la partie est finie. Sinon, on recommence à compter.',
        {
          list: [
            'Le pion le plus haut gagne.',
            'De plusieurs à la même hauteur, le dernier arrivé l’emporte ; ou le premier, si vous en avez convenu.',
            'Si tous les pions sont encore sur la table, personne n’a gagné.',
            'Qui abandonne ou n’a plus de temps sort de la partie : son pion et sa pierre quittent la table, et les autres continuent. Le dernier qui reste gagne.',
            'On peut aussi convenir d’une partie nulle. Tous ceux qui jouent encore doivent accepter.',
          ],
        },
      ],
    },
    variants: {
      title: 'Variantes',
      body: [
        'Chacune peut s’ajouter à n’importe quelle partie.',
        {
          terms: [
            [
              'Ponts',
              'Une échelle que vous avez encore peut aussi être posée par-dessus un vide, à plat ou en pente, en ligne droite, vers une face où vous pouvez entrer. La petite franchit jusqu’à deux cases et une différence de hauteur de deux unités au plus, la grande jusqu’à quatre de chaque. Il faut au moins une case entre les deux, et rien n’y peut être plus haut que l’échelle. Pas dans un tour où vous avez déjà déplacé un bloc. L’échelle est ensuite perdue.',
            ],
            [
              'Grimper ensemble',
              'Après chaque tour, tous les autres, dans l’ordre du tour, peuvent aussi déplacer leur pion, mais sans échelle. Les places d’une face grise vont donc à qui vient d’abord.',
            ],
            [
              'Deux tours de table',
              'La dernière chance vient après deux tours de table sans montée au lieu d’un. À deux, les parties finissent moins brusquement.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'Ce dont vous pouvez convenir',
      body: [
        {
          terms: [
            [
              'Édition',
              'Classique est ce que décrit cette page. Moderne est l’édition de 2017 : les pions ne descendent jamais, tout le monde grimpe ensemble, et à hauteur égale, le premier arrivé gagne.',
            ],
            [
              'Le pion avant le bloc',
              'Si vous pouvez déplacer votre pion aussi avant votre bloc, ou seulement après.',
            ],
            [
              'Descendre',
              'Permis ou non : dans ce cas, les pions ne vont qu’à plat et vers le haut.',
            ],
            ['À hauteur égale', 'Le dernier arrivé gagne, ou le premier.'],
            ['Tour', 'N’importe quel numéro. Vous pouvez regarder les tours et choisir.'],
            [
              'Pendule',
              'Aucune, un temps pour chaque tour, ou un temps pour la partie avec un peu plus après chaque tour.',
            ],
          ],
        },
        'Ce dont vous convenez est gardé avec la partie et se voit pendant le jeu.',
      ],
    },
    hints: {
      title: 'Quelques conseils',
      body: [
        {
          list: [
            'La grande échelle perd de sa valeur : tard dans la partie, presque rien ne fait quatre unités de haut. La petite, non.',
            'Les demi-cubes au bas de la tour sont difficiles à dégager, et ce sont eux qu’il vous faudra quand il n’y aura plus d’échelles.',
            'Grimpez en cordée. Des marches grises devant un groupe font monter tout le monde plus vite que chacun pour soi. Mais un seul d’entre vous gagnera.',
            'Si la partie va finir et que vous êtes en retard, aidez quelqu’un à monter d’une marche. La partie continue, et vous aussi.',
            'La pierre défend mieux qu’elle n’attaque. Elle est bien placée là où elle prive quelqu’un d’une grande face qui mène en haut.',
          ],
        },
      ],
    },
    ours: {
      title: 'Ce que nous avons décidé',
      body: [
        'The Climbers est de Holger Lanz et a paru en 2008, en allemand sous le nom Die Aufsteiger. Holz est un projet indépendant, sans lien avec l’auteur ni les éditeurs. Les règles que nous connaissons sont une adaptation française qui laisse quelques points ouverts. Voici comment nous jouons, et pourquoi.',
        {
          terms: [
            [
              'Le pion ou le bloc d’abord',
              'L’ordre du tour commence par le bloc, mais d’après la règle des échelles on s’en sert aussi avant de déplacer le bloc. Le pion peut donc commencer, sauf si vous en convenez autrement.',
            ],
            [
              'Jamais de surplomb',
              'Pour la construction de la tour, il est dit que rien ne dépasse et que rien n’est creux. Nous nous y tenons pendant toute la partie : ainsi chaque case n’a qu’un dessus.',
            ],
            [
              'Les couleurs des bouts',
              'Nulle part il n’est dit quelles couleurs ont les faces carrées des demi-cubes et les bouts des doubles cubes. Nous donnons à chacune des trois paires un tiers des blocs. Dans leurs autres poses, ils montrent les quatre autres couleurs.',
            ],
            [
              'Où vont les pions poussés',
              'Sur la case libre la plus proche de la même face, en comptant les pas le long des bords, dans l’ordre du tour à partir de qui joue. De deux cases aussi proches, celle dont le second nombre est le plus petit, puis le premier.',
            ],
            [
              'Ce qui compte comme monter',
              'Seulement une hauteur que ce pion n’a jamais eue, et seulement là où il s’arrête : passer par une face plus haute ne suffit pas. Sinon, descendre et remonter ferait durer une partie sans fin.',
            ],
            [
              'Qui est arrivé le dernier',
              'Ce qui compte est le tour où un pion a atteint sa plus grande hauteur, même s’il est redescendu depuis. Descendre et remonter ne fait arriver personne une seconde fois. Si plusieurs l’ont atteinte au même tour, en grimpant ensemble, est arrivé plus tard celui qui vient après dans l’ordre du jeu, compté depuis qui a commencé la partie.',
            ],
            [
              'Personne n’a grimpé',
              'Si tous les pions sont sur la table à la fin, la partie est nulle : rien d’autre ne serait juste.',
            ],
            [
              'La portée d’un pont',
              'La portée des deux échelles est de nous : aussi loin qu’elles montent haut.',
            ],
            [
              'L’édition moderne',
              'Nous ne la connaissons que par des critiques, non par ses propres règles.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Noter les tours',
      body: [
        'La table a 32 × 32 cases, comptées à partir de 0,0. Un tour s’écrit comme la suite de ses pas.',
        {
          terms: [
            ['w12,14', 'Le pion marche jusqu’à cette case.'],
            ['s12,14', 'Il grimpe avec la petite échelle ; l12,14 avec la grande.'],
            ['bs12,14', 'Il passe un pont, ici la petite échelle ; bl12,14 la grande.'],
            [
              'H3@12,14:2x2x1:r',
              'Le demi-cube H3 va à l’endroit dont le coin le plus bas est 12,14, couché, rouge dessus. C sont les cubes, D les doubles cubes, G les grands blocs.',
            ],
            ['x12,14', 'La pierre de blocage est posée sur la face de cette case.'],
            ['-', 'On passe.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'Une tour au départ : trente-cinq blocs en six couleurs avec terrasses et décalages ; les pions sont sur la table tout autour.',
      caption: 'Une tour au départ. Chaque numéro en construit une autre.',
    },
    room: {
      alt: 'Cinq blocs alignés, gris dessus : un demi-cube couché, un demi-cube debout, un cube, un double cube debout et un double cube couché. Des carreaux marquent les cases de chacun.',
      caption:
        'Combien de pions tiennent sur une face grise : quatre sur un demi-cube couché, deux sur un demi-cube debout, quatre sur un cube et sur un double cube debout, et vous tous sur un double cube couché.',
    },
    contact: {
      alt: 'Un demi-cube couché à côté d’un cube, qu’il touche par un carré d’une unité de son côté.',
      caption: 'Un carré d’une unité se touche : c’est juste assez.',
    },
    corner: {
      alt: 'Un demi-cube couché qui ne rencontre le cube que par un coin ; il est barré.',
      caption: 'Se rencontrer par un coin, ce n’est pas se toucher.',
    },
    overhang: {
      alt: 'Un cube à moitié sur un bloc et à moitié au-dessus du vide ; il est barré.',
      caption: 'Rien ne dépasse : un bloc repose tout entier à une seule hauteur.',
    },
    push: {
      alt: 'Un cube descend sur une moitié d’un double cube gris où se tiennent deux pions ; l’autre moitié de la face est libre.',
      caption:
        'Rouge peut poser le cube ici : jaune et bleu foncé sont poussés sur les cases libres de la même face.',
    },
    step: {
      alt: 'Un pion rouge sur la table à côté d’un demi-cube couché et d’un cube ; une ligne passe par les deux.',
      caption: 'Une unité ne demande pas d’échelle, et encore une : deux étages en un seul tour.',
    },
    joined: {
      alt: 'Deux faces bleu foncé, l’une plus haute d’une unité, qui ont en commun un bord long d’une unité ; une ligne mène du pion à la plus haute.',
      caption: 'Les deux faces bleu foncé se touchent par un bord : le pion peut monter.',
    },
    diagonal: {
      alt: 'Les mêmes faces bleu foncé ne se rencontrent que par un coin ; la plus haute est barrée.',
      caption:
        'Ici elles ne se rencontrent que par un coin. Jamais en diagonale : bleu foncé reste en bas.',
    },
    full: {
      alt: 'Quatre pions remplissent le dessus gris d’un cube ; un pion bleu clair est à côté, une unité plus bas.',
      caption:
        'Pas de chance pour bleu clair : la face grise est pleine. Il faut attendre qu’un des quatre s’en aille.',
    },
    five: {
      alt: 'Les cinq pions se tiennent ensemble sur le dessus gris d’un double cube couché.',
      caption:
        'Sur un double cube gris, tous les cinq se retrouvent. Une face de couleur n’accueille que son pion.',
    },
    both: {
      alt: 'Un pion bleu clair sur la table. Une petite échelle monte à un cube gris, une grande de là jusqu’en haut d’un grand bloc gris de six de haut, où se tient un pion rouge.',
      caption:
        'Les deux échelles dans le même tour : la petite jusqu’au cube, la grande à partir de là. Bleu clair rejoint rouge tout en haut.',
    },
    small: {
      alt: 'Un pion rouge sur la table et un cube rouge contre lequel s’appuie une petite échelle ; les carreaux du cube portent le signe d’une échelle.',
      caption: 'Deux unités : la petite échelle suffit.',
    },
    large: {
      alt: 'Un pion jaune sur la table devant des faces jaunes à trois et à quatre unités de haut ; une grande échelle s’appuie contre l’une d’elles, et leurs carreaux portent son signe.',
      caption: 'Trois ou quatre unités : seule la grande échelle y arrive.',
    },
    stone: {
      alt: 'Une pierre de blocage rouge sur une face jaune qui mène en haut ; le pion jaune est juste en dessous.',
      caption:
        'La pierre de rouge ferme la face jaune pendant tout un tour de table, et son bloc ne bouge pas non plus.',
    },
    bridge: {
      alt: 'Un pion rouge d’un côté d’un vide large de deux cases ; une petite échelle le franchit jusqu’à une face rouge de l’autre côté.',
      caption: 'Avec les ponts : la petite échelle franchit un vide de deux cases.',
    },
  },
};

export default text;
