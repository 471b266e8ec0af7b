import { describe, expect, it } from 'vitest';
import { SEAT_QUARTER_TURNS, spotOf } from './cells';
import { FlatLayout } from './flat-layout';

const INSETS = { top: 50, right: 300, bottom: 70, left: 10 };

function layout(): FlatLayout {
  const made = new FlatLayout();
  made.fit(1200, 800, INSETS);
  return made;
}

describe('FlatLayout', () => {
  it('fits the whole board, frame and all, into what panels leave free', () => {
    const board = layout();
    const edge = 7.76;
    const upperLeft = board.pixelOf({ x: -edge, z: -edge });
    const lowerRight = board.pixelOf({ x: edge, z: edge });
    expect(upperLeft.x).toBeGreaterThanOrEqual(INSETS.left - 1e-6);
    expect(upperLeft.y).toBeCloseTo(INSETS.top);
    expect(lowerRight.x).toBeLessThanOrEqual(1200 - INSETS.right + 1e-6);
    expect(lowerRight.y).toBeCloseTo(800 - INSETS.bottom);
  });

  it.each([
    ['red', 'a1'],
    ['yellow', 'a14'],
    ['green', 'n14'],
    ['blue', 'n1'],
  ] as const)('brings the corner of %s to the lower left', (colour, corner) => {
    const board = layout();
    board.turns = SEAT_QUARTER_TURNS[colour];
    expect(board.turn(spotOf(corner))).toEqual({ x: -6.5, z: 6.5 });
    expect(board.unturn({ x: -6.5, z: 6.5 })).toEqual(spotOf(corner));
  });

  it('zooms around the pointer and never loses the board', () => {
    const board = layout();
    const before = board.spotAt(300, 500);
    board.zoom(2, 300, 500);
    const after = board.spotAt(300, 500);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.z).toBeCloseTo(before.z);
    board.zoom(100, 300, 500);
    const { scale } = board;
    board.zoom(0.001, 300, 500);
    expect(board.scale * 4).toBeCloseTo(scale);
    expect(board.pixelOf({ x: 0, z: 0 }).y).toBeCloseTo((50 + 730) / 2);
  });
});
