/** The sounds of X-Stack: those of every table, plus those of the pile. */
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

  /** Sets the blocks of a new game. */
  setBlocks(blocks: readonly BlockShape[]): void {
    this.voices = new Voices(blocks);
  }

  /**
   * Impacts since the last frame and the hand's strain, from 0 to 1. Call it on every frame while
   * the pile moves.
   */
  follow(impacts: readonly Impact[], strain: number, nowMs: number): void {
    for (const voice of this.voices.voicesFor(impacts, nowMs)) this.utter(voice);
    for (const voice of this.voices.pull(strain, nowMs)) this.utter(voice);
  }

  private utter({ cue, loudness }: Voice): void {
    this.sound(JSON.stringify(cue), () => pileRecipe(cue), loudness);
  }
}
