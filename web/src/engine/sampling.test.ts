import { describe, expect, it } from 'vitest';
import { lightSample, type Direction } from './sampling';

const KEY: Direction = [-0.62, 1, 0.56];
const RADIUS = (11 * Math.PI) / 180;
const samples = Array.from({ length: 72 }, (_, index) => lightSample(index, KEY, RADIUS));
const mean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const dot = (a: Direction, b: Direction) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

describe('lightSample', () => {
  it('keeps the key light within its disc and centred on it', () => {
    const length = Math.hypot(...KEY);
    const axis: Direction = [KEY[0] / length, KEY[1] / length, KEY[2] / length];
    for (const { key } of samples) {
      expect(Math.hypot(...key)).toBeCloseTo(1);
      expect(Math.acos(Math.min(1, dot(key, axis)))).toBeLessThanOrEqual(RADIUS + 1e-6);
    }
    for (const side of [0, 1, 2] as const) {
      expect(mean(samples.map(({ key }) => key[side]))).toBeCloseTo(axis[side], 1);
    }
  });

  it('spreads the dome evenly over the upper half of the sky', () => {
    expect(samples.every(({ dome }) => dome[1] > 0)).toBe(true);
    expect(mean(samples.map(({ dome }) => dome[0]))).toBeCloseTo(0, 1);
    expect(mean(samples.map(({ dome }) => dome[2]))).toBeCloseTo(0, 1);
    // By area, half of it lies below 30 degrees.
    expect(mean(samples.map(({ dome }) => dome[1]))).toBeCloseTo(0.53, 1);
  });

  it.each([8, 16, 72])('is balanced after %i frames already', (count) => {
    const some = samples.slice(0, count);
    expect(Math.abs(mean(some.map(({ pixel }) => pixel[0])))).toBeLessThan(0.15);
    expect(Math.abs(mean(some.map(({ pixel }) => pixel[1])))).toBeLessThan(0.15);
  });
});
