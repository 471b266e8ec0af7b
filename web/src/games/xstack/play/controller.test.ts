import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, loadPart } from '@/i18n';
import { FakeAdviser } from '@/shell/fake-workers';
import type { Recorded } from '@/wasm/testing/recorded';
import type { MatchSetup } from '@/wasm/xstack';
import type { XStackMatch } from '@/wasm/xstack-match';
import { POSE_LENGTH } from '../scene/types';
import type { Announcement } from './announcement';
import { indexOf } from './blocks';
import { Controller } from './controller.svelte';
import { statusOf } from './status';
import {
  advanceUntil,
  bot,
  carry,
  givenUpTurn,
  human,
  LOOSE,
  LOOSE_TOO,
  newMatch,
  onTop,
  placeOf,
  setup,
  STUCK,
} from './testing';

let match: Recorded<XStackMatch>;
let said: Announcement[];
let started: MatchSetup[];
let controller: Controller;

function sit(from = setup(human, human)): void {
  match = newMatch(from);
  said = [];
  started = [];
  controller = new Controller(match, {
    now: () => 0,
    thinker: {
      chooseMove: (log) => Promise.resolve({ ply: 0, text: givenUpTurn(log) }),
      cancel: () => {},
      dispose: () => {},
    },
    adviser: new FakeAdviser(),
    botPauseMs: 0,
    save: () => true,
    start: (agreed) => {
      started.push(agreed);
      return newMatch();
    },
    withPiles: (agreed) => Promise.resolve({ ...agreed, piles: [`pile ${agreed.seed}`] }),
    restore: () => newMatch(),
    read: () => newMatch(),
    announce: (announcement) => said.push(announcement),
    clockTicked: () => {},
  });
}

const kinds = () => said.map(({ kind }) => kind);

function grip(block: string): boolean {
  return controller.grip(block, placeOf(match, block));
}

function rest(): void {
  advanceUntil(controller, () => !controller.moving);
}

/** Takes a block and leaves it where it is. */
function leaveThere(block = LOOSE): void {
  grip(block);
  controller.advance(2);
  controller.letGo();
  rest();
}

/** Lays a loose block on top of the pile. */
function putOnTop(block = LOOSE): void {
  carry(controller, match, block, onTop(match));
  controller.letGo();
  rest();
}

/** Takes a block and gives it up, which ends the turn. */
function giveUp(block = LOOSE): void {
  grip(block);
  controller.advance(2);
  controller.giveUp();
  rest();
}

beforeAll(async () => {
  await chooseLanguage('en');
  await loadPart('xstack');
});

beforeEach(() => {
  vi.useFakeTimers();
  sit();
});

afterEach(() => {
  controller.session.dispose();
  vi.useRealTimers();
});

describe('a turn by hand', () => {
  it('is held, follows the hand, and is let go', () => {
    expect(grip(LOOSE)).toBe(true);
    expect(controller.maker.held).toBe(LOOSE);
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(60);
    const { y } = placeOf(match, LOOSE);
    expect(controller.maker.live.hand![1]).toBeCloseTo(y + 0.05);
    controller.letGo();
    expect(controller.moving).toBe(true);
    rest();
    expect(kinds()).toContain('parted');
  });

  it('warns once when little hand time is left', () => {
    grip(LOOSE);
    expect(controller.maker.live.handTimeLeftMs).toBe(90_000);
    controller.advance(74 * 60);
    expect(kinds()).not.toContain('handTime');
    expect(statusOf(controller).text).not.toContain('left');
    controller.advance(65);
    expect(said.filter(({ kind }) => kind === 'handTime')).toEqual([
      { kind: 'handTime', seconds: 15 },
    ]);
    expect(statusOf(controller).text).toMatch(/15 seconds left\.$/u);
  });

  it('explains dragging after a mere click', () => {
    controller.explainDrag(LOOSE);
    expect(said).toEqual([{ kind: 'drag', block: LOOSE }]);
    said.length = 0;
    grip(LOOSE);
    controller.explainDrag(LOOSE_TOO);
    expect(kinds()).not.toContain('drag');
  });

  it('is drawn between two ticks, for frames that come between them', () => {
    const height = (part?: number) => controller.poses(part)[indexOf(LOOSE) * POSE_LENGTH + 1]!;
    grip(LOOSE);
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(10);
    const before = height();
    controller.advance(1);
    expect(height()).toBeGreaterThan(before + 0.001);
    expect(height(0)).toBeCloseTo(before, 6);
    expect(height(0.5)).toBeCloseTo((before + height()) / 2, 6);
  });

  it('holds a target back that runs away from a block that is stuck', () => {
    grip(STUCK);
    const { y } = placeOf(match, STUCK);
    const lead = () => controller.maker.handTarget!.at.y - y;
    const pull = (metres: number) => {
      controller.maker.moveBy({ x: 0, y: metres, z: 0 });
      controller.advance(1);
    };
    for (let i = 0; i < 15; i++) pull(0.01);
    expect(kinds()).toContain('strain');
    const held = lead();
    for (let i = 0; i < 15; i++) pull(0.01);
    expect(lead()).toBeCloseTo(held, 3);
    pull(-held);
    controller.advance(20);
    expect(controller.maker.live.strain, 'easing off works at once').toBeLessThan(0.5);
  });

  it('continues after a block that stayed', () => {
    leaveThere();
    expect(said.at(-1)).toEqual({ kind: 'judged', judgement: 'stayed', block: LOOSE });
    expect(match.commands).toEqual([]);
    expect(controller.maker.mayGrip(LOOSE_TOO)).toBe(true);
  });

  it('names the bonus block, not the one put back', () => {
    putOnTop(LOOSE);
    expect(said.at(-1)).toEqual({ kind: 'judged', judgement: 'put', block: LOOSE });
    leaveThere(LOOSE_TOO);
    expect(said.at(-1)).toEqual({ kind: 'judged', judgement: 'stayed', block: LOOSE_TOO });
  });

  it('is played when it ends by itself', () => {
    giveUp();
    expect(match.commands).toMatchObject([{ type: 'playMove', seat: 0, ply: 0 }]);
    expect(controller.session.view.position.players[0]!.malus).toEqual([LOOSE]);
    expect(controller.session.view.turn).toBe(1);
    expect(controller.maker.turn?.phase).toBe('pull');
  });

  it('is played when the player ends it after a block was put back', () => {
    putOnTop();
    expect(match.commands).toEqual([]);
    controller.stop();
    expect(match.commands.map(({ type }) => type)).toEqual(['playMove']);
  });

  it('requires blocks that lie too low to be removed first', () => {
    carry(controller, match, LOOSE, { ...placeOf(match, LOOSE), x: 0.07 });
    controller.letGo();
    rest();
    expect(said).toContainEqual({ kind: 'judged', judgement: 'low', block: LOOSE });
    expect(match.commands.map(({ type }) => type)).toEqual(['playMove']);
    expect(controller.session.view.position.players[0]!.malus).toEqual([LOOSE]);
  });

  it('says when the block has come above its line', () => {
    grip(LOOSE);
    controller.advance(1);
    expect(kinds()).not.toContain('line');
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(20);
    expect(said).toContainEqual({ kind: 'line', above: true });
  });

  it('says once that the block has come free, though it touches the pile on its way', () => {
    grip(LOOSE);
    const touches: boolean[] = [];
    for (const way of [0.01, -0.011, 0.011]) {
      controller.maker.moveBy({ x: 0, y: way, z: 0 });
      controller.advance(60);
      touches.push(!controller.maker.live.free);
    }
    expect(touches).toEqual([false, true, false]);
    expect(kinds().filter((kind) => kind === 'free')).toHaveLength(1);
  });

  it('tells why a forbidden block cannot be gripped', () => {
    putOnTop();
    controller.stop();
    said.length = 0;
    expect(grip(LOOSE)).toBe(false);
    expect(controller.maker.refused?.refusal.code).toBe('forbidden');
    expect(kinds()).toEqual(['refused']);
  });

  it('keeps the hand within reach', () => {
    grip(LOOSE);
    controller.maker.moveBy({ x: 9, y: 9, z: 9 });
    const { x, y, z } = controller.maker.handTarget!.at;
    expect([x, y, z].every((part) => part < 0.5)).toBe(true);
  });
});

describe('a hand that lets go', () => {
  beforeEach(() => {
    grip(LOOSE);
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(60);
    expect(controller.maker.live.free).toBe(true);
  });

  it('opens where it was led to, though it is still on its way there', () => {
    controller.maker.moveBy({ x: 0.1, y: 0, z: 0 });
    const { x } = controller.maker.handTarget!.at;
    controller.letGo();
    let hand = 0;
    const ticks = advanceUntil(controller, () => {
      hand = controller.maker.live.hand?.[0] ?? hand;
      return controller.maker.held === null;
    });
    expect(ticks).toBeGreaterThan(5);
    expect(Math.abs(hand - x)).toBeLessThan(0.003);
  });

  it('opens after a while though it cannot get there, or stays closed if that is wanted', () => {
    const far = (metres: number) => controller.maker.moveBy({ x: metres, y: 0, z: 0 });
    far(-1);
    controller.letGo();
    controller.maker.holdOn();
    controller.advance(100);
    expect(controller.maker.held).toBe(LOOSE);
    far(1);
    const { x } = controller.maker.handTarget!.at;
    controller.letGo();
    let hand = 0;
    advanceUntil(controller, () => {
      hand = controller.maker.live.hand?.[0] ?? hand;
      return controller.maker.held === null;
    });
    expect(x - hand, 'it is not there yet').toBeGreaterThan(0.1);
  });
});

describe('a rematch', () => {
  beforeEach(() => {
    giveUp();
    controller.session.resign(1);
  });

  it('is on the piles of the next number, once they stand', async () => {
    controller.session.next.rematch();
    expect(controller.session.next.preparing).toBe(true);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(controller.session.next.preparing).toBe(false);
    expect(started).toMatchObject([{ seed: 8, piles: ['pile 8'] }]);
  });

  it('is not begun if someone went on with this match meanwhile', async () => {
    controller.session.next.rematch();
    controller.session.undo();
    expect(controller.session.view.outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual([]);
  });
});

describe('undo', () => {
  it('begins a turn again in which something was done', () => {
    const before = match.poses();
    putOnTop();
    expect(match.poses()).not.toEqual(before);
    expect(controller.session.canUndo).toBe(true);
    controller.session.undo();
    expect(match.poses()).toEqual(before);
    expect(controller.maker.turn?.phase).toBe('pull');
  });

  it('takes a whole turn back when nothing was done in this one', () => {
    giveUp();
    controller.session.undo();
    expect(match.commands.at(-1)).toEqual({ type: 'takeBack', seat: 0, ply: 0 });
    expect(controller.session.view.ply).toBe(0);
  });
});

describe('looking away in the middle of an act', () => {
  it('opens the hand and lets the pile come to rest at once', () => {
    giveUp(LOOSE_TOO);
    carry(controller, match, LOOSE, onTop(match));
    controller.session.review.go(0, true);
    expect(controller.maker.isOpen).toBe(false);
    controller.session.review.leave();
    expect(controller.maker.turn?.phase).toBe('put');
    expect(controller.maker.held).toBeNull();
  });
});

describe('a bot', () => {
  beforeEach(() => {
    controller.session.dispose();
    sit(setup(bot, human));
  });

  it('is seen doing its turn before it counts', async () => {
    await vi.advanceTimersByTimeAsync(1);
    const show = controller.showing!;
    expect(show.by).toBe(0);
    controller.advance(3);
    expect(show.live).toMatchObject({ state: 'held', block: LOOSE });
    expect(match.commands).toEqual([]);
    rest();
    expect(match.commands.map(({ type }) => type)).toEqual(['playMove']);
    expect(controller.showing).toBeNull();
    expect(controller.session.humanTurn).toBe(1);
  });

  it('can be hurried', async () => {
    controller.hurry = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(match.commands.map(({ type }) => type)).toEqual(['playMove']);
  });
});

describe('a turn shown again', () => {
  it('runs, can be paused and begun again, and leaves the game as it was', () => {
    const height = (part = 1) => controller.poses(part)[indexOf(LOOSE) * POSE_LENGTH + 1]!;
    const lying = height();
    carry(controller, match, LOOSE, onTop(match));
    controller.giveUp();
    rest();
    expect(controller.session.shownTurn).toBe(1);
    controller.replay();
    const show = controller.showing!;
    expect(show.ply).toBe(1);
    expect(controller.session.shownTurn, 'the turn that is shown is the first player’s').toBe(0);
    expect(height()).toBeCloseTo(lying, 5);
    controller.advance(20);
    const lifted = height();
    expect(lifted).toBeGreaterThan(lying + 0.01);
    expect(height(0.5)).toBeLessThan(lifted);
    show.paused = true;
    controller.advance(2);
    expect(height()).toBe(lifted);
    show.restart();
    expect(height()).toBeCloseTo(lying, 5);
    controller.endShow();
    expect(controller.session.review.active).toBe(false);
    expect(match.view(0).moves).toHaveLength(1);
    expect(controller.isOpen).toBe(true);
  });
});
