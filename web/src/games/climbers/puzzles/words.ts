/** What a puzzle of The Climbers says to a turn, in the reader's words. */
import { t } from '@/i18n';
import type { PuzzleAttempt } from '@/wasm/climbers';

/** What was wrong with a turn that did not get so high. */
export function shortfallText({ reached, seen }: PuzzleAttempt, height: number): string {
  return t(`puzzles.low-${seen}`, { reached, height });
}
