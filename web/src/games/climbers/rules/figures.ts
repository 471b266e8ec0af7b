/**
 * The positions in the pictures of the rules page. What is legal in them is asked of the rules, so
 * that no picture can show a turn the game would refuse, or refuse one it would allow.
 */
import type { Face, MatchSetup, Options, PositionView } from '@/wasm/climbers';
import {
  climbersDefaultSetup,
  ClimbersMatch,
  climbersPosition,
  climbersPresets,
  type Size,
} from '@/wasm/climbers-match';
import type { Refusal } from '@/wasm/wire';
import type { LadderStep } from '../scene/ladder-stand';
import type { TowerMarks } from '../scene/types';
import type { FigureName } from './text/shape';

interface FigureSpec {
  /**
   * The position in its text form: blocks, pawns, turn, tools, stones, last block, barren turns,
   * best heights. A tower at the start if left out.
   */
  position?: readonly string[];
  options?: Partial<Options>;
  /** Steps of the pawn, shown by the ladders they use or else as a path. */
  steps?: readonly string[];
  /** Where the pawn can go is marked: the cells alone, or with the ladders they cost. */
  reach?: 'cells' | 'costs';
  /** A block where it would be put; `why` is the code of the refusal if it may not be put there. */
  ghost?: {
    block: string;
    at: readonly [x: number, y: number];
    size: Size;
    top: Face;
    why?: string;
  };
  /** A cell the pawn cannot go to, and the code of the refusal. */
  barred?: { at: readonly [x: number, y: number]; why: string };
}

/** The tower of the first picture; any would do, this one shows terraces on every side. */
export const FIRST_TOWER = 4711;

export const FIGURE_SPECS: Readonly<Record<FigureName, FigureSpec>> = {
  tower: {},
  room: {
    position: [
      'H9@9,15:2x2x1:g;H1@12,15:1x2x2:g;C1@14,15:2x2x2:g;D7@17,15:2x2x4:g;D1@20,15:4x2x2:g',
      'y@13,13;r@10,13',
      'y',
      'y:slx;r:slx',
      '- - 0',
      'y:0/0;r:0/0',
    ],
    reach: 'cells',
  },
  push: {
    position: [
      'D1@14,15:4x2x2:g;C1@12,15:2x2x2:v;C2@12,15:2x2x2:r;H5@12,17:2x2x1:l',
      'r@13,14;y@14,15;d@15,16',
      'r',
      'r:slx;y:lx;d:lx',
      '- - 0',
      'r:0/0;y:2/2;d:2/3',
    ],
    ghost: { block: 'C2', at: [14, 15], size: [2, 2, 2], top: 'red' },
  },
  contact: {
    position: [
      'C1@15,15:2x2x2:l;C2@13,15:2x2x2:r;H1@13,15:2x2x1:y',
      'y@14,13;r@18,13',
      'y',
      'y:slx;r:slx',
      '- - 0',
      'y:0/0;r:0/0',
    ],
    ghost: { block: 'H1', at: [17, 16], size: [2, 2, 1], top: 'yellow' },
  },
  corner: {
    position: [
      'C1@15,15:2x2x2:l;C2@13,15:2x2x2:r;H1@13,15:2x2x1:y',
      'y@14,13;r@18,13',
      'y',
      'y:slx;r:slx',
      '- - 0',
      'y:0/0;r:0/0',
    ],
    ghost: { block: 'H1', at: [17, 17], size: [2, 2, 1], top: 'yellow', why: 'touches-nothing' },
  },
  overhang: {
    position: [
      'D4@13,15:4x2x2:r;C1@13,15:2x2x2:v;C2@13,17:2x2x2:d',
      'd@15,13;r@16,16',
      'd',
      'd:slx;r:lx',
      '- - 0',
      'd:0/0;r:2/1',
    ],
    ghost: { block: 'C2', at: [16, 15], size: [2, 2, 2], top: 'darkBlue', why: 'overhang' },
  },
  step: {
    position: [
      'H1@16,15:2x2x1:r;C1@14,15:2x2x2:g;C2@14,17:2x2x2:y;H9@14,17:2x2x1:v;C3@16,17:2x2x2:l',
      'r@18,15;y@18,13',
      'r',
      'r:slx;y:slx',
      '- - 0',
      'r:0/0;y:0/0',
    ],
    steps: ['w15,15'],
  },
  joined: {
    position: [
      'H5@16,14:2x2x1:d;C1@14,15:2x2x2:d;C2@14,13:2x2x2:r;C3@16,16:2x2x2:y',
      'd@17,14;r@15,11',
      'd',
      'd:x;r:slx',
      '- - 0',
      'd:1/2;r:0/0',
    ],
    steps: ['w14,15'],
  },
  diagonal: {
    position: [
      'H5@16,14:2x2x1:d;C1@14,16:2x2x2:d;C2@14,14:2x2x2:r;C3@16,16:2x2x2:y',
      'd@17,14;r@15,11',
      'd',
      'd:x;r:slx',
      '- - 0',
      'd:1/2;r:0/0',
    ],
    barred: { at: [15, 16], why: 'only-by-corner' },
  },
  full: {
    position: [
      'H5@17,15:2x2x1:l;C1@15,15:2x2x2:g;D4@15,17:2x2x4:d',
      'l@17,15;v@15,16;r@16,15;y@15,15;d@16,16',
      'l',
      'l:lx;v:lx;r:lx;y:lx;d:lx',
      '- - 0',
      'l:1/1;v:2/2;r:2/3;y:2/4;d:2/5',
    ],
    barred: { at: [16, 15], why: 'no-room' },
  },
  five: {
    position: [
      'D1@14,15:4x2x2:g;C1@18,15:2x2x2:d;D2@12,15:2x2x4:r',
      'r@17,15;y@15,15;d@16,16;l@14,16;v@15,16',
      'r',
      'r:lx;y:lx;d:lx;l:lx;v:lx',
      '- - 0',
      'r:2/1;y:2/2;d:2/3;l:2/4;v:2/5',
    ],
  },
  both: {
    position: [
      'C1@16,15:2x2x2:g;G1@14,15:2x2x6:g;D1@12,15:2x2x4:y;C2@16,17:2x2x2:v',
      'l@20,15;r@14,16',
      'l',
      'l:slx;r:-',
      '- - 0',
      'l:0/0;r:6/4',
    ],
    steps: ['s17,15', 'l15,15'],
  },
  small: {
    position: [
      'C1@15,15:2x2x2:r;C2@13,15:2x2x2:y',
      'r@19,15;y@17,18',
      'r',
      'r:slx;y:slx',
      '- - 0',
      'r:0/0;y:0/0',
    ],
    steps: ['s16,15'],
    reach: 'costs',
  },
  large: {
    position: [
      'D1@13,15:2x2x4:y;C1@15,15:2x2x2:v;H1@15,15:2x2x1:y',
      'y@17,13;r@18,15',
      'y',
      'y:slx;r:slx',
      '- - 0',
      'y:0/0;r:0/0',
    ],
    steps: ['l15,15'],
    reach: 'costs',
  },
  stone: {
    position: [
      'H1@18,15:2x2x1:y;C1@16,15:2x2x2:y;C2@14,15:2x2x2:d;H2@14,15:2x2x1:y;C3@16,17:2x2x2:l',
      'y@18,15;r@13,14',
      'y',
      'y:lx;r:sl',
      'r@17,15 - 0',
      'y:1/1;r:0/0',
    ],
    barred: { at: [17, 15], why: 'closed-by-stone' },
  },
  bridge: {
    position: [
      'C1@12,15:2x2x2:r;C2@16,15:2x2x2:r;C3@12,17:2x2x2:l;C4@16,17:2x2x2:v;H5@14,17:2x2x1:l',
      'r@12,15;y@14,13',
      'r',
      'r:sx;y:slx',
      '- - 0',
      'r:2/1;y:0/0',
    ],
    options: { bridges: true },
    steps: ['bs16,15'],
  },
};

function setupOf({ position, options }: FigureSpec): MatchSetup {
  if (!position) return climbersDefaultSetup(4, FIRST_TOWER);
  const start = position.join(' ');
  const classic = climbersPresets()[0]!.options;
  return {
    seats: climbersPosition(start).standings.map(({ colour }) => ({
      colour,
      name: '',
      player: { kind: 'human' },
    })),
    options: { ...classic, ...options },
    tower: FIRST_TOWER,
    clock: { kind: 'none' },
    start,
  };
}

/** What a picture shows. */
interface Drawing {
  position: PositionView;
  marks: TowerMarks;
  /** Steps that are shown with the ladders they need. */
  ladders: LadderStep[];
}

/** Needs the rules module loaded. */
export function drawing(name: FigureName): Drawing {
  const spec = FIGURE_SPECS[name];
  const match = ClimbersMatch.start(setupOf(spec), 0);
  try {
    const marks = marksOf(match, spec);
    const steps = (spec.steps ?? []).map((text) => match.addSteps([text]).steps.at(-1)!);
    const ladders = steps.filter((step) => step.kind === 'climb' || step.kind === 'bridge');
    const path = steps.flatMap((step) => (step.kind === 'walk' ? step.path : []));
    return {
      position: match.positionAt(0),
      marks: path.length > 0 ? { ...marks, path } : marks,
      ladders,
    };
  } finally {
    match.free();
  }
}

function marksOf(match: ClimbersMatch, { reach, ghost, barred }: FigureSpec): TowerMarks {
  const marks: TowerMarks = {};
  if (reach) {
    // That the whole table can be walked on needs no marks.
    const above = match.reach().filter(({ at }) => at.z > 0);
    marks.reach = above.map(({ at, ways }) => ({
      at,
      ladders: reach === 'costs' ? (ways[0]?.ladders ?? []) : [],
    }));
  }
  if (ghost) {
    const { block, at, size, top, why } = ghost;
    agree(match.whyNotPlace(block, ...at, size, top), why);
    marks.selected = block;
    marks.ghost = { block: match.ghost(block, ...at, size, top), lawful: why === undefined };
  }
  if (barred) {
    agree(match.whyNotCell(...barred.at), barred.why);
    const [x, y] = barred.at;
    marks.illegal = { cell: { x, y, z: heightAt(match.positionAt(0), x, y) } };
  }
  return marks;
}

/** A picture must not claim anything the rules see otherwise. */
function agree(refusal: Refusal | null, why: string | undefined): void {
  if (refusal?.code !== why) throw new Error(`not ${why ?? 'allowed'} but ${refusal?.code}`);
}

function heightAt({ blocks }: PositionView, x: number, y: number): number {
  const under = blocks.filter(
    ({ x: left, y: near, size: [wide, deep] }) =>
      x >= left && x < left + wide && y >= near && y < near + deep,
  );
  return Math.max(0, ...under.map(({ z, size }) => z + size[2]));
}
