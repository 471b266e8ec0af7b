/** Opens the table: the match that was left, a new one, or the reason why it cannot be had. */
import { loadHolz } from '../holz/holz';
import type { MatchSetup } from '../holz/klotz';
import { defaultSetup, KlotzMatch } from '../holz/klotz-match';
import type { Refusal } from '../holz/wire';
import { refusalOf } from './refusal';
import { loadDamaged, loadLog, loadTableTime, setAside } from './store';
import { TableTime } from './table-time';

export type Session =
  | { kind: 'playing'; match: KlotzMatch; time: TableTime }
  | { kind: 'damaged'; log: string; refusal: Refusal };

/** A person on the first seat, the easiest bot on the other. */
function firstSetup(): MatchSetup {
  const setup = defaultSetup(2);
  setup.seats.forEach((seat, i) => {
    seat.player = i === 0 ? { kind: 'human' } : { kind: 'bot', level: 1 };
  });
  return setup;
}

export function newSession(): Session {
  const time = new TableTime(0);
  return { kind: 'playing', match: KlotzMatch.start(firstSetup(), time.now()), time };
}

/** Rejects if the rules themselves cannot be loaded. */
export async function openSession(): Promise<Session> {
  await loadHolz();
  const log = loadLog();
  if (log !== null) return restoreSession(log);
  const damaged = loadDamaged();
  return damaged === null ? newSession() : restoreSession(damaged);
}

function restoreSession(log: string): Session {
  try {
    const match = KlotzMatch.restore(log);
    // The time the page was left at may be lost; time at the table never goes back.
    const left = Math.max(loadTableTime() ?? 0, match.lastMs());
    return { kind: 'playing', match, time: new TableTime(left) };
  } catch (error) {
    setAside(log);
    return { kind: 'damaged', log, refusal: refusalOf(error) };
  }
}
