import type { climbersSetup as english } from '../en/climbersSetup';
import type { Translation } from '../shape';

export const climbersSetup: Translation<typeof english> = {
  lead: 'The Climbers de deux à cinq, sur cet écran. Tout est prêt pour une partie contre un robot : changez ce qui vous plaît.',
  order: 'Ordre du tour',
  orderListed: 'Celui de la liste',
  orderDrawn: 'Au hasard',
  orderListedText: 'Qui est en haut commence. Les flèches changent l’ordre.',
  orderDrawnText: 'On tire au sort quand la partie commence.',
  earlier: 'Joueur {number} plus tôt dans l’ordre du tour',
  later: 'Joueur {number} plus tard dans l’ordre du tour',
  violet:
    'Le violet est la couleur la plus difficile : sur chaque bloc il est à l’opposé du gris, et là où l’un est dessus, l’autre ne l’est pas. À moins de cinq, il reste dans la boîte, sauf si quelqu’un le choisit.',
  level1Text: 'Construit et grimpe là où il regarde par hasard. Pour les premières parties.',
  level2Text: 'Construit une marche où il en voit une et grimpe, pour lui seul.',
  level3Text: 'Grimpe aussi haut qu’il voit et ménage mieux ses échelles.',
  level4Text: 'Pense à plus de tours et à ce qu’ils vous ouvrent.',
  level5Text: 'Revoit ses meilleurs tours et ferme une face de temps à autre.',
  level6Text: 'Prolonge ses meilleurs tours jusqu’au suivant et bloque là où cela fait mal.',
  level7Text:
    'Juge chaque place pour chaque bloc d’après ce qui a gagné des parties, sans toujours prendre la meilleure.',
  level8Text: 'Le plus fort : il réfléchit jusqu’à deux secondes aux meilleurs tours de chacun.',
  tower: 'Tour',
  towerText:
    'Chaque numéro construit sa tour, toujours la même. Vous pouvez le donner à quelqu’un.',
  towerNumber: 'Numéro de la tour',
  towerTitle: 'Tour {number}',
  others: 'En voir d’autres',
  towerAlt: 'La tour {number} au départ avec ses pions : {height} unités de haut.',
  rules: 'Règles à convenir',
  preset: 'Édition',
  classic: 'Classique',
  modern: 'Moderne',
  own: 'La vôtre',
  classicText:
    'Les règles de 2008 : on peut redescendre, et à hauteur égale, le dernier arrivé gagne.',
  modernText:
    'L’édition de 2017, telle que la décrivent ceux qui l’ont essayée : jamais vers le bas, tous les pions peuvent bouger après chaque tour, et à hauteur égale, le premier arrivé gagne.',
  ownText: 'Votre propre mélange : tout ce qui suit se combine librement.',
  pawnBeforeBlock: 'Le pion avant le bloc',
  pawnBeforeBlockText:
    'On peut déplacer son pion avant son bloc et encore après ; ou seulement après.',
  allowed: 'Permis',
  forbidden: 'Interdit',
  descend: 'Descendre',
  descendText:
    'Un pion peut descendre de n’importe quelle hauteur, sans rien payer ; ou bien il ne va qu’à plat et vers le haut.',
  tie: 'À hauteur égale',
  tieText:
    'Si plusieurs pions sont les plus hauts, le dernier arrivé l’emporte, ou bien le premier.',
  tieLast: 'Le dernier gagne',
  tieFirst: 'Le premier gagne',
  variants: 'Variantes',
  on: 'Oui',
  off: 'Non',
  bridges: 'Ponts',
  bridgesText:
    'Une échelle peut aussi être posée par-dessus un vide, à plat ou en pente, tant que vous n’avez pas déplacé de bloc dans ce tour.',
  together: 'Grimper ensemble',
  togetherText:
    'Après chaque tour, tous les autres peuvent aussi déplacer leur pion, dans l’ordre du tour et sans échelle.',
  rounds: 'Avant la fin',
  roundsText:
    'La fin approche quand personne n’a grimpé plus haut pendant un tour de table, ou pendant deux : mieux à deux joueurs.',
  oneRound: 'Un tour',
  twoRounds: 'Deux tours',
};
