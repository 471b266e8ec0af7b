/** The chat of a table: messages in order, without duplicates and without muted players. */
import { asList, loadJson, saveJson } from '@/storage/storage';
import type { ChatLine } from '@/wasm/online';

const MUTED = 'online.muted';
/** Beyond this limit we unmute the oldest entry, so that the list can't grow forever. */
const MOST_MUTED = 100;

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last message read. */
  private seen = $state(0);
  private muted = $state.raw<readonly string[]>(readMuted());

  /** `table` tells unnamed players apart from those at other tables. */
  constructor(private readonly table: string) {}

  /** Adds messages; it skips those we already have. */
  take(lines: readonly ChatLine[]): void {
    const known = this.lines.map(({ number }) => number);
    const fresh = lines.filter(({ number }) => !known.includes(number));
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** The messages of everyone who isn't muted. */
  get shown(): readonly ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(line));
  }

  get unread(): number {
    return this.shown.filter(({ number }) => number > this.seen).length;
  }

  read(): void {
    this.seen = this.lines.at(-1)?.number ?? 0;
  }

  isMuted(line: Pick<ChatLine, 'name' | 'seat'>): boolean {
    return this.muted.includes(this.personOf(line));
  }

  /** Mutes or unmutes a player. */
  mute(line: Pick<ChatLine, 'name' | 'seat'>, muted: boolean): void {
    const person = this.personOf(line);
    const others = this.muted.filter((each) => each !== person);
    this.muted = (muted ? [...others, person] : others).slice(-MOST_MUTED);
    saveJson(MUTED, this.muted);
  }

  private personOf({ name, seat }: Pick<ChatLine, 'name' | 'seat'>): string {
    return name || `${this.table} ${seat ?? 'watching'}`;
  }
}

function readMuted(): readonly string[] {
  return asList(loadJson(MUTED), (each) => typeof each === 'string');
}
