/** Describes the position of the block in hand for screen readers. */
import { t } from '@/i18n';
import type { Landing } from '@/wasm/xstack-live';
import { landingBelow } from './marks';
import type { PileHost } from './pile-host';
import { blockList, millimetres } from './words';

/** The block's height and what would happen if you let go; empty without a block in hand. */
export function heldText(pileHost: PileHost): string {
  const { held, live } = pileHost.maker;
  if (held === null || live.lowest === null) return '';
  const height = t('xstack.said-height', { height: millimetres(live.lowest) });
  const landing = landingBelow(pileHost);
  return landing ? [height, belowText(landing), ...fate(pileHost, landing)].join(' ') : height;
}

function belowText({ height, on }: Landing): string {
  if (height === 0) return t('xstack.held-over-table');
  return on.length === 0
    ? t('xstack.held-over-x')
    : t('xstack.held-over', { blocks: blockList(on) });
}

/** What would happen to the block, if the turn demands anything of it. */
function fate({ maker }: PileHost, { height, steady, highEnough }: Landing): string[] {
  if (!maker.turn || maker.turn.line === null || height === 0) return [];
  if (!highEnough) return [t('xstack.held-too-low')];
  return [steady ? t('xstack.held-lies') : t('xstack.held-tips')];
}
