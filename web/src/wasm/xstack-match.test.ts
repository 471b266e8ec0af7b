import { beforeAll, describe, expect, it, vi } from 'vitest';
import goldens from '../../../crates/xstack/data/goldens.txt?raw';
import { xstackGoldens } from '../../pkg/xstack.js';
import moduleData from '../../pkg/xstack_bg.wasm?url&inline';
import { HolzError } from './answer';
import type { MatchSetup, PositionView } from './xstack';
import type { LiveView } from './xstack-live';
import {
  PileEditor,
  xstackCheckPile,
  xstackChooseMove,
  xstackDefaultSetup,
  xstackDrawPiles,
  XStackMatch,
  xstackPile,
  type Lie,
  type Place,
  type XStackReplay,
} from './xstack-match';
import { loadXStack } from './xstack-module';

const START_MS = 1_700_000_000_000;

/** These tests simulate minutes, and CI machines are busy. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let setup: MatchSetup;

beforeAll(async () => {
  const response = await fetch(moduleData);
  await loadXStack(await response.arrayBuffer());
  setup = { ...xstackDefaultSetup(2, 2026), piles: xstackDrawPiles('fan', 2026, 1) };
});

function refusalOf(action: () => unknown) {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(HolzError);
    return (error as HolzError).refusal;
  }
  throw new Error('nothing was refused');
}

function poseOf(position: PositionView, block: string): { at: Place; lie: Lie } {
  const pose = position.poses['RBGYWN'.indexOf(block[0]!) * 6 + Number(block.slice(1)) - 1];
  if (!pose) throw new Error(`${block} is not on the X`);
  return { at: [pose[0], pose[1], pose[2]], lie: [pose[3], pose[4], pose[5], pose[6]] };
}

/** The block with the highest centre: nothing lies on it. */
function topmost(position: PositionView): string {
  const heights = position.poses.map((pose) => pose?.[1] ?? -1);
  const index = heights.indexOf(Math.max(...heights));
  return `${'RBGYWN'[Math.floor(index / 6)]}0${(index % 6) + 1}`;
}

function untilRest(live: { tick(): LiveView }): LiveView {
  for (let ticks = 0; ticks < 20 * 60 + 10; ticks++) {
    const view = live.tick();
    if (view.state === 'rest') return view;
  }
  throw new Error('nothing comes to rest');
}

/** Moves the topmost block to the tray. */
function takeTopmost(match: XStackMatch): LiveView {
  const { position } = match.view(START_MS);
  const block = topmost(position);
  const { at, lie } = poseOf(position, block);
  match.grip(block, at);
  const up: Place = [at[0], at[1] + 0.05, at[2]];
  match.setHandTarget(up, lie);
  for (let ticks = 0; ticks < 40; ticks++) match.tick();
  match.setHandTarget([up[0], up[1], up[2] + 0.4], lie);
  for (let ticks = 0; ticks < 200; ticks++) {
    const view = match.tick();
    if (view.state !== 'held') break;
  }
  return match.tick();
}

describe('the simulation in WebAssembly', () => {
  it('leads to the same bits as natively', () => {
    const natively = goldens.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(natively.length).toBeGreaterThan(10);
    expect(xstackGoldens().trim().split('\n')).toEqual(natively);
  });
});

describe('a match', () => {
  it('is made act by act: a block is lifted, let go and put higher or not', () => {
    const match = XStackMatch.start(setup, START_MS);
    const { position } = match.view(START_MS);
    const block = topmost(position);
    expect(match.turn()).toMatchObject({ phase: 'pull', block: null, line: null });
    expect(match.turn().blocks).toHaveLength(36);
    const { at, lie } = poseOf(position, block);
    match.grip(block, at);
    expect(match.turn()).toMatchObject({ block, giveUp: null });
    expect(match.turn().line).toBeGreaterThan(0.1);
    match.setHandTarget([at[0], at[1] + 0.03, at[2]], lie);
    let view = match.tick();
    expect(view).toMatchObject({ state: 'held', block, parted: null });
    for (let ticks = 0; ticks < 60; ticks++) view = match.tick();
    expect(view.free).toBe(true);
    expect(view.hand?.[1]).toBeGreaterThan(at[1] + 0.02);
    match.letGo();
    expect(match.tick()).toMatchObject({ state: 'settling', parted: 'letGo' });
    expect(untilRest(match).fallen).toEqual([]);
    const turn = match.finishAct();
    // Released straight above its place, the block falls back: nothing has happened.
    expect(turn).toMatchObject({ phase: 'pull', text: null, malus: [] });
    expect(turn.handTimeLeftMs).toBeLessThan(90_000 - 900);
    match.free();
  });

  it('plays turns and can be saved, recorded and replayed', () => {
    const match = XStackMatch.start(setup, START_MS);
    const { position } = match.view(START_MS);
    const block = topmost(position);
    match.grip(block, poseOf(position, block).at);
    match.tick();
    match.giveUp();
    expect(untilRest(match)).toMatchObject({ parted: 'givenUp', block });
    const { phase, text, malus } = match.finishAct();
    expect([phase, malus]).toEqual(['over', [block]]);
    match.execute({ type: 'playMove', seat: 0, ply: 0, text: text! }, START_MS);
    const view = match.view(START_MS);
    expect(view).toMatchObject({ turn: 1, ply: 1, position: { onX: 35, toMove: 1 } });
    expect(view.position.players[0]).toMatchObject({ malus: [block], points: -1 });
    expect(view.moves[0]).toMatchObject({ kind: 'turn', seat: 0, malus: [block] });
    expect(match.turn()).toMatchObject({ phase: 'pull', malus: [] });

    const restored = XStackMatch.restore(match.log());
    expect(restored.view(START_MS)).toEqual(view);
    const recorded = XStackMatch.fromRecord(match.record({ date: '2026-11-16' }), START_MS);
    expect(recorded.view(START_MS).position).toEqual(view.position);

    const replay: XStackReplay = match.replay(0);
    expect(replay.poses()).toEqual(XStackMatch.start(setup, START_MS).poses());
    while (!replay.done()) replay.tick();
    const [watched, stored] = [replay.poses(), match.poses()];
    expect(watched.length).toBe(36 * 7);
    stored.forEach((number, at) => {
      if (Number.isNaN(number)) expect(watched[at]).toBeNaN();
      else expect(Math.abs(number - watched[at]!)).toBeLessThan(2e-6);
    });
    replay.restart();
    expect(replay.done()).toBe(false);
    for (const one of [match, restored, recorded, replay]) one.free();
  });

  it('is played by bots, whose turns can be watched before they are played', () => {
    const match = XStackMatch.start(setup, START_MS);
    for (const [seat, level] of [11, 12].entries()) {
      const { ply, text } = xstackChooseMove(match.log(), level, 5);
      const preview = match.preview(text);
      while (!preview.done()) preview.tick();
      match.execute({ type: 'playMove', seat, ply, text }, START_MS);
      preview.free();
    }
    expect(match.view(START_MS)).toMatchObject({ ply: 2, turn: 0 });
    expect(refusalOf(() => xstackChooseMove(match.log(), 9, 5)).code).toBe('no-such-level');
    match.free();
  });

  it('names the rule of a refusal and stays unchanged', () => {
    const match = XStackMatch.start(setup, START_MS);
    const before = match.turn();
    expect(refusalOf(() => match.grip('B07', [0, 0, 0])).code).toBe('not-a-block');
    expect(refusalOf(() => match.decline()).code).toBe('nothing-to-decline');
    expect(refusalOf(() => match.giveUp()).code).toBe('nothing-to-give-up');
    expect(refusalOf(() => match.takeAway()).code).toBe('nothing-to-take-away');
    expect(refusalOf(() => match.stop()).code).toBe('nothing-done');
    expect(refusalOf(() => match.finishAct()).code).toBe('not-at-rest');
    expect(refusalOf(() => match.replay(0)).code).toBe('no-such-ply');
    expect(match.turn()).toEqual(before);
    match.free();
  });

  it('does not take a block to the tray before one was put back', () => {
    const match = XStackMatch.start(setup, START_MS);
    expect(takeTopmost(match)).toMatchObject({ state: 'held', parted: null });
    expect(match.resetTurn()).toMatchObject({ phase: 'pull', block: null });
    expect(match.tick().state).toBe('idle');
    match.free();
  });
});

describe('piles', () => {
  it.each(['fan', 'wall', 'high-fan'] as const)(
    'of the design %s are drawn from a seed',
    (design) => {
      const [text] = xstackDrawPiles(design, 7, 1);
      const { pile, onX, poses } = xstackPile(text!);
      expect(pile).toMatchObject({ design, seed: 7, name: null, text });
      expect([onX, poses.length, pile.sizes.length]).toEqual([36, 36, 36]);
    },
  );

  it('are built by hand, and refused until they are whole and hold', () => {
    const editor = PileEditor.empty('fan');
    editor.takeOut('R01');
    let view = editor.tick();
    expect(view).toMatchObject({ state: 'held', block: 'R01', free: true });
    const [x, y, z] = view.hand!;
    editor.setHandTarget([x, y - 0.09, z], [0, 0.7071, 0, 0.7071]);
    for (let ticks = 0; ticks < 90; ticks++) view = editor.tick();
    editor.letGo();
    untilRest(editor);
    expect(editor.view().onX).toEqual(['R01']);
    expect(refusalOf(() => editor.text('My pile'))).toMatchObject({ code: 'pile-missing-block' });
    editor.putAway('R01');
    expect(editor.settle().inBox).toHaveLength(36);
    editor.free();

    const [drawn] = xstackDrawPiles('wall', 3, 1);
    const finished = PileEditor.open(drawn!);
    const text = finished.text('My pile');
    expect(xstackPile(text).pile).toMatchObject({ design: 'wall', seed: null, name: 'My pile' });
    expect(() => xstackCheckPile(text)).not.toThrow();
    expect(refusalOf(() => xstackCheckPile('wall.nonsense')).code).toBe('pile-malformed');
    finished.free();
  });
});
