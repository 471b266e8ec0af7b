/**
 * A symbol for every colour, so you don't have to tell red from green. Path data on a 24 x 24
 * field, filled unless `ring`.
 */
export type PieceColour =
  | 'red'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'darkBlue'
  | 'lightBlue'
  | 'violet'
  | 'grey'
  | 'white'
  | 'natural';

export interface PieceSymbol {
  /** The custom property with the colour of the piece. */
  readonly colour: string;
  /** Dark brown on light colours, cream on the others. */
  readonly inlay: 'light' | 'dark';
  /** The path data; empty for bare wood. */
  readonly path: string;
}

const BARS =
  'M6.8 8.1h10.4a1.25 1.25 0 0 1 0 2.5H6.8a1.25 1.25 0 0 1 0-2.5zM6.8 13.4h10.4a1.25 1.25 0 0 1 0 2.5H6.8a1.25 1.25 0 0 1 0-2.5z';

export const SYMBOLS: Readonly<Record<PieceColour, PieceSymbol>> = {
  red: { colour: '--red', inlay: 'light', path: 'M12 5.2 17.4 12 12 18.8 6.6 12z' },
  yellow: {
    colour: '--yellow',
    inlay: 'dark',
    path: 'M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
  },
  green: { colour: '--green', inlay: 'light', path: 'M12 5.9 18 17H6z' },
  blue: { colour: '--blue', inlay: 'light', path: BARS },
  darkBlue: { colour: '--dark-blue', inlay: 'light', path: BARS },
  lightBlue: {
    colour: '--light-blue',
    inlay: 'dark',
    path: 'M12 6.9a5.1 5.1 0 1 1 0 10.2 5.1 5.1 0 0 1 0-10.2zm0 2.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  },
  violet: {
    colour: '--violet',
    inlay: 'light',
    path: 'M12 5.6a2.9 2.9 0 0 1 2.4 4.5l-.5.5.5-.5a2.9 2.9 0 1 1 0 3.8l-.5-.5.5.5a2.9 2.9 0 1 1-4.8 0l.5-.5-.5.5a2.9 2.9 0 1 1 0-3.8l.5.5-.5-.5A2.9 2.9 0 0 1 12 5.6z',
  },
  grey: {
    colour: '--grey',
    inlay: 'light',
    path: 'M7 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zm5 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zm5 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
  },
  white: {
    colour: '--white',
    inlay: 'dark',
    path: 'M8.5 6.7 12 10.2l3.5-3.5 1.8 1.8-3.5 3.5 3.5 3.5-1.8 1.8-3.5-3.5-3.5 3.5-1.8-1.8 3.5-3.5-3.5-3.5z',
  },
  natural: { colour: '--natural', inlay: 'dark', path: '' },
};
