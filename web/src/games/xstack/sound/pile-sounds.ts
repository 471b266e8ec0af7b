/** The sounds of X-Stack: those of every table, and those of a pile that is handled. */
import { Sounds } from '@/engine/sound/sounds';
import type { BlockShape } from '../scene/types';
import { pileRecipe } from './recipes';
import { Voices, type Impact, type Voice } from './voices';

export class PileSounds extends Sounds {
  private voices: Voices;

  constructor(on: boolean, blocks: readonly BlockShape[]) {
    super(on);
    this.voices = new Voices(blocks);
  }

  /** Other blocks: a new game. */
  setBlocks(blocks: readonly BlockShape[]): void {
    this.voices = new Voices(blocks);
  }

  /** What was hit since the last frame, and how hard the hand pulls, from 0 to 1. Called for every frame of a pile that moves. */
  follow(knocks: readonly Impact[], strain: number, nowMs: number): void {
    for (const voice of this.voices.hear(knocks, nowMs)) this.utter(voice);
    for (const voice of this.voices.pull(strain, nowMs)) this.utter(voice);
  }

  private utter({ cue, loudness }: Voice): void {
    this.sound(JSON.stringify(cue), () => pileRecipe(cue), loudness);
  }
}
