/** Opens a table: the saved match, a new one, or the reason why neither works. */
import { breathe } from '@/engine/slices';
import { loadHolz } from '@/wasm/holz';
import type { Refusal } from '@/wasm/wire';
import { refusalOf } from './refusal';
import type { SavedMatches } from './store';
import { TableTime } from './table-time';

export type Session<Match> =
  | { kind: 'playing'; match: Match; time: TableTime }
  | { kind: 'damaged'; log: string; refusal: Refusal }
  /** Another tab of this browser has taken over the match. */
  | { kind: 'elsewhere' };

/** How a game starts, restores and stores its matches. */
export interface SessionSource<Match> {
  matches: SavedMatches;
  /** Loads the rules module, if it isn't the one every page uses. */
  load?: () => Promise<void>;
  restore(log: string): Match;
  /** The default match for a first visit. */
  first(nowMs: number): Match | Promise<Match>;
  /** A message to show while we create it, if that takes a moment. */
  preparing?: () => string;
}

export async function newSession<Match>(source: SessionSource<Match>): Promise<Session<Match>> {
  const time = new TableTime(0);
  return { kind: 'playing', match: await source.first(time.now()), time };
}

/** Rejects if the rules fail to load. Calls `preparing` if it creates a first match. */
export async function openSession<Match extends { lastMs(): number }>(
  source: SessionSource<Match>,
  preparing?: () => void,
): Promise<Session<Match>> {
  await (source.load ?? loadHolz)();
  await breathe();
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
    // The saved time may be missing, but table time must never go back.
    const left = Math.max(matches.loadTableTime() ?? 0, match.lastMs());
    return { kind: 'playing', match, time: new TableTime(left) };
  } catch (error) {
    matches.setAside(log);
    return { kind: 'damaged', log, refusal: refusalOf(error) };
  }
}
