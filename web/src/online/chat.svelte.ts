/** What people say at a table: each line once, in order, and without those one does not want to hear. */
import { asList, loadJson, saveJson } from '@/storage/storage';
import type { ChatLine } from '@/wasm/online';

const MUTED = 'online.muted';
/** Who was muted longest ago is heard again rather than that the list grows for ever. */
const MOST_MUTED = 100;

export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last line that was seen. */
  private seen = $state(0);
  private muted = $state.raw<readonly string[]>(readMuted());

  /** `table` tells people without a name apart from those at other tables. */
  constructor(private readonly table: string) {}

  /** Takes lines, some of which may be known. */
  take(lines: readonly ChatLine[]): void {
    const known = this.lines.map(({ number }) => number);
    const fresh = lines.filter(({ number }) => !known.includes(number));
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** The lines of all who are not muted. */
  get heard(): readonly ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(line));
  }

  /** How many lines nobody has looked at yet. */
  get unread(): number {
    return this.heard.filter(({ number }) => number > this.seen).length;
  }

  read(): void {
    this.seen = this.lines.at(-1)?.number ?? 0;
  }

  isMuted(line: Pick<ChatLine, 'name' | 'seat'>): boolean {
    return this.muted.includes(this.personOf(line));
  }

  /** Does not listen to somebody any more, or again. */
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
