/** How a match of KLOTZ ended, from the point of view of the person at this screen. */
import { t } from '@/i18n';
import { plies } from '@/shell/match';
import { isAlone, outcomeTitle, spokenName } from '@/shell/words';
import type { Colour, MatchView } from '@/wasm/klotz';
import { CORNERS, SEAT_QUARTER_TURNS, spotOf } from '../scene/cells';
import { printed } from './match';
import { outcomeRule } from './words';

export interface Ending {
  title: string;
  /** Why, in a sentence. */
  why: string;
  /** The decisive move, as printed; `null` if no move ended the match. */
  move: string | null;
}

/** `front` is the colour whose corner faces the viewer: it decides what is left and right. */
export function endingOf(view: MatchView, front: Colour): Ending {
  const { outcome } = view;
  const winner = outcome?.winners[0];
  const last = plies(view).at(-1);
  const person = [...view.seats.keys()].find((seat) => isAlone(view, seat));
  const usual = { title: outcomeTitle(view), why: outcomeRule(view), move: null };
  if (outcome?.verdict !== 'won' || winner === undefined) return usual;
  const own = winner === person;
  const count = plies(view).filter(({ colour }) => colour === view.seats[winner]!.colour).length;
  let { title } = usual;
  if (own) title = t('play.won-in-you', { count });
  else if (person !== undefined) title = t('play.lost-you');
  if (last?.kind !== 'slide' || !last.wins) return { ...usual, title };
  const side = sideOf(runOf(view, last.colour), front);
  const why = own
    ? t(`play.through-${side}-you`)
    : t(`play.through-${side}`, { player: spokenName(view, winner) });
  return { title, why, move: printed(last.text) };
}

/** The cells that the winning Klotz crossed since it last left the centre. */
function runOf(view: MatchView, colour: Colour): string[] {
  let run: string[] = [];
  for (const move of plies(view)) {
    if (move.kind !== 'slide') continue;
    if (move.captured?.colour === colour) run = [];
    if (move.colour === colour && move.height === 4) run.push(...move.path);
  }
  return run;
}

/** How far off the diagonal a run is, in cells, before we call it a side. */
const OFF_DIAGONAL = 0.75;

/**
 * On which side of the diagonal between the goal and the centre the run passed, as the viewer sees
 * it.
 */
export function sideOf(run: readonly string[], front: Colour): 'left' | 'right' | 'middle' {
  const goal = run.at(-1) ?? CORNERS[front];
  const turn = (SEAT_QUARTER_TURNS[front] * Math.PI) / 2;
  const seen = (cell: string) => {
    const { x, z } = spotOf(cell);
    return {
      x: Math.cos(turn) * x - Math.sin(turn) * z,
      z: Math.sin(turn) * x + Math.cos(turn) * z,
    };
  };
  const corner = seen(goal);
  // The offset to the right of the diagonal; both directions are at 45 degrees.
  const slope = Math.sign(corner.z) * Math.sign(corner.x);
  const offsets = run.map(seen).map(({ x, z }) => (x - slope * z) / 2);
  const mean = offsets.reduce((sum, offset) => sum + offset, 0) / (offsets.length || 1);
  if (Math.abs(mean) < OFF_DIAGONAL) return 'middle';
  return mean < 0 ? 'left' : 'right';
}
