import type english from '../en/learn';
import type { MessagesLike } from '../shape';

export default {
  lessons: {
    lead: 'De courtes leçons sur le vrai plateau. Chacune prend moins d’une minute.',
    'klotz-lead': 'Comment les pièces se déplacent, comment capturer, bloquer et gagner.',
    'climbers-lead': 'Comment grimper, construire votre chemin et finir le plus haut.',
    'xstack-lead': 'Comment tirer un bloc, le reposer plus haut et savoir s’arrêter.',
    course: 'Apprendre {game}',
    begin: 'Commencer',
    resume: 'Continuer',
    'go-on': 'Continuer avec la leçon {number}',
    'done-of': '{done} leçons sur {of} terminées',
    finished: 'Vous avez terminé le cours. Place à une vraie partie !',
    'first-game': 'Jouer votre première partie de {game}',
    'number-of': 'Leçon {number} sur {of}',
    done: 'Bien joué !',
    next: 'Leçon suivante',
    finish: 'Terminer le cours',
    again: 'Recommencer',
    restart: 'Recommencer',
    all: 'Toutes les leçons',
    help: 'Aide',
    show: 'Montrez-moi',
    stars: { one: '{count} étoile', other: '{count} étoiles' },
    'load-failed': 'Les leçons n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
  },
  klotzLessons: {
    'one-title': 'Un pas',
    'one-text':
      'Une colonne avance d’autant de pas qu’elle est haute. Celle en d4 est de hauteur 1 : avancez-la d’un pas, jusqu’à la case marquée.',
    'one-hint': 'Choisissez la colonne en d4, puis la case marquée au-dessus.',
    'one-done': 'Les colonnes n’appartiennent à personne : chacun peut les déplacer.',
    'one-klotz': 'C’était votre Klotz. Déplacez la colonne basse en d4.',
    'two-title': 'Deux pas, un virage',
    'two-text':
      'Une colonne de hauteur 2 avance d’exactement deux pas et peut tourner une fois. Amenez celle de d4 sur la case marquée.',
    'two-hint': 'Depuis d4, un pas vers le haut et un pas vers la droite.',
    'two-done': 'Tout droit ou avec un virage, mais jamais en arrière.',
    'two-straight': 'Tout droit, vous n’y arrivez pas. Tournez après le premier pas.',
    'three-title': 'La voie libre',
    'three-text':
      'Une colonne de hauteur 3 avance d’exactement trois pas et ne saute pas. Une seule des deux grandes colonnes peut atteindre la case marquée. Laquelle ?',
    'three-hint': 'La colonne en f4 peut aller d’abord à droite, puis vers le haut.',
    'three-done': 'Toutes les cases du trajet doivent être vides.',
    'three-blocked': 'La colonne en f6 lui barre la route. Essayez l’autre grande colonne.',
    'stone-title': 'Votre pierre',
    'stone-text':
      'Vert pourrait capturer votre Klotz avec la colonne en d11. Déplacez-la vous-même : votre pierre s’y pose, et plus personne d’autre ne peut la bouger.',
    'stone-hint': 'Déplacez la colonne en d11, mais pas sur votre propre Klotz.',
    'stone-done':
      'Votre pierre y reste jusqu’à ce que vous déplaciez une autre colonne, qui sera alors verrouillée.',
    'stone-captured':
      'Votre pierre est allée ailleurs : Vert déplace la colonne de d11 et renvoie votre Klotz au centre.',
    'stone-ran': 'Fuir marche aussi, mais ici, verrouillez plutôt la colonne en d11.',
    'klotz-title': 'Votre Klotz',
    'klotz-text':
      'Votre Klotz est de hauteur 4 : il avance d’exactement quatre pas, avec un virage au plus. Amenez-le sur la case marquée.',
    'klotz-hint': 'Deux pas à gauche, puis deux pas vers le bas.',
    'klotz-done': 'Un Klotz ne capture jamais. Il doit seulement rentrer chez lui.',
    'klotz-column': 'C’était une colonne. Déplacez le Klotz rouge en f6.',
    'centre-title': 'À travers le centre',
    'centre-text':
      'On peut traverser les quatre cases du centre, mais pas s’y arrêter. Faites glisser la colonne en f7 tout droit jusqu’à la case marquée.',
    'centre-hint': 'Trois pas à droite, par g7 et h7.',
    'centre-done': 'Seul un Klotz se tient au centre : au début, et après avoir été capturé.',
    'capture-title': 'Capturer',
    'capture-text':
      'Une colonne peut finir son trajet sur un Klotz, qui retourne alors sur sa case du centre. Capturez le vert.',
    'capture-hint': 'La colonne en k9 est à deux pas du Klotz vert.',
    'capture-done':
      'Le vôtre y retourne aussi s’il est capturé. Surveillez les colonnes qui l’entourent.',
    'gates-title': 'Les portes de votre coin',
    'gates-text':
      'Votre but est le coin rouge, a1. On y entre en exactement quatre pas, par a2 ou b1. Allez sur une case d’où vous pourrez entrer au coup suivant.',
    'gates-hint': 'a2 et c1 sont occupées. Depuis b4, la descente vers b1 est libre.',
    'gates-done':
      'Arrêtez-vous à exactement quatre pas de votre coin, là où une porte est ouverte.',
    'gates-a5': 'Depuis a5, le seul chemin passe par a2, qui est occupée.',
    'gates-c3': 'Depuis c3, les deux chemins sont fermés : l’un en a2, l’autre en c1.',
    'gates-e1': 'Depuis e1, le seul chemin passe par c1, qui est occupée.',
    'block-title': 'Arrêter le coureur',
    'block-text':
      'Le Klotz vert en n10 est à un coup de son coin, n14. Mettez une colonne sur son chemin.',
    'block-hint': 'La colonne en l12 peut aller en n12.',
    'block-done': 'Avant chaque coup, regardez si quelqu’un peut rentrer.',
    'lane-title': 'Dégager la voie',
    'lane-text':
      'Votre Klotz en e1 est à quatre pas du but, mais une colonne lui barre la route. Déplacez-la pour pouvoir gagner au coup suivant.',
    'lane-hint': 'La colonne en c1 doit quitter la rangée du bas.',
    'lane-done': 'Le meilleur coup n’est pas toujours celui du Klotz.',
    'lane-row': 'Elle gêne toujours. Elle doit quitter la rangée du bas.',
    'lane-run': 'Depuis c3, impossible d’entrer : a2 et c1 sont occupées. Dégagez plutôt la voie.',
    'win-one-title': 'Gagner',
    'win-one-text':
      'Entrez dans votre coin avec votre Klotz : quatre pas, un virage. Vous gagnez aussitôt.',
    'win-one-hint': 'Depuis c3, d’abord vers le bas, puis à gauche.',
    'win-one-done': 'Le premier Klotz dans son coin gagne la partie.',
    'win-two-title': 'Gagner en deux coups',
    'win-two-text':
      'Un seul chemin peut être barré. Trouvez le coup après lequel deux chemins sont ouverts : plus personne ne pourra vous arrêter.',
    'win-two-hint': 'Depuis c3, vous pouvez descendre d’abord ou aller d’abord à gauche.',
    'win-two-done': 'Deux chemins ouverts à la fois : la plupart des parties se gagnent ainsi.',
    'win-two-one-way': 'De là, un seul chemin mène au coin, et Vert peut le fermer.',
    'four-title': 'À deux contre un',
    'four-text':
      'Vert, en l12, a deux chemins vers son coin. Barrez-en un de sorte que Jaune, qui joue ensuite, puisse barrer l’autre.',
    'four-hint': 'La colonne en k14 peut fermer le chemin du haut.',
    'four-done': 'Quand un joueur est sur le point de gagner, les autres s’entraident.',
    'four-race': 'Jaune ne peut pas barrer seul les deux chemins : Vert gagne.',
  },
  klotzMisses: {
    nothing: 'Rien n’a encore bougé.',
    'other-piece': 'Pas cette pièce. Déplacez celle en {cell}.',
    elsewhere: 'La pièce est en {cell}. Amenez-la sur la case marquée.',
    'not-captured': '{player} : le Klotz est toujours là. Finissez le trajet d’une colonne dessus.',
    'still-wins': '{player} rentre quand même.',
    'not-together': '{partner} ne peut plus arrêter {player} tout seul.',
    captured: '{player} peut encore capturer votre Klotz.',
    'no-way-in': 'De là, vous ne pourriez pas entrer dans votre coin.',
    'no-longer-won': 'Cela ne gagne pas à temps.',
  },
  climbersLessons: {
    'faces-title': 'Votre couleur',
    'faces-text':
      'Vous jouez Rouge. Votre pion peut se tenir sur les faces rouges et grises, et sur la table. Montez sur la rouge, puis terminez votre tour.',
    'faces-hint': 'Choisissez le dessus du demi-cube rouge, puis « Terminer le tour ».',
    'faces-done': 'Les autres couleurs vous sont fermées, et le rouge l’est aux autres.',
    'faces-stayed':
      'Votre pion est encore sur la table. Montez sur le bloc rouge avant de terminer votre tour.',
    'steps-title': 'Marche après marche',
    'steps-text':
      'Monter d’une unité est libre, et vous pouvez faire autant de pas que vous voulez dans un tour. Montez jusqu’à la hauteur 3.',
    'steps-hint': 'Choisissez la face rouge la plus haute : le pion trouve son chemin.',
    'steps-done': 'Descendre est libre aussi, de n’importe quelle hauteur.',
    'small-title': 'La petite échelle',
    'small-text':
      'Pour monter de deux unités, il faut une échelle, et chacune ne sert qu’une fois par partie. Montez sur le cube rouge avec la petite.',
    'small-hint': 'Choisissez le dessus du cube, puis « petite échelle ».',
    'small-done': 'L’échelle est perdue. Gardez la grande pour les murs plus hauts.',
    'small-large': 'C’était la grande échelle, qui monte de quatre unités. La petite suffit ici.',
    'large-title': 'La grande échelle',
    'large-text':
      'La grande échelle monte de trois ou quatre unités. Montez sur la tour rouge, haute de quatre unités.',
    'large-hint': 'Choisissez le dessus de la tour rouge.',
    'large-done': 'Cinq unités, c’est trop haut pour toute échelle.',
    'large-stayed': 'Vous êtes encore sur la table. Choisissez le dessus de la tour rouge.',
    'turn-title': 'Tourner un bloc',
    'turn-text':
      'Une fois par tour, vous pouvez déplacer un bloc, ou seulement le tourner. Tournez le cube pour pouvoir vous y tenir, puis montez à la hauteur 2.',
    'turn-hint':
      'Prenez le cube, appuyez sur T jusqu’à voir du rouge ou du gris, reposez-le et montez.',
    'turn-done': 'Un bloc peut aller partout où il repose à plat et en touche un autre.',
    'turn-walk': 'Le cube est prêt. Montez dessus avant de terminer votre tour.',
    'turn-colour': 'Vous ne pouvez pas vous tenir sur cette couleur. Mettez du rouge ou du gris.',
    'forbidden-title': 'Le bloc interdit',
    'forbidden-text':
      'Vous ne pouvez pas déplacer le bloc que le joueur précédent vient de bouger ; ici, c’est H1. Faites une marche avec l’autre demi-cube et montez à la hauteur 2.',
    'forbidden-hint': 'Posez H2 contre le cube, face rouge dessus, puis montez.',
    'forbidden-done':
      'Un bloc qui porte un pion, une pierre ou un autre bloc ne bouge pas non plus.',
    'forbidden-colour': 'Le jaune est dessus : vous ne pouvez pas y monter. Mettez le rouge.',
    'forbidden-stayed': 'Vous avez un demi-cube pour construire : H2.',
    'grey-title': 'Le gris est à tous',
    'grey-text':
      'Chacun peut se tenir sur le gris, un pion par case. Il reste deux cases sur la face grise, et Jaune en occupe une. Prenez l’autre.',
    'grey-hint': 'Choisissez la case grise libre à côté du pion jaune.',
    'grey-done': 'Quand une face grise est pleine, personne ne peut y entrer ni la traverser.',
    'grey-own': 'C’est votre propre couleur. Allez à côté de Jaune sur la face grise.',
    'push-title': 'Pousser',
    'push-text':
      'Vous pouvez poser un bloc sur une face occupée par des pions s’il leur reste de la place à côté. Posez le demi-cube sur le cube de Jaune de façon à pousser son pion.',
    'push-hint': 'Posez H1 debout sur le cube, par-dessus le pion jaune.',
    'push-done': 'Un pion poussé reste sur la même face, sur la case libre la plus proche.',
    'push-beside': 'Le pion jaune avait de la place à côté. Couvrez la case où il se tient.',
    'stone-title': 'Votre pierre de blocage',
    'stone-text':
      'Jaune va monter sur la face jaune à la hauteur 3. Posez-y votre pierre de blocage : personne ne peut y entrer jusqu’à votre prochain tour.',
    'stone-hint': 'Appuyez sur « Pierre », puis choisissez la face jaune.',
    'stone-done': 'Vous n’en avez qu’une : attendez le bon moment.',
    'stone-other': 'Jaune ne veut pas aller là. Fermez la face jaune à la hauteur 3.',
    'corner-title': 'Pas par les coins',
    'corner-text':
      'Les faces doivent se toucher par une arête ; vos deux cubes gris ne se touchent que par un coin. Faites un passage et rejoignez l’autre cube.',
    'corner-hint': 'Posez H1 dans l’angle entre les deux cubes, rouge dessus.',
    'corner-done':
      'Un pion peut traverser beaucoup de faces, pourvu que chacune touche la suivante.',
    'corner-corner': 'On ne passe pas par un coin. Posez le demi-cube entre les cubes.',
    'chance-title': 'Dernière chance',
    'chance-text':
      'Personne n’a grimpé pendant un tour de table. C’est la dernière chance : si vous ne montez pas plus haut que jamais, la partie s’arrête. Grimpez !',
    'chance-hint': 'Il y a de la place pour vous sur le cube gris, à la hauteur 2.',
    'chance-done': 'Vous êtes aussi haut que Jaune, et le dernier arrivé est devant.',
    'chance-over': 'Personne n’a grimpé : la partie est finie, et Jaune est plus haut.',
    'tie-title': 'Arriver en dernier',
    'tie-text':
      'Encore la dernière chance. Vous avez déjà atteint la hauteur 3 : y revenir ne compte pas et termine la partie. À hauteur égale, le dernier arrivé gagne. Gagnez !',
    'tie-hint': 'Montez à côté de Jaune et terminez votre tour.',
    'tie-done': 'Même hauteur, mais vous êtes arrivé en dernier : vous gagnez.',
    'tie-over': 'La partie est finie, et Jaune est plus haut.',
    'bridge-title': 'Variante : les ponts',
    'bridge-text':
      'Dans cette variante, une échelle peut aussi franchir un vide. Passez sur le cube rouge avec votre petite échelle.',
    'bridge-hint': 'Choisissez le dessus du cube rouge.',
    'bridge-done': 'Cette option se choisit avant la partie.',
    'together-title': 'Variante : grimper ensemble',
    'together-text':
      'Dans cette variante, après chaque tour, tous les autres peuvent déplacer leur pion, sans échelle. Jaune vient de jouer : suivez-le jusqu’à la hauteur 2.',
    'together-hint': 'Passez par le demi-cube gris pour monter sur le cube rouge.',
    'together-done': 'L’édition de 2017 se joue ainsi.',
  },
  climbersMisses: {
    'too-low': 'Vous êtes à la hauteur {height}. Montez à la hauteur {needed}.',
    'not-there': 'Votre pion n’y est pas encore.',
    'tool-used': 'Vous avez utilisé un outil qu’il fallait garder.',
    'other-block': 'Déplacez un autre bloc : {block}.',
    'not-pushed': '{player} : le pion est toujours à sa place.',
    'no-stone': 'Votre pierre n’est pas là.',
    'not-won': 'Cela ne gagne pas.',
  },
  xstackLessons: {
    'grab-title': 'Saisir et lâcher',
    'grab-text':
      'Saisissez le cube bleu, posez-le sur la barre blanche et lâchez. Faites-le glisser à la souris ou au doigt, ou utilisez les flèches.',
    'grab-hint':
      'Soulevez le cube bien au-dessus de la barre, amenez-le à droite au-dessus d’elle, descendez-le et lâchez.',
    'grab-done': 'Chaque tour est ainsi : prendre un bloc et le reposer plus haut.',
    'pull-title': 'Tirer doucement',
    'pull-text':
      'La barre rouge est libre entre les lattes. Tirez-la lentement vers vous, tout droit, puis posez-la au sommet de la pile.',
    'pull-hint':
      'Tirez la barre vers vous avec la molette, la touche S ou le curseur. Une fois sortie, soulevez-la, ramenez-la au-dessus de la pile et lâchez.',
    'pull-done':
      'Tirez dans le sens du bloc et prenez votre temps : vous avez 90 secondes par tour.',
    'jam-title': 'Coincé ? Lâchez !',
    'jam-text':
      'La barre tout en bas porte tout le reste. Tirez-la doucement jusqu’à sentir qu’elle est coincée, puis lâchez. Ensuite, posez n’importe quel autre bloc plus haut.',
    'jam-hint':
      'Tirez un peu la barre du bas vers vous et lâchez dès qu’elle est coincée. Posez ensuite une barre du côté tout en haut.',
    'jam-done':
      'Tant qu’un bloc a bougé de moins de 1 cm, vous pouvez le lâcher et en essayer un autre.',
    'rotate-title': 'Tourner un bloc',
    'rotate-text':
      'Posez la latte bleue en travers des deux barres. Elle doit pointer vers vous : tournez-la en l’air. Maintenez Q ou E, faites glisser avec Maj, ou pivotez deux doigts.',
    'rotate-hint':
      'Soulevez la latte, tournez-la d’un quart de tour et posez-la sur les deux barres.',
    'rotate-done': 'Tournez les blocs en l’air, pas dans la pile.',
    'higher-title': 'Ce que « plus haut » veut dire',
    'higher-text':
      'C’est le point le plus bas qui compte : il doit être plus haut qu’avant. Posez la latte bleue plus haut.',
    'higher-hint': 'Posez la latte à plat sur la barre blanche.',
    'higher-done':
      'Quand vous tenez un bloc, une ligne montre la hauteur que son point le plus bas doit dépasser.',
    'higher-upright':
      'Elle monte plus haut, mais son point le plus bas n’a pas changé. Posez-la sur la barre blanche.',
    'bonus-title': 'Prendre un bonus',
    'bonus-text':
      'Après avoir posé un bloc plus haut, vous pouvez en prendre un autre comme bonus : éloignez-le bien du X. Posez un cube sur la barre, puis prenez l’autre.',
    'bonus-hint':
      'Posez d’abord un cube sur la barre blanche. Soulevez ensuite l’autre et amenez-le vers vous, loin du X.',
    'bonus-done': 'Un bonus vaut un point ; un rouge ne vaut rien.',
    'low-title': 'Trop bas',
    'low-text':
      'Voyez ce que coûte une erreur : prenez le cube bleu et reposez-le plus bas, sur les lattes.',
    'low-hint':
      'Soulevez un peu le cube bleu, amenez-le vers vous à côté du vert, descendez-le et lâchez.',
    'low-done':
      'Un bloc qui n’est pas plus haut est retiré et vous coûte un point. Cherchez donc une place avant de tirer.',
    'fall-title': 'Quand des blocs tombent',
    'fall-text':
      'Le cube rouge retient la latte blanche. Soulevez le cube rouge et voyez ce qui se passe.',
    'fall-hint': 'Soulevez le cube rouge tout droit.',
    'fall-done':
      'Chaque bloc qui touche la table coûte un point, celui que vous tenez aussi. Votre tour s’arrête aussitôt.',
    'cancel-title': 'Annuler des malus',
    'cancel-text':
      'Vous avez deux malus bleus. Un bonus de la même couleur les retire tous. Posez le cube vert sur la barre, puis prenez le bleu comme bonus.',
    'cancel-hint': 'Posez le cube vert sur la barre blanche. Éloignez ensuite le cube bleu du X.',
    'cancel-done': 'Deux malus de moins et un point de plus : ce bonus valait trois points.',
    'cancel-colour': 'Cette couleur n’annule rien. Prenez le cube bleu.',
    'decline-title': 'Bloc interdit',
    'decline-text':
      'Votre adversaire vient de reposer le cube bleu : vous ne pouvez pas y toucher. Le reste pourrait tomber. Renoncez : prenez le cube bleu en malus.',
    'decline-hint': 'Appuyez sur le bouton « Renoncer : prendre B03 en malus » ou sur X.',
    'decline-done': 'Renoncer coûte un point. Un effondrement coûte plus.',
    'loose-title': 'Lequel est libre ?',
    'loose-text':
      'Trois barres sont sous les deux lattes, mais l’une d’elles ne porte presque rien. Trouvez-la, tirez-la et posez-la au sommet.',
    'loose-hint': 'Le poids est à droite. Tirez la barre bleue, à gauche.',
    'loose-done':
      'Regardez ce qui repose où avant de tirer. Une légère traction vous dit le reste.',
    'last-title': 'Le dernier tour',
    'last-text':
      'La partie s’arrête quand il reste quatre blocs ou moins sur le X, et le score est de 2 à 2. Posez un cube plus haut et prenez un bonus qui vous fait gagner.',
    'last-hint': 'Posez le cube vert sur le rouge. Prenez ensuite le cube bleu comme bonus.',
    'last-done': 'Vous gagnez 3 à 2.',
    'last-red': 'Un bonus rouge ne vaut rien : égalité. Prenez une autre couleur.',
  },
  xstackMisses: {
    nothing: 'Il ne s’est encore rien passé.',
    'not-put': 'Aucun bloc n’a été reposé plus haut.',
    'other-block': 'Bien joué, mais cette leçon porte sur un autre bloc.',
    'lies-wrong': 'Elle est dans le mauvais sens. Tournez-la d’un quart de tour avant de lâcher.',
    'not-let-go':
      'Vous n’avez pas essayé la barre du bas. Tirez-la, sentez qu’elle est coincée et lâchez.',
    'no-bonus': 'Vous n’avez pas pris de bonus.',
    'not-low': 'Il est plus haut. Pour une fois, reposez-le plus bas.',
    'too-few-fell': 'Rien n’est tombé. Enlevez le cube rouge.',
    'not-cancelled': 'Il vous reste des malus de cette couleur.',
    'not-declined': 'Vous n’êtes pas obligé de tirer un bloc. Renoncez et prenez le bloc interdit.',
    'not-won': 'Cela ne suffit pas pour gagner.',
    fell: {
      one: 'Un bloc est tombé. Votre tour s’arrête.',
      other: '{count} blocs sont tombés. Votre tour s’arrête.',
    },
    low: 'Trop bas : son point le plus bas doit être plus haut qu’avant.',
    'given-up': 'Un bloc abandonné devient un malus. Essayez de le reposer plus haut.',
    'time-over': 'Vos 90 secondes sont écoulées.',
    declined: 'Vous avez renoncé. Cette fois, tirez un bloc.',
  },
  guide: {
    title: 'Conseil',
    ok: 'Compris',
    'klotz-first':
      'Votre premier coup : choisissez votre Klotz rouge ou une colonne, puis une des cases marquées. Visez votre propre coin.',
    'klotz-refused':
      'Tous les coups ne sont pas permis. La ligne sous le plateau dit pourquoi ; essayez-en un autre.',
    'klotz-win': 'Vous pouvez entrer dans votre coin et gagner !',
    'klotz-stop':
      'Attention : votre adversaire est à un coup de la victoire. Barrez-lui la route avec une colonne, ou capturez son Klotz.',
    'klotz-capture':
      'Vous pouvez capturer : finissez le trajet d’une colonne sur l’autre Klotz et il retourne au centre.',
    'klotz-danger':
      'Une colonne peut atteindre votre Klotz. Éloignez-le, ou verrouillez la colonne en la déplaçant vous-même.',
    'klotz-threaten':
      'Vous pouvez arriver à quatre pas de votre coin, la voie libre. Vous menacez alors de gagner.',
    'klotz-over': 'C’était votre première partie. Analysez-la, rejouez, ou essayez un problème.',
    'climbers-first':
      'Votre premier tour : déplacez votre pion, puis un bloc, puis encore le pion. Terminez ensuite votre tour.',
    'climbers-refused':
      'Tout n’est pas permis. La ligne sous la tour dit pourquoi ; essayez autre chose.',
    'climbers-win': 'Vous pouvez terminer la partie maintenant, en étant le plus haut !',
    'climbers-stop':
      'Votre adversaire pourrait monter haut au prochain tour. Un bloc ou votre pierre, bien placés, l’en empêchent.',
    'climbers-climb':
      'Il y a un chemin vers le haut ce tour-ci. Il faut souvent un bloc tourné à votre couleur.',
    'climbers-over': 'C’était votre première partie. Analysez-la, rejouez, ou essayez un problème.',
    'klotz-turn':
      'Déplacez votre Klotz d’exactement quatre pas, ou une colonne sans pierre adverse d’autant de pas qu’elle est haute. Le trajet peut tourner une fois et doit être libre ; votre pierre se pose sur la colonne que vous déplacez.',
    'climbers-turn':
      'Déplacez votre pion, puis un bloc, puis encore le pion, et posez votre pierre à la fin ; tout est facultatif. Votre pion se tient sur sa couleur et sur le gris ; une marche est libre, plus haut il faut une échelle.',
    'xstack-first':
      'Votre premier tour : tirez lentement un bloc hors de la pile et reposez-le plus haut. Les blocs du haut sont les plus faciles.',
    'xstack-refused':
      'Tous les blocs ne sont pas permis. La ligne sous la pile dit pourquoi ; essayez-en un autre.',
    'xstack-stuck':
      'Celui-ci est coincé. Lâchez maintenant et rien n’est perdu ; tirez plutôt un autre bloc.',
    'xstack-put':
      'Bravo ! Vous pouvez maintenant prendre un autre bloc libre comme bonus : éloignez-le du X. Ou terminez votre tour sans risque.',
    'xstack-forbidden':
      'Le bloc marqué est interdit : votre adversaire vient de le reposer. Si rien d’autre ne paraît sûr, vous pouvez le prendre en malus au lieu de tirer.',
    'xstack-fell':
      'Chaque bloc sur la table coûte un point. Un bonus de la même couleur les annulera plus tard.',
    'xstack-end':
      'Il reste peu de blocs. La partie s’arrête à quatre : regardez qui mène avant d’en prendre un autre.',
    'xstack-over': 'C’était votre première partie. Regardez comment elle s’est passée, ou rejouez.',
    'xstack-turn':
      'Tirez un bloc et reposez-le plus haut qu’il n’était ; vous pouvez ensuite en prendre un autre en bonus, ou vous arrêter. Tout ce qui tombe compte contre vous et termine le tour.',
    wait: 'Ce n’est pas à vous de jouer. Regardez, ou revoyez les coups précédents.',
    over: 'La partie est finie. Vous pouvez la revoir, l’analyser ou rejouer.',
  },
} satisfies MessagesLike<typeof english>;
