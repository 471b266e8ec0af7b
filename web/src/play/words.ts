/** Seats, pieces, cells and events in the reader's words. */
import { lookUp, t } from '../i18n';
import type { Colour, MatchView, Piece, PositionView } from '../holz/klotz';
import type { Clock, Refusal } from '../holz/wire';
import type { Announcement } from './announcement';
import { CENTRES, CORNERS } from './cells';
import type { Choice } from './choice.svelte';
import { isHuman, pieceOn, printed } from './match';

export function colourName(colour: Colour): string {
  return t(`common.${colour}`);
}

/** A seat by the name in its row: its own, "You" for the only person, else its colour. */
export function seatName(view: MatchView, seat: number): string {
  const { name, colour } = view.seats[seat]!;
  if (name) return name;
  const alone = view.seats.filter((each) => isHuman(each)).length === 1;
  return alone && isHuman(view.seats[seat]) ? t('play.you') : colourName(colour);
}

/** A bot's level by the name it was chosen by. */
export function levelName(level: number): string {
  return level === 1 || level === 2 || level === 3 ? t(`setup.level${level}`) : String(level);
}

/** A seat as a sentence speaks of it. */
export function spokenName(view: MatchView, seat: number): string {
  const { name, colour } = view.seats[seat]!;
  return name || colourName(colour);
}

/** Why not, in a sentence. A code without a translation is still told, in English. */
export function refusalText(refusal: Refusal): string {
  const params = Object.entries(refusal.params).map(([name, value]) => [name, spoken(value)]);
  // Where a sentence counts something, it counts cells, and a column moves as far as it is high.
  const count = Number(refusal.params.height ?? 0);
  const values = { count, ...Object.fromEntries(params) };
  return lookUp(`refusals.${refusal.code}`, values) ?? refusal.message;
}

/** Colours come by their English names. */
function spoken(value: string): string {
  const colour = COLOURS.find((each) => each === value);
  return colour ? colourName(colour) : value;
}

const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

export function pieceName(piece: Piece): string {
  if (piece.kind === 'klotz') {
    const name = t(`narration.klotz-${piece.colour}`);
    return piece.idle ? t('narration.idle', { piece: name }) : name;
  }
  const column = t('narration.column', { height: piece.height });
  return piece.stone ? `${column}, ${t(`narration.stone-${piece.stone}`)}` : column;
}

/** What a cell of the board is called: where it is, what stands there, what it means now. */
export function cellName(
  cell: string,
  position: PositionView,
  choice: Choice,
  last: readonly string[] | null,
): string {
  const words = [cell];
  const piece = pieceOn(position, cell);
  if (piece) words.push(pieceName(piece));
  const corner = CORNERS[cell];
  const centre = CENTRES[cell];
  if (corner) words.push(t(`narration.corner-${corner}`));
  if (centre) words.push(t(`narration.centre-${centre}`));
  if (!piece && !corner && !centre) words.push(t('narration.empty'));
  const target = choice.targetOn(cell);
  if (target) words.push(targetName(target.kind, piece));
  else if (choice.selected === cell) words.push(t('narration.chosen'));
  else if (choice.selected === null && choice.movable.includes(cell)) {
    words.push(t('narration.movable'));
  }
  if (last?.[0] === cell) words.push(t('narration.last-from'));
  if (last?.at(-1) === cell) words.push(t('narration.last-to'));
  return words.join(', ');
}

function targetName(kind: 'move' | 'capture' | 'win', piece: Piece | undefined): string {
  if (kind === 'win') return t('narration.target-win');
  if (kind === 'capture' && piece?.kind === 'klotz') return t(`narration.target-${piece.colour}`);
  return t('narration.target');
}

/** How time is counted, shortly: `10 min + 5 s`. */
export function clockName(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('play.clock-none');
    case 'perMove':
      return t('play.clock-per-move', { seconds: clock.moveMs / 1000 });
    case 'increment':
      return t('play.clock-increment', {
        minutes: clock.baseMs / 60_000,
        seconds: clock.incrementMs / 1000,
      });
  }
}

/** How the match ended: who won, and by which rule. */
export function outcomeTitle(view: MatchView): string {
  const { outcome } = view;
  if (outcome?.verdict === 'won') {
    const winner = outcome.winners[0];
    if (winner !== undefined) return t('play.won', { player: spokenName(view, winner) });
  }
  return outcome?.verdict === 'abandoned' ? t('play.abandoned') : t('play.drawn');
}

export function outcomeRule(view: MatchView): string {
  const { outcome } = view;
  if (!outcome) return '';
  return (
    lookUp(`play.rule-${outcome.rule}`, { limit: view.setup.options.moveLimit }) ?? outcome.rule
  );
}

/** A built-in layout by its name in the reader's language, anyone's own by the name it was given. */
export function layoutName(name: string): string {
  return lookUp(`layouts.${name}`, {}) ?? name;
}

/** What happened, as a sentence for the live region; empty where silence is better. */
export function narrate(said: Announcement, view: MatchView): string {
  switch (said.kind) {
    case 'move':
      return moveSentence(said.move, view);
    case 'turn':
      return t('narration.turn', { player: spokenName(view, said.seat) });
    case 'mustPass':
      return t('narration.must-pass', { player: spokenName(view, said.seat) });
    case 'selected':
      return t('narration.selected', { cell: said.cell, count: said.targets });
    case 'aimed':
      return t('narration.aimed', { cell: said.cell });
    case 'cancelled':
      return t('narration.cancelled');
    case 'refused':
      return refusalText(said.refusal);
    case 'takenBack':
      return t('narration.taken-back', { count: said.ply });
    case 'redone':
      return t('narration.redone', { count: said.ply });
    case 'shown':
      return t('narration.shown', { ply: said.ply, of: said.of });
    case 'backToGame':
      return t('narration.back-to-game');
    case 'drawOffered':
      return t('narration.draw-offered', { player: spokenName(view, said.by) });
    case 'drawDeclined':
      return t('narration.draw-declined', { player: spokenName(view, said.by) });
    case 'timeLow':
      return t('narration.time-low', { player: spokenName(view, said.seat), count: said.seconds });
    case 'hint':
      return t('narration.hint', { from: said.from, to: said.to });
    case 'over':
      return `${outcomeTitle(view)} ${outcomeRule(view)}`;
    case 'started':
      return t('narration.started');
    case 'notKept':
      return t('play.not-kept');
  }
}

function moveSentence(move: MatchView['moves'][number], view: MatchView): string {
  const seat = view.seats.findIndex((each) => each.colour === move.colour);
  const player = spokenName(view, seat);
  if (move.kind === 'pass') return t('narration.passed', { player });
  if (move.kind === 'out') {
    const key = move.rule === 'time' ? 'narration.out-time' : 'narration.out-resignation';
    return t(key, { player });
  }
  const { from, to, height, captured, stone, wins } = move;
  const sentences = [
    height === 4
      ? t('narration.klotz-moved', { player, from, to })
      : t('narration.column-moved', { player, height, from, to }),
  ];
  if (stone?.from) sentences.push(t('narration.stone-moved', { from: stone.from }));
  else if (stone) sentences.push(t('narration.stone-laid'));
  if (captured) sentences.push(t(`narration.captured-${captured.colour}`, { to: captured.to }));
  if (wins) sentences.push(t('narration.reached-goal'));
  return sentences.join(' ');
}

/** A move in the list, read aloud. */
export function spokenMove(text: string, number: number, player: string): string {
  return t('narration.move-number', { number, player, move: printed(text) });
}
