/** A plausible tower of The Climbers for the home page: every block flat on what is below it, nothing overhangs. Pure. */
import { seededRandom, type Random } from '@/engine/random';
import type { Face } from '@/wasm/climbers';

export type Size = readonly [x: number, y: number, z: number];

/** A block: its lowest corner on the lattice (height is y), its size, and the paints of its six faces. */
export interface TowerBlock {
  at: Size;
  size: Size;
  /** Paints by axis: of the side towards plus, and of the side towards minus. */
  faces: Record<'x' | 'y' | 'z', readonly [Face, Face]>;
}

/** Opposite colours of a block. */
const PAIRS: readonly (readonly [Face, Face])[] = [
  ['red', 'yellow'],
  ['darkBlue', 'lightBlue'],
  ['violet', 'grey'],
];
const GREY = ['grey', 'grey'] as const;

/** Cells along one side of the square that the tower may cover. */
export const TOWER_SIDE = 10;

export class Tower {
  readonly blocks: TowerBlock[] = [];
  private readonly heights = new Map<number, number>();

  heightAt(x: number, z: number): number {
    return this.heights.get(x * TOWER_SIDE + z) ?? 0;
  }

  /** The height a block of this footprint would stand at, or `null` if it would not lie flat. */
  restingHeight(x: number, z: number, [width, , depth]: Size): number | null {
    const height = this.heightAt(x, z);
    for (let dx = 0; dx < width; dx++) {
      for (let dz = 0; dz < depth; dz++) if (this.heightAt(x + dx, z + dz) !== height) return null;
    }
    return height;
  }

  put(x: number, z: number, size: Size, faces: TowerBlock['faces']): void {
    const height = this.restingHeight(x, z, size);
    if (height === null) throw new Error(`A block at ${x},${z} would not lie flat`);
    this.blocks.push({ at: [x, height, z], size, faces });
    for (let dx = 0; dx < size[0]; dx++) {
      for (let dz = 0; dz < size[2]; dz++)
        this.heights.set((x + dx) * TOWER_SIDE + z + dz, height + size[1]);
    }
  }
}

interface Kind {
  poses: readonly Size[];
  /** Which pair is on the two faces across the axis that is longer or shorter than the others. */
  special: (size: Size) => 'x' | 'y' | 'z' | null;
}

const oddAxis = (odd: number) => (size: Size) =>
  (['x', 'y', 'z'] as const)[size.indexOf(odd)] ?? null;
const DOUBLE: Kind = {
  poses: [
    [2, 4, 2],
    [4, 2, 2],
    [2, 2, 4],
  ],
  special: oddAxis(4),
};
const CUBE: Kind = { poses: [[2, 2, 2]], special: () => null };
const HALF: Kind = {
  poses: [
    [2, 1, 2],
    [2, 1, 2],
    [1, 2, 2],
    [2, 2, 1],
  ],
  special: oddAxis(1),
};

/** Builds a tower of all 35 blocks: the two big grey ones inside, large blocks low, small ones high. */
export function buildTower(seed: number): Tower {
  const random = seededRandom(seed);
  const tower = new Tower();
  const grey = { x: GREY, y: GREY, z: GREY };
  tower.put(4, 3, [2, 6, 2], grey);
  tower.put(4, 5, [2, 6, 2], grey);
  const rest = [
    ...Array<Kind>(9).fill(DOUBLE),
    ...Array<Kind>(12).fill(CUBE),
    ...Array<Kind>(12).fill(HALF),
  ];
  rest.forEach((kind, index) => {
    const place = bestPlace(tower, kind, random);
    if (!place) return;
    const special = kind.special(place.size);
    tower.put(place.x, place.z, place.size, paintFaces(special, PAIRS[index % 3]!, random));
  });
  return tower;
}

/** Low, near the middle, with a little chance: that makes a mountain. */
function bestPlace(
  tower: Tower,
  kind: Kind,
  random: Random,
): { x: number; z: number; size: Size } | null {
  let best: { x: number; z: number; size: Size; cost: number } | null = null;
  for (const size of kind.poses) {
    for (let x = 0; x + size[0] <= TOWER_SIDE; x++) {
      for (let z = 0; z + size[2] <= TOWER_SIDE; z++) {
        const height = tower.restingHeight(x, z, size);
        if (height === null) continue;
        const away = Math.hypot(x + size[0] / 2 - TOWER_SIDE / 2, z + size[2] / 2 - TOWER_SIDE / 2);
        const cost = height + size[1] * 0.3 + away * 1.25 + random() * 2.2;
        if (!best || cost < best.cost) best = { x, z, size, cost };
      }
    }
  }
  return best;
}

function paintFaces(
  special: 'x' | 'y' | 'z' | null,
  pair: readonly [Face, Face],
  random: Random,
): TowerBlock['faces'] {
  const axes = ['x', 'y', 'z'] as const;
  const flip = ([a, b]: readonly [Face, Face]): readonly [Face, Face] =>
    random() < 0.5 ? [a, b] : [b, a];
  const first = special ?? axes[Math.floor(random() * 3)]!;
  const others = PAIRS.filter((other) => other !== pair);
  if (random() < 0.5) others.reverse();
  const free = axes.filter((axis) => axis !== first);
  return {
    [first]: flip(pair),
    [free[0]!]: flip(others[0]!),
    [free[1]!]: flip(others[1]!),
  } as TowerBlock['faces'];
}
