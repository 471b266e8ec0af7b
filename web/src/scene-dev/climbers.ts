/** The Climbers on the page for looking at scenes: a made-up position with every kind of mark. Not part of the build. */
import { buildTower, type TowerBlock } from '@/games/climbers/scene/home-tower';
import { Surface } from '@/games/climbers/scene/lattice';
import type { TowerMarks } from '@/games/climbers/scene/types';
import type { BlockKind, BlockView, Colour, PositionView, Spot, StepView } from '@/wasm/climbers';

const LETTER: Record<BlockKind, string> = { half: 'H', cube: 'C', double: 'D', big: 'G' };

function kindOf({ size }: TowerBlock): BlockKind {
  if (size.includes(6)) return 'big';
  if (size.includes(4)) return 'double';
  return size.includes(1) ? 'half' : 'cube';
}

/** The home page's towers lie on a lattice of their own: height is y, and z runs south. */
function blocksOf(seed: number): BlockView[] {
  const counts = new Map<BlockKind, number>();
  return buildTower(seed).blocks.map((block) => {
    const kind = kindOf(block);
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const [width, height, depth] = block.size;
    const { x, y, z } = block.faces;
    return {
      id: `${LETTER[kind]}${number}`,
      kind,
      x: block.at[0] + 11,
      y: 21 - block.at[2] - depth,
      z: block.at[1],
      size: [width, depth, height],
      faces: { top: y[0], bottom: y[1], east: x[0], west: x[1], north: z[1], south: z[0] },
    };
  });
}

const COLOURS: readonly Colour[] = ['red', 'yellow', 'darkBlue', 'lightBlue', 'violet'];

export function samplePosition(seed: number): PositionView {
  const blocks = blocksOf(seed);
  const surface = new Surface(blocks);
  const at = (x: number, y: number): Spot => ({ x, y, z: surface.height(x, y) });
  const spots = [at(17, 12), at(20, 13), at(12, 12), at(14, 18), at(16, 15)];
  return {
    blocks,
    pawns: COLOURS.map((colour, index) => ({ colour, at: spots[index]! })),
    stones: [
      { colour: 'darkBlue', at: at(12, 15) },
      { colour: 'yellow', at: at(19, 17) },
    ],
    standings: [],
    turn: 'red',
    following: null,
    barren: 0,
    barrenLimit: 5,
    lastChance: false,
    lastBlock: null,
    text: '',
  };
}

/** Blocks that carry nothing, for marks that look like those of a game. */
function freeBlocks({ blocks, pawns, stones }: PositionView): BlockView[] {
  const surface = new Surface(blocks);
  const taken = new Set([...pawns, ...stones].map(({ at }) => surface.owner(at.x, at.y)));
  return blocks.filter(
    (block) =>
      surface.cellsOf(block).length === block.size[0] * block.size[1] && !taken.has(block.id),
  );
}

/** Every kind of mark; `kind` picks the moment of a turn. */
export function sampleMarks(view: PositionView, kind: string): TowerMarks {
  const surface = new Surface(view.blocks);
  const free = freeBlocks(view);
  const hand = free[free.length - 1]!;
  const near = (at: Spot, cells: number): Spot[] => {
    const found: Spot[] = [];
    for (let x = at.x - cells; x <= at.x + cells; x++)
      for (let y = at.y - cells; y <= at.y + cells; y++)
        found.push({ x, y, z: surface.height(x, y) });
    return found;
  };
  const pawn = view.pawns[0]!.at;
  const flat = (x: number, y: number): boolean =>
    [0, 1].every((dx) =>
      [0, 1].every((dy) => surface.height(x + dx, y + dy) === surface.height(x, y)),
    );
  switch (kind) {
    case 'movable':
      return { movable: free.map(({ id }) => id), cursorBlock: free[0]!.id };
    case 'block': {
      const places = near({ x: 16, y: 16, z: 0 }, 6)
        .filter(({ x, y, z }) => flat(x, y) && z > 0)
        .map((spot) => ({ ...spot, size: [2, 2, 1] as const }));
      const place = places[Math.floor(places.length * 0.55)]!;
      const ghost: BlockView = { ...hand, ...place, size: [2, 2, 1] };
      return { selected: hand.id, places, ghost: { block: ghost, lawful: true } };
    }
    case 'refused':
      return {
        selected: hand.id,
        ghost: { block: { ...hand, x: pawn.x, y: pawn.y, z: pawn.z }, lawful: false },
        illegal: { cell: { ...pawn, x: pawn.x + 1 } },
      };
    case 'stone':
      return { faces: free.map((block) => ({ cells: surface.cellsOf(block) })) };
    case 'last':
      return {
        last: {
          from: hand,
          to: free[0]!,
          path: [13, 14, 15, 16, 17].map((x) => ({ x, y: 12, z: surface.height(x, 12) })),
        },
        cursor: view.pawns[1]!.at,
      };
    case 'opened':
      return {
        opened: near(pawn, 2).flatMap((at, index) =>
          COLOURS.slice(0, 1 + (index % 5)).map((colour) => ({ at, colour })),
        ),
      };
    default: {
      const reach = near({ x: 16, y: 14, z: 0 }, 7).map((at, index) => ({
        at,
        ladders: ([[], [], ['small'], ['large'], ['small', 'large']] as const)[index % 5]!,
      }));
      const path = [pawn, ...[1, 2, 3].map((step) => ({ x: pawn.x, y: pawn.y + step }))].map(
        ({ x, y }) => ({ x, y, z: surface.height(x, y) }),
      );
      return { reach, path, cursor: path[3] };
    }
  }
}

const higherNext = (path: readonly Spot[]) => (spot: Spot, index: number) =>
  (path[index + 1]?.z ?? 0) > spot.z;

/** A block turned onto another place, a walk and a ladder, for looking at motion. */
export function sampleTurn(view: PositionView): { steps: StepView[]; after: PositionView } {
  const surface = new Surface(view.blocks);
  const spot = (x: number, y: number): Spot => ({ x, y, z: surface.height(x, y) });
  const pawn = view.pawns[0]!;
  const path = [0, 1, 2, 3].map((step) => spot(pawn.at.x, pawn.at.y + step));
  const before = freeBlocks(view).find(({ kind }) => kind === 'half')!;
  const { faces } = before;
  const after: BlockView = {
    ...before,
    x: 22,
    y: 14,
    z: 0,
    size: [1, 2, 2],
    faces: {
      ...faces,
      east: faces.top,
      bottom: faces.east,
      west: faces.bottom,
      top: faces.west,
    },
  };
  return {
    steps: [
      { kind: 'climb', text: '', ladder: 'small', path, at: path.findIndex(higherNext(path)) },
      { kind: 'block', text: '', before, after, pushed: [] },
      { kind: 'stone', text: '', at: path[0]! },
    ],
    after: {
      ...view,
      blocks: view.blocks.map((block) => (block.id === after.id ? after : block)),
      pawns: [{ ...pawn, at: path[3]! }, ...view.pawns.slice(1)],
      stones: [...view.stones, { colour: 'red', at: path[0]! }],
    },
  };
}
