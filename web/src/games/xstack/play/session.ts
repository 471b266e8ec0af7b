/** The source of X-Stack matches. */
import { t } from '@/i18n';
import type { SessionSource } from '@/shell/session';
import { XStackMatch } from '@/wasm/xstack-match';
import { loadRules } from '../load-rules';
import { quickGame } from '../setup/quick-game';
import { matches } from './store';

export const source: SessionSource<XStackMatch> = {
  matches,
  load: loadRules,
  restore: (log) => XStackMatch.restore(log),
  first: async (nowMs) => XStackMatch.start(await quickGame(), nowMs),
  preparing: () => t('xstack.building-pile'),
};
