/** All colours of the scenes. */
import type { Theme } from './types';

/** Paints of all three games. */
export const PAINT = {
  red: '#C2442D',
  yellow: '#F3C350',
  green: '#3A886B',
  blue: '#22568C',
  darkBlue: '#33447F',
  lightBlue: '#88C6E8',
  violet: '#8F66B0',
  grey: '#7F8A96',
  white: '#F5F0E6',
} as const;

export type Paint = keyof typeof PAINT;

/** Symbols identify colours without colour; a joint is the seam of a mitre. Same numbers as in the timber shader. */
export const SYMBOL = {
  none: 0,
  diamond: 1,
  disc: 2,
  triangle: 3,
  bars: 4,
  ring: 5,
  petals: 6,
  dots: 7,
  cross: 8,
  joint: 9,
} as const;

export type SymbolName = keyof typeof SYMBOL;

export const PAINT_SYMBOL: Record<Paint, SymbolName> = {
  red: 'diamond',
  yellow: 'disc',
  green: 'triangle',
  blue: 'bars',
  darkBlue: 'bars',
  lightBlue: 'ring',
  violet: 'petals',
  grey: 'dots',
  white: 'cross',
};

/** Inlays: cream on dark paints, brown on light ones. */
export const INLAY = { cream: '#FBF0DC', brown: '#3B2817' } as const;

const LIGHT_PAINTS: ReadonlySet<Paint> = new Set(['yellow', 'lightBlue', 'white']);

export function inlayOn(paint: Paint): string {
  return LIGHT_PAINTS.has(paint) ? INLAY.brown : INLAY.cream;
}

/** Woods: colours of early and late wood, and roughness. Same order as in the timber shader. */
export const WOODS = {
  ash: { early: '#ECDDC2', late: '#D6BE97', roughness: 0.58 },
  beech: { early: '#D6A878', late: '#B98454', roughness: 0.42 },
  cherry: { early: '#A9683F', late: '#884A29', roughness: 0.42 },
  walnut: { early: '#6A4731', late: '#4A3020', roughness: 0.42 },
  oak: { early: '#D8B487', late: '#BC9364', roughness: 0.5 },
  black: { early: '#37322E', late: '#24201D', roughness: 0.52 },
  natural: { early: '#C4966A', late: '#A97B50', roughness: 0.5 },
} as const;

export type Wood = keyof typeof WOODS;
export const WOOD_NAMES = Object.keys(WOODS) as Wood[];

/** The wood of a column by height, and the colour of the rings that show its height. */
export const COLUMN_WOOD = { 1: 'beech', 2: 'cherry', 3: 'walnut' } as const satisfies Record<
  number,
  Wood
>;
export const COLUMN_RING = { 1: '#43290F', 2: '#E0BE8E', 3: '#C7A67A' } as const;

/** Marks are ink with a cream edge or cream with an ink edge: one of them always contrasts. */
export const INK = '#26170C';
export const CREAM = '#FFF7E6';
/** Letters and digits on the frame. */
export const LETTERING = '#140A04';

/** The floor between the cells, visible only as thin lines. */
export const GAP = '#5A3E26';

/** The tint of shadows on the page. */
export const TABLE_SHADOW: Record<Theme, string> = { light: '#2A1A10', dark: '#000000' };
