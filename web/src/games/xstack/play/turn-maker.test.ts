import { expect, it } from 'vitest';
import { FakeMatch } from './fake-match';
import { TurnMaker } from './turn-maker.svelte';

/**
 * Regression: keys can be faster than the first frame, so a block from the box was dropped before
 * its hand had a position, and was lost.
 */
it('lets go of a block from the box only once time has passed, and where it was led to', () => {
  const match = new FakeMatch();
  const maker = new TurnMaker();
  match.inTheAir = 0.01;
  maker.open(match);
  match.grip('B03', [0, 0.3, 0]);
  maker.holds('B03');
  maker.moveBy({ x: 0, y: -0.02, z: 0 });
  maker.letGo();
  expect(maker.held).toBe('B03');
  maker.tick();
  expect(maker.held).toBe('B03');
  expect(maker.live.hand![1]).toBeCloseTo(0.29);
  maker.tick();
  maker.tick();
  expect(maker.live.state).toBe('settling');
  expect(maker.live.hand![1]).toBeCloseTo(0.28);
});

it('opens a hand at once that was not led anywhere, but not before it was there', () => {
  const match = new FakeMatch();
  const maker = new TurnMaker();
  match.inTheAir = 0.01;
  maker.open(match);
  match.grip('B03', [0, 0.3, 0]);
  maker.holds('B03');
  maker.letGo();
  expect(maker.held).toBe('B03');
  maker.tick();
  maker.tick();
  expect(maker.live.state).toBe('settling');
});
