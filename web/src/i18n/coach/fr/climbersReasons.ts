import type { Translation } from '../../shape';
import type { climbersReasons as english } from '../en/climbersReasons';

/** Ce qui plaide pour un tour de The Climbers. */
export const climbersReasons: Translation<typeof english> = {
  wins: 'Cela termine la partie, et la gagne.',
  climbs: 'Le pion atteint la hauteur {height}.',
  leads: 'Cela donne la tête.',
  hinders: '{player} aurait pu monter à pied jusqu’à la hauteur {height} ; la voie est fermée.',
  readies: 'La hauteur {height} sera accessible au prochain tour.',
  saves: 'Cela ne coûte aucune échelle.',
  waits: 'Rien de mieux en vue ; au moins, cela ne cède rien.',
};
