/** Asks the scene on screen where things are: `SceneHost.svelte` leaves it on its element. */
import type { Page } from '@playwright/test';
import type { Point } from './board';

interface Block {
  x: number;
  y: number;
  z: number;
  size: [number, number, number];
}

/** What the tests use of a scene; each game's scene has the part it needs. */
interface PageScene {
  model: { view: { blocks: Block[] } };
  pick(x: number, y: number): { block: unknown } | null;
  pointOf(where: unknown): Point;
  placeOf(block: number): unknown;
}

type WithScene = Element & { scene?: PageScene };

/** Waits until a scene is there to ask. */
export async function sceneReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<WithScene>('[data-scene]')].some(({ scene }) => scene),
  );
}

/** A cell of the tower seen from above: how high it is there, and where its top is in the window. */
export interface Top {
  height: number;
  at: Point;
}

/** The tops of these cells of the tower, written `16,14`. */
export function topsOf(page: Page, cells: readonly string[]): Promise<Top[]> {
  return page.evaluate((cells) => {
    const { scene } = document.querySelector<WithScene>('[data-scene]')!;
    return cells.map((cell) => {
      const [x, y] = cell.split(',').map(Number) as [number, number];
      const tops = scene!.model.view.blocks
        .filter((block) => x >= block.x && x < block.x + block.size[0])
        .filter((block) => y >= block.y && y < block.y + block.size[1])
        .map((block) => block.z + block.size[2]);
      const height = Math.max(0, ...tops);
      return { height, at: scene!.pointOf({ x, y, z: height }) };
    });
  }, cells);
}

const BLOCKS = 36;
const LETTERS = 'RBGYWN';

/** A block of X-Stack: where its middle is in the window, and whether nothing lies before it. */
export interface SeenBlock {
  block: string;
  at: Point;
  visible: boolean;
}

/** Every block that is on the stand or in a tray. */
export async function blocksOf(page: Page): Promise<SeenBlock[]> {
  const seen = await page.evaluate((count) => {
    const { scene } = document.querySelector<WithScene>('[data-scene]')!;
    return [...Array(count).keys()].flatMap((index) => {
      const place = scene!.placeOf(index);
      if (!place) return [];
      const at = scene!.pointOf(place);
      return [{ index, at, visible: scene!.pick(at.x, at.y)?.block === index }];
    });
  }, BLOCKS);
  return seen.map(({ index, at, visible }) => ({
    block: `${LETTERS[Math.floor(index / 6)]}0${(index % 6) + 1}`,
    at,
    visible,
  }));
}

/** A point at which a block can be pressed, near its middle; others may cover that. */
export async function pressPoint(page: Page, block: string): Promise<Point> {
  const index = LETTERS.indexOf(block[0]!) * 6 + Number(block.slice(2)) - 1;
  const found = await page.evaluate((index) => {
    const { scene } = document.querySelector<WithScene>('[data-scene]')!;
    const middle = scene!.pointOf(scene!.placeOf(index));
    for (let far = 0; far <= 60; far += 3) {
      for (const [dx, dy] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
        [1, 1],
        [-1, 1],
      ] as const) {
        const at = { x: middle.x + dx * far, y: middle.y + dy * far };
        if (scene!.pick(at.x, at.y)?.block === index) return at;
      }
    }
    return null;
  }, index);
  if (!found) throw new Error(`${block} cannot be seen`);
  return found;
}
