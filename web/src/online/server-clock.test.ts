import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock';

describe('the clock of the server', () => {
  it('is measured best by the shortest round trip', () => {
    let here = 1_000;
    const clock = new ServerClock(() => here);
    clock.sync(500_000);
    expect(clock.now(), 'what it says by itself is as new as can be known').toBe(500_000);

    here = 2_000;
    clock.sync(501_100, 1_600);
    expect(clock.now(), 'half of the 400 ms were the way back').toBe(501_300);

    here = 3_000;
    clock.sync(502_000, 2_000);
    expect(clock.now(), 'a slower answer tells less').toBe(502_300);

    here = 4_000;
    clock.sync(503_280, 3_960);
    expect(clock.now(), 'a quicker one tells more').toBe(503_300);

    here = 5_000;
    clock.sync(400_000);
    expect(clock.now()).toBe(504_300);
  });

  it('accepts a new time after a reset, even if it is less precise', () => {
    let here = 0;
    const clock = new ServerClock(() => here);
    clock.sync(1_000, 0);
    // The computer slept: its monotonic clock stood still for an hour.
    clock.sync(3_601_000);
    expect(clock.now()).toBe(1_000);
    clock.reset();
    clock.sync(3_601_000);
    here = 5;
    expect(clock.now()).toBe(3_601_005);
  });
});
