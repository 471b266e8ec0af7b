import type { Translation } from '../../shape';
import type { puzzles as english } from '../en/puzzles';

/** Les problèmes. */
export const puzzles: Translation<typeof english> = {
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
};
