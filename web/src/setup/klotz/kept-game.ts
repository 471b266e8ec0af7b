import { loadHolz } from '../../holz/holz';
import { KlotzMatch } from '../../holz/klotz-match';
import { loadLog } from '../../play/store';

/**
 * Whether a kept game can still be played on. Loads the rules to find out. A game that cannot be
 * read counts: the play page explains what to do about it.
 */
export async function keptGameGoesOn(): Promise<boolean> {
  const log = loadLog();
  if (log === null) return false;
  await loadHolz();
  try {
    const match = KlotzMatch.restore(log);
    const { outcome } = match.view(0);
    match.free();
    return outcome === null;
  } catch {
    return true;
  }
}
