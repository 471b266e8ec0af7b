/** What a tick has brought that is worth a word, and what an act has come to. */
import type { Judgement, LiveView, TurnView } from '@/wasm/xstack';
import type { Announcement } from './announcement';

/** From here on a hand is said to strain; it must ease by half before that is said again. */
const STRAINED = 0.92;
const EASED = 0.45;

/** When so much of the hand's time is left, it is said. */
const LITTLE_MS = 15_000;

/** Whether the hand has to hurry. */
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

  /** The hand has closed anew. */
  reset(): void {
    this.strained = false;
    this.above = false;
    this.freed = false;
  }

  /** `line` is what the block in hand must get above, if it must. */
  between(before: LiveView, after: LiveView, line: number | null): Announcement[] {
    const said: Announcement[] = [];
    const { block } = after;
    if (block !== null && after.state === 'held') {
      // It may touch the pile again on its way; that it came free is said once.
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
    const above = isAbove(live, line);
    // A block that hovers about the line is not told of at every tick.
    const below = line !== null && live.lowest !== null && live.lowest < line;
    if (above === this.above || !(above || below)) return [];
    this.above = above;
    return [{ kind: 'line', above }];
  }
}

/** A block in hand is above its line if it is so by this much, in metres: it sinks a little when it is laid down. */
const CLEARLY = 0.002;

/** Whether the block in hand is high enough to be laid down, as far as can be told from how it is held. */
export function isAbove({ lowest }: Pick<LiveView, 'lowest'>, line: number | null): boolean {
  return line !== null && lowest !== null && lowest > line + CLEARLY;
}

/** What an act has come to in a turn that goes on; `null` if the turn is over, which is told as a whole. */
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
