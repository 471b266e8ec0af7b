/** Opens a table: the match that was left, a new one, or the reason why it cannot be had. */
import { loadHolz } from '@/wasm/holz';
import type { Refusal } from '@/wasm/wire';
import { refusalOf } from './refusal';
import type { SavedMatches } from './store';
import { TableTime } from './table-time';

export type Session<Match> =
  | { kind: 'playing'; match: Match; time: TableTime }
  | { kind: 'damaged'; log: string; refusal: Refusal }
  /** Another tab of this browser has taken the match over. */
  | { kind: 'elsewhere' };

/** How a game starts and restores its matches, and where it keeps them. */
export interface SessionSource<Match> {
  matches: SavedMatches;
  /** Loads the rules where they are not those of every page. */
  load?: () => Promise<void>;
  restore(log: string): Match;
  /** A first match for someone who has agreed on nothing yet. */
  first(nowMs: number): Match | Promise<Match>;
  /** What is said while it is made, where that takes a moment. */
  preparing?: () => string;
}

export async function newSession<Match>(source: SessionSource<Match>): Promise<Session<Match>> {
  const time = new TableTime(0);
  return { kind: 'playing', match: await source.first(time.now()), time };
}

/** Rejects if the rules themselves cannot be loaded. `preparing` is called if a first match is made. */
export async function openSession<Match extends { lastMs(): number }>(
  source: SessionSource<Match>,
  preparing?: () => void,
): Promise<Session<Match>> {
  await (source.load ?? loadHolz)();
  const log = source.matches.loadLog() ?? source.matches.loadDamaged();
  if (log !== null) return restoreSession(source, log);
  preparing?.();
  return newSession(source);
}

function restoreSession<Match extends { lastMs(): number }>(
  { matches, restore }: SessionSource<Match>,
  log: string,
): Session<Match> {
  try {
    const match = restore(log);
    // The time the page was left at may be lost; time at the table never goes back.
    const left = Math.max(matches.loadTableTime() ?? 0, match.lastMs());
    return { kind: 'playing', match, time: new TableTime(left) };
  } catch (error) {
    matches.setAside(log);
    return { kind: 'damaged', log, refusal: refusalOf(error) };
  }
}
