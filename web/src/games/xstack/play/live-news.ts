/** Turns ticks and action results into announcements. */
import type { Judgement, TurnView } from '@/wasm/xstack';
import type { LiveView } from '@/wasm/xstack-live';
import type { Announcement } from './announcement';

/** Above this strain, we announce it; it must halve before we do so again. */
const STRAINED = 0.92;
const EASED = 0.45;

/** We warn when this much of the hand's time is left. */
const LITTLE_MS = 15_000;

/** Whether the hand is running out of time. */
export function isHurried({ state, handTimeLeftMs }: LiveView): boolean {
  return state === 'held' && handTimeLeftMs <= LITTLE_MS;
}

export function secondsLeft({ handTimeLeftMs }: LiveView): number {
  return Math.ceil(handTimeLeftMs / 1000);
}

export class LiveNews {
  private strained = false;
  private above = false;
  private freed = false;

  /** The hand gripped again. */
  reset(): void {
    this.strained = false;
    this.above = false;
    this.freed = false;
  }

  /** `line` is the height the block in hand must exceed, if any. */
  between(before: LiveView, after: LiveView, line: number | null): Announcement[] {
    const said: Announcement[] = [];
    const { block } = after;
    if (block !== null && after.state === 'held') {
      // The block may touch the pile again; announce only the first time it comes free.
      if (after.free && !this.freed) said.push({ kind: 'free', block });
      this.freed ||= after.free;
      said.push(...this.strain(after, block), ...this.height(after, line));
      if (isHurried(after) && !isHurried(before)) {
        said.push({ kind: 'handTime', seconds: secondsLeft(after) });
      }
    }
    if (block !== null && after.parted !== null && before.parted === null) {
      said.push({ kind: 'parted', block, how: after.parted });
    }
    const fallen = after.fallen.filter((each) => !before.fallen.includes(each));
    if (fallen.length > 0) said.push({ kind: 'fell', blocks: fallen });
    return said;
  }

  private strain({ strain, free }: LiveView, block: string): Announcement[] {
    if (free) return [];
    if (this.strained) {
      if (strain < EASED) this.strained = false;
      return [];
    }
    if (strain < STRAINED) return [];
    this.strained = true;
    return [{ kind: 'strain', block }];
  }

  private height(live: LiveView, line: number | null): Announcement[] {
    const above = live.aboveLine;
    // Hysteresis, so a block hovering at the line isn't announced on every tick.
    const below = line !== null && live.lowest !== null && live.lowest < line;
    if (above === this.above || !(above || below)) return [];
    this.above = above;
    return [{ kind: 'line', above }];
  }
}

/**
 * An action's result while the turn continues; `null` at its end, which is announced as a whole.
 */
export function judgementOf(before: TurnView, after: TurnView): Judgement | null {
  switch (after.phase) {
    case 'pull':
      return 'stayed';
    case 'committed':
    case 'bonus':
      return 'halfPulled';
    case 'low':
      return 'low';
    case 'put':
      return before.phase === 'put' ? 'stayed' : 'put';
    case 'over':
      return null;
  }
}
