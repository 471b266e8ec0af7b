/** Colours and dimensions of the flat view. */
import type { Theme } from '@/engine/types';

export const FLAT_FRAME = 0.76;
export const FLAT_CORNER = 0.46;
export const FLAT_FONT = '"Figtree Variable", Figtree, system-ui, sans-serif';

export interface FlatColours {
  cells: readonly [string, string];
  line: string;
  frame: string;
  letters: string;
}

export const FLAT_COLOURS: Record<Theme, FlatColours> = {
  light: { cells: ['#E4D2B2', '#EBDCC1'], line: '#C9B48C', frame: '#C9A273', letters: '#2C1A0C' },
  dark: { cells: ['#C8AB7E', '#D2B78D'], line: '#AD8C5C', frame: '#6B4B30', letters: '#F0E2CB' },
};
