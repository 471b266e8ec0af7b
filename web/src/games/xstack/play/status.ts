/** One sentence that tells you what to do or what is going on. */
import { t } from '@/i18n';
import { isHuman } from '@/shell/match';
import { statusOf as tableStatus, type Status } from '@/shell/status';
import { isYou, seatName, spokenName } from '@/shell/words';
import type { Controller } from './controller.svelte';
import { isHurried, secondsLeft } from './live-news';
import { landingBelow } from './marks';
import { hintText } from './words';

export function statusOf(controller: Controller): Status {
  const { showing, maker } = controller;
  if (controller.session.next.preparing) return { seat: null, text: t('xstack.building-pile') };
  // Between two actions of an online player, it's simply their turn.
  if (showing && !(showing.waiting && showing.live.state !== 'held')) {
    const seat = controller.watchedSeat;
    return { seat, text: showText(controller, seat) };
  }
  return tableStatus(controller.session, maker.refused?.refusal ?? null, (turn) =>
    turnText(controller, turn),
  );
}

function showText({ showing, view }: Controller, seat: number | null): string {
  if (!showing || seat === null) return '';
  const player = spokenName(view, seat);
  const { live, ply } = showing;
  if (ply !== null) {
    return isYou(view, seat)
      ? t('xstack.status-replay-you', { ply })
      : t('xstack.status-replay', { ply, player });
  }
  if (live.fallen.length > 0) return t('xstack.status-falling', { count: live.fallen.length });
  if (live.state === 'held' && live.block) {
    return t('xstack.status-bot-holds', { player, block: live.block });
  }
  return live.state === 'settling'
    ? t('xstack.status-settling')
    : t('xstack.status-bot', { player });
}

function turnText(controller: Controller, seat: number): string {
  const { maker } = controller;
  const { view } = controller.session;
  const { turn, live } = maker;
  if (!turn) return '';
  if (live.state === 'held') {
    // With your eyes on the block, you don't see the countdown on the button.
    return isHurried(live)
      ? `${heldText(controller)} ${t('xstack.hand-time-left', { count: secondsLeft(live) })}`
      : heldText(controller);
  }
  const block = turn.block ?? '';
  if (controller.session.isOnline && turn.phase === 'over') return t('play.status-sending');
  if (maker.busy) {
    if (live.fallen.length > 0) return t('xstack.status-falling', { count: live.fallen.length });
    return turn.phase === 'low' ? t('xstack.status-low', { block }) : t('xstack.status-settling');
  }
  switch (turn.phase) {
    case 'committed':
      return t('xstack.status-committed', { block });
    case 'low':
      return t('xstack.status-low', { block });
    case 'put':
      return t('xstack.status-put', { block: turn.put ?? block });
    case 'bonus':
      return t('xstack.status-bonus', { block });
    case 'pull':
    case 'over':
      if (controller.hinted) return hintText(controller, controller.hinted);
      return view.seats.filter(isHuman).length === 1
        ? t('xstack.status-pull')
        : t('xstack.status-pull-player', { player: seatName(view, seat) });
  }
}

/** The hand's next task. */
function heldText(controller: Controller): string {
  const { turn, live, freed } = controller.maker;
  const { block, strain, free } = live;
  const name = block ?? '';
  const bonus = turn?.phase === 'put' || turn?.phase === 'bonus';
  // A hurrying hand also pulls hard in the air, but nothing is jammed there.
  if (strain > 0.9 && !free) return t('xstack.status-strain', { block: name });
  if (bonus) {
    return freed
      ? t('xstack.status-hold-bonus-free', { block: name })
      : t('xstack.status-hold-bonus', { block: name });
  }
  if (!freed) return t('xstack.status-hold', { block: name });
  if (!live.aboveLine) return t('xstack.status-hold-free', { block: name });
  const landing = landingBelow(controller);
  if (landing?.height === 0) return t('xstack.status-hold-outside', { block: name });
  // The block's old place is exactly at the line, so it's too low.
  if (landing && !landing.highEnough) {
    return t('xstack.status-hold-low-here', { block: name });
  }
  return landing && !landing.steady
    ? t('xstack.status-hold-tips', { block: name })
    : t('xstack.status-hold-above', { block: name });
}
