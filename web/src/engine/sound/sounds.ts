/**
 * Plays the sounds of the table. Nothing is made before the first sound is wanted, and browsers let
 * none out before the user has touched the page; when switched off, nothing plays at all.
 */
import { recipeFor, type Recipe, type SoundCue } from './recipes';
import { synthesise } from './synth';

/** No more than this many sounds at once: a burst of events must not become a rattle. */
const MOST_AT_ONCE = 6;

export class Sounds {
  private context: AudioContext | null = null;
  private readonly buffers = new Map<string, AudioBuffer>();
  private playing = 0;

  constructor(private on: boolean) {}

  get enabled(): boolean {
    return this.on;
  }

  set enabled(on: boolean) {
    this.on = on;
    if (!on) void this.context?.suspend();
  }

  play(cue: SoundCue): void {
    this.sound(JSON.stringify(cue), () => recipeFor(cue));
  }

  /** Plays a recipe, made once for its key; `loudness` is a share of the level the recipe has. */
  protected sound(key: string, recipe: () => Recipe, loudness = 1): void {
    // Before the first touch of the page a sound would only pile up and come out late.
    if (!this.on || !userHasActed() || this.playing >= MOST_AT_ONCE) return;
    this.context ??= makeContext();
    const context = this.context;
    if (!context) return;
    if (context.state === 'suspended') void context.resume();
    const source = context.createBufferSource();
    source.buffer = this.bufferFor(key, recipe, context);
    // No two knocks are quite alike.
    source.playbackRate.value = 0.97 + Math.random() * 0.06;
    const volume = context.createGain();
    volume.gain.value = loudness;
    source.connect(volume).connect(context.destination);
    source.onended = () => {
      this.playing--;
      source.disconnect();
      volume.disconnect();
    };
    this.playing++;
    source.start();
  }

  private bufferFor(key: string, recipe: () => Recipe, context: AudioContext): AudioBuffer {
    let buffer = this.buffers.get(key);
    if (!buffer) {
      const samples = synthesise(recipe(), context.sampleRate);
      buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      this.buffers.set(key, buffer);
    }
    return buffer;
  }

  dispose(): void {
    void this.context?.close();
    this.context = null;
    this.buffers.clear();
  }
}

function userHasActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** A machine without a sound device plays on in silence. */
function makeContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
