/** Limits the rendering work: frames, pixels, and pauses between frames. */
import type { Quality } from './types';

export interface RenderBudget {
  /** Frames of a finished still picture; with 0, the quick frame is the picture. */
  readonly frames: number;
  /** We refine only after pointer and keys have been idle this long. */
  readonly restMs: number;
  /** Time for the page between two frames. */
  readonly pauseMs: number;
  /** Maximum number of pixels, of the picture and of quick frames. */
  readonly pixels: number;
  readonly quickPixels: number;
}

/** A higher ratio costs a lot and looks the same. */
const MAX_PIXEL_RATIO = 2;
/** A lower ratio looks broken. */
const MIN_PIXEL_RATIO = 0.5;

const GRAPHICS_CARD: RenderBudget = {
  frames: 72,
  restMs: 120,
  pauseMs: 0,
  pixels: Infinity,
  quickPixels: Infinity,
};

/** Without a GPU, a frame takes half a second: draw fewer, with pauses for the page. */
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

/** For one of several pictures on a page. */
export function cardRenderBudget(economy: boolean): RenderBudget {
  return economy ? { ...SOFTWARE, frames: 12, pixels: 0.6e6 } : GRAPHICS_CARD;
}

/** Pixels per CSS pixel for a picture of this CSS size. */
export function pixelRatio(renderBudget: RenderBudget, width: number, height: number): number {
  const affordable = Math.sqrt(renderBudget.pixels / (width * height));
  // On a zoomed-out page, more pixels than the screen has would be wasted.
  const wanted = Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
  return Math.min(wanted, Math.max(affordable, MIN_PIXEL_RATIO));
}

/**
 * The weight of the average of `frames` frames against the quick frame. The first frames are noisy,
 * so the average takes over gradually.
 */
export function share(frames: number, renderBudget: RenderBudget): number {
  const slowness = renderBudget.frames / 8;
  return Math.min(1, (frames / (frames + slowness)) * (1 + slowness / renderBudget.frames));
}
