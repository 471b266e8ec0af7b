/** What is pointed out in the picture, from the state of the table. */
import { isHuman } from '@/shell/match';
import type { PositionView } from '@/wasm/xstack';
import type { HandView, PileMarks, TraysView } from '../scene/types';
import { boxesOf, gripOf, indexOf } from './blocks';
import { minus, point, poseOf } from './geometry';
import { landingOf, type LandingOn } from './landing';
import { isAbove } from './live-news';
import type { PileHost } from './pile-host';

interface Pointed {
  /** The block under the mouse. */
  hover: number | null;
  /** The block the keyboard means. */
  cursor: number | null;
}

export function marksOf(pileHost: PileHost, { hover, cursor }: Pointed): PileMarks {
  const { showing, maker, shown, hinted } = pileHost;
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
  const landing = landingBelow(pileHost);
  if (landing !== null) marks.landing = { height: landing.height, steady: landing.steady };
  if (turn.line !== null && (maker.held !== null || turn.phase === 'committed')) {
    marks.line = { height: turn.line, reached: isAbove(live, turn.line) };
  }
  return marks;
}

/** What the block in hand would come down on; `null` as long as it has not come free. */
export function landingBelow(pileHost: PileHost): LandingOn | null {
  const { maker, shown } = pileHost;
  const { held, freed } = maker;
  // Once it has been free it may touch what it is laid on: that is when it matters.
  if (held === null || !freed) return null;
  const boxes = boxesOf(shown.pile.sizes, pileHost.poses());
  return landingOf(boxes, indexOf(held), shown.pile.stand);
}

/** The hand as it is drawn: a person's, a bot's or one of a turn shown again. */
export function handOf(pileHost: PileHost): HandView | null {
  const { showing, maker } = pileHost;
  const live = showing?.live ?? maker.live;
  if (live.state !== 'held' || live.block === null || live.hand === null) return null;
  const block = indexOf(live.block);
  // Hand and block as they are at the same tick: drawn between two of them, it holds on where it held.
  const poses = pileHost.poses();
  if (!poseOf(poses, block)) return null;
  const held = point(live.hand);
  const hand: HandView = { block, grip: gripOf(poses, block, held), strain: live.strain };
  if (!showing && maker.handTarget) hand.lead = minus(maker.handTarget.at, held);
  return hand;
}

/** Whose trays lie in front: those of the first person at this screen. */
export function frontSeat({ seats }: PileHost['view']): number {
  return Math.max(0, seats.findIndex(isHuman));
}

/** The trays of everyone. */
export function traysOf(view: PileHost['view'], position: PositionView): TraysView {
  return {
    players: position.players.map(({ bonus, malus }) => ({
      bonus: bonus.map(indexOf),
      malus: malus.map(indexOf),
    })),
    front: frontSeat(view),
    toMove: position.toMove,
  };
}
