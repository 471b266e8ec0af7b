import { expect, it } from 'vitest';
import { human, newMatch, setup } from './testing';
import { blocksUnder, facesInSight, nearestTo } from './lattice';

const { position } = newMatch(setup(human, human)).view(0);
const ids = (blocks: { id: string }[]) => blocks.map(({ id }) => id);

it('says what a block would stand on, each block once', () => {
  expect(ids(blocksUnder(position, { x: 16, y: 14 }, [2, 2, 1], undefined))).toEqual(['H1']);
  expect(ids(blocksUnder(position, { x: 17, y: 14 }, [2, 2, 1], undefined))).toEqual(['H1', 'H2']);
  expect(blocksUnder(position, { x: 0, y: 0 }, [2, 2, 1], undefined)).toEqual([]);
});

it('and not that it would stand on itself', () => {
  expect(ids(blocksUnder(position, { x: 17, y: 14 }, [2, 2, 1], 'H2'))).toEqual(['H1']);
});

it('a block that is covered altogether is not in sight', () => {
  const cube = position.blocks.find(({ id }) => id === 'C1');
  const roof = { ...cube!, id: 'C2', z: 2 };
  const covered = { ...position, blocks: [...position.blocks, roof] };
  expect(facesInSight(covered).map(({ block }) => block.id)).toEqual(['C2', 'H1', 'H2']);
});

it('of several cells the one with the fewest steps to it is the nearest', () => {
  const cells = [
    { x: 0, y: 0, z: 0 },
    { x: 14, y: 13, z: 0 },
    { x: 20, y: 20, z: 0 },
  ];
  const itself = (spot: (typeof cells)[number]) => spot;
  expect(nearestTo({ x: 15, y: 15, z: 3 }, cells, itself)).toBe(cells[1]);
  expect(nearestTo(undefined, cells, itself)).toBe(cells[0]);
  expect(nearestTo(undefined, [], itself)).toBeUndefined();
});
