import type { levels as english } from '../en/levels';
import type { Translation } from '../shape';

/** The levels of the bots: eight woods, from the softest to the hardest. */
export const levels: Translation<typeof english> = {
  name1: 'Balsa',
  name2: 'Sauce',
  name3: 'Pino',
  name4: 'Cerezo',
  name5: 'Roble',
  name6: 'Haya',
  name7: 'Carpe',
  name8: 'Ébano',
  spoken: '{number}, {name}',
  rating: 'Puntuación {points} ± {off}',
  unrated: 'Puntuación sin medir',
};
