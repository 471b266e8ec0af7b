import { describe, expect, it } from 'vitest';
import { graphOf, HEIGHT, WIDTH } from './graph';

const point = (rating: number, uncertainty: number) => ({
  atMs: 0,
  rating: { rating, uncertainty },
});

const heights = (line: string) => line.split(' ').map((place) => Number(place.split(',')[1]));

describe('the graph of a rating', () => {
  it('rises with the rating and stays within the picture', () => {
    const { line, band } = graphOf([point(1500, 300), point(1600, 250), point(1580, 200)]);
    const [first, second, third] = heights(line);
    expect(second).toBeLessThan(first!);
    expect(third).toBeGreaterThan(second!);
    for (const y of heights(band)) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
    expect(line.split(' ').at(-1)).toMatch(new RegExp(`^${WIDTH},`));
  });

  it('is a level line after one match', () => {
    expect(graphOf([point(1500, 400)]).line).toBe(`0,${HEIGHT / 2} ${WIDTH},${HEIGHT / 2}`);
  });
});
