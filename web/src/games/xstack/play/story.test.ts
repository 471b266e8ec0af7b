import { describe, expect, it } from 'vitest';
import { HEIGHT, lineOf, signsAt, turningTurns, WIDTH, yOf } from './story';

/** Two players: the first loses four blocks in turn three, the second gains a bonus in turn two. */
const STORY = [
  [0, 0],
  [0, 0],
  [0, 1],
  [-4, 1],
  [-4, -1],
];

describe('turning turns', () => {
  it('are those that changed the points of their maker most, in order', () => {
    expect(turningTurns(STORY, [0, 1, 0, 1])).toEqual([3, 4]);
  });

  it('are three at most', () => {
    const falls = [0, -2, -5, -7, -12].map((points) => [points]);
    expect(turningTurns(falls, [0, 0, 0, 0])).toEqual([1, 2, 4]);
  });

  it('are none in a quiet game', () => {
    expect(turningTurns(STORY.slice(0, 3), [0, 1])).toEqual([]);
  });
});

describe('the picture', () => {
  it('goes from the most points to the fewest, and nothing is always in it', () => {
    expect(yOf(1, STORY)).toBe(0);
    expect(yOf(-4, STORY)).toBe(HEIGHT);
    expect(yOf(0, STORY)).toBe(HEIGHT / 5);
    expect(yOf(0, [[0, 0]])).toBe(HEIGHT / 2);
  });

  it('keeps points until a turn changes them', () => {
    expect(lineOf(0, STORY)).toBe(
      `0.0,20.0 75.0,20.0 150.0,20.0 225.0,20.0 225.0,100.0 ${WIDTH}.0,100.0`,
    );
  });

  it('has signs at the ends of the lines, side by side where they would hide each other', () => {
    const story = [
      [0, 0, 0, 0],
      [0, -1, 0, -10],
    ];
    expect(signsAt(story, 0.2)).toEqual([
      { y: 0, column: 0 },
      { y: 10, column: 1 },
      { y: 0, column: 2 },
      { y: 100, column: 0 },
    ]);
  });
});
