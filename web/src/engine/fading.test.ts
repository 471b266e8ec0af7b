import { describe, expect, it } from 'vitest';
import { FadingSet } from './fading';
import { FADE_MS } from './fading';

const shown = (set: FadingSet<{ key: string }>) =>
  [...set.values()].map(({ item, opacity }) => `${item.key} ${opacity.toFixed(1)}`);

describe('FadingSet', () => {
  it('fades in what comes and out what goes', () => {
    const set = new FadingSet<{ key: string }>();
    let now = performance.now();
    set.set([{ key: 'a' }]);
    set.step(now);
    expect(set.step((now += FADE_MS / 2))).toBe(true);
    expect(shown(set)).toEqual(['a 0.5']);
    expect(set.step((now += FADE_MS))).toBe(false);
    set.set([{ key: 'b' }]);
    set.step(performance.now() + FADE_MS * 9);
    expect(shown(set)).toEqual(['b 1.0']);
  });

  it('keeps fading at any frame rate', () => {
    const set = new FadingSet<{ key: string }>();
    let now = performance.now() - 10_000;
    const frame = () => {
      set.set([{ key: 'a' }]);
      return set.step((now += FADE_MS * 0.7));
    };
    frame();
    frame();
    frame();
    expect(frame()).toBe(false);
    expect(shown(set)).toEqual(['a 1.0']);
  });
});
