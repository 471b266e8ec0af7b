import { describe, expect, it } from 'vitest';
import { recipeFor, type SoundCue } from './recipes';
import { lengthOf, synthesise } from './synth';

const RATE = 44100;
const CUES: SoundCue[] = [
  { kind: 'lift' },
  { kind: 'slide', ms: 360 },
  { kind: 'down', height: 1 },
  { kind: 'down', height: 4 },
  { kind: 'down', height: 6 },
  { kind: 'capture' },
  { kind: 'turn' },
  { kind: 'hop' },
  { kind: 'ladder' },
  { kind: 'rung' },
  { kind: 'push' },
  { kind: 'stone' },
  { kind: 'illegal' },
  { kind: 'tick' },
  { kind: 'win' },
];

/** The strongest of these frequencies, by correlation with a sine and a cosine. */
function strongest(samples: Float32Array, candidates: number[]): number {
  const strength = (hertz: number) => {
    let sin = 0;
    let cos = 0;
    samples.forEach((sample, index) => {
      sin += sample * Math.sin((2 * Math.PI * hertz * index) / RATE);
      cos += sample * Math.cos((2 * Math.PI * hertz * index) / RATE);
    });
    return Math.hypot(sin, cos);
  };
  return candidates.reduce((best, hertz) => (strength(hertz) > strength(best) ? hertz : best));
}

describe('synthesise', () => {
  it.each(CUES)('$kind is quiet, finite, and begins and ends in silence', (cue) => {
    const recipe = recipeFor(cue);
    const samples = synthesise(recipe, RATE);
    expect(samples.length).toBe(Math.ceil(lengthOf(recipe) * RATE));
    expect(samples.every(Number.isFinite)).toBe(true);
    const peak = Math.max(...samples.map(Math.abs));
    expect(peak).toBeGreaterThan(recipe.level * 0.8);
    expect(peak).toBeLessThanOrEqual(0.35);
    expect(Math.abs(samples[samples.length - 1]!)).toBeLessThan(0.001);
  });

  it('is the same every time', () => {
    const cue: SoundCue = { kind: 'capture' };
    expect(synthesise(recipeFor(cue), RATE)).toEqual(synthesise(recipeFor(cue), RATE));
  });

  it('knocks lower for taller pieces', () => {
    const pitches = ([1, 2, 3, 4] as const).map((height) =>
      strongest(synthesise(recipeFor({ kind: 'down', height }), RATE), [225, 280, 345, 430]),
    );
    expect(pitches).toEqual([430, 345, 280, 225]);
  });

  it('slides for as long as the piece does', () => {
    expect(lengthOf(recipeFor({ kind: 'slide', ms: 900 }))).toBeGreaterThan(0.9);
    expect(lengthOf(recipeFor({ kind: 'slide', ms: 240 }))).toBeLessThan(0.35);
  });
});
