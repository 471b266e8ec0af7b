/** A queue for pictures, because they share one renderer. */
import type { Theme } from '../types';

/** The requested picture; sizes in pixels. */
export interface ThumbnailSize {
  theme: Theme;
  width: number;
  height: number;
}

let turn: Promise<unknown> = Promise.resolve();

/** Renders a picture after all earlier ones. Calls `wanted` when its turn comes. */
export function inTurn(
  render: () => Promise<HTMLCanvasElement>,
  wanted: () => boolean,
): Promise<HTMLCanvasElement | null> {
  const mine = turn.then(() => (wanted() ? render() : null));
  turn = mine.catch(() => undefined);
  return mine;
}
