import type { levels as english } from '../en/levels';
import type { Translation } from '../shape';

/** The levels of the bots: eight woods, from the softest to the hardest. */
export const levels: Translation<typeof english> = {
  name1: 'Balsa',
  name2: 'Weide',
  name3: 'Kiefer',
  name4: 'Kirsche',
  name5: 'Eiche',
  name6: 'Buche',
  name7: 'Hainbuche',
  name8: 'Ebenholz',
  spoken: '{number}, {name}',
  rating: 'Wertung {points} ± {off}',
  unrated: 'Wertung noch nicht gemessen',
};
