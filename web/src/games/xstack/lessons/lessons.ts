/** The lessons of X-Stack. */
import { lessonsAt } from '@/shell/lessons/lesson-file';
import type { Lesson } from '@/wasm/xstack';
import { xstackLessons } from '@/wasm/xstack-match';
import address from '../../../../../crates/session/data/lessons/xstack.json?url';
import { loadRules } from '../load-rules';

export const loadLessons = lessonsAt<Lesson>(address, async (text) => {
  await loadRules();
  return xstackLessons(text);
});
