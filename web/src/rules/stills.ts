/** Pictures for the page, made one after the other: they share one renderer. */
import { renderStill, type StillOptions } from '../scene/still';
import type { BoardView, Marks } from '../scene/types';

let turn: Promise<unknown> = Promise.resolve();

/** A picture, as soon as those asked for before are done. `wanted` is asked when its turn comes. */
export function still(
  view: BoardView,
  marks: Marks,
  options: StillOptions,
  wanted: () => boolean,
): Promise<HTMLCanvasElement | null> {
  const mine = turn.then(() => (wanted() ? renderStill(view, marks, options) : null));
  turn = mine.catch(() => undefined);
  return mine;
}
