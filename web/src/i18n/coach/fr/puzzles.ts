import type { Translation } from '../../shape';
import type { puzzles as english } from '../en/puzzles';

/** Les problèmes. */
export const puzzles: Translation<typeof english> = {
  'klotz-lead':
    'Un coup gagne, et un seul. Trouvez-le, puis menez-le au but contre la défense la plus tenace.',
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
    one: 'À vous de jouer : gagnez en {count} coup.',
    other: 'À vous de jouer : gagnez en {count} coups.',
  },
  wrong: 'Pas celui-ci : {player} répond {move}. {reason}',
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
