/** Describes the position of the block in hand for screen readers. */
import { t } from '@/i18n';
import { boxesOf, indexOf, nameOf } from './blocks';
import type { LandingOn } from './landing';
import { isAbove } from './live-news';
import { landingBelow } from './marks';
import type { PileHost } from './pile-host';
import { blockList, millimetres } from './words';

/** The block's height and what would happen if you let go; empty without a block in hand. */
export function heldText(pileHost: PileHost): string {
  const { maker, shown } = pileHost;
  const held = maker.held === null ? null : indexOf(maker.held);
  const box = boxesOf(shown.pile.sizes, pileHost.poses()).find(({ block }) => block === held);
  if (!box) return '';
  const height = t('xstack.said-height', { height: millimetres(box.bottom) });
  const landing = landingBelow(pileHost);
  return landing ? [height, belowText(landing), ...fate(pileHost, landing)].join(' ') : height;
}

function belowText({ height, on }: LandingOn): string {
  if (height === 0) return t('xstack.held-over-table');
  return on.length === 0
    ? t('xstack.held-over-x')
    : t('xstack.held-over', { blocks: blockList(on.map(nameOf)) });
}

/** What would happen to the block, if the turn demands anything of it. */
function fate({ maker }: PileHost, { height, steady }: LandingOn): string[] {
  const line = maker.turn?.line ?? null;
  if (line === null || height === 0) return [];
  if (!isAbove({ lowest: height }, line)) return [t('xstack.held-too-low')];
  return [steady ? t('xstack.held-lies') : t('xstack.held-tips')];
}
