/** Where the trays of the players lie round the X. Pure. */
import { TRAY } from './tray-packing';
import type { TrayKind } from './types';

/** Where a tray lies on the table, about the X: polar, so that trays can go round it, and how it is turned. */
export interface TrayStand {
  /** Clockwise from the front seen from above, in radians. */
  angle: number;
  radius: number;
  yaw: number;
}

/**
 * In front the two trays lie side by side, far enough off that what falls seldom gets there, and below
 * the X for whoever sees it from home, which is a little from the left.
 */
const FRONT = { x: TRAY.length / 2 + 0.3, z: 7, aside: -1.2 };
/** Elsewhere they lie one behind the other, to leave room for five. */
const ROUND = { bonus: 10, malus: 10 + TRAY.depth + 0.3 };
/**
 * The others sit round the far side, from the left to the right: degrees from straight behind, by how
 * many they are. Seen from home the X stands before what lies at 14 degrees: nobody sits there.
 */
const OTHERS: readonly (readonly number[])[] = [
  [],
  [45],
  [-17, 45],
  [-62, -17, 45],
  [-62, -17, 45, 90],
];

/** The seat of a player among all: 0 is in front. */
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

/** The point of the table a tray's middle lies on. */
export function trayPoint({ angle, radius }: TrayStand): { x: number; z: number } {
  return { x: Math.sin(angle) * radius, z: Math.cos(angle) * radius };
}

/** On the way from one place to another, round the X the short way. */
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

/** Half the width of what is written below a tray, about, in pixels. */
const HALF_LABEL = 32;

/** Where a label below the middle of what has these corners is clear of it, in pixels: y grows downwards. */
export function belowMiddle(corners: readonly Seen[]): Seen {
  const x = corners.reduce((sum, each) => sum + each.x, 0) / corners.length;
  return { x, y: Math.max(...[-HALF_LABEL, 0, HALF_LABEL].map((dx) => lowestAt(corners, x + dx))) };
}

/** Where the lower outline passes; nowhere beside it. */
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
