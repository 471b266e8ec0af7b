import type { MessagesLike } from '../shape';
import type english from '../en/coach';

export default {
  /** L’analyse d’une partie. */
  analysis: {
    title: 'Analyse',
    close: 'Fermer l’analyse',
    chart:
      'Chances de gain de chaque joueur ; {known} coups analysés sur {of}. Mêmes données dans la liste ci-dessous.',
    progress: '{known} sur {of}',
    stop: 'Arrêter',
    'go-on': 'Continuer',
    percent: '{percent} %',
    best: 'Meilleur coup :',
    show: 'Montrer sur le plateau',
    'best-played': 'C’est le coup joué.',
    try: 'Continuer à partir d’ici',
    'try-bots': 'Contre des robots',
    'turning-none': 'Aucun coup n’a décidé la partie à lui seul.',
    turning: 'Tournant :',
    'turning-points': 'Tournants :',
    moves: 'Tous les coups, avec leur évaluation',
    move: 'Coup',
    chance: 'Chances de gain',
    better: 'Meilleur coup',
    honest: 'Estimation rapide d’un robot fort, pas une preuve.',
  },
  /** Ce qui plaide pour un tour de The Climbers. */
  climbersReasons: {
    wins: 'Ce coup termine la partie et la gagne.',
    climbs: 'Le pion atteint la hauteur {height}.',
    leads: 'Ce coup prend la tête.',
    hinders: 'Ce coup empêche {player} de monter sans échelle à la hauteur {height}.',
    readies: 'La hauteur {height} sera accessible au prochain tour.',
    saves: 'Ce coup ne coûte aucune échelle.',
    waits: 'Rien de mieux en vue, et ce coup ne cède rien.',
  },
  /** Ce qui plaide pour un coup. */
  klotzReasons: {
    wins: 'Le Klotz atteint son coin et gagne.',
    forces: {
      one: 'Ce coup gagne immédiatement.',
      other: 'Ce coup force le gain en {count} coups.',
    },
    captures: '{player} voit son Klotz renvoyé au centre.',
    parries: 'Ce coup barre le coin à {player}.',
    threatens: 'Ce coup menace d’atteindre le coin.',
    escapes: 'Ce coup met le Klotz hors de danger.',
    nears: {
      one: 'Le Klotz n’est plus qu’à un coup de son coin.',
      other: 'Le Klotz n’est plus qu’à {count} coups de son coin.',
    },
    opens: {
      one: 'Ce coup ouvre la voie : plus qu’un coup jusqu’au coin.',
      other: 'Ce coup ouvre la voie : plus que {count} coups jusqu’au coin.',
    },
    hinders: 'Ce coup rallonge le trajet pour {player}.',
    'holds-out': 'Tous les coups perdent ; celui-ci résiste le plus longtemps.',
    prepares: 'Pas de menace immédiate, mais une meilleure position à terme.',
  },
  /** Les problèmes. */
  puzzles: {
    title: '{game} : problèmes',
    'klotz-lead': 'Un seul coup gagne. Trouvez-le, puis concluez contre la meilleure défense.',
    'climbers-lead':
      'Un seul déplacement de bloc mène le pion au plus haut. Trouvez-le, puis le chemin pour monter.',
    'grade-1': 'Facile',
    'grade-2': 'Moyen',
    'grade-3': 'Difficile',
    'grade-4': 'Expert',
    number: 'Problème {number}',
    'solved-of': '{solved} résolus sur {all}',
    'all-solved': 'Tous résolus. Vous pouvez les rejouer.',
    begin: 'Commencer le problème {number}',
    'go-on': 'Continuer avec le problème {number}',
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
    there: 'Hauteur {height} atteinte. Terminez votre tour.',
    'hint-block': 'Déplacez ce bloc : {block}.',
    'low-nothing': 'Hauteur {reached}. Un autre bloc mène à la hauteur {height}.',
    'low-block':
      'Hauteur {reached}. Bon bloc, mais mauvais emplacement ou mauvaise orientation : la hauteur {height} est possible.',
    'low-deed':
      'Hauteur {reached}. Le bloc est bien placé ; trouvez maintenant le chemin jusqu’à la hauteur {height}.',
    wrong: 'Pas tout à fait : {player} répond {move}. {reason}',
    'no-longer': 'Le gain ne peut plus être forcé à temps.',
    'try-again': 'Réessayer',
    solved: 'Résolu',
    'without-mistakes': 'Sans une seule faute.',
    'with-hint': 'Avec un indice.',
    'after-mistakes': {
      one: 'Après {count} erreur.',
      other: 'Après {count} erreurs.',
    },
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    missing: 'Le problème {number} n’existe pas.',
    'load-failed':
      'Les problèmes n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  },
} satisfies MessagesLike<typeof english>;
