/** One sentence that tells you what to do next. */
import { t } from '@/i18n';
import { reasonsText } from '@/shell/coach/reasons';
import { isHuman } from '@/shell/match';
import { statusOf as tableStatus, type Status } from '@/shell/status';
import { seatName, spokenName } from '@/shell/words';
import type { MatchView } from '@/wasm/climbers';
import type { BlockInHand } from './block-in-hand.svelte';
import type { Controller, HintPreview } from './controller.svelte';
import { blockName, climbersRefusalText, ladderWarning, playerName, stepSentence } from './words';

export function statusOf(controller: Controller): Status {
  const { maker } = controller;
  const refused = maker.refused?.refusal ?? null;
  const status = tableStatus(controller.session, refused, (turn) => turnText(controller, turn));
  if (!maker.isOpen) return status;
  if (status.refusal && refused && !controller.session.trouble) {
    const { position } = controller.session.view;
    return { ...status, text: climbersRefusalText(refused, position) };
  }
  return maker.hand && !status.refusal ? { ...status, swatch: maker.hand.top } : status;
}

function turnText(controller: Controller, turn: number): string {
  const { maker } = controller;
  const { view } = controller.session;
  const { hand, draft } = maker;
  if (hand) return handText(hand);
  if (maker.choosingWay) return t('climbers.status-way');
  if (maker.intent === 'stone') return t('climbers.status-stone');
  if (maker.intent === 'block') return t('climbers.status-block');
  if (!draft) return '';
  if (controller.preview) return hintText(controller, controller.preview, turn);
  const { given } = controller.session.hints;
  if (given?.reasons.length) {
    return `${t('climbers.hint-pass')} ${reasonsText('climbers', given.reasons, view)}`;
  }
  const cost = maker.confirming?.ways[0]?.ladders ?? [];
  if (cost.length > 0) return ladderWarning(cost);
  if (draft.steps.length > 0) return moreText(controller);
  const player = spokenName(view, turn);
  const { following, lastChance } = view.position;
  if (following) {
    const after = playerName(view, following);
    return isAlone(view)
      ? t('climbers.status-follow', { after })
      : t('climbers.status-follow-player', { player, after });
  }
  if (lastChance) return t('climbers.status-last-chance', { player });
  return isAlone(view)
    ? t('climbers.status-free')
    : t('climbers.status-free-player', { player: seatName(view, turn) });
}

/** Whether one person plays on this device: "you" is clear. */
function isAlone(view: MatchView): boolean {
  return view.seats.filter(isHuman).length === 1;
}

/** The shown step of a hint; the last one comes with the reasons. */
function hintText(
  { session: { view } }: Controller,
  { steps, shown, reasons }: HintPreview,
  turn: number,
): string {
  const text = t('climbers.hint-step', {
    step: shown + 1,
    count: steps.length,
    text: stepSentence(steps[shown]!, spokenName(view, turn), view),
  });
  return shown + 1 < steps.length
    ? text
    : `${text} ${reasonsText('climbers', reasons, view)}`.trim();
}

function handText(hand: BlockInHand): string {
  const block = blockName(hand.ghost);
  if (hand.step === null) return t('climbers.status-place', { block });
  const pushed = hand.place?.pushed.length ?? 0;
  return pushed > 0
    ? t('climbers.status-pushes', { block, count: pushed })
    : t('climbers.status-placed', { block });
}

/** What you can still do in this turn. */
function moreText({ maker }: Controller): string {
  const { draft } = maker;
  if (draft?.mayMoveBlock && maker.movable.length > 0) return t('climbers.status-more-block');
  if (draft?.mayMovePawn && maker.reach.length > 0) return t('climbers.status-more-pawn');
  if (draft?.mayPlaceStone && maker.faces.length > 0) return t('climbers.status-more-stone');
  return t('climbers.status-more-none');
}
