import { describe, expect, it } from 'vitest';
import { lengthOf, synthesise } from '@/engine/sound/synth';
import { FAN_BLOCKS } from '../scene/fan';
import { hertzOf, pileRecipe, type PileCue } from './recipes';
import { Voices, type Impact } from './voices';

describe('the recipes of a pile', () => {
  const cues: PileCue[] = [
    { kind: 'strike', on: 'wood', length: 20, thickness: 20 },
    { kind: 'strike', on: 'wood', length: 80, thickness: 10 },
    { kind: 'strike', on: 'table', length: 66, thickness: 20 },
    { kind: 'jam' },
    { kind: 'tumble' },
  ];

  it.each(cues)('$kind is quiet, finite and ends in silence', (cue) => {
    const recipe = pileRecipe(cue);
    const samples = synthesise(recipe, 44100);
    expect(samples.length).toBe(Math.ceil(lengthOf(recipe) * 44100));
    expect(samples.every(Number.isFinite)).toBe(true);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(recipe.level * 0.8);
    expect(peak).toBeLessThanOrEqual(0.35);
    expect(Math.abs(samples[samples.length - 1]!)).toBeLessThan(0.001);
  });

  it('sound lower the longer and the thinner a block is', () => {
    expect(hertzOf(20, 20)).toBeGreaterThan(hertzOf(66, 20));
    expect(hertzOf(80, 20)).toBeGreaterThan(hertzOf(80, 10));
  });
});

describe('Voices', () => {
  const strike = (block: number, strength = 0.01): Impact => ({ block, strength, table: false });

  it('plays the strongest few, the harder the louder', () => {
    const voices = new Voices(FAN_BLOCKS).voicesFor(
      [strike(0, 0.001), strike(1, 0.02), strike(2, 0.004), strike(3, 0.0005)],
      0,
    );
    expect(voices).toHaveLength(3);
    const loud = voices.map(({ loudness }) => loudness);
    expect([...loud].sort((a, b) => b - a)).toEqual(loud);
    expect(loud[0]).toBeLessThanOrEqual(1);
    expect(voices[0]!.cue).toEqual({ kind: 'strike', on: 'wood', length: 66, thickness: 20 });
  });

  it('tells the table from wood', () => {
    const [voice] = new Voices(FAN_BLOCKS).voicesFor([{ ...strike(5), table: true }], 0);
    expect(voice!.cue).toEqual({ kind: 'strike', on: 'table', length: 80, thickness: 10 });
  });

  it('limits the rate of impact sounds', () => {
    const voices = new Voices(FAN_BLOCKS);
    const counts = [0, 16, 32, 48, 64, 80, 96].map(
      (now) => voices.voicesFor([strike(0)], now).length,
    );
    expect(counts).toEqual([1, 0, 0, 0, 0, 1, 0]);
  });

  it('hears a collapse as one tumble, and few strikes beside it', () => {
    const voices = new Voices(FAN_BLOCKS);
    const all = [...FAN_BLOCKS.keys()].map((block) => strike(block));
    const heard = [0, 16, 32, 48].flatMap((now) => voices.voicesFor(all, now));
    expect(heard.filter(({ cue }) => cue.kind === 'tumble')).toHaveLength(1);
    expect(heard.length).toBeLessThanOrEqual(4);
  });

  it('ticks when the hand is jammed, again after it eased off, and now and then while it lasts', () => {
    const voices = new Voices(FAN_BLOCKS);
    const ticks = (strain: number, now: number) => voices.pull(strain, now).length;
    expect(ticks(0.5, 0)).toBe(0);
    expect(ticks(0.95, 16)).toBe(1);
    expect(ticks(0.98, 32)).toBe(0);
    expect(ticks(0.8, 48)).toBe(0);
    expect(ticks(0.95, 64)).toBe(0);
    expect(ticks(0.3, 80)).toBe(0);
    expect(ticks(0.95, 96)).toBe(1);
    expect(ticks(1, 600)).toBe(1);
  });
});
