/** Names of KLOTZ pieces, cells and events in the reader's language. */
import { lookUp, t } from '@/i18n';
import { withReasons } from '@/shell/coach/reasons';
import { plies, seatOf } from '@/shell/match';
import { departureSentence, endedBy, narrateTable, outcomeTitle, spokenName } from '@/shell/words';
import type { MatchView, Piece, PositionView } from '@/wasm/klotz';
import { KLOTZ_CENTRES, KLOTZ_CORNERS } from '@/wasm/rules';
import type { Announcement } from './announcement';
import type { Choice } from './choice.svelte';
import { pieceOn, printed } from './match';

export function pieceName(piece: Piece): string {
  if (piece.kind === 'klotz') {
    const name = t(`narration.klotz-${piece.colour}`);
    return piece.idle ? t('narration.idle', { piece: name }) : name;
  }
  const column = t('narration.column', { height: piece.height });
  return piece.stone ? `${column}, ${t(`narration.stone-${piece.stone}`)}` : column;
}

/** The label of a cell: where it is, what stands there and what it means now. */
export function cellName(
  cell: string,
  position: PositionView,
  choice: Choice,
  last: readonly string[] | null,
): string {
  const words = [cell];
  const piece = pieceOn(position, cell);
  if (piece) words.push(pieceName(piece));
  const corner = KLOTZ_CORNERS[cell];
  const centre = KLOTZ_CENTRES[cell];
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

/** The rule that ended the match. */
export function outcomeRule(view: MatchView): string {
  const { outcome } = view;
  if (!outcome) return '';
  return (
    endedBy(view) ??
    lookUp(`play.rule-${outcome.rule}`, { limit: view.setup.options.moveLimit }) ??
    outcome.rule
  );
}

/** Built-in layouts are translated; custom ones keep the name their author chose. */
export function layoutName(name: string): string {
  return lookUp(`layouts.${name}`, {}) ?? name;
}

/** An event as a sentence for the live region; empty to stay silent. */
export function narrate(said: Announcement, view: MatchView): string {
  switch (said.kind) {
    case 'move':
      return moveSentence(said.move, view);
    case 'shown': {
      const move = plies(view)[said.ply - 1];
      const sentence = move ? moveSentence(move, view) : '';
      return `${narrateTable(said, view)} ${sentence}`.trim();
    }
    case 'mustPass':
      return t('narration.must-pass', { player: spokenName(view, said.seat) });
    case 'repeated':
      return t('play.status-repeated');
    case 'selected':
      return t('narration.selected', { cell: said.cell, count: said.targets });
    case 'aimed':
      return t('narration.aimed', { cell: said.cell });
    case 'cancelled':
      return t('narration.cancelled');
    case 'hint':
      return withReasons(
        t('narration.hint', { from: said.from, to: said.to }),
        'klotz',
        said.reasons,
        view,
      );
    case 'over':
      return `${outcomeTitle(view)} ${outcomeRule(view)}`;
    default:
      return narrateTable(said, view);
  }
}

function moveSentence(move: MatchView['moves'][number], view: MatchView): string {
  const seat = seatOf(view, move.colour);
  const player = spokenName(view, seat);
  if (move.kind === 'pass') return t('narration.passed', { player });
  if (move.kind === 'out') return departureSentence(view, { seat, rule: move.rule });
  const { from, to, height, captured, stone, wins } = move;
  const sentences = [
    height === 4
      ? t('narration.klotz-moved', { player, from, to })
      : t('narration.column-moved', { player, height, from, to }),
  ];
  if (stone?.from) sentences.push(t('narration.stone-moved', { from: stone.from, player }));
  else if (stone) sentences.push(t('narration.stone-laid', { player }));
  if (captured) sentences.push(t(`narration.captured-${captured.colour}`, { to: captured.to }));
  if (wins) sentences.push(t('narration.reached-goal'));
  return sentences.join(' ');
}

/** A move in the list, for screen readers. */
export function spokenMove(text: string, number: number, player: string): string {
  return t('narration.move-number', { number, player, move: printed(text) });
}
