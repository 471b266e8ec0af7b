/** Where matches of X-Stack come from. */
import { XStackMatch } from '../holz/xstack-match';
import { loadXStack } from '../holz/xstack-module';
import { t } from '../i18n';
import { quickGame } from '../setup/xstack/quick-game';
import type { SessionSource } from '../table/session';
import { matches } from './store';

export const source: SessionSource<XStackMatch> = {
  matches,
  load: () => loadXStack(),
  restore: (log) => XStackMatch.restore(log),
  first: async (nowMs) => XStackMatch.start(await quickGame(), nowMs),
  preparing: () => t('xstack.building-pile'),
};
