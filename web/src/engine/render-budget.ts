/** How much work a picture may be: how many frames and pixels, and how much time between frames. */
import type { Quality } from './types';

export interface RenderBudget {
  /** Frames that make up a finished resting picture; with none, the quick frame is the picture. */
  readonly frames: number;
  /** Refining waits until pointer and keys have rested this long. */
  readonly restMs: number;
  /** The page's own time between two frames. */
  readonly pauseMs: number;
  /** Pixels at most, of the picture and of the quick frames while things move. */
  readonly pixels: number;
  readonly quickPixels: number;
}

/** More pixels than this per CSS pixel cannot be told apart and cost dearly. */
const MAX_PIXEL_RATIO = 2;
/** Fewer than this look like a mistake. */
const MIN_PIXEL_RATIO = 0.5;

const GRAPHICS_CARD: RenderBudget = {
  frames: 72,
  restMs: 120,
  pauseMs: 0,
  pixels: Infinity,
  quickPixels: Infinity,
};

/** Without a graphics card a frame takes half a second: fewer of them, and time for the page in between. */
const SOFTWARE: RenderBudget = {
  frames: 16,
  restMs: 500,
  pauseMs: 120,
  pixels: 1.3e6,
  quickPixels: 0.55e6,
};

const SIMPLE: RenderBudget = { ...SOFTWARE, frames: 0, pixels: SOFTWARE.quickPixels };

export function renderBudgetFor(quality: Quality, economy: boolean): RenderBudget {
  if (quality === 'low') return SIMPLE;
  return economy ? SOFTWARE : GRAPHICS_CARD;
}

/** For a picture that is one of several on a page. */
export function cardRenderBudget(economy: boolean): RenderBudget {
  return economy ? { ...SOFTWARE, frames: 12, pixels: 0.6e6 } : GRAPHICS_CARD;
}

/** Pixels per CSS pixel of a picture of this size in CSS pixels. */
export function pixelRatio(renderBudget: RenderBudget, width: number, height: number): number {
  const affordable = Math.sqrt(renderBudget.pixels / (width * height));
  // Where the page itself is shown small, more pixels than the screen has would be for nothing.
  const wanted = Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
  return Math.min(wanted, Math.max(affordable, MIN_PIXEL_RATIO));
}

/**
 * How much the average of `frames` frames counts against the quick frame. The first frames are rough
 * by themselves: the average takes over little by little, and wholly at the end.
 */
export function share(frames: number, renderBudget: RenderBudget): number {
  const slowness = renderBudget.frames / 8;
  return Math.min(1, (frames / (frames + slowness)) * (1 + slowness / renderBudget.frames));
}
