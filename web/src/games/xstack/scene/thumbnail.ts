/** Still images of a pile without a stage: for previews and the rules page. */
import { CameraRig } from '@/engine/camera-rig';
import { SceneRoot } from '@/engine/scene-root';
import { develop, inTurn, type Exposure } from '@/engine/thumbnails/exposure';
import { ThumbnailRenderer } from '@/engine/thumbnails/thumbnail-renderer';
import { Viewpoint } from '@/engine/viewpoint';
import { PILE_CAMERA, sceneDimensions, toScene } from './measures';
import { PileModel } from './pile-model';
import type { HandView, PileCameraName, PileMarks, PileMaterial, Point, TraysView } from './types';
import { VIEWS } from './views';

export interface PileThumbnailOptions extends Exposure {
  camera?: PileCameraName;
  trays?: TraysView;
  hand?: HandView;
  marks?: PileMarks;
  /** Frames only these points of the room instead of everything. */
  around?: readonly Point[];
}

/** Margin around the image, as a share of its shorter side. */
const MARGIN = 0.04;
/** Margin around a close-up, in cube edges. */
const CLOSE_UP_MARGIN = 1.2;

/** Renders a pile to its own canvas. Throws a `SceneError` if the browser can't render 3D. */
export function renderPileThumbnail(
  material: PileMaterial,
  poses: Float32Array,
  options: PileThumbnailOptions,
): Promise<HTMLCanvasElement> {
  return inTurn(() => render(material, poses, options));
}

async function render(
  material: PileMaterial,
  poses: Float32Array,
  options: PileThumbnailOptions,
): Promise<HTMLCanvasElement> {
  const { theme = 'light', width, height, camera = 'home', around } = options;
  const thumbnails = ThumbnailRenderer.lease();
  const sceneRoot = new SceneRoot(sceneDimensions(material.stand), thumbnails.economy);
  const model = new PileModel(sceneRoot);
  try {
    model.setTheme(theme);
    model.setMaterial(material);
    if (options.trays) model.setTrays(options.trays, true);
    model.blocks.setPoses(poses);
    model.setHand(options.hand ?? null);
    model.setMarks(options.marks ?? {});
    model.step(0);
    model.measure();
    const content = around ? () => closeUp(around) : model.content;
    const eye: Viewpoint = new Viewpoint(new CameraRig(content, PILE_CAMERA), sceneRoot, {
      margin: Math.min(width, height) * MARGIN,
      onLook: () => {
        model.face(eye.rig.azimuth, eye.rig.elevation);
        model.setPixel(eye.pixel);
      },
    });
    eye.setSize(width, height);
    eye.go(VIEWS[camera], null);
    model.finish();
    return await develop(thumbnails, sceneRoot, options);
  } finally {
    model.dispose();
    sceneRoot.dispose();
    ThumbnailRenderer.release();
  }
}

function closeUp(points: readonly Point[]): Point[] {
  return points.map(toScene).flatMap(({ x, y, z }) =>
    [-1, 1].flatMap((side) => [
      { x: x + side * CLOSE_UP_MARGIN, y: y - CLOSE_UP_MARGIN, z },
      { x: x + side * CLOSE_UP_MARGIN, y: y + CLOSE_UP_MARGIN, z },
    ]),
  );
}
