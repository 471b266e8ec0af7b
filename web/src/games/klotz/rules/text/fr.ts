import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Klotz : les règles',
  lead: 'Une course pour deux à quatre joueurs à travers une forêt de colonnes que tout le monde peut déplacer. Les règles s’apprennent en cinq minutes.',
  contents: 'Sur cette page',
  summary: {
    title: 'En bref',
    terms: [
      ['But du jeu', 'Amenez votre Klotz dans le coin de sa couleur avant les autres.'],
      [
        'Votre tour',
        'Déplacez une pièce : votre Klotz d’exactement quatre pas, ou une colonne sans la pierre d’un autre joueur d’exactement autant de pas que sa hauteur. Tout droit ou avec un seul angle, par des cases vides. Votre pierre va sur la colonne que vous déplacez et la réserve.',
      ],
      [
        'Fin de la partie',
        'Le premier Klotz dans son coin gagne. Une colonne qui s’arrête sur un Klotz le renvoie au centre.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'But du jeu',
      body: [
        'Au milieu du plateau se dressent quatre grands blocs, les Klötze, un par couleur. Le premier qui amène son Klotz dans le coin de sa couleur gagne la partie.',
        'Tout le reste gêne le passage, et chacun peut le déplacer : pour dégager sa route, ou pour barrer celle d’un autre. Surveillez les autres Klötze autant que le vôtre. Celui que vous oubliez est déjà à mi-chemin. Quand un joueur est sur le point de gagner, les autres ont intérêt à l’arrêter ensemble.',
      ],
    },
    board: {
      title: 'Plateau et pièces',
      body: [
        'Le plateau compte 14 × 14 cases, repérées de a à n et de 1 à 14. Les coins sont colorés : a1 rouge, a14 jaune, n14 vert, n1 bleu. Les quatre cases du milieu aussi : g7 rouge, g8 jaune, h8 vert, h7 bleu.',
        {
          list: [
            '24 colonnes qui n’appartiennent à personne : douze de hauteur 1, quatre de hauteur 2, huit de hauteur 3. Les anneaux d’une colonne indiquent sa hauteur.',
            'Quatre Klötze de hauteur 4, un par couleur. Chacun part de la case centrale de sa couleur, la plus proche de son coin.',
            'Une petite pierre de couleur par joueur. Au début, elle est sur le coin de sa couleur, où elle ne gêne personne.',
          ],
        },
        'La mise en place des colonnes s’appelle la disposition. Choisissez-en une avant la partie, ou créez la vôtre. Toutes celles proposées sont des reconstitutions : le schéma d’origine est perdu.',
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        'On joue chacun son tour, dans le sens horaire : rouge, jaune, vert, bleu. Le premier joueur est choisi ou tiré au sort. À votre tour, déplacez exactement une pièce :',
        {
          list: [
            'votre Klotz, de 4 cases exactement ; ou',
            'une colonne qui ne porte pas la pierre d’un autre joueur : posez-y la vôtre, où qu’elle se trouve, puis déplacez la colonne d’autant de cases que sa hauteur, exactement.',
          ],
        },
        'Vous ne déplacez jamais les Klötze des autres.',
      ],
    },
    moving: {
      title: 'Déplacements',
      body: [
        'On se déplace à l’horizontale ou à la verticale, jamais en diagonale. On peut tourner une seule fois, à angle droit, donc jamais revenir en arrière. Le nombre de cases est exact : une colonne de hauteur 3 se déplace de trois cases, pas de deux.',
        {
          list: [
            'Chaque case du trajet doit être vide, y compris celle du virage. On ne saute jamais par-dessus une pièce.',
            'On ne peut ni traverser ni occuper un coin, à une exception près : votre Klotz dans son coin d’arrivée.',
            'Les quatre cases colorées du milieu peuvent être traversées tant qu’elles sont vides, mais aucun coup ne s’y termine.',
            'Seule la case d’arrivée compte : deux chemins vers la même case sont le même coup.',
          ],
        },
      ],
    },
    stones: {
      title: 'Les pierres',
      body: [
        'Une colonne qui porte votre pierre est à vous : personne d’autre ne peut la déplacer. Elle le reste tant que vous ne déplacez pas une autre colonne : votre pierre passe alors sur celle-ci, et la première est de nouveau jouable par tous.',
        'Quand vous déplacez votre Klotz, votre pierre reste où elle est. Vous pouvez donc immobiliser une colonne, comme mur ou comme garde, pendant que votre Klotz avance.',
      ],
    },
    capturing: {
      title: 'Prises',
      body: [
        'Une colonne peut terminer son déplacement sur la case d’un Klotz. Ce Klotz est pris : il retourne sur sa case centrale, toujours libre pour lui, et son joueur repart de là.',
        {
          list: [
            'Une colonne peut prendre n’importe quel Klotz en jeu, même le vôtre.',
            'La prise n’est jamais obligatoire.',
            'Un Klotz ne prend jamais, et une colonne ne peut pas être prise.',
          ],
        },
      ],
    },
    end: {
      title: 'Fin de la partie',
      body: [
        'La partie s’arrête dès qu’un Klotz termine ses quatre cases dans son coin d’arrivée. Son joueur gagne ; les autres ne sont pas classés.',
        {
          list: [
            'Un joueur sans coup possible passe. Si plus personne ne peut jouer, la partie est nulle.',
            'La partie est nulle quand la même position, avec le même joueur au trait, se présente pour la troisième fois, ou après 400 coups sans vainqueur. Ces deux règles peuvent être désactivées.',
            'Un joueur qui abandonne ou dépasse son temps est éliminé : sa pierre quitte le plateau et son Klotz devient un Klotz sans joueur. Le dernier en jeu gagne.',
            'La nulle peut aussi être proposée ; tous les joueurs encore en jeu doivent l’accepter.',
          ],
        },
      ],
    },
    fewer: {
      title: 'À deux ou à trois',
      body: [
        'À deux, on prend d’habitude rouge et vert ; à trois, rouge, jaune et vert ; d’autres couleurs si vous voulez. Les Klötze sans joueur sont retirés du plateau. On ne s’arrête pas sur leurs cases centrales, mais on peut les traverser.',
        'En option, ils restent au centre toute la partie ; on ne peut alors ni les prendre ni traverser leur case.',
      ],
    },
    options: {
      title: 'Règles optionnelles',
      body: [
        {
          terms: [
            [
              'Coin d’arrivée',
              'Le coin de votre couleur ou, pour une partie plus longue, le coin opposé en diagonale. Les deux autres sont inaccessibles.',
            ],
            [
              'Klötze sans joueur',
              'À moins de quatre joueurs, ils sont retirés ou restent au centre.',
            ],
            ['Triple répétition', 'Partie nulle, ou sans effet.'],
            ['Limite de coups', 'Nulle après 400 coups, après un autre nombre, ou jamais.'],
            ['Disposition', 'L’une de celles fournies, ou la vôtre, créée dans l’éditeur.'],
            [
              'Pendule',
              'Aucune, un temps par coup, ou un temps pour la partie avec un incrément par coup.',
            ],
          ],
        },
        'Les options choisies sont enregistrées avec la partie et affichées pendant le jeu.',
      ],
    },
    ours: {
      title: 'Ce que nous avons décidé',
      body: [
        'Klotz est un jeu de Gerald Schmidt et Volker Frey (1986). Les règles que nous connaissons sont des traductions et laissent quelques points en suspens. Voici nos choix, et pourquoi.',
        {
          terms: [
            [
              'La disposition',
              'Aucune des versions des règles que nous avons trouvées n’en contient le schéma. Les dispositions proposées ont le bon nombre de colonnes et sont identiques vues des quatre côtés et en miroir : aucune couleur n’est avantagée. Nous ignorons laquelle est la plus proche de l’originale.',
            ],
            [
              'La place des couleurs',
              'Nous avons choisi les coins et placé chaque Klotz près du sien. En quatre cases, la somme des deux coordonnées garde toujours la même parité : un Klotz ne peut donc atteindre que le coin le plus proche de son départ et le coin opposé en diagonale.',
            ],
            [
              'Les Klötze sans joueur',
              'Une source les laisse au milieu, une autre laisse leurs cases vides. Nous les retirons, sauf option contraire.',
            ],
            [
              'Votre propre Klotz',
              'Aucune source n’interdit à une colonne de prendre le Klotz du joueur qui la déplace. C’est donc permis.',
            ],
            [
              'Nulles et coups passés',
              'Les sources n’en parlent pas. Avec des robots et des pendules, une partie doit pouvoir finir : nous avons ajouté la répétition, la limite de coups et le droit de passer.',
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
            ['c3-c5', 'La pièce en c3 va en c5.'],
            ['c3xd5', 'La colonne en c3 prend le Klotz en d5.'],
            ['c3-a1#', 'Le Klotz en c3 atteint son coin : la partie est gagnée.'],
            ['--', 'Aucun coup possible : le joueur passe.'],
          ],
        },
      ],
    },
  },
  figures: {
    start: {
      alt: 'Le plateau entier au départ : 24 colonnes en motif symétrique, les quatre Klötze sur les cases colorées du milieu, une case colorée dans chaque coin.',
      caption: 'Le départ avec la disposition Château, une reconstitution.',
    },
    bend: {
      alt: 'Une colonne de hauteur 3 en c6, des points sur chaque case qu’elle peut atteindre et une ligne pointillée qui mène à e5 avec un virage.',
      caption:
        'Une colonne de hauteur 3 se déplace de trois cases exactement, tout droit ou avec un virage.',
    },
    blocked: {
      alt: 'La même colonne de hauteur 3 en c6 parmi d’autres colonnes : il reste peu de points, car des colonnes barrent ses chemins.',
      caption: 'Toute pièce sur le trajet le bloque. On ne peut contourner qu’avec un seul virage.',
    },
    centre: {
      alt: 'Une colonne de hauteur 3 près du centre vide ; une ligne pointillée traverse deux cases centrales colorées et finit au-delà.',
      caption: 'On peut traverser les cases centrales vides, mais pas s’y arrêter.',
    },
    stone: {
      alt: 'Trois colonnes de hauteur 2 ; deux portent une pierre, l’une rouge, l’autre verte.',
      caption:
        'Seul Rouge peut déplacer la colonne qui porte la pierre rouge, seul Vert celle qui porte la pierre verte. Tout le monde peut déplacer la troisième.',
    },
    capture: {
      alt: 'Une colonne de hauteur 3 dont le chemin finit, après un virage, sur la case du Klotz vert ; un anneau brisé marque la prise.',
      caption: 'La colonne prend le Klotz vert, qui retourne en h8.',
    },
    win: {
      alt: 'Le Klotz rouge près du coin a1 avec une ligne pointillée de quatre cases qui finit dans le coin.',
      caption: 'Quatre cases, un virage : Rouge a gagné.',
    },
  },
};

export default text;
