// Constants of the rules. Generated from the crates of the games by `cargo xtask types`; do not edit.
import type { Colour as ClimbersColour } from './climbers';
import type { Colour as KlotzColour } from './klotz';

/** The times that a setup form offers. */
export const CLOCK_LIMITS = {
  moveSeconds: { min: 5, max: 3600 },
  moveDays: { min: 1, max: 14 },
  baseMinutes: { min: 1, max: 180 },
  incrementSeconds: { min: 0, max: 120 },
} as const;

/** Cells along each side of the board of KLOTZ. */
export const KLOTZ_SIDE = 14;

/** The colours of KLOTZ, in turn order. */
export const KLOTZ_COLOURS: readonly KlotzColour[] = [
  'red',
  'yellow',
  'green',
  'blue',
];

/** The corner of each colour: the one nearest to its centre cell. */
export const KLOTZ_CORNERS: Readonly<Record<string, KlotzColour>> = {
  a1: 'red',
  a14: 'yellow',
  n14: 'green',
  n1: 'blue',
};

/** The centre cell of each colour. */
export const KLOTZ_CENTRES: Readonly<Record<string, KlotzColour>> = {
  g7: 'red',
  g8: 'yellow',
  h8: 'green',
  h7: 'blue',
};

/** How a pass is written in KLOTZ. */
export const KLOTZ_PASS = '--';

/** Cells along each side of the table of The Climbers. */
export const CLIMBERS_SIDE = 32;

/** The colours of the players of The Climbers. */
export const CLIMBERS_COLOURS: readonly ClimbersColour[] = [
  'red',
  'yellow',
  'darkBlue',
  'lightBlue',
  'violet',
];

/** The longest act of X-Stack in ticks. */
export const XSTACK_LONGEST_ACT = 6600;

/** The colours of X-Stack's blocks, by the first letter of their names. */
export const XSTACK_COLOURS = {
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  W: 'white',
  N: 'natural',
} as const;

/** The names of all blocks of X-Stack, in the order of a pile's sizes and poses. */
export const XSTACK_BLOCK_NAMES: readonly string[] = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'B01',
  'B02',
  'B03',
  'B04',
  'B05',
  'B06',
  'G01',
  'G02',
  'G03',
  'G04',
  'G05',
  'G06',
  'Y01',
  'Y02',
  'Y03',
  'Y04',
  'Y05',
  'Y06',
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'W06',
  'N01',
  'N02',
  'N03',
  'N04',
  'N05',
  'N06',
];
