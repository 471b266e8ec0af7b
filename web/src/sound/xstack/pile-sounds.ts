/** The sounds of X-Stack: those of every table, and those of a pile that is handled, follow its poses. */
import type { BlockShape } from '../../scene/xstack/types';
import { Sounds } from '../sounds';
import { ImpactEar } from './impacts';
import { pileRecipe } from './recipes';
import { Voices, type Voice } from './voices';

export class PileSounds extends Sounds {
  private ear: ImpactEar;
  private voices: Voices;

  constructor(on: boolean, blocks: readonly BlockShape[]) {
    super(on);
    this.ear = new ImpactEar(blocks);
    this.voices = new Voices(blocks);
  }

  /** Other blocks: a new game. */
  setBlocks(blocks: readonly BlockShape[]): void {
    this.ear = new ImpactEar(blocks);
    this.voices = new Voices(blocks);
  }

  /** Follows the pile: the poses shown now, the block in hand and how hard it is pulled. `nowMs` is the time in the pile, slow when shown slowly. */
  follow(
    poses: Float32Array,
    nowMs: number,
    hand: { block: number; strain: number } | null = null,
  ): void {
    const impacts = this.ear.listen(poses, nowMs, hand?.block ?? null);
    this.utter(this.voices.hear(impacts, nowMs));
    this.utter(this.voices.pull(hand?.strain ?? 0, nowMs));
  }

  private utter(voices: readonly Voice[]): void {
    for (const { cue, loudness } of voices)
      this.sound(JSON.stringify(cue), () => pileRecipe(cue), loudness);
  }
}
