/**
 * Plays the sounds of the table. Nothing is made before the first sound is wanted, and browsers let
 * none out before the user has touched the page; when switched off, nothing plays at all.
 */
import { recipeFor, type SoundCue } from './recipes';
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
    // Before the first touch of the page a sound would only pile up and come out late.
    if (!this.on || !userHasActed() || this.playing >= MOST_AT_ONCE) return;
    this.context ??= makeContext();
    const context = this.context;
    if (!context) return;
    if (context.state === 'suspended') void context.resume();
    const source = context.createBufferSource();
    source.buffer = this.bufferFor(cue, context);
    // No two knocks are quite alike.
    source.playbackRate.value = 0.97 + Math.random() * 0.06;
    source.connect(context.destination);
    source.onended = () => {
      this.playing--;
      source.disconnect();
    };
    this.playing++;
    source.start();
  }

  private bufferFor(cue: SoundCue, context: AudioContext): AudioBuffer {
    const key = JSON.stringify(cue);
    let buffer = this.buffers.get(key);
    if (!buffer) {
      const samples = synthesise(recipeFor(cue), context.sampleRate);
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
