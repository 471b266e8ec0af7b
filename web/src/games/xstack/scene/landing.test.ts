import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { landingStrokes, outlineOf } from './landing';

const block = (turn = new Quaternion()) => ({
  size: [4, 0.5, 1] as const,
  at: new Vector3(1, 6, -1),
  turn,
});

describe('the outline of a block from above', () => {
  it('is its upper face while it lies flat', () => {
    const outline = outlineOf(block());
    expect(outline).toHaveLength(4);
    expect(Math.min(...outline.map(([x]) => x))).toBeCloseTo(-1);
    expect(Math.max(...outline.map(([, z]) => z))).toBeCloseTo(-0.5);
  });

  it('turns along, and grows when the block is tilted', () => {
    const turned = outlineOf(block(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.5)));
    expect(turned).toHaveLength(4);
    const tilted = outlineOf(block(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), 0.7)));
    const depth = (points: ReturnType<typeof outlineOf>) =>
      Math.max(...points.map(([, z]) => z)) - Math.min(...points.map(([, z]) => z));
    expect(depth(tilted)).toBeCloseTo(Math.cos(0.7) + 0.5 * Math.sin(0.7));
  });
});

describe('where it would come down', () => {
  it('is drawn on what lies below, with dots down to it', () => {
    const strokes = landingStrokes(block(), 5.75, { height: 4, steady: true }, 'ink');
    expect(strokes).toHaveLength(5);
    expect(strokes.every(({ to }) => to.y < 4.1)).toBe(true);
    expect(strokes.at(-1)).toMatchObject({ key: 'drop', from: { x: 1, y: 5.75, z: -1 } });
  });

  it('is left out when the block all but lies there', () => {
    expect(landingStrokes(block(), 4.02, { height: 4, steady: true }, 'ink')).toEqual([]);
  });
});
