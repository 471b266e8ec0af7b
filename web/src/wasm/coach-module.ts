/** The coach's module, with the strongest bots. Only workers load it, on demand. */
import init, * as wasm from '../../pkg/coach.js';
import moduleUrl from '../../pkg/coach_bg.wasm?url';
import { call, loader, parse } from './answer';
import type { BotChoice } from './wire';

export { wasm };

export const loadCoach = loader(init, moduleUrl);

/** Like `climbersChooseMove` of the small module, for levels that need the strong bot. */
export async function climbersChooseDeeply(
  log: string,
  level: number,
  seed: number,
): Promise<BotChoice> {
  await loadCoach();
  return parse(call(() => wasm.climbersChooseMove(log, level, seed)));
}
