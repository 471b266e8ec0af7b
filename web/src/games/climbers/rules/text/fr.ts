import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers : les règles',
  lead: 'Déplacez un bloc, grimpez aussi haut que votre couleur le permet, et soyez le plus haut quand plus personne ne peut monter. De deux à cinq joueurs.',
  contents: 'Sur cette page',
  summary: {
    title: 'En bref',
    terms: [
      ['But du jeu', 'Soyez le plus haut quand plus personne ne peut monter.'],
      [
        'Votre tour',
        'Déplacez votre pion, déplacez un bloc, déplacez encore votre pion, posez votre pierre de blocage : tout est facultatif. Votre pion marche sur sa couleur et sur le gris ; monter d’une unité est gratuit, plus haut il faut une échelle.',
      ],
      [
        'Fin de la partie',
        'Après un tour de table complet sans montée vient une dernière chance. Ensuite, le pion le plus haut gagne.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'But du jeu',
      body: [
        'Trente-cinq blocs de bois forment une tour. À votre tour, vous en déplacez un, puis votre pion, qui ne marche que sur sa couleur et sur le gris. La tour change, les marches faciles se font rares, et celui qui est le plus haut à la fin gagne.',
        'Une marche construite pour vous peut servir à quelqu’un d’autre. Si elle est grise, c’est presque toujours le cas.',
      ],
    },
    pieces: {
      title: 'Matériel',
      body: [
        'Tout se compte en unités : une unité est la moitié de l’arête d’un cube. Vu d’en haut, un cube couvre 2 × 2 cases. Un pion se tient sur une case.',
        {
          list: [
            '12 demi-cubes : couchés, ils couvrent 2 × 2 cases et font 1 de haut ; debout, 1 × 2 cases et 2 de haut.',
            '12 cubes : 2 × 2 cases, 2 de haut.',
            '9 doubles cubes : debout, 2 × 2 cases et 4 de haut ; couchés, 2 × 4 cases et 2 de haut.',
            '2 grands blocs entièrement gris : debout, 2 × 2 cases et 6 de haut ; couchés, 2 × 6 cases et 2 de haut.',
            'Par joueur : un pion, une petite échelle, une grande échelle et une pierre de blocage.',
          ],
        },
        'Tous les blocs, sauf les grands, ont six faces différentes : rouge en face de jaune, bleu foncé en face de bleu clair, violet en face de gris. Chaque couleur a aussi son symbole, pour ne pas dépendre de la seule teinte. Les faces grises et la table sont accessibles à tous.',
      ],
    },
    start: {
      title: 'Mise en place',
      body: [
        'Les deux grands blocs sont debout côte à côte au milieu. Tous les autres sont posés autour et par-dessus, jusqu’à les cacher complètement. Chaque tour a un numéro, et un même numéro donne toujours la même tour.',
        'Les pions commencent sur la table. Les couleurs et l’ordre de jeu sont tirés au sort ou choisis. Le violet est la couleur la plus difficile, parce qu’il est à l’opposé du gris : à moins de cinq joueurs, il reste dans la boîte, sauf si quelqu’un le choisit.',
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        'Dans cet ordre, chaque action étant facultative :',
        {
          steps: [
            'déplacer votre pion ;',
            'déplacer un bloc ;',
            'déplacer votre pion, même si vous l’avez déjà fait avant ;',
            'poser votre pierre de blocage.',
          ],
        },
        'Vous pouvez aussi passer. Ici, rien n’est définitif avant la fin de votre tour : jusque-là, chaque action peut être reprise.',
      ],
    },
    block: {
      title: 'Déplacer un bloc',
      body: [
        'Vous pouvez déplacer tout bloc qui ne porte rien : ni pion, ni pierre de blocage, ni autre bloc. Seule exception : celui que le joueur précédent vient de déplacer.',
        'Le bloc va à un autre emplacement, ou pivote sur place : il doit changer de place ou d’orientation.',
        {
          list: [
            'Il est posé à plat : tout ce qui est dessous a la même hauteur. Rien ne penche, rien ne dépasse, et aucun creux ne reste en dessous.',
            'Il se pose sur la grille des unités : il peut donc être décalé d’une unité, comme les briques d’un mur.',
            'Il doit toucher un autre bloc, par le dessous ou par le côté, sur au moins un carré d’une unité. Une arête ou un coin ne suffisent pas.',
            'Il ne peut être posé ni sur une face qui porte une pierre de blocage, ni au-delà du bord de la table.',
          ],
        },
        'On peut pousser des pions : si le bloc est posé sur une face qui en porte, chaque pion recouvert glisse sur la case libre la plus proche de cette même face. S’il n’y a pas de place pour tous, le bloc ne peut pas aller là. Sur la table, il y a toujours de la place.',
      ],
    },
    pawn: {
      title: 'Déplacer votre pion',
      body: [
        'Votre pion va de face en face, aussi loin que vous voulez. Il peut entrer sur une face qui touche la sienne par un bord, jamais par un coin, si cette face est grise ou de sa couleur. La table est ouverte à tous.',
        {
          list: [
            'Au même niveau, ou une unité plus haut : sans échelle.',
            'Vers le bas, de n’importe quelle hauteur : sans échelle, sauf option contraire.',
            'Deux unités plus haut : avec la petite ou la grande échelle. Trois ou quatre : avec la grande. Cinq ou plus : impossible.',
            'Une face grise a de la place pour un pion sur chacune de ses cases visibles. Les pions qui s’y trouvent ne barrent pas le passage, mais une face grise pleine ne peut être ni occupée ni traversée.',
            'Une face qui porte une pierre de blocage est fermée à tous.',
          ],
        },
        'Un bloc posé au milieu d’une face peut la couper en deux ; chaque morceau compte alors comme une face.',
      ],
    },
    ladders: {
      title: 'Les échelles',
      body: [
        'Chaque échelle sert une fois, puis elle sort du jeu. Vous en avez une petite et une grande, et personne d’autre ne peut s’en servir.',
        'Les deux peuvent servir dans le même tour : avant votre bloc, après, ou l’une avant et l’autre après. Mais entre les deux, votre pion doit se tenir sur une face grise ou de sa couleur : on ne met jamais deux échelles bout à bout. Comme le pion, elles vont tout droit, jamais en diagonale.',
      ],
    },
    stone: {
      title: 'La pierre de blocage',
      body: [
        'À la fin de votre tour, vous pouvez poser votre pierre sur le dessus de n’importe quel bloc où ne se trouve ni pion ni autre pierre, quelle que soit sa couleur, mais jamais sur la table. Elle bloque toute cette face jusqu’au début de votre prochain tour : personne ne peut y entrer ni la traverser, rien ne peut y être posé, et son bloc ne peut pas être déplacé. Elle est ensuite définitivement retirée du jeu.',
      ],
    },
    end: {
      title: 'Fin de la partie',
      body: [
        'Un tour est « sans montée » si aucun pion n’y bat son record de hauteur. Après autant de tours sans montée d’affilée qu’il y a de joueurs, le joueur suivant a une dernière chance. Si ce tour est lui aussi sans montée, la partie est finie ; sinon, le compte repart de zéro.',
        {
          list: [
            'Le pion le plus haut gagne.',
            'À hauteur égale, le dernier arrivé l’emporte (ou le premier, selon l’option choisie).',
            'Si tous les pions sont encore sur la table, la partie est nulle.',
            'Un joueur qui abandonne ou dépasse son temps est éliminé : son pion et sa pierre quittent la table, et les autres continuent. Le dernier en jeu gagne.',
            'La nulle peut aussi être proposée ; tous les joueurs encore en jeu doivent l’accepter.',
          ],
        },
        {
          table: {
            head: [
              'À la fin',
              'Le dernier arrivé gagne (classique)',
              'Le premier arrivé gagne (moderne)',
            ],
            rows: [
              ['Un pion est le plus haut', 'Ce pion', 'Ce pion'],
              ['Plusieurs sont à égalité', 'Le dernier arrivé', 'Le premier arrivé'],
              ['Tous sont sur la table', 'Nulle', 'Nulle'],
            ],
          },
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
              'Une échelle que vous avez encore peut aussi être posée par-dessus un vide, à plat ou en pente, en ligne droite, vers une face où vous pouvez entrer. La petite franchit au plus deux cases et deux unités de dénivelé, la grande au plus quatre de chaque. Il faut au moins une case de vide, et rien n’y doit dépasser l’échelle. C’est interdit dans un tour où vous avez déjà déplacé un bloc. L’échelle est ensuite retirée du jeu.',
            ],
            [
              'Mouvement simultané',
              'Après chaque tour, tous les autres joueurs peuvent aussi déplacer leur pion, dans l’ordre de jeu et sans échelle. Sur une face grise, les premiers arrivés sont donc les premiers servis.',
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
      title: 'Règles optionnelles',
      body: [
        {
          terms: [
            [
              'Édition',
              'Classique : les règles de cette page. Moderne : l’édition de 2017, où les pions ne descendent jamais, avec mouvement simultané ; à hauteur égale, le premier arrivé gagne.',
            ],
            [
              'Pion avant le bloc',
              'Le pion peut se déplacer aussi avant le bloc, ou seulement après.',
            ],
            [
              'Descente',
              'Autorisée, ou interdite : les pions restent alors au même niveau ou montent.',
            ],
            ['À hauteur égale', 'Le dernier arrivé gagne, ou le premier.'],
            [
              'Tour de départ',
              'N’importe quel numéro. Vous pouvez en parcourir plusieurs et choisir.',
            ],
            [
              'Pendule',
              'Aucune, un temps par tour, ou un temps pour la partie avec un incrément par tour.',
            ],
          ],
        },
        'Les options choisies sont enregistrées avec la partie et affichées pendant le jeu.',
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
            'Si la partie va finir et que vous êtes en retard, aidez quelqu’un à monter d’une marche. La partie continue, et vous y restez.',
            'La pierre défend mieux qu’elle n’attaque. Elle est bien placée là où elle prive quelqu’un d’une grande face qui mène en haut.',
          ],
        },
      ],
    },
    ours: {
      title: 'Ce que nous avons décidé',
      body: [
        'The Climbers, de Holger Lanz, est paru en 2008, en allemand sous le titre Die Aufsteiger. Holz est un projet indépendant, sans lien avec l’auteur ni les éditeurs. Les règles que nous connaissons sont une adaptation française qui laisse quelques points en suspens. Voici nos choix, et pourquoi.',
        {
          terms: [
            [
              'Le pion ou le bloc d’abord',
              'Dans la règle, le tour commence par le bloc, mais les échelles peuvent aussi servir avant de le déplacer. Le pion peut donc jouer en premier, sauf option contraire.',
            ],
            [
              'Jamais de surplomb',
              'La règle interdit creux et surplombs lors de la construction. Nous l’appliquons toute la partie : chaque case n’a ainsi qu’un seul dessus.',
            ],
            [
              'Couleurs des extrémités',
              'La règle ne dit pas de quelles couleurs sont les faces carrées des demi-cubes ni les extrémités des doubles cubes. Chacune des trois paires de couleurs y figure sur un tiers des blocs. Dans leurs autres orientations, ils montrent les quatre autres couleurs.',
            ],
            [
              'Où vont les pions poussés',
              'Sur la case libre la plus proche de la même face, distance comptée sans diagonale, dans l’ordre de jeu à partir du joueur actif. À distance égale : la case dont le second nombre est le plus petit, puis le premier.',
            ],
            [
              'Ce qui compte comme une montée',
              'Seulement une hauteur que ce pion n’avait jamais atteinte, et seulement là où il s’arrête : traverser une face plus haute ne suffit pas. Sinon, descendre et remonter ferait durer la partie indéfiniment.',
            ],
            [
              'Qui est arrivé le dernier',
              'C’est le tour où un pion est parvenu à la hauteur qu’il occupe à la fin qui compte. Descendre à une hauteur, c’est y arriver ; y remonter aussi. Un pion qui termine son tour aussi haut qu’il l’a commencé n’est pas arrivé une seconde fois. Avec le mouvement simultané, les autres joueurs arrivent l’un après l’autre, dans l’ordre où ils jouent.',
            ],
            [
              'Personne n’a grimpé',
              'Si tous les pions sont sur la table à la fin, la partie est nulle : rien d’autre ne serait juste.',
            ],
            [
              'La portée d’un pont',
              'La portée des deux échelles est notre choix : elles franchissent autant qu’elles montent.',
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
      title: 'Notation',
      body: [
        'La table a 32 × 32 cases, comptées à partir de 0,0. Un tour s’écrit comme la suite de ses étapes.',
        {
          terms: [
            ['w12,14', 'Le pion marche jusqu’à cette case.'],
            ['s12,14', 'Il grimpe avec la petite échelle ; l12,14 avec la grande.'],
            ['bs12,14', 'Il passe un pont (petite échelle) ; bl12,14 avec la grande.'],
            [
              'H3@12,14:2x2x1:r',
              'Le demi-cube H3 va à l’endroit dont le coin le plus bas est 12,14, couché, rouge dessus. C désigne les cubes, D les doubles cubes, G les grands blocs.',
            ],
            ['x12,14', 'La pierre de blocage est posée sur la face de cette case.'],
            ['-', 'Le joueur passe.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'Une tour au départ : trente-cinq blocs en six couleurs avec terrasses et décalages ; les pions sont sur la table tout autour.',
      caption: 'Une tour au départ. Chaque numéro en donne une autre.',
    },
    room: {
      alt: 'Cinq blocs alignés, gris dessus : un demi-cube couché, un demi-cube debout, un cube, un double cube debout et un double cube couché. Des carreaux marquent les cases de chacun.',
      caption:
        'Combien de pions tiennent sur une face grise : quatre sur un demi-cube couché, deux sur un demi-cube debout, quatre sur un cube et sur un double cube debout, et tous les pions sur un double cube couché.',
    },
    contact: {
      alt: 'Un demi-cube couché à côté d’un cube, qu’il touche par un carré d’une unité de son côté.',
      caption: 'Contact sur un carré d’une unité : c’est juste assez.',
    },
    corner: {
      alt: 'Un demi-cube couché qui ne rencontre le cube que par un coin ; il est barré.',
      caption: 'Un contact par un coin ne suffit pas.',
    },
    overhang: {
      alt: 'Un cube à moitié sur un bloc et à moitié au-dessus d’un bloc plus bas ; il est barré.',
      caption: 'Rien ne dépasse : un bloc repose tout entier à une seule hauteur.',
    },
    push: {
      alt: 'Un cube descend sur une moitié d’un double cube gris où se tiennent deux pions ; l’autre moitié de la face est libre.',
      caption:
        'Rouge peut poser le cube ici : Jaune et Bleu foncé sont poussés sur les cases libres de la même face.',
    },
    step: {
      alt: 'Un pion rouge sur la table à côté d’un demi-cube couché et d’un cube ; une ligne passe par les deux.',
      caption: 'Une unité sans échelle, puis encore une : deux étages dans le même tour.',
    },
    joined: {
      alt: 'Deux faces bleu foncé, l’une plus haute d’une unité, qui ont en commun un bord long d’une unité ; une ligne mène du pion à la plus haute.',
      caption: 'Les deux faces bleu foncé se touchent par un bord : le pion peut monter.',
    },
    diagonal: {
      alt: 'Les mêmes faces bleu foncé ne se rencontrent que par un coin ; la plus haute est barrée.',
      caption:
        'Ici, elles ne se touchent que par un coin : pas de diagonale, Bleu foncé reste en bas.',
    },
    full: {
      alt: 'Quatre pions remplissent le dessus gris d’un cube ; un pion bleu clair est à côté, une unité plus bas.',
      caption: 'La face grise est pleine : Bleu clair doit attendre qu’une case se libère.',
    },
    five: {
      alt: 'Les cinq pions se tiennent ensemble sur le dessus gris d’un double cube couché.',
      caption:
        'Un double cube gris couché a de la place pour les cinq pions. Une face colorée n’accueille que le pion de sa couleur.',
    },
    both: {
      alt: 'Un pion bleu clair sur la table. Une petite échelle monte à un cube gris, une grande de là jusqu’en haut d’un grand bloc gris de six de haut, où se tient un pion rouge.',
      caption:
        'Les deux échelles dans le même tour : la petite jusqu’au cube, la grande à partir de là. Bleu clair rejoint Rouge tout en haut.',
    },
    small: {
      alt: 'Un pion rouge sur la table et un cube rouge contre lequel s’appuie une petite échelle ; les carreaux du cube portent le symbole d’une échelle.',
      caption: 'Deux unités : la petite échelle suffit.',
    },
    large: {
      alt: 'Un pion jaune sur la table devant des faces jaunes à trois et à quatre unités de haut ; une grande échelle s’appuie contre l’une d’elles, et leurs carreaux portent son symbole.',
      caption: 'Trois ou quatre unités : seule la grande échelle y arrive.',
    },
    stone: {
      alt: 'Une pierre de blocage rouge sur une face jaune qui mène en haut ; le pion jaune est juste en dessous.',
      caption:
        'La pierre rouge bloque la face jaune pendant un tour de table ; son bloc ne peut pas être déplacé non plus.',
    },
    bridge: {
      alt: 'Un pion rouge d’un côté d’un vide large de deux cases ; une petite échelle le franchit jusqu’à une face rouge de l’autre côté.',
      caption: 'Avec les ponts : la petite échelle franchit un vide de deux cases.',
    },
  },
};

export default text;
