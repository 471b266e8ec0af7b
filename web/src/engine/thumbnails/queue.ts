/** Pictures for the page are made one after the other: they share one renderer. */
import type { Theme } from '../types';

/** How a picture is wanted; sizes in pixels. */
export interface ThumbnailSize {
  theme: Theme;
  width: number;
  height: number;
}

let turn: Promise<unknown> = Promise.resolve();

/** A picture, as soon as those asked for before are done. `wanted` is asked when its turn comes. */
export function inTurn(
  render: () => Promise<HTMLCanvasElement>,
  wanted: () => boolean,
): Promise<HTMLCanvasElement | null> {
  const mine = turn.then(() => (wanted() ? render() : null));
  turn = mine.catch(() => undefined);
  return mine;
}
