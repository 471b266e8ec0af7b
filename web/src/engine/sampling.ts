/** Where light comes from in each of the frames that add up to a resting picture. Pure, so that it can be tested. */

export type Direction = readonly [x: number, y: number, z: number];

/** Offsets for one frame: within the pixel, within the disc of the key light, and over the dome. */
export interface LightSample {
  pixel: readonly [number, number];
  key: Direction;
  dome: Direction;
}

/**
 * Each coordinate takes steps of a power of one irrational number (the root of x^7 = x + 1): however
 * early one stops, the points so far are spread evenly. Slow machines do stop early.
 */
const STEP = 1 / 1.1127756842787055;
const STEPS = [1, 2, 3, 4, 5, 6].map((power) => STEP ** power);

function spread(index: number): number[] {
  return STEPS.map((step) => (0.5 + step * (index + 1)) % 1);
}

const normalise = ([x, y, z]: Direction): Direction => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Frame `index` of an accumulation, for a key light in the given direction and of the given angular radius. */
export function lightSample(
  index: number,
  keyDirection: Direction,
  keyRadius: number,
): LightSample {
  const [px, py, k1, k2, d1, d2] = spread(index) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    pixel: [px - 0.5, py - 0.5],
    key: jitterDirection(keyDirection, keyRadius, k1, k2),
    dome: domeDirection(d1, d2),
  };
}

/** A direction within a cone, evenly over its disc. */
export function jitterDirection(
  direction: Direction,
  radius: number,
  u: number,
  v: number,
): Direction {
  const [x, y, z] = normalise(direction);
  // Any two directions square to it will do; the key light never points straight along x.
  const side = normalise([0, z, -y]);
  const up: Direction = [
    y * side[2] - z * side[1],
    z * side[0] - x * side[2],
    x * side[1] - y * side[0],
  ];
  const reach = Math.tan(radius) * Math.sqrt(u);
  const a = Math.cos(v * Math.PI * 2) * reach;
  const b = Math.sin(v * Math.PI * 2) * reach;
  return normalise([
    x + side[0] * a + up[0] * b,
    y + side[1] * a + up[1] * b,
    z + side[2] * a + up[2] * b,
  ]);
}

/** A direction of the upper half of the sky, evenly by area; light that grazes the table is left out. */
export function domeDirection(u: number, v: number): Direction {
  const height = 0.06 + 0.94 * u;
  const reach = Math.sqrt(1 - height * height);
  return [Math.cos(v * Math.PI * 2) * reach, height, Math.sin(v * Math.PI * 2) * reach];
}
