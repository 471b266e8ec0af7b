import { describe, expect, it } from 'vitest';
import { outline } from './block-outline';

describe('outline', () => {
  it('shows by its size which block it is, however its edges are listed', () => {
    const cube = outline([20_000, 20_000, 20_000]);
    const plank = outline([20_000, 80_000, 10_000]);
    expect(plank).toEqual(outline([80_000, 10_000, 20_000]));
    expect(plank.width - cube.width).toBe(60);
    expect(cube.height - plank.height).toBe(10);
    expect(plank.mark.scale).toBeCloseTo(cube.mark.scale / 2);
  });
});
