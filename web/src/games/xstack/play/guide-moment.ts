/** The moments of a turn that a guided first game has a note about. */
import type { XStackMoment } from '@/shell/guide/guide.svelte';
import type { Controller } from './controller.svelte';

/** The rules end a round at four blocks. */
const FEW_BLOCKS = 8;

export function guideMoment({ maker, shown, session }: Controller): XStackMoment | null {
  const { turn, live, held } = maker;
  if (session.humanTurn === null || !turn) return null;
  if (live.fallen.length > 0 || turn.fallen.length > 0) return 'fell';
  if (held !== null) return live.strain > 0.9 && !live.free && !maker.freed ? 'stuck' : null;
  if (maker.busy) return null;
  if (turn.phase === 'put') return 'put';
  if (turn.phase !== 'pull') return null;
  // The first note is about the first turn itself.
  if (session.view.ply === 0) return null;
  if (shown.onX <= FEW_BLOCKS) return 'end';
  return shown.forbidden === null ? null : 'forbidden';
}
