/** A picture of a tower, made by the same renderer as the one on screen: for previews and the rules page. */
import type { Point } from '@/engine/camera-fit';
import { CameraRig } from '@/engine/camera-rig';
import { RAISED } from '@/engine/raising';
import { SceneRoot } from '@/engine/scene-root';
import { develop, inTurn, type Exposure } from '@/engine/thumbnails/exposure';
import { ThumbnailRenderer } from '@/engine/thumbnails/thumbnail-renderer';
import { Viewpoint } from '@/engine/viewpoint';
import type { PositionView, Spot } from '@/wasm/climbers';
import { TOWER_CAMERA, TOWER_DIMENSIONS } from './dimensions';
import { standOf, type LadderStep } from './ladder-stand';
import { cellCentre } from './lattice';
import { TowerModel } from './tower-model';
import type { RulerFlag, TowerCameraName, TowerMarks } from './types';

export interface TowerThumbnailOptions extends Exposure {
  camera?: TowerCameraName;
  marks?: TowerMarks;
  /** Shows only these cells and a little around them, instead of the whole tower. */
  around?: readonly Spot[];
  ruler?: readonly RulerFlag[];
  heights?: boolean;
  /** Steps whose ladders stand there, as they do while they are climbed: at most one of each kind. */
  ladders?: readonly LadderStep[];
  seeThrough?: boolean;
}

/** Free space around a close-up, in cells. */
const CLOSE_UP_MARGIN = 0.75;
/** Free space around the picture, as a share of its shorter side. */
const MARGIN = 0.05;

/** Draws a position onto a canvas of its own. Throws a `SceneError` if the browser cannot draw in 3D. */
export function renderTowerThumbnail(
  view: PositionView,
  options: TowerThumbnailOptions,
): Promise<HTMLCanvasElement> {
  return inTurn(() => render(view, options));
}

async function render(
  view: PositionView,
  options: TowerThumbnailOptions,
): Promise<HTMLCanvasElement> {
  const thumbnails = ThumbnailRenderer.lease();
  const sceneRoot = new SceneRoot(TOWER_DIMENSIONS, thumbnails.economy);
  const model = new TowerModel(sceneRoot);
  try {
    await document.fonts?.ready;
    sceneRoot.setTheme(options.theme ?? 'light');
    model.calm = true;
    model.show(view);
    model.setRuler(options.ruler ?? null);
    model.setHeights(options.heights ?? false);
    model.setSeeThrough(options.seeThrough ?? false);
    model.setMarks(options.marks ?? {});
    aim(sceneRoot, model, options);
    raiseChosen(model);
    for (const step of options.ladders ?? []) lean(model, step);
    model.groundContacts();
    model.finishMarks();
    return await develop(thumbnails, sceneRoot, options);
  } finally {
    model.dispose();
    sceneRoot.dispose();
    ThumbnailRenderer.release();
  }
}

function lean({ pieces }: TowerModel, step: LadderStep): void {
  const stand = standOf(step);
  if (stand) pieces.lean(stand.ladder, stand.foot, stand.head, 1);
}

/** The chosen block is raised, as on the tower on screen. */
function raiseChosen({ blocks, asked }: TowerModel): void {
  const actor = asked.selected === undefined ? undefined : blocks.get(asked.selected);
  if (actor) blocks.rest(actor, RAISED);
}

function aim(
  sceneRoot: SceneRoot,
  model: TowerModel,
  { width, height, camera = 'home', around }: TowerThumbnailOptions,
): void {
  const content = around ? () => closeUp(around) : model.content;
  const margin = Math.min(width, height) * MARGIN;
  const eye = new Viewpoint(new CameraRig(content, TOWER_CAMERA), sceneRoot, {
    margin,
    onLook: () => {
      model.face(eye.rig.azimuth, eye.rig.elevation, sceneRoot.camera.position);
      model.marks.setPixel(eye.pixel);
    },
  });
  eye.setSize(width, height);
  eye.go(camera, null);
}

function closeUp(spots: readonly Spot[]): Point[] {
  return spots.flatMap((spot) => {
    const { x, y, z } = cellCentre(spot);
    return [-1, 1].flatMap((dx) =>
      [-1, 1].flatMap((dz) =>
        [0, 1.2].map((dy) => ({
          x: x + dx * CLOSE_UP_MARGIN,
          y: y + dy,
          z: z + dz * CLOSE_UP_MARGIN,
        })),
      ),
    );
  });
}
