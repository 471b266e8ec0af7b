/** The levels of the bots: eight woods, from the softest to the hardest. */
export const levels = {
  name1: 'Balsa',
  name2: 'Willow',
  name3: 'Pine',
  name4: 'Cherry',
  name5: 'Oak',
  name6: 'Beech',
  name7: 'Hornbeam',
  name8: 'Ebony',
  spoken: '{number}, {name}',
  rating: 'Rating {points} ± {off}',
  unrated: 'Rating not measured yet',
} as const;
