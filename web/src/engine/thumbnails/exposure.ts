/** Renders one finished picture without blocking the page. */
import type { SceneRoot } from '../scene-root';
import type { Theme } from '../types';
import type { ThumbnailRenderer } from './thumbnail-renderer';

/** Options of all still pictures. */
export interface Exposure {
  theme?: Theme;
  /** Size of the picture in pixels. */
  width: number;
  height: number;
  /** Frames to average; fewer are faster and noisier. */
  frames?: number;
}

const FRAMES = 48;

let lastPicture: Promise<unknown> = Promise.resolve();

/** One picture at a time: two would overwrite each other's frames. */
export function inTurn<Picture>(make: () => Promise<Picture>): Promise<Picture> {
  const picture = lastPicture.then(make);
  lastPicture = picture.catch(() => undefined);
  return picture;
}

/** Averages frames of a prepared scene and draws them onto their own canvas. */
export async function develop(
  thumbnails: ThumbnailRenderer,
  sceneRoot: SceneRoot,
  { width, height, frames: wanted = FRAMES }: Exposure,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  thumbnails.quick(sceneRoot, canvas);
  const frames = Math.min(wanted, thumbnails.renderBudget.frames);
  for (let frame = 0; frame < frames; frame++) {
    thumbnails.refine(sceneRoot, canvas, 1);
    // Yield to the page between frames; something else may use the renderer meanwhile.
    if ((thumbnails.economy || frame % 4 === 3) && frame < frames - 1) {
      await pause(thumbnails.renderBudget.pauseMs);
      if (thumbnails.frames !== frame + 1) {
        thumbnails.quick(sceneRoot, canvas);
        frame = -1;
      }
    }
  }
  return canvas;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
