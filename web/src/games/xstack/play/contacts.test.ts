import { describe, expect, it } from 'vitest';
import { indexOf } from './blocks';
import { supportedPlaces } from './contacts';
import { flatPoses } from './geometry';
import { newMatch, STUCK, TOP } from './testing';

describe('what lies on what', () => {
  it('comes from the simulation', () => {
    const { pile, poses } = newMatch().view(0).position;
    const places = supportedPlaces(pile, flatPoses(poses));
    const find = (block: number) => places.find((place) => place.block === block)!;
    expect(places).toHaveLength(36);
    expect(find(indexOf(TOP)).above).toEqual([]);
    expect(find(indexOf(STUCK)).above.length).toBeGreaterThan(0);
    for (const { block, above, below } of places) {
      for (const other of above) expect(find(other).below).toContain(block);
      for (const other of below) expect(find(other).above).toContain(block);
    }
  });

  /** Boxes said that nothing lay on a tilted plank. */
  it('holds for a plank that leans on a slope of the X', () => {
    const { pile } = newMatch().view(0).position;
    // A plank flat on the right arm, and a cube on it, both tilted by 45 degrees.
    const [sine, cosine] = [Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)];
    const [plank, cube] = ['R06', 'R03'].map(indexOf) as [number, number];
    const poses: (number[] | null)[] = Array.from({ length: 36 }, () => null);
    const along = 0.04;
    const at = (off: number) => [along - off * Math.SQRT1_2, 0.081 + along + off * Math.SQRT1_2, 0];
    poses[plank] = [...at(0.005), 0, 0, sine, cosine];
    poses[cube] = [...at(0.02), 0, 0, sine, cosine];
    const places = supportedPlaces(pile, flatPoses(poses));
    expect(places.find(({ block }) => block === plank)!.above).toEqual([cube]);
    expect(places.find(({ block }) => block === cube)!.below).toEqual([plank]);
  });
});
