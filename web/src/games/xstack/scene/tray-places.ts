/** Positions of the players' trays around the X. Pure. */
import { TRAY } from './tray-packing';
import type { TrayKind } from './types';

/**
 * A tray's position around the X, in polar coordinates so that trays can orbit it, and its
 * rotation.
 */
export interface TrayStand {
  /** Clockwise from the front, seen from above, in radians. */
  angle: number;
  radius: number;
  yaw: number;
}

/**
 * The two front trays lie side by side, far enough away that falling blocks rarely reach them, and
 * centred below the X in the home view, which looks slightly from the left.
 */
const FRONT = { x: TRAY.length / 2 + 0.3, z: 7, aside: -1.2 };
/** The other trays lie one behind the other, to fit five players. */
const ROUND = { bonus: 10, malus: 10 + TRAY.depth + 0.3 };
/**
 * The other players sit around the far side, left to right: degrees from straight behind, by number
 * of players. In the home view the X hides what lies at 14 degrees, so nobody sits there.
 */
const OTHERS: readonly (readonly number[])[] = [
  [],
  [45],
  [-17, 45],
  [-62, -17, 45],
  [-62, -17, 45, 90],
];

/** A player's seat relative to the front, which is 0. */
const seatOf = (player: number, front: number, players: number): number =>
  (player - front + players) % players;

export function trayStand(
  player: number,
  kind: TrayKind,
  front: number,
  players: number,
): TrayStand {
  const seat = seatOf(player, front, players);
  if (seat === 0) {
    const x = FRONT.aside + (kind === 'bonus' ? -FRONT.x : FRONT.x);
    return { angle: Math.atan2(x, FRONT.z), radius: Math.hypot(x, FRONT.z), yaw: 0 };
  }
  const angle = -(Math.PI + ((OTHERS[players - 1]?.[seat - 1] ?? 0) * Math.PI) / 180);
  return { angle, radius: ROUND[kind], yaw: angle };
}

/** The centre of a tray on the table. */
export function trayPoint({ angle, radius }: TrayStand): { x: number; z: number } {
  return { x: Math.sin(angle) * radius, z: Math.cos(angle) * radius };
}

/** Interpolates between two positions, the short way around the X. */
export function betweenStands(from: TrayStand, to: TrayStand, t: number): TrayStand {
  const turn = Math.PI * 2;
  const short = (a: number, b: number): number =>
    ((((b - a) % turn) + turn * 1.5) % turn) - Math.PI;
  return {
    angle: from.angle + short(from.angle, to.angle) * t,
    radius: from.radius + (to.radius - from.radius) * t,
    yaw: from.yaw + short(from.yaw, to.yaw) * t,
  };
}

interface Seen {
  x: number;
  y: number;
}

/** Approximate half width of a tray's label, in pixels. */
const HALF_LABEL = 32;

/**
 * Where a label fits below the centre of a shape with these corners, in pixels: y grows downwards.
 */
export function belowMiddle(corners: readonly Seen[]): Seen {
  const x = corners.reduce((sum, each) => sum + each.x, 0) / corners.length;
  return { x, y: Math.max(...[-HALF_LABEL, 0, HALF_LABEL].map((dx) => lowestAt(corners, x + dx))) };
}

/** The lower outline at x; outside the shape there is none. */
function lowestAt(corners: readonly Seen[], x: number): number {
  let y = -Infinity;
  for (const a of corners) {
    for (const b of corners) {
      if (a.x >= b.x || x < a.x || x > b.x) continue;
      y = Math.max(y, a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x));
    }
  }
  return y;
}
