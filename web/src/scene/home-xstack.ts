/** The card of X-Stack: the stand with its starting pile, floor by floor. */
import { Euler, Group, Matrix4, Mesh, Quaternion, Vector3 } from 'three';
import { clamp, easeInOut } from './easing';
import { Workpiece, sawn, type Axis, type Finish, type Grain } from './geometry';
import type { HomeModel } from './home-model';
import { PAINT, PAINT_SYMBOL, type Paint } from './palette';
import { between, seededRandom, type Random } from './random';
import type { Timber } from './timber';

/** Measures in millimetres; a cube of 20 mm is one unit of the scene. */
const MM = 1 / 20;
const ARM = 115;
const DEPTH = 70;
const THICK = 9;
const CROSSING = 81;
const BAR = 66;
const BEVEL = 0.07;

/** Floors from the bottom: bars from front to back at these places, or rows of planks from left to right. */
type Floor =
  { at: number; bars: readonly number[] } | { at: number; planks: readonly (readonly number[])[] };
const FLOORS: readonly Floor[] = [
  { at: 10, bars: [0] },
  { at: 30, planks: [[60], [60], [60]] },
  { at: 40, bars: [-28, 0, 28] },
  {
    at: 60,
    planks: [
      [80, 40],
      [60, 60],
      [40, 80],
    ],
  },
  { at: 70, bars: [-58, -20, 20, 58] },
  {
    at: 90,
    planks: [
      [80, 80],
      [40, 80, 40],
      [80, 40, 40],
    ],
  },
  { at: 100, bars: [-62, -21, 21, 62] },
];
const ROWS = [22, 0, -22] as const;
/** Two bars were sawn into three cubes each. */
const CUBES: ReadonlySet<string> = new Set(['40 28', '100 -21']);
const COLOURS: readonly (Paint | 'natural')[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'white',
  'natural',
];

interface Block {
  size: readonly [number, number, number];
  centre: readonly [number, number, number];
  yaw: number;
}

export function homeXStack(): HomeModel {
  return {
    figures: {
      reach: 12,
      centre: [0, 5, 0],
      floor: 0,
      footprint: { half: [4.6, 1.75], round: 0.2 },
    },
    view: { fov: 15, elevation: 11, azimuth: -22, distance: 84, target: [0, 4.3, 0] },
    walkMs: 2600,
    build(timber) {
      const group = new Group();
      group.add(solid(standGeometry(), timber));
      const random = seededRandom(36);
      const blocks = pile(random);
      const colours = blocks.map((_, index) => COLOURS[index % COLOURS.length]!);
      shuffle(colours, random);
      const meshes = blocks.map((block, index) => {
        const mesh = solid(blockGeometry(block, colours[index]!, random), timber);
        mesh.position.set(...block.centre);
        mesh.rotation.y = block.yaw;
        group.add(mesh);
        return mesh;
      });
      const top = meshes[meshes.length - 1]!;
      const rest = top.position.clone();
      const yaw = top.rotation.y;
      return {
        group,
        walk(t) {
          // The topmost block is lifted, turned a little and put back.
          const up = easeInOut(clamp(t < 0.5 ? t * 3 : (1 - t) * 3, 0, 1));
          top.position.set(rest.x, rest.y + up * 1.1, rest.z);
          top.rotation.y = yaw + up * 0.35;
          top.rotation.z = up * 0.06;
        },
      };
    },
  };
}

function solid(geometry: Mesh['geometry'], timber: Timber): Mesh {
  const mesh = new Mesh(geometry, timber.solid);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** Two boards at 45 degrees, crossing: the one that leans left passes in front half, the other behind. */
function standGeometry(): Mesh['geometry'] {
  const piece = new Workpiece();
  const random = seededRandom(45);
  for (const side of [-1, 1]) {
    const length = ARM * 2 * MM;
    // The upper faces cross at the given height; the boards lie below them.
    const place = new Matrix4().compose(
      new Vector3(0, CROSSING * MM, 0),
      new Quaternion().setFromEuler(new Euler(0, 0, (side * Math.PI) / 4)),
      new Vector3(1, 1, 1),
    );
    place.multiply(new Matrix4().makeTranslation(0, (-THICK * MM) / 2, 0));
    piece.addBox([length, THICK * MM, DEPTH * MM], 0.04, sawn(random, 'black', 'x', 4), undefined, {
      place,
    });
  }
  return piece.finish();
}

function pile(random: Random): Block[] {
  const blocks: Block[] = [];
  const jitter = () => between(random, -1.5, 1.5) * MM;
  const yaw = () => (between(random, -2, 2) * Math.PI) / 180;
  const add = (
    width: number,
    height: number,
    depth: number,
    x: number,
    bottom: number,
    z: number,
  ): void => {
    blocks.push({
      size: [width * MM, height * MM, depth * MM],
      centre: [x * MM + jitter() * 0.5, (CROSSING + bottom + height / 2) * MM, z * MM + jitter()],
      yaw: yaw(),
    });
  };
  for (const floor of FLOORS) {
    if ('bars' in floor) {
      for (const x of floor.bars) {
        if (CUBES.has(`${floor.at} ${x}`))
          for (const z of ROWS) add(20, 20, 20, x, floor.at, z * 1.05);
        else add(20, 20, BAR, x, floor.at, 0);
      }
    } else {
      floor.planks.forEach((row, index) => {
        let left = -row.reduce((sum, length) => sum + length, 0) / 2;
        for (const length of row) {
          add(length - 0.6, 10, 20, left + length / 2, floor.at, ROWS[index]!);
          left += length;
        }
      });
    }
  }
  // Two bars and a plank on flat spots of the top.
  blocks.push({
    size: [60 * MM, 10 * MM, 20 * MM],
    centre: [-42 * MM, (CROSSING + 125) * MM, 14 * MM],
    yaw: 0.06,
  });
  blocks.push({
    size: [20 * MM, 20 * MM, BAR * MM],
    centre: [62 * MM, (CROSSING + 130) * MM, -2 * MM],
    yaw: 0.12,
  });
  blocks.push({
    size: [BAR * MM, 20 * MM, 20 * MM],
    centre: [-38 * MM, (CROSSING + 140) * MM, 13 * MM],
    yaw: -0.16,
  });
  return blocks;
}

function blockGeometry(
  { size }: Block,
  colour: Paint | 'natural',
  random: Random,
): Mesh['geometry'] {
  const long: Axis = size[2] > size[0] ? 'z' : 'x';
  const grain: Grain = sawn(random, colour === 'natural' ? 'natural' : 'beech', long);
  const finish = (axis: Axis): Finish => {
    if (colour === 'natural') return {};
    // Thin sides carry smaller symbols.
    const [width, height] =
      axis === 'x' ? [size[2], size[1]] : axis === 'y' ? [size[0], size[2]] : [size[0], size[1]];
    return {
      paint: PAINT[colour],
      symbol: { name: PAINT_SYMBOL[colour], radius: Math.min(0.24, Math.min(width, height) * 0.3) },
    };
  };
  return new Workpiece().addBox(size, BEVEL, grain, finish).finish();
}

function shuffle<T>(items: T[], random: Random): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other]!, items[index]!];
  }
}
