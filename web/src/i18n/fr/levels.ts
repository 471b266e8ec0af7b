import type { levels as english } from '../en/levels';
import type { Translation } from '../shape';

/** The levels of the bots: eight woods, from the softest to the hardest. */
export const levels: Translation<typeof english> = {
  name1: 'Balsa',
  name2: 'Saule',
  name3: 'Pin',
  name4: 'Cerisier',
  name5: 'Chêne',
  name6: 'Hêtre',
  name7: 'Charme',
  name8: 'Ébène',
  spoken: '{number}, {name}',
  rating: 'Cote {points} ± {off}',
  unrated: 'Cote pas encore mesurée',
};
