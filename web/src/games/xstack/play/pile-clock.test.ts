import { describe, expect, it } from 'vitest';
import { PileClock, TICK_MS } from './pile-clock';

describe('time in the pile', () => {
  it('passes as fast as real time, whatever the frames', () => {
    for (const frameMs of [8, 16.7, 33, 100, 400, 750]) {
      const clock = new PileClock();
      let ticks = 0;
      for (let now = 0; now <= 6000; now += frameMs) ticks += clock.advance(now);
      expect(ticks).toBeGreaterThan(355);
      expect(ticks).toBeLessThanOrEqual(361);
    }
  });

  it('slows down rather than leap when a frame is very slow', () => {
    const clock = new PileClock();
    clock.advance(0);
    expect(clock.advance(5000)).toBe(60);
    expect(clock.advance(5010)).toBe(0);
  });

  it('slows down where ticks take longer than they last', () => {
    const clock = new PileClock();
    clock.advance(0);
    let now = 0;
    let ticks = 0;
    const slow = () => {
      now += 25;
      ticks += 1;
    };
    expect(clock.run(400, slow, () => now)).toBe(9);
    expect(ticks).toBe(9);
  });

  it('lets no slow frame make the next one slower', () => {
    for (const [tickMs, drawMs] of [
      [12, 8],
      [18, 8],
      [18, 60],
      [40, 120],
    ] as const) {
      const clock = new PileClock();
      let now = 0;
      let longest = 0;
      for (let frame = 0; frame < 200; frame++) {
        const begun = now;
        const tick = () => (now += tickMs);
        clock.run(begun, tick, () => now);
        now += drawMs;
        longest = Math.max(longest, now - begun);
      }
      // At most one drawing time, plus half of that or a few ticks of work.
      expect(longest).toBeLessThanOrEqual(Math.max(24, drawMs) + drawMs + 2 * tickMs);
    }
  });

  it('all but stands still while the page is away', () => {
    const clock = new PileClock();
    clock.advance(0);
    expect(clock.advance(60_000)).toBe(60);
    expect(clock.advance(60_000 + TICK_MS * 2.5)).toBe(2);
  });

  it('runs slowly in slow motion, with a part of a tick to show', () => {
    const clock = new PileClock();
    clock.speed = 0.25;
    clock.advance(0);
    expect(clock.advance(TICK_MS * 2)).toBe(0);
    expect(clock.part).toBeCloseTo(0.5);
    expect(clock.advance(TICK_MS * 4)).toBe(1);
  });

  it('advances once per frame', () => {
    const clock = new PileClock();
    clock.advance(0);
    expect(clock.advance(TICK_MS * 1.5)).toBe(1);
    expect(clock.advance(TICK_MS * 1.5)).toBe(0);
    expect(clock.part).toBeCloseTo(0.5);
  });

  it('resumes after a pause', () => {
    const clock = new PileClock();
    clock.advance(0);
    clock.advance(TICK_MS * 1.5);
    clock.reset();
    expect(clock.advance(9000)).toBe(0);
    expect(clock.part).toBeCloseTo(0.5);
    expect(clock.advance(9000 + TICK_MS * 0.6)).toBe(1);
  });
});
