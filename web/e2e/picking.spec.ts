/**
 * What a person means is what is pressed: every visible cell and the base of every visible piece, at
 * five camera angles, with and without a selected piece.
 */
import type { Page } from '@playwright/test';
import { CALM, expect, test } from './support/test';

test.use(CALM);

interface Point {
  x: number;
  y: number;
}
interface Upright {
  cell: string;
  x: number;
  z: number;
  base: number;
  height: number;
  halfWidth: number;
}
interface BoardScene {
  cellAt(x: number, y: number): string | null;
  pointOf(cell: string): Point;
  orbit(dx: number, dy: number): void;
  camera(name: string): void;
  pieces: { uprights(): Upright[] };
  eye: { pointOf(x: number, y: number, z: number): Point; ray(x: number, y: number): unknown };
}
type Host = Element & { scene?: BoardScene };

interface Press {
  what: string;
  at: Point;
  meant: string;
}

/**
 * All points to press. Visibility comes from the pieces' outlines on screen, drawn as a person sees
 * them: the nearest outline that covers a point hides what is behind it.
 */
function pointsToPress(page: Page): Promise<Press[]> {
  return page.evaluate(() => {
    const { scene } = document.querySelector<Host>('[data-scene]:not([hidden])')!;
    const uprights = scene!.pieces.uprights();
    const files = [...'abcdefghijklmn'];
    const cells = files.flatMap((file) => files.map((_, rank) => `${file}${rank + 1}`));
    const spot = (cell: string) => ({
      x: files.indexOf(cell[0]!) - 6.5,
      z: 6.5 - (Number(cell.slice(1)) - 1),
    });
    /** The outline of a piece on screen: a hull of the circles at its ends. */
    const outline = ({ x, z, base, height, halfWidth }: Upright): Point[] => {
      const points = [base, base + height].flatMap((y) =>
        Array.from({ length: 24 }, (_, i) => {
          const angle = (i / 24) * Math.PI * 2;
          const [dx, dz] = [Math.cos(angle) * halfWidth, Math.sin(angle) * halfWidth];
          return scene!.eye.pointOf(x + dx, y, z + dz);
        }),
      );
      return hull(points);
    };
    function hull(points: Point[]): Point[] {
      const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
      const cross = (o: Point, a: Point, b: Point) =>
        (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
      const half = (list: Point[]) => {
        const out: Point[] = [];
        for (const point of list) {
          while (out.length > 1 && cross(out.at(-2)!, out.at(-1)!, point) <= 0) out.pop();
          out.push(point);
        }
        return out.slice(0, -1);
      };
      return [...half(sorted), ...half(sorted.reverse())];
    }
    const covers = (shape: Point[], { x, y }: Point) =>
      shape.every((a, i) => {
        const b = shape[(i + 1) % shape.length]!;
        return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
      });
    const shapes = uprights.map((upright) => ({ upright, shape: outline(upright) }));
    /** How far a point on the ground is from the viewer: the lower on screen, the nearer. */
    const depth = (cell: string) => {
      const { x, z } = spot(cell);
      return scene!.eye.pointOf(x, 0, z).y;
    };
    const presses: { what: string; at: Point; meant: string }[] = [];
    const isVisible = (at: Point, cell: string) =>
      !shapes.some(
        ({ upright, shape }) =>
          upright.cell !== cell && depth(upright.cell) > depth(cell) && covers(shape, at),
      );
    for (const cell of cells) {
      const upright = uprights.find((each) => each.cell === cell);
      const { x, z } = spot(cell);
      const at = scene!.eye.pointOf(x, 0, z);
      if (!isVisible(at, cell)) continue;
      presses.push({ what: upright ? 'base' : 'cell', at, meant: cell });
      if (!upright) continue;
      const top = scene!.eye.pointOf(x, upright.base + upright.height, z);
      if (isVisible(top, cell)) presses.push({ what: 'top', at: top, meant: cell });
    }
    const size = { width: innerWidth, height: innerHeight };
    return presses.filter(
      ({ at }) => at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height,
    );
  });
}

/** What the board takes each press for. */
function pick(page: Page, presses: readonly Press[]): Promise<(string | null)[]> {
  return page.evaluate(
    (points) => {
      const { scene } = document.querySelector<Host>('[data-scene]:not([hidden])')!;
      return points.map(({ x, y }) => scene!.cellAt(x, y));
    },
    presses.map(({ at }) => at),
  );
}

const ANGLES = [
  { name: 'home', dx: 0, dy: 0 },
  { name: 'from the left', dx: 80, dy: 0 },
  { name: 'diagonally', dx: 131, dy: 20 },
  { name: 'from the right, steep', dx: -120, dy: 40 },
  { name: 'from behind, low', dx: 523, dy: -70 },
] as const;

for (const players of [2, 4] as const) {
  test(`every visible cell and base is hit from five angles, ${players} players`, async ({
    page,
    newGame,
    table,
  }) => {
    const seats = ['North', 'East', 'South', 'West'].slice(0, players);
    await newGame.play({ seats, layout: 'Castle' });
    await table.ready('3D');
    const missed: string[] = [];
    let pressed = 0;
    for (const { name, dx, dy } of ANGLES) {
      await page.getByRole('button', { name: 'Reset view' }).click();
      await table.board.rest();
      // The right mouse button turns the camera wherever it starts.
      await page.mouse.move(440, 400);
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(440 + dx, 400 + dy, { steps: 3 });
      await page.mouse.up({ button: 'right' });
      await page.mouse.move(1, 799);
      await table.board.rest();
      const presses = await pointsToPress(page);
      const hits = await pick(page, presses);
      presses.forEach(({ what, meant }, i) => {
        if (hits[i] !== meant) missed.push(`${name}: ${what} of ${meant} hit ${hits[i]}`);
      });
      pressed += presses.length;
    }
    expect(pressed).toBeGreaterThan(5 * 150);
    expect(missed.length / pressed, missed.join('\n')).toBeLessThanOrEqual(0.01);
  });
}

test('real presses: bases of columns, a hidden column, and targets behind pieces', async ({
  page,
  newGame,
  table,
}) => {
  await newGame.play({ seats: ['North', 'East'], layout: 'Castle' });
  await table.ready('3D');

  await test.step('the base of every visible column selects that column', async () => {
    const bases = (await pointsToPress(page)).filter(({ what }) => what === 'base');
    expect(bases.length).toBeGreaterThan(20);
    for (const { at, meant } of bases) {
      if (!(await table.board.cell(meant).getAttribute('aria-label'))?.includes('can move'))
        continue;
      await page.mouse.click(at.x, at.y);
      await expect(table.board.cell(meant)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
    }
  });

  await test.step('f6 stands behind f5: its visible part selects it', async () => {
    const top = await page.evaluate(() => {
      const { scene } = document.querySelector<Host>('[data-scene]:not([hidden])')!;
      const f6 = scene!.pieces.uprights().find(({ cell }) => cell === 'f6')!;
      return scene!.eye.pointOf(f6.x, f6.height, f6.z - f6.halfWidth * 0.6);
    });
    await page.mouse.move(top.x, top.y);
    await page.mouse.click(top.x, top.y);
    await expect(table.board.cell('f6')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('every target of the Klotz is hit, whatever stands before it', async () => {
    await table.mouse.choose('g7');
    await expect(table.board.cell('g7')).toHaveAttribute('aria-selected', 'true');
    const targets = await table.board.grid
      .locator('[aria-label*=", target"]')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.cell!));
    expect(targets.length).toBeGreaterThan(8);
    for (const cell of targets) {
      await table.mouse.point(cell);
      await expect(table.button(`Move to ${cell}`)).toBeEnabled();
    }
  });
});
