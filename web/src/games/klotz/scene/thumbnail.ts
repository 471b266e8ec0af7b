/** Pictures of positions from the board's own renderer, for the rules page and previews. */
import { Mesh } from 'three';
import { CameraRig } from '@/engine/camera-rig';
import { ContactShadows } from '@/engine/contact-shadows';
import { RAISED } from '@/engine/raising';
import { SceneRoot } from '@/engine/scene-root';
import { develop, inTurn, type Exposure } from '@/engine/thumbnails/exposure';
import { ThumbnailRenderer } from '@/engine/thumbnails/thumbnail-renderer';
import type { CameraName } from '@/engine/types';
import { BoardMarks } from './board-marks';
import { makeBoard } from './board-model';
import { SEAT_QUARTER_TURNS, spotOf } from './cells';
import { KLOTZ_CAMERA, KLOTZ_CONTENT, KLOTZ_DIMENSIONS } from './dimensions';
import { listMarks, listStoneBeds } from './mark-list';
import { PieceSet } from './piece-set';
import type { BoardView, Cell, Colour, Marks } from './types';

export interface ThumbnailOptions extends Exposure {
  camera?: CameraName;
  seat?: Colour;
  /** Shows only these cells and their surroundings instead of the whole board. */
  around?: readonly Cell[];
}

const MARGIN = 0.02;
/** Margin around a close-up, in cells. */
const CLOSE_UP_MARGIN = 0.75;

/** Draws a position onto its own canvas. Throws a `SceneError` if the browser can't draw in 3D. */
export function renderThumbnail(
  view: BoardView,
  marks: Marks,
  options: ThumbnailOptions,
): Promise<HTMLCanvasElement> {
  return inTurn(() => render(view, marks, options));
}

async function render(
  view: BoardView,
  marks: Marks,
  options: ThumbnailOptions,
): Promise<HTMLCanvasElement> {
  const thumbnails = ThumbnailRenderer.lease();
  const sceneRoot = new SceneRoot(KLOTZ_DIMENSIONS, thumbnails.economy);
  const drawings = new BoardMarks();
  const contacts = new ContactShadows(sceneRoot.contactShare);
  const board = makeBoard(sceneRoot.timber);
  const pieces = new PieceSet(sceneRoot.timber);
  try {
    await document.fonts?.ready;
    const azimuth = (SEAT_QUARTER_TURNS[options.seat ?? 'red'] * Math.PI) / 2;
    sceneRoot.setTheme(options.theme ?? 'light');
    sceneRoot.turnLight(azimuth);
    board.turnLettering(azimuth);
    pieces.setTurn(azimuth);
    drawings.mesh.renderOrder = 1;
    sceneRoot.scene.add(board.group, pieces.group, drawings.mesh);
    sceneRoot.contacts.add(contacts.mesh);
    pieces.set(view);
    placeMarked(sceneRoot, pieces, marks);
    contacts.set(pieces.contacts());
    drawings.set([...listStoneBeds(pieces.unused), ...listMarks(marks)]);
    drawings.finish();
    aim(sceneRoot, options);
    return await develop(thumbnails, sceneRoot, options);
  } finally {
    drawings.dispose();
    contacts.dispose();
    pieces.dispose();
    sceneRoot.dispose();
    ThumbnailRenderer.release();
  }
}

/** Raises the selected piece and shows its ghost on the target, as on the board itself. */
function placeMarked(
  sceneRoot: SceneRoot,
  pieces: PieceSet,
  { selected, aim: target }: Marks,
): void {
  const actor = selected === undefined ? undefined : pieces.at(selected);
  if (!actor) return;
  pieces.rest(actor, RAISED);
  pieces.restStones();
  // A ghost inside the Klotz that it captures would hide both.
  if (!target || pieces.at(target.cell)) return;
  const ghost = new Mesh(actor.mesh.geometry, sceneRoot.timber.ghost(0.68));
  const { x, z } = spotOf(target.cell);
  ghost.rotation.y = actor.mesh.rotation.y;
  ghost.position.set(x, 0.002, z);
  ghost.renderOrder = 0.5;
  sceneRoot.scene.add(ghost);
}

function aim(
  sceneRoot: SceneRoot,
  { width, height, camera = 'home', seat = 'red', around }: ThumbnailOptions,
): void {
  const content = around
    ? around.flatMap((cell) => {
        const { x, z } = spotOf(cell);
        return [-1, 1].flatMap((dx) =>
          [-1, 1].flatMap((dz) =>
            [0, 1.2].map((y) => ({ x: x + dx * CLOSE_UP_MARGIN, y, z: z + dz * CLOSE_UP_MARGIN })),
          ),
        );
      })
    : KLOTZ_CONTENT;
  const margin = Math.min(width, height) * MARGIN;
  const viewport = {
    width,
    height,
    insets: { top: margin, right: margin, bottom: margin, left: margin },
  };
  const rig = new CameraRig(() => content, KLOTZ_CAMERA);
  rig.setShape(viewport);
  rig.setSeat(SEAT_QUARTER_TURNS[seat], null);
  rig.go(camera, null);
  const { aim: direction, fit } = rig.view(viewport);
  sceneRoot.look(direction, fit, width / height);
}
