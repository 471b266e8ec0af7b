/** Days as the server has them. */
import { askKnown } from '@/online/api';
import type { DailyView } from '@/wasm/online';
import { isDay } from './dates';

/** The day that the fragment of an address names, or today. */
export const loadDay = (fragment: string): Promise<DailyView> =>
  askKnown<DailyView>(isDay(fragment) ? `/api/daily/${fragment}` : '/api/daily');
