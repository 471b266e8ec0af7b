import type { layouts as english } from '../en/layouts';
import type { Translation } from '../shape';

export const layouts: Translation<typeof english> = {
  castle: 'Burg',
  diamond: 'Raute',
  ring: 'Ring',
  cross: 'Kreuz',
  gates: 'Tore',
  star: 'Stern',
};
