import type { layouts as english } from '../en/layouts';
import type { Translation } from '../shape';

export const layouts: Translation<typeof english> = {
  castle: 'Château',
  diamond: 'Losange',
  ring: 'Anneau',
  cross: 'Croix',
  gates: 'Portes',
  star: 'Étoile',
};
