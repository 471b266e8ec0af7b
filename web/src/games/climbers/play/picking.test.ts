/** Presses on the tower hit what a person means, from five camera angles. */
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { viewDirection } from '@/engine/camera-fit';
import { climbersTower } from '@/wasm/climbers-match';
import type { BlockView, Spot } from '@/wasm/climbers';
import { TOWER_CAMERA } from '../scene/dimensions';
import { Surface, blockCorners, cellCentre } from '../scene/lattice';
import { blocksAlong, pickTower, type Sight } from '../scene/pick';
import './testing';

const [WIDTH, HEIGHT] = [1280, 800];
/** Degrees: the four sides and from above. */
const ANGLES: readonly (readonly [azimuth: number, elevation: number])[] = [
  [TOWER_CAMERA.azimuth, 30],
  [TOWER_CAMERA.azimuth + 90, 30],
  [TOWER_CAMERA.azimuth + 180, 45],
  [TOWER_CAMERA.azimuth - 90, 18],
  [0, 89.4],
];
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function cameraAt([azimuth, elevation]: readonly [number, number]): PerspectiveCamera {
  const camera = new PerspectiveCamera(TOWER_CAMERA.wide.fov, WIDTH / HEIGHT, 1, 200);
  const { x, y, z } = viewDirection({ azimuth: radians(azimuth), elevation: radians(elevation) });
  camera.position.set(x, y, z).multiplyScalar(60);
  camera.position.y += 3;
  camera.lookAt(0, 3, 0);
  camera.updateMatrixWorld();
  return camera;
}

/** The ray to a point itself: it tells whether the point can be seen. */
function exactRay(camera: PerspectiveCamera, { x, y, z }: { x: number; y: number; z: number }) {
  const origin = camera.position.clone();
  return { origin, direction: new Vector3(x, y, z).sub(origin).normalize() };
}

/** The ray through the pixel at which a point is seen. */
function rayTo(camera: PerspectiveCamera, { x, y, z }: { x: number; y: number; z: number }) {
  const seen = new Vector3(x, y, z).project(camera);
  const pixel = (at: number, size: number) => (Math.round(((at + 1) / 2) * size) / size) * 2 - 1;
  const through = new Vector3(pixel(seen.x, WIDTH), pixel(seen.y, HEIGHT), 0.5).unproject(camera);
  const origin = camera.position.clone();
  return { origin, direction: through.sub(origin).normalize() };
}

it.each(ANGLES)('cells and blocks are hit from %d, %d degrees', (...angle) => {
  const camera = cameraAt(angle);
  let [hit, all] = [0, 0];
  for (let tower = 1; tower <= 12; tower++) {
    const { blocks } = climbersTower(tower);
    const surface = new Surface(blocks);
    const sight: Sight = { blocks, pawns: [], surface, ground: () => 0, radius: 40 };
    const isSeen = (block: BlockView, point: { x: number; y: number; z: number }) => {
      const met = blocksAlong(exactRay(camera, point), blocks)[0];
      if (met?.block.id !== block.id) return false;
      return Math.hypot(met.at.x - point.x, met.at.y - point.y, met.at.z - point.z) < 0.01;
    };
    const means = (right: boolean) => {
      all += 1;
      hit += Number(right);
    };
    for (const block of blocks) {
      for (const cell of surface.cellsOf(block)) pressCell(block, cell);
      pressSides(block);
    }
    /** The middle of a cell and points near its corners, where they can be seen. */
    function pressCell(block: BlockView, cell: Spot): void {
      const { x, y, z } = cellCentre(cell);
      for (const [dx, dz] of [
        [0, 0],
        [0.3, 0.3],
        [-0.3, 0.3],
        [0.3, -0.3],
        [-0.3, -0.3],
      ] as const) {
        const point = { x: x + dx, y, z: z + dz };
        if (!isSeen(block, point)) continue;
        const pick = pickTower(rayTo(camera, point), sight);
        means(pick.block === block.id && pick.cell?.x === cell.x && pick.cell.y === cell.y);
      }
    }
    /** The middles of a block's sides and the foot of each. */
    function pressSides(block: BlockView): void {
      const { low, high } = blockCorners(block);
      const middle = { x: (low.x + high.x) / 2, z: (low.z + high.z) / 2 };
      for (const y of [low.y + 0.15, (low.y + high.y) / 2]) {
        for (const point of [
          { x: low.x, y, z: middle.z },
          { x: high.x, y, z: middle.z },
          { x: middle.x, y, z: low.z },
          { x: middle.x, y, z: high.z },
        ]) {
          if (!isSeen(block, point)) continue;
          means(pickTower(rayTo(camera, point), sight).block === block.id);
        }
      }
    }
  }
  expect(all).toBeGreaterThan(500);
  expect(hit / all).toBeGreaterThan(0.99);
});
