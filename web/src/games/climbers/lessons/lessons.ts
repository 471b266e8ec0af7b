/** The lessons of The Climbers. */
import { lessonsAt } from '@/shell/lessons/lesson-file';
import { Coach } from '@/wasm/coach';
import { loadHolz } from '@/wasm/holz';
import type { Lesson } from '@/wasm/climbers';
import address from '../../../../../crates/session/data/lessons/climbers.json?url';

export const loadLessons = lessonsAt<Lesson>(address, async (text) => {
  const coach = new Coach('climbers');
  try {
    // Load the rules too, because you'll need them to play.
    const [lessons] = await Promise.all([coach.lessons(text), loadHolz()]);
    return lessons;
  } finally {
    coach.dispose();
  }
});
