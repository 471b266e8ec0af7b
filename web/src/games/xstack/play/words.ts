/** Text for X-Stack: blocks, actions and turns. */
import { joinList, t } from '@/i18n';
import { withReasons } from '@/shell/coach/reasons';
import {
  departureSentence,
  endedBy,
  isYou,
  narrateTable,
  outcomeTitle,
  inlineName,
  spokenName,
} from '@/shell/words';
import type { MatchView, MoveView, PileView } from '@/wasm/xstack';
import type { Announcement } from './announcement';
import { colourOf, indexOf, nameOf, shapeOf } from './blocks';
import { supportedPlaces, type SupportedPlace } from './contacts';
import { fallenIn, type TurnMove } from './match';
import type { PileHost } from './pile-host';

/** A block as a list names it: "blue bar, 66 mm, B03". */
export function blockText({ sizes }: Pick<PileView, 'sizes'>, block: string): string {
  const { shape, length } = shapeOf(sizes[indexOf(block)]!);
  const what = t(`xstack.${shape}-${colourOf(block)}`);
  return shape === 'cube'
    ? t('xstack.block', { what, block })
    : t('xstack.block-long', { what, length, block });
}

export function blockList(blocks: readonly string[]): string {
  return joinList(blocks);
}

/** Height above the table; resting blocks may sink in slightly. */
export function millimetres(metres: number): number {
  return Math.max(0, Math.round(metres * 1000));
}

/** Where a block lies and what lies on it. */
export function placeText({ shown }: Pick<PileHost, 'shown'>, place: SupportedPlace): string {
  const { pile, forbidden } = shown;
  const name = nameOf(place.block);
  const height = t('xstack.place-height', { height: millimetres(place.bottom) });
  const parts = [
    `${blockText(pile, name)}, ${height}`,
    loadText(place),
    place.below.length === 0
      ? t('xstack.place-on-x')
      : t('xstack.place-lies-on', { blocks: blockList(place.below.map(nameOf)) }),
  ];
  if (name === forbidden) parts.push(t('xstack.place-forbidden'));
  return parts.join(' ');
}

/** What lies on a block. */
function loadText({ above }: SupportedPlace): string {
  return above.length === 0
    ? t('xstack.place-bare')
    : t('xstack.place-carries', { blocks: blockList(above.map(nameOf)) });
}

/** The hinted block and the visible reasons for it. */
export function hintText(pileHost: Pick<PileHost, 'shown' | 'poses'>, block: string): string {
  const { pile } = pileHost.shown;
  const places = supportedPlaces(pile, pileHost.poses());
  const place = places.find((each) => nameOf(each.block) === block);
  const hint = t('xstack.said-hint', { block: blockText(pile, block) });
  return place ? `${hint} ${loadText(place)}` : hint;
}

/** A player's points, including earlier rounds. */
export function pointsText({ position }: Pick<MatchView, 'position'>, seat: number): string {
  const player = position.players[seat];
  if (!player) return '';
  const count = player.points;
  return position.round > 1
    ? t('xstack.points-total', { count, total: signed(count + player.earlier) })
    : t('xstack.points', { count });
}

/** Points with a sign, using a real minus. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}

/** A turn in one or two sentences. */
export function turnText(view: MatchView, turn: TurnMove): string {
  const { seat } = turn;
  const fallen = fallenIn(turn);
  const last = turn.acts.at(-1);
  const said: string[] = [];
  if (turn.put) said.push(deedText(view, seat, 'put', turn.put));
  if (turn.bonus) said.push(deedText(view, seat, 'bonus', turn.bonus));
  if (turn.cancelled.length > 0) {
    said.push(t('xstack.turn-cancelled', { blocks: blockList(turn.cancelled) }));
  }
  if (!turn.put && last) said.push(deedText(view, seat, lossOf(turn), last.block));
  said.push(...costTexts(fallen, turn.malus));
  return said.join(' ');
}

/** What fell (always malus), and any other malus. */
function costTexts(fallen: readonly string[], malus: readonly string[]): string[] {
  const listed = (blocks: readonly string[]) => ({
    count: blocks.length,
    blocks: blockList(blocks),
  });
  if (fallen.length === 0) return malus.length > 0 ? [t('xstack.turn-malus', listed(malus))] : [];
  const texts = [t('xstack.turn-fell-malus', listed(fallen))];
  const others = malus.filter((block) => !fallen.includes(block));
  return others.length > 0 ? [...texts, t('xstack.turn-malus-also', listed(others))] : texts;
}

type Deed = 'put' | 'bonus' | 'declined' | 'low' | 'time' | 'gave-up' | 'pulled';

function deedText(view: MatchView, seat: number, deed: Deed, block: string): string {
  return isYou(view, seat)
    ? t(`xstack.you-${deed}`, { block })
    : t(`xstack.turn-${deed}`, { player: spokenName(view, seat), block });
}

/** What happened in a turn that put nothing back. */
function lossOf({ acts }: TurnMove): Deed {
  const kinds = acts.map((act) => act.judgement);
  if (kinds.includes('declined')) return 'declined';
  if (kinds.includes('low')) return 'low';
  if (kinds.includes('timeOver')) return 'time';
  return kinds.includes('givenUp') || kinds.includes('takenAway') ? 'gave-up' : 'pulled';
}

/** The same for the list of turns. */
export function spokenTurn(view: MatchView, ply: number): string {
  const turns = view.moves.filter((move): move is TurnMove => move.kind !== 'out');
  const turn = turns[ply - 1];
  return turn ? turnText(view, turn) : '';
}

/** The rule that ended the match. */
export function outcomeRule(view: MatchView): string {
  switch (view.outcome?.rule) {
    case 'most-points':
      return t('xstack.rule-most-points');
    case 'shared':
      return t('xstack.rule-shared', {
        players: joinList(view.outcome.winners.map((seat) => inlineName(view, seat))),
      });
    case 'resignation':
      return endedBy(view) ?? t('play.rule-resignation');
    case 'time':
      return endedBy(view) ?? t('play.rule-time');
    case 'agreement':
      return t('play.rule-agreement');
    case 'aborted':
      return t('play.rule-aborted');
    default:
      return '';
  }
}

function moveText(view: MatchView, move: MoveView): string {
  return move.kind === 'out' ? departureSentence(view, move) : turnText(view, move);
}

export function narrate(said: Announcement, view: MatchView): string {
  const { pile } = view.position;
  switch (said.kind) {
    case 'move':
      return moveText(view, said.move);
    case 'over':
      return `${outcomeTitle(view)} ${outcomeRule(view)}`;
    case 'gripped':
      return t('xstack.said-gripped', { block: blockText(pile, said.block) });
    case 'drag':
      return t('xstack.said-drag', { block: said.block });
    case 'handTime':
      return t('xstack.hand-time-left', { count: said.seconds });
    case 'free':
      return t('xstack.said-free', { block: said.block });
    case 'line':
      return said.above ? t('xstack.said-above') : t('xstack.said-below');
    case 'strain':
      return t('xstack.said-strain', { block: said.block });
    case 'parted':
      return t(`xstack.said-${said.how}`, { block: said.block });
    case 'fell':
      return t('xstack.said-fell', {
        count: said.blocks.length,
        blocks: blockList(said.blocks),
      });
    case 'judged':
      return judgedText(said.judgement, said.block);
    case 'hint':
      return withReasons(
        t('xstack.said-hint', { block: blockText(pile, said.block) }),
        'xstack',
        said.reasons,
        view,
      );
    default:
      return narrateTable(said, view);
  }
}

function judgedText(judgement: string, block: string): string {
  switch (judgement) {
    case 'stayed':
      return t('xstack.judged-stayed', { block });
    case 'halfPulled':
      return t('xstack.judged-half', { block });
    case 'put':
      return t('xstack.judged-put', { block });
    case 'low':
      return t('xstack.judged-low', { block });
    default:
      return '';
  }
}
