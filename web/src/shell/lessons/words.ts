/** The texts of lessons. Their keys contain the lesson's name, so we look them up at run time. */
import { lookUp } from '@/i18n';
import type { PieceColour } from '@/ui/symbols';
import type { Reason } from '@/wasm/wire';
import { seatOf, type GameId, type TableView } from '../match';
import { spokenName } from '../words';

/** A sentence of a lesson. */
export function lessonText(
  game: GameId,
  name: string,
  part: 'title' | 'text' | 'hint' | 'done',
): string {
  const key = `${game}Lessons.${name}-${part}`;
  return lookUp(key, {}) ?? key;
}

/** Why a move misses the goal: the lesson's own sentence, or the one for goals of this kind. */
export function missText(
  game: GameId,
  name: string,
  { code, params }: Reason,
  view: TableView,
): string {
  const player = (colour: string | undefined) => {
    const seat = colour === undefined ? -1 : seatOf(view, colour as PieceColour);
    return seat < 0 ? '' : spokenName(view, seat);
  };
  const count = Number(params.count ?? params.height ?? 0);
  const values = {
    ...params,
    count,
    player: player(params.colour),
    partner: player(params.partner),
  };
  return (
    lookUp(`${game}Lessons.${name}-${code}`, values) ??
    lookUp(`${game}Misses.${code}`, values) ??
    code
  );
}
