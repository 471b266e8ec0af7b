/** Seats, clocks, refusals and table events in the reader's language. */
import { joinList, refusalText, t } from '@/i18n';
import type { PieceColour } from '@/ui/symbols';
import type { Clock, Refusal } from '@/wasm/wire';
import type { TableAnnouncement } from './announcement';
import { isHuman, type TableView } from './match';

export { refusalText };

const DAY_MS = 24 * 60 * 60 * 1000;

type Seats = Pick<TableView, 'seats'>;

/** Colours of players or faces. */
type NamedColour = Exclude<PieceColour, 'white' | 'natural'>;

export function colourName(colour: PieceColour): string {
  return t(`common.${colour as NamedColour}`);
}

/** The name in a seat's row: its own, "You" for the only person, else its colour or number. */
export function seatName(view: Seats, seat: number): string {
  const { name } = view.seats[seat]!;
  if (name) return name;
  return isAlone(view, seat) ? t('play.you') : signName(view, seat);
}

/** The same name for the middle of a sentence. */
export function inlineName(view: Seats, seat: number): string {
  return !view.seats[seat]!.name && isAlone(view, seat)
    ? t('play.you-inline')
    : seatName(view, seat);
}

export function turnLabel(view: Seats, seat: number): string {
  return !view.seats[seat]!.name && isAlone(view, seat)
    ? t('play.wait-for-you')
    : t('play.wait-for', { player: seatName(view, seat) });
}

/** Whether this seat belongs to the only person at the table. */
export function isAlone({ seats }: Seats, seat: number): boolean {
  return isHuman(seats[seat]) && seats.filter(isHuman).length === 1;
}

/**
 * Whether sentences address this seat as "you": the row has no other name. A colour counts as a
 * name.
 */
export function isYou(view: Seats, seat: number): boolean {
  const { name, colour } = view.seats[seat]!;
  return !name && !colour && isAlone(view, seat);
}

/** A seat's name in announcements. */
export function spokenName(view: Seats, seat: number): string {
  return view.seats[seat]!.name || signName(view, seat);
}

/** A seat's colour or number. */
export function signName(view: Seats, seat: number): string {
  const { colour } = view.seats[seat]!;
  return colour ? colourName(colour) : t('setup.seat', { number: seat + 1 });
}

/** The time control in short: `10 min + 5 s`. */
export function clockName(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('play.clock-none');
    case 'perMove':
      return clock.moveMs >= DAY_MS
        ? t('play.clock-days', { count: clock.moveMs / DAY_MS })
        : t('play.clock-per-move', { seconds: clock.moveMs / 1000 });
    case 'increment': {
      const [minutes, seconds] = [clock.baseMs / 60_000, clock.incrementMs / 1000];
      return seconds > 0
        ? t('play.clock-increment', { minutes, seconds })
        : t('play.clock-base', { minutes });
    }
  }
}

/** The result as a title. */
export function outcomeTitle(view: TableView): string {
  const { outcome } = view;
  if (outcome?.verdict === 'won') {
    const [winner, ...others] = outcome.winners;
    if (others.length > 0) {
      const players = outcome.winners.map((seat) => inlineName(view, seat));
      return t('play.won-shared', { players: joinList(players) });
    }
    if (winner !== undefined) {
      return isYou(view, winner)
        ? t('play.won-you')
        : t('play.won', { player: spokenName(view, winner) });
    }
  }
  return t('play.drawn');
}

/** Why a bot is stuck. */
export function stuckText(view: Seats, seat: number, refusal: Refusal): string {
  const player = spokenName(view, seat);
  return t('play.status-bot-stuck', { player, reason: refusalText(refusal) });
}

/** Table events as sentences, except for moves and results, which are up to each game. */
export function narrateTable(
  said: Exclude<TableAnnouncement, { kind: 'move' | 'over' }>,
  view: TableView,
): string {
  switch (said.kind) {
    case 'turn':
      return isYou(view, said.seat)
        ? t('narration.turn-you')
        : t('narration.turn', { player: spokenName(view, said.seat) });
    case 'refused':
      return refusalText(said.refusal);
    case 'takenBack':
      return t('narration.taken-back', { count: said.ply });
    case 'redone':
      return t('narration.redone', { count: said.ply });
    case 'shown':
      return t('narration.shown', { ply: said.ply, of: said.of });
    case 'imagined':
      return t('play.status-imagined', { ply: said.ply });
    case 'backToGame':
      return t('narration.back-to-game');
    case 'drawOffered':
      return isYou(view, said.by)
        ? t('narration.draw-offered-you')
        : t('narration.draw-offered', { player: spokenName(view, said.by) });
    case 'drawDeclined':
      return said.by === null
        ? t('narration.draw-declined-some')
        : t('narration.draw-declined', { player: spokenName(view, said.by) });
    case 'takebackAsked':
      return t('narration.takeback-asked', { player: spokenName(view, said.by) });
    case 'takebackDeclined':
      return t('narration.takeback-declined');
    case 'rematchWanted':
      return t('narration.rematch-wanted', { player: spokenName(view, said.by) });
    case 'handedOver':
      return t('narration.handed-over', { player: spokenName(view, said.seat) });
    case 'cameBack':
      return t('narration.came-back', { player: spokenName(view, said.seat) });
    case 'botStuck':
      return stuckText(view, said.seat, said.refusal);
    case 'seatTaken':
      return t('narration.seat-taken', { player: spokenName(view, said.seat) });
    case 'timeLow': {
      const { seat, seconds: count } = said;
      return isYou(view, seat)
        ? t('narration.time-low-you', { count })
        : t('narration.time-low', { player: spokenName(view, seat), count });
    }
    case 'started':
      return t('narration.started');
    case 'notKept':
      return t('play.not-kept');
  }
}

/**
 * How people ended a match without a move, naming the loser; with several losers, the game decides
 * the words.
 */
export function endedBy(view: TableView): string | null {
  const { outcome } = view;
  if (!outcome || !(outcome.rule === 'resignation' || outcome.rule === 'time')) return null;
  const losers = [...view.seats.keys()].filter((seat) => !outcome.winners.includes(seat));
  const [loser] = losers;
  if (loser === undefined || losers.length > 1) return null;
  return isYou(view, loser)
    ? t(`play.rule-${outcome.rule}-you`)
    : t(`play.rule-${outcome.rule}-one`, { player: spokenName(view, loser) });
}

/** A player left a game that continues. */
export function departureSentence(view: Seats, { rule, seat }: Departure): string {
  const how = rule === 'time' ? 'time' : 'resignation';
  return isYou(view, seat)
    ? t(`narration.out-${how}-you`)
    : t(`narration.out-${how}`, { player: spokenName(view, seat) });
}

interface Departure {
  seat: number;
  rule: string;
}
