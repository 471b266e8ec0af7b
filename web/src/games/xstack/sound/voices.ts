/** Limits simultaneous impacts to a few voices, strongest first. Pure: time is passed in. */
import type { BlockShape } from '../scene/types';
import type { PileCue } from './recipes';

/** An impact reported by the simulation. */
export interface Impact {
  block: number;
  /** Impulse: change of speed in m/s times mass in kg. */
  strength: number;
  /** Whether the block hit the table rather than wood. */
  table: boolean;
}

export interface Voice {
  cue: PileCue;
  /** From 0 to 1. */
  loudness: number;
}

/** Window in which the number of strikes is limited. */
const MOMENT_MS = 90;
const MOST_IN_A_MOMENT = 3;
/** Minimum time between two sounds of the same block. */
const SAME_BLOCK_MS = 80;
/** This many blocks striking in one window count as a collapse, with a single sound. */
const COLLAPSE = 6;
const TUMBLE_MS = 420;
/** A bar falling from 20 cm reaches full loudness. */
const LOUDEST = 0.03;
/** Strain at which the jam sounds, the strain that resets it, and its repeat interval. */
const JAM = { at: 0.9, eased: 0.65, everyMs: 420 };

export class Voices {
  private readonly struck = new Map<number, number>();
  private begun: number[] = [];
  private readonly lastHeardMs = new Map<number, number>();
  private tumbled = -Infinity;
  private jammed = -Infinity;
  private eased = true;

  constructor(private readonly blocks: readonly BlockShape[]) {}

  /** The voices for these impacts. */
  voicesFor(impacts: readonly Impact[], nowMs: number): Voice[] {
    const recent = (time: number): boolean => nowMs - time < MOMENT_MS;
    for (const { block } of impacts) this.struck.set(block, nowMs);
    const together = [...this.struck.values()].filter(recent).length;
    this.begun = this.begun.filter(recent);
    const strongest = [...impacts].sort((a, b) => b.strength - a.strength);
    const voices: Voice[] = [];
    if (strongest[0] && together >= COLLAPSE && nowMs - this.tumbled > TUMBLE_MS) {
      this.tumbled = nowMs;
      voices.push({ cue: { kind: 'tumble' }, loudness: loudnessOf(strongest[0].strength) });
    }
    for (const { block, table, strength } of strongest) {
      if (this.begun.length >= MOST_IN_A_MOMENT) break;
      if (nowMs - (this.lastHeardMs.get(block) ?? -Infinity) < SAME_BLOCK_MS) continue;
      this.lastHeardMs.set(block, nowMs);
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

  /** The voices for the hand's strain. */
  pull(strain: number, nowMs: number): Voice[] {
    if (strain < JAM.eased) this.eased = true;
    const due = this.eased || nowMs - this.jammed >= JAM.everyMs;
    if (strain < JAM.at || !due) return [];
    this.eased = false;
    this.jammed = nowMs;
    return [{ cue: { kind: 'jam' }, loudness: Math.min(1, strain) }];
  }
}

/** Perceived loudness isn't linear. */
function loudnessOf(strength: number): number {
  return Math.min(1, (strength / LOUDEST) ** 0.45);
}
