/**
 * The positions in the pictures of the rules page. Legal moves come from the rules module, so no
 * picture can show an illegal one.
 */
import type { Colour, MatchSetup } from '@/wasm/klotz';
import { defaultSetup, KlotzMatch } from '@/wasm/klotz-match';
import { BOARD_SIZE, cellName } from '../scene/cells';
import type { BoardView, Marks } from '../scene/types';
import type { FigureName } from './text/shape';

interface FigureSpec {
  /**
   * `3c6` is a column of height 3 on c6, `Rg7` the red Klotz on g7. Defaults to the usual start.
   */
  pieces?: readonly string[];
  /** Letters of the colours in play, in turn order; the first is to move. */
  seats: string;
  /** `R=c6`: the owner and cell of each stone. */
  stones?: Readonly<Record<string, string>>;
  /** The selected piece, and the target it aims at. */
  from?: string;
  aim?: string;
  /** The cells to show; defaults to the whole board. */
  around?: readonly string[];
}

export const FIGURE_SPECS: Readonly<Record<FigureName, FigureSpec>> = {
  start: { seats: 'RYGB' },
  bend: {
    pieces: ['3c6', '1b2', '2d9', 'Rg7', 'Gh8'],
    seats: 'RG',
    from: 'c6',
    aim: 'e5',
    around: ['a3', 'f9'],
  },
  blocked: {
    pieces: ['3c6', '1d6', '2c7', '3c4', 'Rg7', 'Gh8'],
    seats: 'RG',
    from: 'c6',
    around: ['a3', 'f9'],
  },
  centre: {
    pieces: ['3f8', '1e5', '2k9', '1j11', 'Rd6', 'Bk5'],
    seats: 'RB',
    from: 'f8',
    aim: 'i8',
    around: ['d6', 'k10'],
  },
  stone: {
    pieces: ['2c5', '2e6', '2g4', '1i6', '3b8', 'Re9', 'Gi9'],
    seats: 'RG',
    stones: { R: 'c5', G: 'g4' },
    around: ['b4', 'i8'],
  },
  capture: {
    pieces: ['3i9', '1m11', '2i13', '1m7', 'Rg7', 'Gk10'],
    seats: 'RG',
    from: 'i9',
    aim: 'k10',
    around: ['h8', 'm12'],
  },
  win: {
    pieces: ['1e2', '2b5', '3f4', 'Rc3', 'Gh8'],
    seats: 'RG',
    from: 'c3',
    aim: 'a1',
    around: ['a1', 'f5'],
  },
};

const COLOURS: Readonly<Record<string, Colour>> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
};

/** The position in its text form (see the rules: board, seats, turn, stones). */
export function positionText(spec: FigureSpec): string {
  const on = new Map((spec.pieces ?? []).map((piece) => [piece.slice(1), piece.charAt(0)]));
  const ranks = Array.from({ length: BOARD_SIZE }, (_, row) =>
    Array.from(
      { length: BOARD_SIZE },
      (_, file) => on.get(cellName({ file, rank: BOARD_SIZE - 1 - row })) ?? '.',
    ).join(''),
  );
  const seats = [...spec.seats];
  const stones = seats.map((seat) => `${seat}=${spec.stones?.[seat] ?? '-'}`);
  return [ranks.join('/'), spec.seats, seats[0], stones.join(',')].join(' ');
}

function setupOf(spec: FigureSpec): MatchSetup {
  const seats = [...spec.seats].map((letter) => COLOURS[letter] ?? 'red');
  return {
    ...defaultSetup(4),
    seats: seats.map((colour) => ({ colour, name: '', player: { kind: 'human' } })),
    first: seats[0] ?? 'red',
    start: spec.pieces ? positionText(spec) : null,
  };
}

/** What a picture shows. Needs the rules module. */
export function drawing(name: FigureName): { board: BoardView; marks: Marks } {
  const spec = FIGURE_SPECS[name];
  const match = KlotzMatch.start(setupOf(spec), 0);
  try {
    const { pieces, unusedStones } = match.positionAt(0);
    // A section of the board is about its pieces; the start shows where the stones lie.
    const board = spec.pieces ? { pieces } : { pieces, unusedStones };
    const { from, aim } = spec;
    if (!from) return { board, marks: {} };
    const targets = match.targets(from);
    const aimed = targets.find((target) => target.cell === aim);
    return {
      board,
      marks: {
        selected: from,
        targets,
        ...(aimed && { aim: { cell: aimed.cell, path: [from, ...aimed.path] } }),
      },
    };
  } finally {
    match.free();
  }
}
