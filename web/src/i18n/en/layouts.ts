/** The names of the layouts that come with the game. */
export const layouts = {
  castle: 'Castle',
  diamond: 'Diamond',
  ring: 'Ring',
  cross: 'Cross',
  gates: 'Gates',
  star: 'Star',
} as const;
