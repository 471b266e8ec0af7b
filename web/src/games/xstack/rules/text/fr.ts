import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack : les règles',
  lead: 'Retirez un bloc de la pile, reposez-le plus haut, et prenez-en un autre si vous osez. De deux à cinq, avec des mains sûres.',
  contents: 'Sur cette page',
  sections: {
    goal: {
      title: 'De quoi il s’agit',
      body: [
        'Trente-six blocs de bois reposent dans un X noir. À votre tour, vous en retirez un et le reposez plus haut. Ensuite vous pouvez en prendre un autre pour vous. Ce qui tombe compte contre vous.',
        'Ici rien n’est tiré au sort : les blocs sont des corps solides, avec leur poids et leur frottement, et la main qui les tire n’est pas plus forte qu’une main prudente. Qui a le plus de points quand le X est presque vide gagne.',
      ],
    },
    material: {
      title: 'Le X et ses blocs',
      body: [
        'Deux planches noires se croisent et forment un X. Dans sa moitié haute se trouve la pile : six blocs de chacune des six couleurs, rouge, bleu, vert, jaune, blanc et bois brut. Chaque couleur, sauf le bois brut, a un signe : personne n’a besoin de la reconnaître à sa seule couleur.',
        {
          terms: [
            [
              'Éventail',
              'des barres d’avant en arrière et des planchettes de gauche à droite, étage sur étage, plus large vers le haut. La pile habituelle.',
            ],
            [
              'Mur',
              'des cubes et des barres sur deux rangées, comme des briques : étroit et haut.',
            ],
            [
              'Haut éventail',
              'un éventail sur des planches moins profondes, avec un étage de plus.',
            ],
          ],
        },
        'Chaque pile a un numéro, et le même numéro construit toujours la même pile. Vous pouvez aussi construire la vôtre dans l’éditeur.',
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        {
          list: [
            'Retirez un bloc et reposez-le plus haut : quand tout est immobile, son point le plus bas doit être plus haut de plus de 1 mm qu’avant votre tour. Une ligne fine montre cette hauteur. Il doit reposer sur le X ou sur des blocs qui s’y trouvent.',
            'Ensuite vous pouvez prendre un autre bloc de la pile en bonus. Portez-le à votre plateau, à côté du X. Ou bien vous finissez votre tour.',
          ],
        },
        'Un bloc que vous lâchez après l’avoir bougé de moins de 1 cm est resté : essayez-en un autre, ou le même encore une fois. S’il a bougé davantage sans sortir, vous continuez avec celui-ci et aucun autre, ou vous l’abandonnez.',
        'Un bloc qui est sorti et n’est pas plus haut est malus, et votre tour est fini. De même un bloc que vous abandonnez.',
        'Votre main peut rester fermée 90 secondes par tour. Ensuite le bloc qu’elle tient est malus.',
      ],
    },
    hand: {
      title: 'La main',
      body: [
        'Vous tenez un bloc là où vous l’avez touché. La main tire avec une force limitée : un bloc coincé lui échappe au lieu d’entraîner la pile, et vous voyez et entendez l’effort. Elle ne va pas plus vite que 30 cm par seconde.',
        'Aucune main n’est tout à fait immobile. On convient avant la partie de combien elle tremble, et c’est pareil pour tous.',
      ],
    },
    falling: {
      title: 'Quand quelque chose tombe',
      body: [
        'Un bloc est tombé quand il touche la table. Votre tour finit alors dès que tout est immobile. Tous les blocs tombés jusque-là sont votre malus, et aussi le bloc dans votre main ou le bonus que vous venez de prendre.',
        'Sur le X, les blocs peuvent glisser à leur guise.',
      ],
    },
    forbidden: {
      title: 'Le bloc interdit',
      body: [
        'Le bloc que le joueur avant vous vient de reposer est interdit : vous ne pouvez ni le tirer ni le prendre en bonus. Vous ne pouvez pas non plus prendre en bonus le bloc que vous avez reposé vous-même pendant ce tour.',
        'Au lieu de tirer un bloc, vous pouvez refuser : au début de votre tour, ou après un bloc qui est resté, vous prenez le bloc interdit comme malus, et votre tour est fini. Si d’autres tombent parce qu’il n’est plus là, ils sont malus aussi. Si rien n’a été reposé avant vous, vous ne pouvez pas refuser.',
      ],
    },
    points: {
      title: 'Bonus et malus',
      body: [
        {
          list: [
            'Un bloc bonus vaut 1 point, un rouge 0.',
            'Un bloc malus coûte 1 point, un rouge aussi.',
            'Un nouveau bloc bonus retire du jeu tous vos blocs malus de sa couleur. Il ne protège pas des suivants.',
          ],
        },
      ],
    },
    end: {
      title: 'La fin',
      body: [
        'Quand 4 blocs ou moins sont sur le X à la fin d’un tour, la partie est finie. Qui a le plus de points gagne ; à égalité, la victoire est partagée.',
        'Si vous jouez plusieurs manches, leurs points s’ajoutent, et à chaque manche le joueur suivant commence.',
      ],
    },
    options: {
      title: 'Ce dont vous pouvez convenir',
      body: [
        {
          terms: [
            ['Pile', 'éventail, mur, haut éventail, ou la vôtre.'],
            ['Main', 'douce (0,5 N), normale (0,7 N) ou forte (4 N).'],
            ['Tremblement', 'aucun, faible, naturel ou fort.'],
            ['Manches', '1 à 5.'],
          ],
        },
      ],
    },
    ours: {
      title: 'Ce qui est de nous',
      body: [
        'Le jeu est de Zoltán Aczél, 1998. Son titre ne nous est pas connu ; X-Stack est notre nom de travail.',
        'Du matériel, une partie seulement nous est parvenue : deux planches noires qui forment un X, 36 blocs, plusieurs couleurs dont le rouge et le bleu. La forme du support, la taille des blocs et les trois piles sont notre reconstruction, trouvée en en simulant beaucoup, jusqu’à ce que certains blocs soient nettement libres, certains portent nettement, et que beaucoup soient une question.',
        'Nous avons aussi décidé : 90 secondes pour la main, 1 mm pour « plus haut », 1 cm pour « resté », que l’on ne refuse pas sans bloc interdit, et qu’un bloc est pris dès qu’il est libre et à 5 cm à côté du support.',
      ],
    },
    notation: {
      title: 'Comment s’écrivent les tours',
      body: [
        'Les blocs se nomment par leur couleur et un numéro : R, B, G, Y, W et N avec 01 à 06.',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 a été reposé plus haut, puis Y05 pris.'],
            ['pull B03 fell R01 G06', 'pendant qu’on tirait B03, R01 et G06 sont tombés.'],
            ['pull B03 low', 'B03 a été reposé trop bas.'],
            ['decline W02', 'W02 a été pris à la place.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'La pile éventail dans son X noir', caption: 'Éventail' },
    wall: { alt: 'La pile mur, deux rangées de blocs comme des briques', caption: 'Mur' },
    'high-fan': { alt: 'La pile haut éventail', caption: 'Haut éventail' },
    line: {
      alt: 'Une main tient un bloc au-dessus d’une ligne fine',
      caption: 'La ligne est là où était le point le plus bas de ce bloc. Ici, on peut le lâcher.',
    },
    forbidden: {
      alt: 'Un bloc en haut de la pile est marqué comme interdit',
      caption: 'Ce bloc vient d’être reposé. On n’y touche pas.',
    },
    trays: {
      alt: 'Des plateaux avec des blocs bonus et malus devant le X',
      caption: 'Les blocs bonus sur un plateau, les blocs malus sur l’autre.',
    },
  },
};

export default text;
