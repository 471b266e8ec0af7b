import { describe, expect, it } from 'vitest';
import { FAN_BLOCKS } from '../../scene/xstack/fan';
import { fanPoses, noPoses, setPose, yawed } from '../../scene/xstack/samples';
import { lengthOf, synthesise } from '../synth';
import { ImpactEar, type Impact } from './impacts';
import { hertzOf, pileRecipe, type PileCue } from './recipes';
import { Voices } from './voices';

const FRAME = 1000 / 60;
const [BAR, CUBE] = [0, 2];

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

/** Lets a block fall from a height onto a floor and lie there, and gathers what is heard. */
function drop(block: number, from: number, floor: number, held: number | null = null): Impact[] {
  const ear = new ImpactEar(FAN_BLOCKS);
  const heard: Impact[] = [];
  for (let frame = 0; frame < 60; frame++) {
    const seconds = (frame * FRAME) / 1000;
    const poses = noPoses();
    const y = Math.max(floor + 0.01, from - 4.905 * Math.max(0, seconds - 0.1) ** 2);
    setPose(poses, block, [0, y, 0]);
    heard.push(...ear.listen(poses, frame * FRAME, held));
  }
  return heard;
}

describe('ImpactEar', () => {
  it('hears nothing of a pile that lies still', () => {
    const ear = new ImpactEar(FAN_BLOCKS);
    for (let frame = 0; frame < 10; frame++)
      expect(ear.listen(fanPoses(), frame * FRAME)).toEqual([]);
  });

  it('hears a block that falls when it lands, not while it falls, and knows on what', () => {
    const onTable = drop(BAR, 0.2, 0);
    expect(onTable.length).toBeGreaterThan(0);
    expect(onTable.length).toBeLessThan(4);
    expect(onTable.every(({ block, on }) => block === BAR && on === 'table')).toBe(true);
    expect(drop(BAR, 0.2, 0.1).every(({ on }) => on === 'wood')).toBe(true);
  });

  it('hears the momentum: of higher falls, and of heavier blocks', () => {
    const most = (impacts: Impact[]) => Math.max(...impacts.map(({ momentum }) => momentum));
    // A bar weighs 17 grams and arrives at 1.9 metres per second.
    expect(most(drop(BAR, 0.2, 0))).toBeGreaterThan(0.02);
    expect(most(drop(BAR, 0.2, 0))).toBeLessThan(0.04);
    expect(most(drop(BAR, 0.2, 0))).toBeGreaterThan(most(drop(BAR, 0.05, 0)));
    expect(most(drop(BAR, 0.2, 0))).toBeGreaterThan(most(drop(CUBE, 0.2, 0)));
  });

  it('does not hear the block in hand, nor one that comes out of nowhere', () => {
    expect(drop(BAR, 0.2, 0, BAR)).toEqual([]);
    const ear = new ImpactEar(FAN_BLOCKS);
    const there = noPoses();
    setPose(there, BAR, [0, 0.1, 0], yawed(1));
    const elsewhere = noPoses();
    setPose(elsewhere, BAR, [0.1, 0.3, 0]);
    ear.listen(noPoses(), 0);
    expect(ear.listen(there, FRAME)).toEqual([]);
    // A leap in time is no speed.
    expect(ear.listen(elsewhere, 5000)).toEqual([]);
  });
});

describe('Voices', () => {
  const strike = (block: number, momentum = 0.01): Impact => ({ block, on: 'wood', momentum });

  it('plays the strongest few, louder for more momentum', () => {
    const voices = new Voices(FAN_BLOCKS).hear(
      [strike(0, 0.001), strike(1, 0.02), strike(2, 0.004), strike(3, 0.0005)],
      0,
    );
    expect(voices).toHaveLength(3);
    const loud = voices.map(({ loudness }) => loudness);
    expect([...loud].sort((a, b) => b - a)).toEqual(loud);
    expect(loud[0]).toBeLessThanOrEqual(1);
    expect(voices[0]!.cue).toEqual({ kind: 'strike', on: 'wood', length: 66, thickness: 20 });
  });

  it('lets a block rattle no faster than can be told apart', () => {
    const voices = new Voices(FAN_BLOCKS);
    const counts = [0, 16, 32, 48, 64, 80, 96].map((now) => voices.hear([strike(0)], now).length);
    expect(counts).toEqual([1, 0, 0, 0, 0, 1, 0]);
  });

  it('hears a collapse as one tumble, and few strikes beside it', () => {
    const voices = new Voices(FAN_BLOCKS);
    const all = [...FAN_BLOCKS.keys()].map((block) => strike(block));
    const heard = [0, 16, 32, 48].flatMap((now) => voices.hear(all, now));
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
