/** Makes one finished picture in the studio, without keeping the page from its other work. */
import type { SceneRoot } from '../scene-root';
import type { Theme } from '../types';
import type { ThumbnailRenderer } from './thumbnail-renderer';

/** What every still has. */
export interface Exposure {
  theme?: Theme;
  /** Size of the picture in pixels. */
  width: number;
  height: number;
  /** Frames to average; fewer are quicker and a little rougher. */
  frames?: number;
}

const FRAMES = 48;

let lastPicture: Promise<unknown> = Promise.resolve();

/** Pictures are made one after the other: two at once would keep spoiling each other's frames. */
export function inTurn<Picture>(make: () => Promise<Picture>): Promise<Picture> {
  const picture = lastPicture.then(make);
  lastPicture = picture.catch(() => undefined);
  return picture;
}

/** Draws a diorama that is ready, frame upon frame, onto a canvas of its own. */
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
    // The page stays alive while its pictures are made; somebody else may have used the studio meanwhile.
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
