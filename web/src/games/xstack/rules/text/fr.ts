import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack : les règles',
  lead: 'Retirez un bloc de la pile, reposez-le plus haut, et prenez-en un autre si vous osez. De deux à cinq joueurs, aux mains sûres.',
  contents: 'Sur cette page',
  summary: {
    title: 'En bref',
    terms: [
      ['But du jeu', 'Gagnez plus de blocs bonus que de malus.'],
      [
        'Votre tour',
        'Retirez un bloc de la pile et reposez-le plus haut. Vous pouvez ensuite en prendre un autre comme bonus, ou vous arrêter. Les blocs qui tombent, et celui qui n’est pas plus haut, sont des malus et terminent votre tour.',
      ],
      [
        'Fin de la partie',
        'Quand il reste quatre blocs ou moins sur le X, le meilleur score gagne.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'But du jeu',
      body: [
        'Trente-six blocs de bois reposent dans un X noir. À votre tour, vous en retirez un et le reposez plus haut. Ensuite vous pouvez en prendre un autre pour vous. Tout ce qui tombe vous coûte des points.',
        'Ici, pas de hasard : les blocs ont un poids et un frottement, et votre main n’est pas plus forte qu’une vraie main prudente. Le joueur qui a le plus de points quand le X est presque vide gagne.',
      ],
    },
    material: {
      title: 'Le X et ses blocs',
      body: [
        'Deux planchettes noires se croisent et forment un X. Dans sa moitié haute se trouve la pile : six blocs de chacune des six couleurs, rouge, bleu, vert, jaune, blanc et bois brut. Chaque couleur, sauf le bois brut, a un symbole, pour ne pas dépendre de la seule teinte.',
        {
          terms: [
            [
              'Éventail',
              'des barres d’avant en arrière et des lattes de gauche à droite, étage après étage, en s’élargissant vers le haut. La pile standard.',
            ],
            [
              'Mur',
              'des cubes et des barres sur deux rangées, comme des briques : étroite et haute.',
            ],
            [
              'Éventail haut',
              'un éventail sur des planchettes moins profondes, avec un étage de plus.',
            ],
          ],
        },
        'Chaque pile a un numéro, et un même numéro donne toujours la même pile. Vous pouvez aussi construire la vôtre dans l’éditeur.',
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        {
          list: [
            'Retirez un bloc et reposez-le plus haut : une fois tout immobile, son point le plus bas doit se trouver plus de 1 mm au-dessus de sa hauteur d’avant votre tour. Une ligne fine montre cette hauteur. Il doit reposer sur le X ou sur des blocs qui s’y trouvent.',
            'Ensuite, vous pouvez prendre un autre bloc de la pile en bonus : éloignez-le de 5 cm du X et il est à vous. Sinon, terminez votre tour.',
          ],
        },
        'Un bloc lâché après un déplacement de moins de 1 cm ne compte pas comme tiré : essayez-en un autre, ou de nouveau le même. S’il a bougé davantage sans sortir, vous devez continuer avec celui-ci, ou le sacrifier.',
        'Un bloc sorti mais pas reposé plus haut devient un bloc malus, et votre tour se termine. De même pour un bloc sacrifié.',
        'Vous pouvez tenir des blocs 90 secondes par tour. Passé ce délai, le bloc en main devient un bloc malus.',
      ],
    },
    hand: {
      title: 'La main',
      body: [
        'Vous tenez un bloc là où vous l’avez touché. La main tire avec une force limitée : un bloc coincé lui échappe au lieu d’entraîner la pile, et vous voyez et entendez l’effort. Elle ne dépasse pas 30 cm par seconde.',
        'La main ne tremble pas, sauf si vous réglez un tremblement avant la partie ; il vaut alors pour tous.',
        'Souris : saisissez un bloc à l’endroit où vous voulez le tenir et faites-le glisser ; la molette le rapproche ou l’éloigne ; avec Maj, la souris le tourne ; le bouton droit tourne la vue, même avec un bloc en main. Doigts : touchez un bloc pour le prendre ; un doigt le déplace, une rotation à deux doigts le tourne, deux doigts tournent la vue et zooment ; le curseur le rapproche. Vous pouvez lever le doigt : le bloc reste en main jusqu’à ce que vous appuyiez sur Lâcher.',
      ],
    },
    falling: {
      title: 'Quand des blocs tombent',
      body: [
        'Un bloc est tombé quand il touche la table. Votre tour se termine alors dès que tout est immobile. Tous les blocs tombés entre-temps deviennent vos blocs malus, ainsi que le bloc en main ou le bonus que vous venez de prendre.',
        'Les blocs peuvent bouger sur le X sans pénalité.',
      ],
    },
    forbidden: {
      title: 'Le bloc interdit',
      body: [
        'Le bloc que le joueur précédent vient de reposer est interdit : vous ne pouvez ni le tirer ni le prendre en bonus. Vous ne pouvez pas non plus prendre en bonus le bloc que vous avez reposé vous-même pendant ce tour.',
        'Au lieu de tirer un bloc, vous pouvez renoncer : au début de votre tour, ou après un bloc qui n’a presque pas bougé, prenez le bloc interdit comme bloc malus, et votre tour se termine. Les blocs qui tombent de ce fait deviennent aussi des blocs malus. Si le joueur précédent n’a rien reposé, vous ne pouvez pas renoncer.',
      ],
    },
    points: {
      title: 'Bonus et malus',
      body: [
        {
          list: [
            'Un bloc bonus vaut 1 point, un rouge 0.',
            'Un bloc malus coûte 1 point, même s’il est rouge.',
            'Un nouveau bloc bonus retire du jeu tous vos blocs malus de sa couleur. Il ne protège pas des suivants.',
          ],
        },
      ],
    },
    end: {
      title: 'Fin de la partie',
      body: [
        'La partie est finie quand il reste 4 blocs ou moins sur le X à la fin d’un tour. Le meilleur score gagne ; à égalité, la victoire est partagée.',
        'Si vous jouez plusieurs manches, leurs points s’additionnent, et le premier joueur change à chaque manche.',
      ],
    },
    options: {
      title: 'Règles optionnelles',
      body: [
        {
          terms: [
            [
              'Pile',
              'éventail, mur, éventail haut, pyramide, pont, tour, penchée, colonne, flèche, ou la vôtre.',
            ],
            ['Main', 'douce (0,5 N), normale (0,7 N) ou forte (4 N).'],
            ['Tremblement', 'aucun, faible, naturel ou fort.'],
            ['Manches', '1 à 5.'],
            [
              'Règles maison',
              'nos ajouts, absents de la règle imprimée, chacun au choix : le bloc que vous avez reposé à votre tour précédent vous est interdit aussi ; l’étage le plus haut ne peut être ni tiré ni pris ; un bonus doit se trouver plus bas que le bloc que vous venez de reposer.',
            ],
          ],
        },
      ],
    },
    ours: {
      title: 'Ce que nous avons décidé',
      body: [
        'Le jeu est de Zoltán Aczél (1998). Nous ignorons son titre d’origine ; X-Stack est un nom provisoire.',
        'Nous ne connaissons qu’une partie du matériel : deux planchettes noires qui forment un X, 36 blocs, plusieurs couleurs dont le rouge et le bleu. La forme du support, la taille des blocs et les trois piles sont notre reconstitution, mise au point par simulation jusqu’à ce que certains blocs soient nettement libres, que d’autres portent nettement la pile, et que beaucoup laissent un doute.',
        'Nous avons aussi fixé : 90 secondes de prise par tour, 1 mm pour « plus haut », 1 cm pour « presque pas bougé », pas de renoncement sans bloc interdit ; un bloc est pris dès qu’il est dégagé et à 5 cm du support.',
      ],
    },
    notation: {
      title: 'Notation',
      body: [
        'Les blocs se nomment par leur couleur et un numéro : R (rouge), B (bleu), G (vert), Y (jaune), W (blanc) et N (bois brut), suivis de 01 à 06.',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 a été reposé plus haut, puis Y05 pris.'],
            ['pull B03 fell R01 G06', 'pendant qu’on tirait B03, R01 et G06 sont tombés.'],
            ['pull B03 low', 'B03 a été reposé trop bas.'],
            ['decline W02', 'le joueur a renoncé et pris W02.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'La pile « éventail » dans son X noir', caption: 'Éventail' },
    wall: { alt: 'La pile « mur », deux rangées de blocs comme des briques', caption: 'Mur' },
    'high-fan': { alt: 'La pile « éventail haut »', caption: 'Éventail haut' },
    line: {
      alt: 'Une main tient un bloc au-dessus d’une ligne fine',
      caption:
        'La ligne marque l’ancien point le plus bas de ce bloc. Au-dessus, on peut le lâcher.',
    },
    forbidden: {
      alt: 'Un bloc en haut de la pile est marqué comme interdit',
      caption: 'Ce bloc vient d’être reposé : il est interdit.',
    },
    trays: {
      alt: 'Des bacs avec des blocs bonus et malus devant le X',
      caption: 'Les blocs bonus dans un bac, les blocs malus dans l’autre.',
    },
  },
};

export default text;
