/** Renders a recipe to samples. Pure: the same recipe gives the same sound. */
import type { Mode, Recipe, Rustle } from './recipes';

/** Falls to a thousandth within `decay`. */
const fall = (seconds: number, decay: number): number => Math.exp((-6.9 * seconds) / decay);

/** Length of a recipe in seconds, with a little silence at the end. */
export function lengthOf(recipe: Recipe): number {
  const ends = recipe.strokes.map(({ at, modes, rustles }) =>
    Math.max(
      at,
      ...modes.map(({ decay }) => at + decay),
      ...rustles.map(({ attack, decay }) => at + attack + decay),
    ),
  );
  return Math.max(0, ...ends) + 0.02;
}

export function synthesise(recipe: Recipe, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(recipe) * sampleRate));
  for (const { at, modes, rustles } of recipe.strokes) {
    const start = Math.round(at * sampleRate);
    for (const mode of modes) addMode(samples, start, mode, sampleRate);
    for (const rustle of rustles) addRustle(samples, start, rustle, sampleRate);
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const scale = peak > 0 ? recipe.level / peak : 0;
  // Fade out the last milliseconds to avoid a click.
  const fade = Math.min(samples.length, Math.round(sampleRate * 0.015));
  for (let index = 0; index < samples.length; index++) {
    samples[index]! *= scale * Math.min(1, (samples.length - 1 - index) / fade);
  }
  return samples;
}

function addMode(
  samples: Float32Array,
  start: number,
  { hertz, gain, decay }: Mode,
  sampleRate: number,
): void {
  if (hertz > sampleRate / 2) return;
  const end = Math.min(samples.length, start + Math.ceil(decay * sampleRate));
  for (let index = start; index < end; index++) {
    const seconds = (index - start) / sampleRate;
    // A struck surface gives way for a millisecond before it rings.
    const strike = Math.min(1, seconds / 0.001);
    samples[index]! +=
      Math.sin(2 * Math.PI * hertz * seconds) * gain * strike * fall(seconds, decay);
  }
}

function addRustle(
  samples: Float32Array,
  start: number,
  { low, high, gain, attack, decay }: Rustle,
  sampleRate: number,
): void {
  const end = Math.min(samples.length, start + Math.ceil((attack + decay) * sampleRate));
  // A band-pass from two simple filters: what the fast one passes and the slow one doesn't.
  const fast = 1 - Math.exp((-2 * Math.PI * high) / sampleRate);
  const slow = 1 - Math.exp((-2 * Math.PI * low) / sampleRate);
  let bright = 0;
  let dark = 0;
  let state = 22222;
  for (let index = start; index < end; index++) {
    const seconds = (index - start) / sampleRate;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bright += fast * (state / 2 ** 31 - 1 - bright);
    dark += slow * (bright - dark);
    const envelope = seconds < attack ? seconds / attack : fall(seconds - attack, decay);
    samples[index]! += (bright - dark) * gain * envelope;
  }
}
