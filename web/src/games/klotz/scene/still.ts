/** A picture of a position, made by the same renderer as the board on screen: for the rules page and for previews. */
import { Mesh } from 'three';
import { CameraRig } from '@/engine/camera-rig';
import { ContactShadows } from '@/engine/contact-shadows';
import { Diorama } from '@/engine/diorama';
import { develop, inTurn, type Exposure } from '@/engine/exposure';
import { RAISED } from '@/engine/raising';
import { Studio } from '@/engine/studio';
import type { CameraName } from '@/engine/types';
import { BoardMarks } from './board-marks';
import { makeBoard } from './board-model';
import { SEAT_QUARTER_TURNS, spotOf } from './cells';
import { KLOTZ_CAMERA, KLOTZ_CONTENT, KLOTZ_FIGURES } from './klotz-figures';
import { listMarks } from './mark-list';
import { PieceSet } from './piece-set';
import type { BoardView, Cell, Colour, Marks } from './types';

export interface StillOptions extends Exposure {
  camera?: CameraName;
  seat?: Colour;
  /** Shows only these cells and a little around them, instead of the whole board. */
  around?: readonly Cell[];
}

const MARGIN = 0.02;
/** Free space around a close-up, in cells. */
const CLOSE_UP_MARGIN = 0.75;

/** Draws a position onto a canvas of its own. Throws a `SceneError` if the browser cannot draw in 3D. */
export function renderStill(
  view: BoardView,
  marks: Marks,
  options: StillOptions,
): Promise<HTMLCanvasElement> {
  return inTurn(() => render(view, marks, options));
}

async function render(
  view: BoardView,
  marks: Marks,
  options: StillOptions,
): Promise<HTMLCanvasElement> {
  const studio = Studio.lease();
  const diorama = new Diorama(KLOTZ_FIGURES, studio.economy);
  const drawings = new BoardMarks();
  const contacts = new ContactShadows(diorama.contactShare);
  const board = makeBoard(diorama.timber);
  const pieces = new PieceSet(diorama.timber);
  try {
    await document.fonts?.ready;
    const azimuth = (SEAT_QUARTER_TURNS[options.seat ?? 'red'] * Math.PI) / 2;
    diorama.setTheme(options.theme ?? 'light');
    diorama.turnLight(azimuth);
    board.turnLettering(azimuth);
    pieces.setTurn(azimuth);
    drawings.mesh.renderOrder = 1;
    diorama.scene.add(board.group, pieces.group, drawings.mesh);
    diorama.contacts.add(contacts.mesh);
    pieces.set(view);
    placeMarked(diorama, pieces, marks);
    contacts.set(pieces.contacts());
    drawings.set(listMarks(marks));
    drawings.finish();
    aim(diorama, options);
    return await develop(studio, diorama, options);
  } finally {
    drawings.dispose();
    contacts.dispose();
    pieces.dispose();
    diorama.dispose();
    Studio.release();
  }
}

/** The chosen piece is raised and its ghost stands where it would go, as on the board itself. */
function placeMarked(diorama: Diorama, pieces: PieceSet, { selected, aim: target }: Marks): void {
  const actor = selected === undefined ? undefined : pieces.at(selected);
  if (!actor) return;
  pieces.rest(actor, RAISED);
  pieces.restStones();
  if (!target) return;
  const ghost = new Mesh(actor.mesh.geometry, diorama.timber.ghost(0.68));
  const { x, z } = spotOf(target.cell);
  ghost.rotation.y = actor.mesh.rotation.y;
  ghost.position.set(x, 0.002, z);
  ghost.renderOrder = 0.5;
  diorama.scene.add(ghost);
}

function aim(
  diorama: Diorama,
  { width, height, camera = 'home', seat = 'red', around }: StillOptions,
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
  diorama.look(direction, fit, width / height);
}
