/** Light directions for each frame of a still picture. Pure, so we can test it. */

export type Direction = readonly [x: number, y: number, z: number];

/** Offsets for one frame: within the pixel, the disc of the key light, and the dome. */
export interface LightSample {
  pixel: readonly [number, number];
  key: Direction;
  dome: Direction;
}

/**
 * Each coordinate steps by a power of an irrational number (the root of x^7 = x + 1), so the points
 * are evenly spread wherever we stop. Slow machines stop early.
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

/** Frame `index` of an average, for a key light with this direction and angular radius. */
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

/** A direction within a cone, uniform over its disc. */
export function jitterDirection(
  direction: Direction,
  radius: number,
  u: number,
  v: number,
): Direction {
  const [x, y, z] = normalise(direction);
  // Any two perpendicular directions will do; the key light never points along x.
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

/** A direction on the upper hemisphere, uniform by area, without light that grazes the table. */
export function domeDirection(u: number, v: number): Direction {
  const height = 0.06 + 0.94 * u;
  const reach = Math.sqrt(1 - height * height);
  return [Math.cos(v * Math.PI * 2) * reach, height, Math.sin(v * Math.PI * 2) * reach];
}
