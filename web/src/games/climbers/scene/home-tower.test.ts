import { describe, expect, it } from 'vitest';
import { TOWER_SIDE, Tower, buildTower, type TowerBlock } from './home-tower';

const OPPOSITE: Record<string, string> = {
  red: 'yellow',
  yellow: 'red',
  darkBlue: 'lightBlue',
  lightBlue: 'darkBlue',
  violet: 'grey',
  grey: 'violet',
};
const isBig = ({ size }: TowerBlock) => size.includes(6);

describe.each([1, 7, 23, 99])('tower %i', (seed) => {
  const { blocks } = buildTower(seed);

  it('uses all 35 blocks, each within the square', () => {
    expect(blocks).toHaveLength(35);
    for (const { at, size } of blocks) {
      expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
      expect(Math.max(at[0] + size[0], at[2] + size[2])).toBeLessThanOrEqual(TOWER_SIDE);
    }
  });

  it('lays every block flat on the table or on others, with nothing hanging over', () => {
    const filled = new Set<string>();
    for (const { at, size } of blocks) {
      for (let x = at[0]; x < at[0] + size[0]; x++) {
        for (let z = at[2]; z < at[2] + size[2]; z++) {
          expect(at[1] === 0 || filled.has(`${x} ${at[1] - 1} ${z}`)).toBe(true);
          for (let y = at[1]; y < at[1] + size[1]; y++) {
            expect(filled.has(`${x} ${y} ${z}`)).toBe(false);
            filled.add(`${x} ${y} ${z}`);
          }
        }
      }
    }
  });

  it('paints opposite faces in opposite colours, and the big blocks grey', () => {
    for (const block of blocks) {
      for (const [front, back] of Object.values(block.faces)) {
        expect(back).toBe(isBig(block) ? 'grey' : OPPOSITE[front]);
      }
    }
  });
});

describe('Tower', () => {
  it('refuses a block that would not lie flat', () => {
    const tower = new Tower();
    const faces: TowerBlock['faces'] = {
      x: ['red', 'yellow'],
      y: ['violet', 'grey'],
      z: ['darkBlue', 'lightBlue'],
    };
    tower.put(0, 0, [2, 2, 2], faces);
    expect(tower.restingHeight(1, 0, [2, 1, 2])).toBeNull();
    expect(() => tower.put(1, 0, [2, 1, 2], faces)).toThrow('flat');
    expect(tower.restingHeight(0, 0, [2, 1, 2])).toBe(2);
  });
});
