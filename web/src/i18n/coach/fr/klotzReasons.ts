import type { Translation } from '../../shape';
import type { klotzReasons as english } from '../en/klotzReasons';

/** Ce qui plaide pour un coup. */
export const klotzReasons: Translation<typeof english> = {
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
};
