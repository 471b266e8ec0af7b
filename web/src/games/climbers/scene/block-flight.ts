/** How a block goes to its new place: up, over whatever stands between, turning on the way, and down. Pure. */
import { clamp, easeIn, easeInOut, easeOut, mix, slideEase } from '@/engine/easing';
import { RAISED } from '@/engine/raising';
import type { BlockView, StepView } from '@/wasm/climbers';
import { Surface, blockCentre } from './lattice';
import type { Script } from './timeline';
import { turnBetween } from './turn';

const LIFT = { base: 120, perUnit: 45, most: 400 };
const DOWN = { base: 110, perUnit: 35, most: 340 };
const SLIDE = { perCell: 90, least: 240, most: 900 };
const TURN_MS = 260;
const REBOUND = { height: 0.015, ms: 90 };
/** A block flies this far above what it flies over. */
const CLEARANCE = 0.3;
const PUSH_MS = 240;

type BlockStep = Extract<StepView, { kind: 'block' }>;

/** Adds the flight to the script and says when pawns are pushed out of its way. */
export function planBlock(
  script: Script,
  { before, after }: BlockStep,
  blocks: readonly BlockView[],
  raised: boolean,
): { pushStart: number; pushEnd: number } {
  const from = blockCentre(before);
  const to = blockCentre(after);
  const turns = turnBetween(before, after).w < 0.999;
  const start = from.y + (raised ? RAISED : 0);
  const height = flightHeight(before, after, blocks, turns);
  const cells = Math.hypot(to.x - from.x, to.z - from.z);
  const id = after.id;

  const liftMs = clamp(LIFT.base + LIFT.perUnit * (height - start), LIFT.base, LIFT.most);
  const slideMs = Math.max(
    cells > 0 ? clamp(cells * SLIDE.perCell, SLIDE.least, SLIDE.most) : 0,
    turns ? TURN_MS : 0,
  );
  const downMs = clamp(DOWN.base + DOWN.perUnit * (height - to.y), DOWN.base, DOWN.most);

  script.add(
    liftMs,
    (t, { blocks: posed }) => {
      const centre = { ...from, y: mix(start, height, easeOut(t)) };
      posed.set(id, { before, after, centre, turned: 0 });
    },
    { kind: 'lift' },
  );
  const slideStart = script.now;
  script.add(
    slideMs,
    (t, { blocks: posed }) => {
      const along = slideEase(t);
      const centre = { x: mix(from.x, to.x, along), y: height, z: mix(from.z, to.z, along) };
      const turned = turns ? easeInOut(clamp(((t - 0.5) * slideMs) / TURN_MS + 0.5, 0, 1)) : 0;
      posed.set(id, { before, after, centre, turned });
    },
    cells > 0 ? { kind: 'slide', ms: slideMs } : undefined,
  );
  if (turns) script.cue(slideStart + (slideMs - TURN_MS) / 2, { kind: 'turn' });
  const pushEnd = script.now + downMs / 2;
  script.add(downMs, (t, { blocks: posed }) => {
    const centre = { ...to, y: mix(height, to.y, easeIn(t)) };
    posed.set(id, { before, after, centre, turned: 1 });
  });
  script.add(
    REBOUND.ms,
    (t, { blocks: posed }) => {
      const centre = { ...to, y: to.y + REBOUND.height * 4 * t * (1 - t) };
      posed.set(id, { before, after, centre, turned: 1 });
    },
    { kind: 'down', height: after.size[2] },
  );
  return { pushStart: Math.max(slideStart, pushEnd - PUSH_MS), pushEnd };
}

/** How high its centre flies: clear of everything below its way, and with room to turn. */
function flightHeight(
  before: BlockView,
  after: BlockView,
  blocks: readonly BlockView[],
  turns: boolean,
): number {
  const others = new Surface(blocks.filter(({ id }) => id !== before.id));
  const half = turns ? Math.hypot(...before.size) / 2 : before.size[2] / 2;
  const rest = Math.max(blockCentre(before).y, blockCentre(after).y) + RAISED;
  return Math.max(rest, highestBelow(before, after, others) + half + CLEARANCE);
}

/** The highest cell that the footprint passes over on its straight way. */
function highestBelow(before: BlockView, after: BlockView, others: Surface): number {
  const steps = Math.max(
    1,
    2 * Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y)),
  );
  // A block that turns on the way may show any of its footprints.
  const side = (axis: 0 | 1): number => Math.max(before.size[axis], after.size[axis]);
  let highest = 0;
  for (let step = 0; step <= steps; step++) {
    const west = Math.floor(mix(before.x, after.x, step / steps));
    const south = Math.floor(mix(before.y, after.y, step / steps));
    for (let x = west; x <= west + side(0); x++)
      for (let y = south; y <= south + side(1); y++)
        highest = Math.max(highest, others.height(x, y));
  }
  return highest;
}
