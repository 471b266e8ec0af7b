import { describe, expect, it } from 'vitest';
import { FLAG, flagPlaces } from './flag-places';

const COLOURS = ['red', 'yellow', 'darkBlue', 'lightBlue', 'violet'] as const;

describe('flagPlaces', () => {
  it('hangs a flag at its height', () => {
    const flags = [
      { colour: 'red', height: 4 },
      { colour: 'violet', height: 7 },
    ] as const;
    expect(flagPlaces(flags).map(({ y, scale }) => [y, scale])).toEqual([
      [4, 1],
      [7, 1],
    ]);
  });

  it.each([0, 3])('keeps five flags at height %i apart and above the table', (height) => {
    const places = flagPlaces(COLOURS.map((colour) => ({ colour, height })));
    for (const [index, a] of places.entries()) {
      expect(a.y - FLAG.half * a.scale).toBeGreaterThanOrEqual(0);
      for (const b of places.slice(index + 1)) {
        const apart = Math.max(
          Math.abs(a.y - b.y) / (FLAG.half * 2 * a.scale),
          Math.abs(a.x - b.x) / (FLAG.length * a.scale),
        );
        expect(apart).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
