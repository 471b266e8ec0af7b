import { describe, expect, it } from 'vitest';
import type { Point } from '@/engine/camera-fit';
import type { Ray } from '@/engine/ray';
import { Surface, cellCentre, worldOf } from './lattice';
import { cornerUnder, pickTower, type Sight } from './pick';
import { block } from './samples';

const cube = block('C1', [16, 16, 0], [2, 2, 2]);
const upon = block('H1', [17, 16, 2], [1, 2, 2]);
const sight = (blocks = [cube, upon]): Sight => ({
  blocks,
  pawns: [{ colour: 'violet', at: { x: 16, y: 17, z: 2 } }],
  surface: new Surface(blocks),
  ground: () => 0,
  radius: 8,
});

/** From the south-east and above, through a point. */
function towards({ x, y, z }: Point): Ray {
  const direction = { x: -0.5, y: -0.7, z: -0.5 };
  return { origin: { x: x + 25, y: y + 35, z: z + 25 }, direction };
}
const down = ({ x, z }: Point): Ray => ({
  origin: { x, y: 50, z },
  direction: { x: 0, y: -1, z: 0 },
});

describe('pickTower', () => {
  it('finds the cell of a top face', () => {
    expect(pickTower(down(cellCentre({ x: 17, y: 17, z: 4 })), sight())).toEqual({
      block: 'H1',
      cell: { x: 17, y: 17, z: 4 },
      pawn: null,
    });
  });

  it('takes a side face for the visible cell of the top that is nearest', () => {
    // The east side of the cube: its eastern cells are covered, so the western ones are left.
    const east = worldOf({ x: 18, y: 16.4, z: 0.5 });
    expect(pickTower(towards(east), sight())).toEqual({
      block: 'C1',
      cell: { x: 16, y: 16, z: 2 },
      pawn: null,
    });
  });

  it('has no cell for a block whose top is covered', () => {
    const lid = block('H2', [16, 16, 2], [2, 2, 1]);
    const east = worldOf({ x: 18, y: 16.4, z: 0.5 });
    expect(pickTower(towards(east), { ...sight([cube, lid]), pawns: [] })).toEqual({
      block: 'C1',
      cell: null,
      pawn: null,
    });
  });

  it('prefers a pawn to the block behind it and names where it stands', () => {
    const { x, y, z } = cellCentre({ x: 16, y: 17, z: 2 });
    expect(pickTower(down({ x, y: y + 0.9, z }), sight())).toEqual({
      block: 'C1',
      cell: { x: 16, y: 17, z: 2 },
      pawn: 'violet',
    });
  });

  it('finds cells of the table as far as the turntable reaches', () => {
    expect(pickTower(down(cellCentre({ x: 12, y: 13, z: 0 })), sight()).cell).toEqual({
      x: 12,
      y: 13,
      z: 0,
    });
    expect(pickTower(down(cellCentre({ x: 1, y: 1, z: 0 })), sight())).toEqual({
      block: null,
      cell: null,
      pawn: null,
    });
  });
});

describe('cornerUnder', () => {
  const on = (blocks: Sight['blocks'], radius = 8) => ({ blocks, radius, ground: () => 0 });

  it('puts the footprint under the pointer on a top and on the table', () => {
    const size = [2, 2, 1] as const;
    expect(cornerUnder(down(worldOf({ x: 17.1, y: 17, z: 2 })), on([cube]), size)).toEqual({
      x: 16,
      y: 16,
    });
    expect(cornerUnder(down(worldOf({ x: 12, y: 20.2, z: 0 })), on([cube]), size)).toEqual({
      x: 11,
      y: 19,
    });
  });

  it('goes to the foot of a wall, and onto it close to its upper edge', () => {
    const size = [2, 2, 2] as const;
    const wall = (z: number) => towards(worldOf({ x: 18, y: 17, z }));
    expect(cornerUnder(wall(0.3), on([cube]), size)).toEqual({ x: 18, y: 16 });
    expect(cornerUnder(wall(1.7), on([cube]), size)).toEqual({ x: 16, y: 16 });
  });

  it('stays on the table and says nothing beside it', () => {
    expect(cornerUnder(down(worldOf({ x: 31.5, y: 16, z: 0 })), on([], 20), [4, 2, 2])).toEqual({
      x: 28,
      y: 15,
    });
    expect(cornerUnder(down({ x: 21, y: 0, z: 0 }), on([], 20), [4, 2, 2])).toBeNull();
  });

  it('means what is seen on the lower table beside the turntable', () => {
    const size = [2, 2, 1] as const;
    const place = worldOf({ x: 26, y: 16, z: 0 });
    const slanting: Ray = {
      origin: { x: place.x + 10, y: 10 - 0.5, z: place.z },
      direction: { x: -Math.SQRT1_2, y: -Math.SQRT1_2, z: 0 },
    };
    const beside = { ...on([], 12), ground: ({ x }: { x: number }) => (x > 5 ? -0.5 : 0) };
    expect(cornerUnder(slanting, beside, size)).toEqual({ x: 25, y: 15 });
  });
});
