/** Short texts next to cells of the board: what is yours, and what a stone means. */
import { t } from '@/i18n';
import { isHuman, plies } from '@/shell/match';
import { isAlone, spokenName } from '@/shell/words';
import type { Colour } from '@/wasm/klotz';
import type { Controller } from './controller.svelte';

export interface Caption {
  cell: string;
  colour: Colour;
  text: string;
}

/** The seat whose first turn it is, or whose it will be: its Klotz and corner are pointed out. */
export function introducedSeat({ session }: Controller): number | null {
  const { view } = session;
  if (view.outcome || session.review.isAway) return null;
  const people = [...view.seats.keys()].filter((seat) => isHuman(view.seats[seat]));
  const seat = people.length === 1 ? people[0]! : session.humanTurn;
  if (seat === null || seat === undefined) return null;
  const { colour } = view.seats[seat]!;
  return plies(view).some((move) => move.colour === colour) ? null : seat;
}

/** Your own Klotz and the corner it runs to. */
export function ownCaptions(controller: Controller, seat: number): Caption[] {
  const { view } = controller.session;
  const { colour, goal } = view.seats[seat]!;
  const klotz = controller.shown.position.pieces.find(
    (piece) => piece.kind === 'klotz' && piece.colour === colour,
  );
  if (!klotz) return [];
  const alone = isAlone(view, seat);
  const player = spokenName(view, seat);
  return [
    {
      cell: klotz.cell,
      colour,
      text: alone ? t('play.your-klotz') : t('play.klotz-of', { player }),
    },
    { cell: goal, colour, text: alone ? t('play.your-goal') : t('play.goal-of', { player }) },
  ];
}

/** The column that the shown move claimed by its stone. */
export function claimCaption({ session, shown }: Controller): Caption | null {
  const { view } = session;
  const stone = shown.motion?.motion.stone;
  const cell = shown.motion?.motion.path.at(-1);
  if (!stone || !cell) return null;
  const seat = view.seats.findIndex(({ colour }) => colour === stone.colour);
  if (seat < 0) return null;
  const text = isAlone(view, seat)
    ? t('play.only-you-may-move')
    : t('play.only-may-move', { player: spokenName(view, seat) });
  return { cell, colour: stone.colour, text };
}
