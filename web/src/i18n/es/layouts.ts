import type { layouts as english } from '../en/layouts';
import type { Translation } from '../shape';

export const layouts: Translation<typeof english> = {
  castle: 'Castillo',
  diamond: 'Rombo',
  ring: 'Anillo',
  cross: 'Cruz',
  gates: 'Puertas',
  star: 'Estrella',
};
