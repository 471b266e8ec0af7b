/** A turn as a plan in time: where everything that moves is at any moment. Pure; the scene only draws what it says. */
import type { Plan } from '@/engine/animation-player';
import type { Point } from '@/engine/camera-fit';
import type { BlockView, Colour, Ladder, PositionView, Spot, StepView } from '@/wasm/climbers';
import { planBlock } from './block-flight';
import { cellCentre } from './lattice';
import { planLadder, planWalk, slidePart } from './pawn-walk';
import type { TowerCue } from './types';

/** Where a moving block is: its centre, and how far it is turned from `before` (0) to `after` (1). */
export interface BlockPose {
  before: BlockView;
  after: BlockView;
  centre: Point;
  turned: number;
}

export interface LadderPose {
  ladder: Ladder;
  foot: Point;
  head: Point;
  opacity: number;
}

/** Everything that is not where the position before the turn has it. */
export interface Moment {
  blocks: Map<string, BlockPose>;
  pawns: Map<Colour, Point>;
  stones: Map<Colour, Point>;
  ladder: LadderPose | null;
}

export interface TurnPlan extends Plan<TowerCue> {
  moment(ms: number): Moment;
}

/** A stretch of time in which something moves; `t` runs from 0 to 1. What it last did lasts on. */
export interface Act {
  start: number;
  end: number;
  play(t: number, moment: Moment): void;
}

/** Collects acts one after the other; `now` is where the next one begins. */
export class Script {
  readonly acts: Act[] = [];
  readonly cues: { at: number; cue: TowerCue }[] = [];
  now = 0;

  /** Adds an act of this length that begins now and lets time pass. */
  add(ms: number, play: Act['play'], cue?: TowerCue): void {
    if (cue) this.cues.push({ at: this.now, cue });
    this.acts.push({ start: this.now, end: this.now + ms, play });
    this.now += ms;
  }

  /** Adds an act at another time, without time passing. */
  beside(act: Act): void {
    this.acts.push(act);
  }

  cue(at: number, cue: TowerCue): void {
    this.cues.push({ at, cue });
  }
}

const STONE_MS = 300;
const STONE_DROP = 1.4;
/** A moment to look between two steps. */
const BETWEEN_STEPS_MS = 80;

/** Plans a turn. `raised` is the block that was chosen and hangs in the air already. */
export function planTurn(
  steps: readonly StepView[],
  before: PositionView,
  after: PositionView,
  raised?: string,
): TurnPlan {
  const script = new Script();
  const pawns = new Map(before.pawns.map(({ colour, at }) => [colour, at]));
  let blocks: readonly BlockView[] = before.blocks;
  const moverAt = (spot: Spot | undefined): Colour | null =>
    [...pawns].find(([, at]) => spot && at.x === spot.x && at.y === spot.y)?.[0] ?? before.turn;

  steps.forEach((step, index) => {
    if (index > 0) script.now += BETWEEN_STEPS_MS;
    switch (step.kind) {
      case 'walk':
      case 'climb':
      case 'bridge': {
        const colour = moverAt(step.path[0]);
        const end = step.path[step.path.length - 1];
        if (!colour || !end) return;
        if (step.kind === 'walk') planWalk(script, colour, step.path);
        else planLadder(script, colour, step);
        pawns.set(colour, end);
        return;
      }
      case 'block': {
        const landing = planBlock(script, step, blocks, step.before.id === raised);
        for (const { colour, from, to } of step.pushed) {
          script.beside(slidePart(colour, [from, to], landing.pushStart, landing.pushEnd));
          script.cue(landing.pushStart, { kind: 'push' });
          pawns.set(colour, to);
        }
        blocks = blocks.map((block) => (block.id === step.after.id ? step.after : block));
        return;
      }
      case 'stone': {
        const colour = newStone(before, after) ?? before.turn;
        if (colour) planStone(script, colour, step.at);
        return;
      }
    }
  });
  if (after.turn === null) script.cue(script.now, { kind: 'win' });
  const cues = script.cues.sort((a, b) => a.at - b.at);
  return { duration: script.now, cues, moment: (ms) => momentOf(script.acts, ms) };
}

/** Whoever has a stone on the tower afterwards and had none before. */
function newStone(before: PositionView, after: PositionView): Colour | undefined {
  return after.stones.find(({ colour }) => !before.stones.some((stone) => stone.colour === colour))
    ?.colour;
}

function planStone(script: Script, colour: Colour, at: Spot): void {
  const rest = cellCentre(at);
  script.add(STONE_MS, (t, { stones }) => {
    const fall = 1 - t ** 2;
    stones.set(colour, { ...rest, y: rest.y + STONE_DROP * fall });
  });
  script.cue(script.now - 30, { kind: 'stone' });
}

function momentOf(acts: readonly Act[], ms: number): Moment {
  const moment: Moment = { blocks: new Map(), pawns: new Map(), stones: new Map(), ladder: null };
  for (const { start, end, play } of acts) {
    if (ms < start) continue;
    play(end > start ? Math.min(1, (ms - start) / (end - start)) : 1, moment);
  }
  return moment;
}
