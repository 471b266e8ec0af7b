import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Faces } from '@/wasm/climbers';
import { block } from './samples';
import { turnBetween } from './turn';

const half = block('H1', [0, 0, 0], [2, 2, 1]);

describe('turnBetween', () => {
  it('does not turn a block that only moved', () => {
    expect(turnBetween(half, { ...half, x: 5, z: 3 }).w).toBeCloseTo(1);
  });

  it('takes every face to where it is afterwards', () => {
    const { top, bottom, east, west, north, south } = half.faces;
    // Tipped over to the east: what was on top looks east now.
    const faces: Faces = { top: west, bottom: east, east: top, west: bottom, north, south };
    const turn = turnBetween(half, { ...half, size: [1, 2, 2], faces });
    const up = new Vector3(0, 1, 0).applyQuaternion(turn);
    expect(up.x).toBeCloseTo(1);
    expect(new Vector3(0, 0, 1).applyQuaternion(turn).z).toBeCloseTo(1);
  });

  it('never mirrors a block', () => {
    const { east, west } = half.faces;
    const mirrored = { ...half, faces: { ...half.faces, east: west, west: east } };
    expect(turnBetween(half, mirrored).w).toBeCloseTo(1);
  });

  it('turns the big grey blocks by their length', () => {
    const grey: Faces = {
      top: 'grey',
      bottom: 'grey',
      east: 'grey',
      west: 'grey',
      north: 'grey',
      south: 'grey',
    };
    const standing = block('G1', [0, 0, 0], [2, 2, 6], grey);
    const lying = block('G1', [0, 0, 0], [6, 2, 2], grey);
    const axis = new Vector3(0, 1, 0).applyQuaternion(turnBetween(standing, lying));
    expect(Math.abs(axis.x)).toBeCloseTo(1);
    expect(turnBetween(lying, { ...lying, x: 3 }).w).toBeCloseTo(1);
  });
});
