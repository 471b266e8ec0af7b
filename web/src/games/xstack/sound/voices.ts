/** Chooses what is heard of all that strikes at once: few voices, the strongest first. Pure: the time is given. */
import type { BlockShape } from '../scene/types';
import type { PileCue } from './recipes';

/** A block that was hit, as the simulation tells it. */
export interface Impact {
  block: number;
  /** The change of its speed in metres a second, times its mass in kilograms. */
  strength: number;
  /** Whether it hit the table rather than wood. */
  table: boolean;
}

export interface Voice {
  cue: PileCue;
  /** From 0 to 1. */
  loudness: number;
}

/** Within a moment, no more strikes than this begin. */
const MOMENT_MS = 90;
const MOST_IN_A_MOMENT = 3;
/** A block that has just been heard is not heard again so soon. */
const SAME_BLOCK_MS = 80;
/** So many blocks that strike within a moment are a collapse, heard as one. */
const COLLAPSE = 6;
const TUMBLE_MS = 420;
/** A bar that falls from twenty centimetres is as loud as it gets. */
const LOUDEST = 0.03;
/** The hand is heard when it pulls so hard, and again only after it has eased off or for as long as it lasts. */
const JAM = { at: 0.9, eased: 0.65, everyMs: 420 };

export class Voices {
  private readonly struck = new Map<number, number>();
  private begun: number[] = [];
  private readonly heard = new Map<number, number>();
  private tumbled = -Infinity;
  private jammed = -Infinity;
  private eased = true;

  constructor(private readonly blocks: readonly BlockShape[]) {}

  /** What to play for these strikes. */
  hear(knocks: readonly Impact[], nowMs: number): Voice[] {
    const recent = (time: number): boolean => nowMs - time < MOMENT_MS;
    for (const { block } of knocks) this.struck.set(block, nowMs);
    const together = [...this.struck.values()].filter(recent).length;
    this.begun = this.begun.filter(recent);
    const strongest = [...knocks].sort((a, b) => b.strength - a.strength);
    const voices: Voice[] = [];
    if (strongest[0] && together >= COLLAPSE && nowMs - this.tumbled > TUMBLE_MS) {
      this.tumbled = nowMs;
      voices.push({ cue: { kind: 'tumble' }, loudness: loudnessOf(strongest[0].strength) });
    }
    for (const { block, table, strength } of strongest) {
      if (this.begun.length >= MOST_IN_A_MOMENT) break;
      if (nowMs - (this.heard.get(block) ?? -Infinity) < SAME_BLOCK_MS) continue;
      this.heard.set(block, nowMs);
      this.begun.push(nowMs);
      const edges = this.blocks[block]!.size.map((edge) => Math.round(edge / 1000));
      const cue: PileCue = {
        kind: 'strike',
        on: table ? 'table' : 'wood',
        length: Math.max(...edges),
        thickness: Math.min(...edges),
      };
      voices.push({ cue, loudness: loudnessOf(strength) });
    }
    return voices;
  }

  /** What to play for how hard the hand pulls. */
  pull(strain: number, nowMs: number): Voice[] {
    if (strain < JAM.eased) this.eased = true;
    const due = this.eased || nowMs - this.jammed >= JAM.everyMs;
    if (strain < JAM.at || !due) return [];
    this.eased = false;
    this.jammed = nowMs;
    return [{ cue: { kind: 'jam' }, loudness: Math.min(1, strain) }];
  }
}

/** Ears are kinder to soft sounds than a ruler is. */
function loudnessOf(strength: number): number {
  return Math.min(1, (strength / LOUDEST) ** 0.45);
}
