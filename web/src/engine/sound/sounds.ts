/**
 * Plays the table sounds. We create the audio context for the first sound, because browsers stay
 * silent until the user interacts with the page. When switched off, nothing plays.
 */
import { recipeFor, type Recipe, type SoundCue } from './recipes';
import { synthesise } from './synth';

/** Maximum number of simultaneous sounds, so a burst of events doesn't rattle. */
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

  /** Plays a recipe, synthesised once per key; `loudness` scales its volume. */
  protected sound(key: string, recipe: () => Recipe, loudness = 1): void {
    // Before the first interaction, sounds would queue up and play late.
    if (!this.on || !userHasActed() || this.playing >= MOST_AT_ONCE) return;
    this.context ??= makeContext();
    const context = this.context;
    if (!context) return;
    if (context.state === 'suspended') void context.resume();
    const source = context.createBufferSource();
    source.buffer = this.bufferFor(key, recipe, context);
    // Vary the pitch, so no two knocks sound the same.
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

/** Without an audio device, the game is silent. */
function makeContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
