import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, loadPart } from '@/i18n';
import { FakeAdviser } from '@/shell/fake-adviser';
import type { MatchSetup } from '@/wasm/xstack';
import { POSE_LENGTH } from '../scene/types';
import type { Announcement } from './announcement';
import { indexOf } from './blocks';
import { Controller } from './controller.svelte';
import { FakeMatch, FakeRerun, SETTLING_TICKS } from './fake-match';
import { statusOf } from './status';

const HERE = { x: 0, y: 0.12, z: 0.01 };

let match: FakeMatch;
let said: Announcement[];
let started: MatchSetup[];
let controller: Controller;

function sit(): void {
  said = [];
  started = [];
  controller = new Controller(match, {
    now: () => 0,
    thinker: {
      chooseMove: () => Promise.resolve({ ply: 0, text: 'a turn' }),
      cancel: () => {},
      dispose: () => {},
    },
    adviser: new FakeAdviser(),
    botPauseMs: 0,
    save: () => true,
    start: (setup) => {
      started.push(setup);
      return new FakeMatch();
    },
    withPiles: (setup) => Promise.resolve({ ...setup, piles: [`pile ${setup.seed}`] }),
    restore: () => new FakeMatch(),
    read: () => new FakeMatch(),
    announce: (announcement) => said.push(announcement),
    clockTicked: () => {},
  });
}

const kinds = () => said.map(({ kind }) => kind);

/** Grips, lets go and waits until everything is at rest. */
function act(block = 'B03'): void {
  controller.grip(block, HERE);
  controller.advance(2);
  controller.letGo();
  controller.advance(SETTLING_TICKS + 1);
}

beforeAll(async () => {
  await chooseLanguage('en');
  await loadPart('xstack');
});

beforeEach(() => {
  vi.useFakeTimers();
  match = new FakeMatch();
  sit();
});

afterEach(() => {
  controller.session.dispose();
  vi.useRealTimers();
});

describe('a turn by hand', () => {
  it('is held, follows the hand, and is let go', () => {
    expect(controller.grip('B03', HERE)).toBe(true);
    expect(controller.maker.held).toBe('B03');
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(1);
    expect(match.handTargets.at(-1)?.at[1]).toBeCloseTo(0.17);
    controller.letGo();
    expect(controller.moving).toBe(true);
    controller.advance(SETTLING_TICKS + 1);
    expect(controller.moving).toBe(false);
    expect(kinds()).toContain('parted');
  });

  it('is told once when little of the time of the hand is left', () => {
    controller.grip('B03', HERE);
    expect(controller.maker.live.handTimeLeftMs).toBe(90_000);
    controller.advance(2);
    expect(kinds()).not.toContain('handTime');
    expect(statusOf(controller).text).not.toContain('left');
    match.handTimeLeftMs = 14_600;
    controller.advance(3);
    expect(said.filter(({ kind }) => kind === 'handTime')).toEqual([
      { kind: 'handTime', seconds: 15 },
    ]);
    expect(statusOf(controller).text).toMatch(/15 seconds left\.$/u);
  });

  it('is explained to whoever only clicks a block', () => {
    controller.explainDrag('B03');
    expect(said).toEqual([{ kind: 'drag', block: 'B03' }]);
    act();
    said.length = 0;
    controller.grip('B03', HERE);
    controller.explainDrag('B01');
    expect(kinds()).not.toContain('drag');
  });

  it('is drawn between two ticks, for frames that come between them', () => {
    match.inTheAir = 0.01;
    controller.grip('B03', HERE);
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(2);
    const height = (part?: number) => controller.poses(part)[indexOf('B03') * POSE_LENGTH + 1];
    expect(height()).toBeCloseTo(0.14);
    expect(height(0.5)).toBeCloseTo(0.135);
    expect(height(0)).toBeCloseTo(0.13);
  });

  it('holds a wish back that runs away from a block that is stuck', () => {
    match.stuck = true;
    controller.grip('B03', HERE);
    const out = { x: 0.01, y: 0, z: 0 };
    for (let i = 0; i < 20; i++) {
      controller.maker.moveBy(out);
      controller.advance(1);
    }
    expect(controller.maker.handTarget!.at.x).toBeCloseTo(0.018);
    match.stuck = false;
    controller.advance(2);
    expect(controller.maker.live.hand![0]).toBeCloseTo(0.018);
  });

  it('goes on after a block that stayed', () => {
    match.outcomes = ['pull'];
    act();
    expect(said.at(-1)).toEqual({ kind: 'judged', judgement: 'stayed', block: 'B03' });
    expect(match.commands).toEqual([]);
    expect(controller.maker.mayGrip('Y05')).toBe(true);
  });

  it('tells of the block that was tried as a bonus, not of the one that was put back', () => {
    match.outcomes = ['put', 'put'];
    act('B03');
    act('Y05');
    expect(said.at(-1)).toEqual({ kind: 'judged', judgement: 'stayed', block: 'Y05' });
  });

  it('is played when it ends by itself', () => {
    match.outcomes = ['over'];
    act();
    expect(match.commands).toEqual([{ type: 'playMove', seat: 0, ply: 0, text: 'the turn' }]);
    expect(controller.session.view.turn).toBe(1);
    expect(controller.maker.turn?.phase).toBe('pull');
  });

  it('is played when the player ends it after a block was put back', () => {
    match.outcomes = ['put'];
    act();
    controller.stop();
    expect(match.commands.map(({ type }) => type)).toEqual(['playMove']);
  });

  it('has what lies too low taken away before it ends', () => {
    match.outcomes = ['low', 'over'];
    act();
    expect(controller.moving).toBe(true);
    controller.advance(SETTLING_TICKS + 1);
    expect(match.commands.map(({ type }) => type)).toEqual(['playMove']);
  });

  it('says when the block has come above its line', () => {
    controller.grip('B03', { x: 0, y: 0.1, z: 0 });
    controller.advance(1);
    expect(kinds()).not.toContain('line');
    controller.maker.moveBy({ x: 0, y: 0.05, z: 0 });
    controller.advance(2);
    expect(said).toContainEqual({ kind: 'line', above: true });
  });

  it('says once that the block has come free, though it touches the pile on its way', () => {
    controller.grip('B03', HERE);
    for (const inTheAir of [0.01, null, 0.01]) {
      match.inTheAir = inTheAir;
      controller.maker.moveBy({ x: 0, y: 0.01, z: 0 });
      controller.advance(1);
    }
    expect(kinds().filter((kind) => kind === 'free')).toHaveLength(1);
  });

  it('tells why a forbidden block cannot be gripped', () => {
    match.forbidden = 'R01';
    controller.session.dispose();
    sit();
    expect(controller.grip('R01', HERE)).toBe(false);
    expect(controller.maker.refused?.refusal.code).toBe('forbidden');
    expect(kinds()).toEqual(['refused']);
  });

  it('keeps the hand within reach', () => {
    controller.grip('B03', HERE);
    controller.maker.moveBy({ x: 9, y: 9, z: 9 });
    const { x, y, z } = controller.maker.handTarget!.at;
    expect([x, y, z].every((part) => part < 0.5)).toBe(true);
  });
});

describe('a hand that lets go', () => {
  it('opens where it was led to, though it is still on its way there', () => {
    match.inTheAir = 0.01;
    controller.grip('B03', HERE);
    controller.advance(1);
    controller.maker.moveBy({ x: 0.1, y: 0, z: 0 });
    controller.letGo();
    controller.advance(5);
    expect(controller.maker.held).toBe('B03');
    controller.advance(6);
    expect(controller.maker.held).toBeNull();
    expect(match.handTargets.at(-1)!.at[0]).toBeCloseTo(0.1);
  });

  it('opens after a while though it cannot get there, or stays closed if that is wanted', () => {
    match.inTheAir = 0;
    controller.grip('B03', HERE);
    controller.maker.moveBy({ x: 0.1, y: 0, z: 0 });
    controller.advance(1);
    controller.letGo();
    controller.maker.holdOn();
    controller.advance(100);
    expect(controller.maker.held).toBe('B03');
    controller.letGo();
    controller.advance(100);
    expect(controller.maker.held).toBeNull();
  });
});

describe('a rematch', () => {
  it('is on the piles of the next number, once they stand', async () => {
    controller.session.rematch();
    expect(controller.session.preparing).toBe(true);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(controller.session.preparing).toBe(false);
    expect(started).toMatchObject([{ seed: 8, piles: ['pile 8'] }]);
  });

  it('is not begun if someone went on with this match meanwhile', async () => {
    controller.session.rematch();
    act();
    match.outcomes = ['over'];
    act();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual([]);
  });
});

describe('undo', () => {
  it('begins a turn again in which something was done', () => {
    match.outcomes = ['put'];
    act();
    expect(controller.session.canUndo).toBe(true);
    controller.session.undo();
    expect(match.resets).toBe(1);
    expect(controller.maker.turn?.phase).toBe('pull');
  });

  it('takes a whole turn back when nothing was done in this one', () => {
    match.outcomes = ['over'];
    act();
    controller.session.undo();
    expect(match.commands.at(-1)).toEqual({ type: 'takeBack', seat: 0, ply: 0 });
  });
});

describe('looking away in the middle of an act', () => {
  it('opens the hand and lets the pile come to rest at once', () => {
    match.outcomes = ['over', 'put'];
    act();
    controller.grip('B03', HERE);
    controller.advance(1);
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
    match = new FakeMatch();
    match.seats = [
      { name: 'Bot', player: { kind: 'bot', level: 1 }, out: false },
      { name: 'Ada', player: { kind: 'human' }, out: false },
    ];
    sit();
  });

  it('is seen doing its turn before it counts', async () => {
    await vi.advanceTimersByTimeAsync(1);
    expect(controller.showing).not.toBeNull();
    controller.advance(FakeRerun.TICKS);
    expect(match.commands).toEqual([]);
    controller.advance(60);
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
    match.outcomes = ['over'];
    act();
    expect(controller.session.shownTurn).toBe(1);
    controller.replay();
    const show = controller.showing!;
    expect(show.ply).toBe(1);
    expect(controller.session.shownTurn, 'the turn that is shown is the first player’s').toBe(0);
    controller.advance(2);
    expect(controller.poses()[1]).toBe(2);
    expect(controller.poses(0.5)[1]).toBe(1.5);
    show.paused = true;
    controller.advance(2);
    expect(controller.poses()[1]).toBe(2);
    show.restart();
    expect(controller.poses()[1]).toBe(0);
    controller.endShow();
    expect(controller.session.review.active).toBe(false);
    expect(match.moves).toHaveLength(1);
    expect(controller.isOpen).toBe(true);
  });
});
