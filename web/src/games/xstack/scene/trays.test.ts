import { describe, expect, it } from 'vitest';
import { FAN_BLOCKS } from './fan';
import { extentOf, type Extent } from './measures';
import { TRAY, packTray, type TrayPlace } from './tray-packing';
import { belowMiddle, betweenStands, trayPoint, trayStand } from './tray-places';
import { TRAY_KINDS } from './trays';

const SIZES = FAN_BLOCKS.map(extentOf);

/** The bounds of a block in a tray. */
function sides({ x, y, z, along, upright }: TrayPlace, size: Extent) {
  const across = 3 - along - upright;
  const [dx, dy, dz] = [size[along]! / 2, size[upright]! / 2, size[across]! / 2];
  return { x: [x - dx, x + dx], y: [y - dy, y + dy], z: [z - dz, z + dz] } as const;
}

const overlap = (a: readonly number[], b: readonly number[]): number =>
  Math.min(a[1]!, b[1]!) - Math.max(a[0]!, b[0]!);

function check(sizes: readonly Extent[]): void {
  const boxes = packTray(sizes).map((place, index) => sides(place, sizes[index]!));
  boxes.forEach((box, index) => {
    expect(Math.abs(box.x[0])).toBeLessThanOrEqual(TRAY.length / 2 - TRAY.wall);
    expect(Math.abs(box.x[1])).toBeLessThanOrEqual(TRAY.length / 2 - TRAY.wall);
    expect(Math.max(...box.z.map(Math.abs))).toBeLessThanOrEqual(TRAY.depth / 2 - TRAY.wall);
    const carried = boxes.filter(
      (other) =>
        Math.abs(other.y[1] - box.y[0]) < 0.03 &&
        overlap(other.x, box.x) > 0.05 &&
        overlap(other.z, box.z) > 0.05,
    );
    expect(box.y[0] < 0.01 || carried.length > 0).toBe(true);
    for (const other of boxes.slice(0, index)) {
      const inside =
        overlap(box.x, other.x) > 0.01 &&
        overlap(box.y, other.y) > 0.01 &&
        overlap(box.z, other.z) > 0.01;
      expect(inside).toBe(false);
    }
  });
}

describe('packTray', () => {
  it('lays every block flat, inside the walls, on the floor or on others, and through none', () => {
    check(SIZES.slice(0, 4));
    check(SIZES.filter((_, index) => index % 3 === 0));
    check([...SIZES].reverse().slice(0, 17));
  });

  it('has room for all that can ever be won or lost', () => {
    check(SIZES);
  });

  it('leaves those that lie there already where they are', () => {
    const before = packTray(SIZES.slice(0, 9));
    expect(packTray(SIZES.slice(0, 10)).slice(0, 9)).toEqual(before);
  });
});

describe('trayStand', () => {
  it.each([2, 3, 4, 5])(
    'keeps the trays of %i players apart from one another and from the X',
    (players) => {
      const trays = [...Array(players).keys()].flatMap((player) =>
        TRAY_KINDS.map((kind) => trayStand(player, kind, 1, players)),
      );
      // Points along the centres of two trays must be farther apart than a tray is deep.
      const spine = trays.map((stand) => {
        const { x, z } = trayPoint(stand);
        return [-1, -0.5, 0, 0.5, 1].map((part) => {
          const off = (part * (TRAY.length - TRAY.depth)) / 2;
          return { x: x + Math.cos(stand.yaw) * off, z: z - Math.sin(stand.yaw) * off };
        });
      });
      spine.forEach((points, index) => {
        for (const point of points) expect(Math.hypot(point.x, point.z)).toBeGreaterThan(4);
        for (const others of spine.slice(0, index)) {
          for (const a of points)
            for (const b of others)
              expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(TRAY.depth);
        }
      });
    },
  );

  it("puts the front player's tray before the X, bonus on the left", () => {
    const bonus = trayPoint(trayStand(2, 'bonus', 2, 4));
    const malus = trayPoint(trayStand(2, 'malus', 2, 4));
    expect(bonus.x).toBeLessThan(0);
    expect(malus.x).toBeGreaterThan(0);
    expect(malus.z).toBeCloseTo(bonus.z);
    expect(bonus.z).toBeGreaterThan(4);
  });

  it('seats the next player at the left, clockwise', () => {
    expect(trayPoint(trayStand(1, 'bonus', 0, 3)).x).toBeLessThan(0);
    expect(trayPoint(trayStand(2, 'bonus', 0, 3)).x).toBeGreaterThan(0);
  });

  it('goes round the X the short way', () => {
    const from = { angle: 3, radius: 8, yaw: 3 };
    const to = { angle: -3, radius: 10, yaw: -3 };
    const half = betweenStands(from, to, 0.5);
    expect(Math.cos(half.angle)).toBeCloseTo(-1);
    expect(half.radius).toBe(9);
    expect(Math.sin(betweenStands(from, to, 1).angle)).toBeCloseTo(Math.sin(-3));
  });
});

describe('belowMiddle', () => {
  it('keeps a label clear of the lower outline however the tray is turned', () => {
    const turned = [
      { x: 0, y: 500 },
      { x: 400, y: 900 },
      { x: 1000, y: 300 },
      { x: 600, y: -100 },
    ];
    const { x, y } = belowMiddle(turned);
    expect(x).toBe(500);
    // The edge falls from 900 at 400 to 300 at 1000, so the label's left end decides.
    expect(y).toBeCloseTo(800 + 32);
  });
});
