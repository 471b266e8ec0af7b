/** What is pointed out in the picture, from the state of the table. */
import type { HandView, PileMarks, TraysView } from '../scene/xstack/types';
import type { PositionView } from '../holz/xstack';
import { isHuman } from '../table/match';
import type { PileBench } from './bench';
import { boxesOf, gripOf, indexOf } from './blocks';
import { minus, point, poseOf } from './geometry';

interface Pointed {
  /** The block under the mouse. */
  hover: number | null;
  /** The block the keyboard means. */
  cursor: number | null;
}

export function marksOf(bench: PileBench, { hover, cursor }: Pointed): PileMarks {
  const { showing, maker, shown, hinted } = bench;
  const marks: PileMarks = {};
  if (showing) return { ...marks, malus: showing.live.fallen.map(indexOf) };
  if (shown.forbidden !== null && shown.toMove !== null) marks.forbidden = indexOf(shown.forbidden);
  const { turn, live } = maker;
  if (!turn) return marks;
  const pointed = cursor ?? (hinted === null ? null : indexOf(hinted));
  if (!maker.busy && hover !== null) marks.hover = hover;
  if (!maker.busy && pointed !== null) marks.cursor = pointed;
  const lost = [...turn.fallen, ...live.fallen];
  marks.malus = [...new Set([...turn.malus, ...lost])].map(indexOf);
  const beneath = live.state === 'held' && live.free ? below(bench, indexOf(live.block!)) : null;
  if (beneath !== null) marks.hover = beneath;
  if (turn.line !== null && (maker.held !== null || turn.phase === 'committed')) {
    marks.line = { height: turn.line, reached: live.lowest !== null && live.lowest > turn.line };
  }
  return marks;
}

/** The block that the one in hand would fall on, as far as its middle tells. */
function below(bench: PileBench, held: number): number | null {
  const poses = bench.poses();
  const from = poseOf(poses, held);
  if (!from) return null;
  const { x, y, z } = from.at;
  let found: { block: number; top: number } | null = null;
  for (const { block, at, reach, top } of boxesOf(bench.shown.pile.sizes, poses)) {
    const under = Math.abs(at.x - x) < reach.x && Math.abs(at.z - z) < reach.z && top < y;
    if (block !== held && under && (!found || top > found.top)) found = { block, top };
  }
  return found && found.block;
}

/** The hand as it is drawn: a person's, a bot's or one of a turn shown again. */
export function handOf(bench: PileBench, poses: Float32Array): HandView | null {
  const { showing, maker } = bench;
  const live = showing?.live ?? maker.live;
  if (live.state !== 'held' || live.block === null || live.hand === null) return null;
  const block = indexOf(live.block);
  if (!poseOf(poses, block)) return null;
  const held = point(live.hand);
  const hand: HandView = { block, grip: gripOf(poses, block, held), strain: live.strain };
  if (!showing && maker.wish) hand.lead = minus(maker.wish.at, held);
  return hand;
}

/** The trays, those of the first person at this screen in front. */
export function traysOf(view: PileBench['view'], position: PositionView): TraysView {
  return {
    players: position.players.map(({ bonus, malus }) => ({
      bonus: bonus.map(indexOf),
      malus: malus.map(indexOf),
    })),
    front: Math.max(0, view.seats.findIndex(isHuman)),
    toMove: position.toMove,
  };
}
