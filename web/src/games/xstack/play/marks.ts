/** Derives the markers in the scene from the table's state. */
import { isHuman } from '@/shell/match';
import type { PositionView } from '@/wasm/xstack';
import type { Landing } from '@/wasm/xstack-live';
import type { HandView, PileMarks, TraysView } from '../scene/types';
import { gripOf, indexOf } from './blocks';
import { minus, point, poseOf } from './geometry';
import type { PileHost } from './pile-host';

interface Pointed {
  /** The block under the mouse. */
  hover: number | null;
  /** The keyboard's target. */
  cursor: number | null;
}

export function marksOf(pileHost: PileHost, { hover, cursor }: Pointed): PileMarks {
  const { showing, maker, shown, hinted, wanted = null } = pileHost;
  const marks: PileMarks = {};
  if (showing) return { ...marks, malus: showing.live.fallen.map(indexOf) };
  if (shown.forbidden !== null && shown.toMove !== null) marks.forbidden = indexOf(shown.forbidden);
  const { turn, live } = maker;
  if (!turn) return marks;
  const named = hinted ?? (turn.phase === 'pull' ? wanted : null);
  const pointed = cursor ?? (named === null ? null : indexOf(named));
  if (!maker.busy && hover !== null) marks.hover = hover;
  if (!maker.busy && pointed !== null) marks.cursor = pointed;
  const lost = [...turn.fallen, ...live.fallen];
  marks.malus = [...new Set([...turn.malus, ...lost])].map(indexOf);
  const landing = landingBelow(pileHost);
  if (landing !== null) marks.landing = { height: landing.height, steady: landing.steady };
  if (turn.line !== null && (maker.held !== null || turn.phase === 'committed')) {
    marks.line = { height: turn.line, reached: live.aboveLine };
  }
  return marks;
}

/** What the block in hand would land on; `null` until it has come free. */
export function landingBelow({ maker }: PileHost): Landing | null {
  // After coming free, the block may touch what it is laid on, and that's when the mark matters.
  return maker.held !== null && maker.freed ? maker.live.landing : null;
}

/** The hand to draw: a player's, a bot's or one in a replay. */
export function handOf(pileHost: PileHost): HandView | null {
  const { showing, maker } = pileHost;
  const live = showing?.live ?? maker.live;
  if (live.state !== 'held' || live.block === null || live.hand === null) return null;
  const block = indexOf(live.block);
  // Use the hand and block of the same tick, so the grip stays fixed when we interpolate.
  const poses = pileHost.poses();
  if (!poseOf(poses, block)) return null;
  const held = point(live.hand);
  const hand: HandView = { block, grip: gripOf(poses, block, held), strain: live.strain };
  if (!showing && maker.handTarget) hand.lead = minus(maker.handTarget.at, held);
  return hand;
}

/** The seat whose trays lie in front: the first human at this screen. */
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
