import '@/wasm/testing/xstack';
import { beforeEach, expect, it } from 'vitest';
import { PileEditorState } from '../editor/editor-state.svelte';
import type { TurnMaker } from './turn-maker.svelte';

let maker: TurnMaker;
let height: number;

beforeEach(() => {
  const editor = PileEditorState.empty('fan');
  editor.takeOut('R01');
  maker = editor.maker;
  height = maker.handTarget!.at.y;
});

/**
 * Regression: keys can be faster than the first frame, so a block from the box was dropped before
 * its hand had a position, and was lost.
 */
it('lets go of a block from the box only once time has passed, and where it was led to', () => {
  maker.moveBy({ x: 0, y: -0.02, z: 0 });
  maker.letGo();
  expect(maker.held).toBe('R01');
  let last = height;
  let ticks = 0;
  for (; maker.held && ticks < 100; ticks++) last = maker.tick().hand?.[1] ?? last;
  expect(ticks).toBeGreaterThan(2);
  expect(maker.live.state).toBe('settling');
  expect(Math.abs(last - (height - 0.02))).toBeLessThan(0.003);
});

it('opens a hand at once that was not led anywhere, but not before it was there', () => {
  maker.letGo();
  expect(maker.held).toBe('R01');
  maker.tick();
  maker.tick();
  expect(maker.live.state).toBe('settling');
});
