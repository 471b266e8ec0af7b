import type { MessagesLike } from '../shape';
import type english from '../en/coach';

export default {
  /** L’analyse d’une partie. */
  analysis: {
    title: 'Analyse',
    close: 'Fermer l’analyse',
    chart:
      'Chances de gain de chacun ; {known} coups jugés sur {of}. La liste ci-dessous dit la même chose.',
    progress: '{known} sur {of}',
    stop: 'Arrêter',
    'go-on': 'Continuer',
    percent: '{percent} %',
    best: 'Le mieux d’ici :',
    show: 'Le montrer sur le plateau',
    'best-played': 'C’est ce qui a été joué.',
    try: 'Continuer d’ici',
    'try-bots': 'Contre des robots',
    'turning-none': 'Aucun coup n’a renversé cette partie à lui seul.',
    turning: 'Tournant :',
    'turning-points': 'Tournants :',
    moves: 'Chaque coup et son jugement',
    move: 'Coup',
    chance: 'Chance après lui',
    better: 'Mieux',
    honest: 'L’estimation d’un robot fort après un bref regard, pas une preuve.',
  },
  /** Ce qui plaide pour un tour de The Climbers. */
  climbersReasons: {
    wins: 'Cela termine la partie, et la gagne.',
    climbs: 'Le pion atteint la hauteur {height}.',
    leads: 'Cela donne la tête.',
    hinders: '{player} aurait pu monter à pied jusqu’à la hauteur {height} ; la voie est fermée.',
    readies: 'La hauteur {height} sera accessible au prochain tour.',
    saves: 'Cela ne coûte aucune échelle.',
    waits: 'Rien de mieux en vue ; au moins, cela ne cède rien.',
  },
  /** Ce qui plaide pour un coup. */
  klotzReasons: {
    wins: 'Le Klotz entre dans son but et gagne.',
    forces: {
      one: 'Cela gagne sur-le-champ.',
      other: 'Cela force le gain en {count} coups.',
    },
    captures: 'Cela renvoie le Klotz de {player} au centre.',
    parries: 'Cela ferme le but à {player}.',
    threatens: 'Cela menace d’entrer dans le but.',
    escapes: 'Cela met le Klotz hors de danger.',
    nears: {
      one: 'Le Klotz n’est plus qu’à un coup de son but.',
      other: 'Le Klotz n’est plus qu’à {count} coups de son but.',
    },
    opens: {
      one: 'Cela ouvre la voie : plus qu’un coup jusqu’au but.',
      other: 'Cela ouvre la voie : plus que {count} coups jusqu’au but.',
    },
    hinders: 'Cela allonge le chemin de {player}.',
    'holds-out': 'Ici, tout perd ; ce coup tient le plus longtemps.',
    prepares: 'Pas encore de menace, mais la meilleure place à la longue.',
  },
  /** Les problèmes. */
  puzzles: {
    'klotz-lead':
      'Un coup gagne, et un seul. Trouvez-le, puis menez-le au but contre la défense la plus tenace.',
    'climbers-lead':
      'Un seul déplacement de bloc mène le pion au plus haut. Trouvez-le, puis le chemin pour monter.',
    'grade-1': 'Facile',
    'grade-2': 'Moyen',
    'grade-3': 'Difficile',
    'grade-4': 'Expert',
    number: 'Problème {number}',
    'solved-of': '{solved} résolus sur {all}',
    'all-solved': 'Tout est résolu. Chacun peut être rejoué.',
    begin: 'Commencer par le problème {number}',
    'go-on': 'Continuer au problème {number}',
    'state-open': 'pas encore résolu',
    'state-solved': 'résolu',
    'state-clean': 'résolu sans faute',
    'win-in': {
      one: 'Gagnez en {count} coup',
      other: 'Gagnez en {count} coups',
    },
    'task-klotz': {
      one: 'À vous de jouer : gagnez en {count} coup.',
      other: 'À vous de jouer : gagnez en {count} coups.',
    },
    reach: 'Atteignez la hauteur {height}',
    'task-climbers': 'À vous de jouer : menez votre pion à la hauteur {height}.',
    there: 'La hauteur {height} est atteinte. Terminez le tour.',
    'hint-block': 'Le bloc à déplacer : {block}.',
    'low-nothing': 'Hauteur {reached}. Un autre bloc mène à la hauteur {height}.',
    'low-block':
      'Hauteur {reached}. C’est le bon bloc, mais sa place ou sa position n’est pas la bonne ; la hauteur {height} est possible.',
    'low-deed':
      'Hauteur {reached}. Le bloc est là où il faut ; un chemin mène maintenant à la hauteur {height}.',
    wrong: 'Pas celui-ci : {player} répond {move}. {reason}',
    'no-longer': 'Le gain ne peut plus être forcé à temps.',
    'try-again': 'Réessayer',
    solved: 'Résolu',
    'without-mistakes': 'Sans une seule faute.',
    'with-hint': 'Avec un conseil.',
    'after-mistakes': {
      one: 'Après {count} faute.',
      other: 'Après {count} fautes.',
    },
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    missing: 'Il n’y a pas de problème {number}.',
    'load-failed': 'Les problèmes n’ont pas pu être chargés. Vérifiez la connexion et réessayez.',
  },
} satisfies MessagesLike<typeof english>;
