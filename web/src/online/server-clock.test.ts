import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock';

describe('the clock of the server', () => {
  it('is told best by the quickest answer', () => {
    let here = 1_000;
    const clock = new ServerClock(() => here);
    clock.heard(500_000);
    expect(clock.now(), 'what it says by itself is as new as can be known').toBe(500_000);

    here = 2_000;
    clock.heard(501_100, 1_600);
    expect(clock.now(), 'half of the 400 ms were the way back').toBe(501_300);

    here = 3_000;
    clock.heard(502_000, 2_000);
    expect(clock.now(), 'a slower answer tells less').toBe(502_300);

    here = 4_000;
    clock.heard(503_280, 3_960);
    expect(clock.now(), 'a quicker one tells more').toBe(503_300);

    here = 5_000;
    clock.heard(400_000);
    expect(clock.now()).toBe(504_300);
  });
});
