/** The game behind the one tap on the home page. */
import { defaultSetup, KlotzMatch, loadHolz } from '../holz/holz';
import { loadLog } from '../play/store';
import { startMatch } from '../setup/start';

/** Who comes here for the first time should be able to win. */
const FIRST_LEVEL = 1;

/** Starts a game of two: the visitor, who begins, against a bot. */
export async function playAgainstBot(): Promise<void> {
  await loadHolz();
  const setup = defaultSetup(2);
  const [, opponent] = setup.seats;
  if (opponent) opponent.player = { kind: 'bot', level: FIRST_LEVEL };
  await startMatch(setup);
}

/**
 * Whether a kept game can still be played on. Loads the rules to find out, which the visitor will
 * need in a moment anyway. A game that cannot be read counts: the play page explains what to do.
 */
export async function canContinue(): Promise<boolean> {
  const log = loadLog();
  if (log === null) return false;
  await loadHolz();
  try {
    const match = KlotzMatch.restore(log);
    const outcome = match.view(0).outcome;
    match.free();
    return outcome === null;
  } catch {
    return true;
  }
}
