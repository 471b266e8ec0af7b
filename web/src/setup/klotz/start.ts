/** Begins a match: keeps it where the play page looks for it, and goes there. */
import { loadHolz } from '../../holz/holz';
import type { MatchSetup } from '../../holz/klotz';
import { KlotzMatch } from '../../holz/klotz-match';
import { saveLog } from '../../play/store';
import { router } from '../../router';
import { NotKept } from '../not-kept';

/** Throws `HolzError` if the rules refuse the setup, and `NotKept`; then nothing has changed. */
export async function startMatch(setup: MatchSetup): Promise<void> {
  await loadHolz();
  const now = Date.now();
  const match = KlotzMatch.start(setup, now);
  try {
    if (!saveLog(match.log(), now)) throw new NotKept();
  } finally {
    match.free();
  }
  router.navigate('/klotz');
}
