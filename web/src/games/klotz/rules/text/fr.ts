import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Klotz : les règles',
  lead: 'Une course à deux, trois ou quatre à travers une forêt de colonnes qui est à tout le monde. Cinq minutes pour apprendre.',
  contents: 'Sur cette page',
  sections: {
    goal: {
      title: 'De quoi s’agit-il ?',
      body: [
        'Au milieu du plateau se dressent quatre grands blocs, les Klötze, un par couleur. Qui amène le premier son Klotz dans le coin de sa couleur gagne.',
        'Tout le reste est sur le chemin, et chacun peut le déplacer : pour dégager sa route, ou pour barrer celle d’un autre. Surveillez les autres Klötze autant que le vôtre. Celui qu’on oublie est déjà à mi-chemin.',
      ],
    },
    board: {
      title: 'Plateau et pièces',
      body: [
        'Le plateau compte 14 × 14 cases, verticales a à n et rangées 1 à 14. Les coins sont colorés : a1 rouge, a14 jaune, n14 vert, n1 bleu. Les quatre cases du milieu aussi : g7 rouge, g8 jaune, h8 vert, h7 bleu.',
        {
          list: [
            '24 colonnes qui ne sont à personne : douze de hauteur 1, quatre de hauteur 2, huit de hauteur 3. Les anneaux d’une colonne comptent sa hauteur.',
            'Quatre Klötze de hauteur 4, un par couleur. Chacun part de la case centrale de sa couleur, la plus proche de son coin.',
            'Une petite pierre de sa couleur par joueur, d’abord en main.',
          ],
        },
        'La place des colonnes au départ s’appelle la disposition. On en choisit une avant la partie, ou on crée la sienne. Toutes celles d’ici sont des reconstitutions : l’image de l’originale est perdue.',
      ],
    },
    turn: {
      title: 'À votre tour',
      body: [
        'On joue à tour de rôle, dans le sens des aiguilles d’une montre autour des coins : rouge, jaune, vert, bleu. Vous convenez de qui commence. À son tour, on déplace exactement une pièce :',
        {
          list: [
            'son propre Klotz, de 4 pas exactement ; ou',
            'une colonne qui ne porte pas la pierre d’un autre. Votre pierre vient dessus, d’où qu’elle soit, puis la colonne avance d’autant de pas qu’elle est haute.',
          ],
        },
        'Vous ne déplacez jamais les Klötze des autres.',
      ],
    },
    moving: {
      title: 'Comment on se déplace',
      body: [
        'Les pas suivent les lignes du plateau, jamais les diagonales. Un coup peut tourner une fois, à angle droit, donc il ne revient jamais sur lui-même. Il utilise tous ses pas : une colonne de hauteur 3 avance de trois cases, pas de deux.',
        {
          list: [
            'Chaque case du chemin doit être vide, celle du virage comprise. On ne saute par-dessus rien.',
            'Les coins ne se traversent pas et on n’y entre pas, à une exception près : votre Klotz dans son but.',
            'Les quatre cases colorées du milieu peuvent être traversées tant qu’elles sont vides, mais aucun coup ne s’y termine.',
            'Seule l’arrivée compte. Si deux chemins mènent à la même case, c’est le même coup.',
          ],
        },
      ],
    },
    stones: {
      title: 'Les pierres',
      body: [
        'Une colonne qui porte votre pierre est à vous : personne d’autre ne peut la déplacer. Elle le reste jusqu’à ce que vous déplaciez une autre colonne, car votre pierre suit. La colonne quittée est de nouveau à tous.',
        'Déplacer votre Klotz laisse votre pierre où elle est. Vous pouvez donc garder une colonne en place, comme mur ou comme garde, pendant que votre Klotz court.',
      ],
    },
    capturing: {
      title: 'Capturer',
      body: [
        'Une colonne peut finir son coup sur une case occupée par un Klotz. Ce Klotz est capturé et retourne sur sa propre case centrale, toujours libre pour lui. Son joueur repart de là.',
        {
          list: [
            'Une colonne peut capturer n’importe quel Klotz en jeu, même le vôtre.',
            'Capturer n’est jamais obligatoire.',
            'Un Klotz ne capture rien, et les colonnes ne sont jamais capturées.',
          ],
        },
      ],
    },
    end: {
      title: 'La fin',
      body: [
        'La partie s’arrête dès qu’un Klotz atteint son coin avec le dernier de ses quatre pas. Son joueur a gagné ; les autres ne sont pas classés.',
        {
          list: [
            'Qui n’a aucun coup permis passe. Si plus personne ne peut jouer, la partie est nulle.',
            'La même position avec le même joueur au trait pour la troisième fois est une nulle, comme une partie de 400 coups sans vainqueur. On peut convenir d’autre chose.',
            'Qui abandonne ou n’a plus de temps quitte la partie : sa pierre sort du plateau, et son Klotz suit le sort de ceux que personne ne joue. Le dernier qui reste gagne.',
            'On peut aussi convenir d’une nulle. Tous ceux qui sont encore en jeu doivent l’accepter.',
          ],
        },
      ],
    },
    fewer: {
      title: 'À deux ou à trois',
      body: [
        'À deux, on prend d’habitude rouge et vert ; à trois, rouge, jaune et vert ; d’autres couleurs si vous voulez. Les Klötze que personne ne joue quittent le plateau. On ne s’arrête pas sur leurs cases centrales, mais on peut les traverser.',
        'Ou convenez de les laisser : ils restent alors au milieu toute la partie, et rien ne peut les capturer ni les traverser.',
      ],
    },
    options: {
      title: 'Ce dont on peut convenir',
      body: [
        {
          terms: [
            [
              'But',
              'Le coin de votre couleur ou, pour une partie plus longue, celui d’en face en diagonale. Les deux autres sont toujours hors d’atteinte.',
            ],
            [
              'Klötze sans joueur',
              'À moins de quatre, ils sont retirés, ou ils restent au milieu.',
            ],
            ['Trois fois la même position', 'Partie nulle, ou rien du tout.'],
            ['Limite de coups', 'Nulle après 400 coups, après un autre nombre, ou jamais.'],
            ['Disposition', 'L’une de celles du jeu, ou la vôtre, faite dans l’éditeur.'],
            [
              'Pendule',
              'Aucune, un temps par coup, ou un temps pour la partie avec un petit ajout après chaque coup.',
            ],
          ],
        },
        'Ce dont vous convenez est gardé avec la partie et affiché pendant que vous jouez.',
      ],
    },
    ours: {
      title: 'Ce que nous avons décidé',
      body: [
        'Klotz est de Gerald Schmidt et Volker Frey, 1986. Les règles que nous connaissons sont des traductions, et elles laissent des points ouverts. Voici comment nous jouons, et pourquoi.',
        {
          terms: [
            [
              'La disposition',
              'Aucune version des règles que nous avons trouvée n’en contient l’image. Les dispositions d’ici ont le bon nombre de colonnes et sont identiques vues des quatre côtés et dans un miroir : aucune couleur n’est favorisée. Laquelle est la plus proche de l’originale, nous l’ignorons.',
            ],
            [
              'La place des couleurs',
              'Nous avons choisi les coins et placé chaque Klotz près du sien. Quatre pas changent toujours la verticale et la rangée d’une somme paire : un Klotz ne peut donc atteindre que le coin le plus proche de son départ et celui d’en face en diagonale.',
            ],
            [
              'Les Klötze sans joueur',
              'Une source les laisse au milieu, une autre laisse leurs cases vides. Nous les retirons, sauf si vous convenez du contraire.',
            ],
            [
              'Votre propre Klotz',
              'Aucune source n’interdit à une colonne de capturer le Klotz de qui la déplace. C’est donc permis.',
            ],
            [
              'Nulles et tour passé',
              'Les sources n’en parlent pas. Les parties avec robots et pendules ont besoin d’une fin : nous avons ajouté la répétition, la limite de coups et le droit de passer.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Noter les coups',
      body: [
        {
          terms: [
            ['c3-c5', 'La pièce en c3 va en c5.'],
            ['c3xd5', 'La colonne en c3 capture le Klotz en d5.'],
            ['c3-a1#', 'Le Klotz en c3 atteint son coin : la partie est gagnée.'],
            ['--', 'Aucun coup permis : le joueur passe.'],
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
      alt: 'Une colonne de hauteur 3 en c6, des points sur chaque case qu’elle peut atteindre et une ligne perlée qui mène à e5 avec un virage.',
      caption: 'Une colonne de hauteur 3 fait exactement trois pas, tout droit ou avec un virage.',
    },
    blocked: {
      alt: 'La même colonne de hauteur 3 en c6 parmi d’autres colonnes : il reste peu de points, car des colonnes barrent ses chemins.',
      caption: 'Ce qui est sur le chemin le barre. On ne contourne qu’avec un seul virage.',
    },
    centre: {
      alt: 'Une colonne de hauteur 3 près du centre vide ; une ligne perlée traverse deux cases centrales colorées et finit au-delà.',
      caption: 'Les cases centrales vides se traversent, mais aucun coup ne s’y termine.',
    },
    stone: {
      alt: 'Trois colonnes de hauteur 2 ; deux portent une pierre, l’une rouge, l’autre verte.',
      caption:
        'Seul rouge peut déplacer la colonne à la pierre rouge, seul vert celle à la pierre verte. La nue est à tous.',
    },
    capture: {
      alt: 'Une colonne de hauteur 3 dont le chemin finit, après un virage, sur la case du Klotz vert ; un anneau brisé marque la capture.',
      caption: 'La colonne capture le Klotz vert, qui retourne en h8.',
    },
    win: {
      alt: 'Le Klotz rouge près du coin a1 avec une ligne perlée de quatre pas qui finit dans le coin.',
      caption: 'Quatre pas, un virage, et rouge a gagné.',
    },
  },
};

export default text;
