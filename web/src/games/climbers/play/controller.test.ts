import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAdviser } from '@/shell/fake-adviser';
import type { Player } from '@/wasm/wire';
import type { Announcement } from './announcement';
import { Controller } from './controller.svelte';
import { bot, FakeMatch, human, setup } from './fake-match';

/** A bot that plays a scripted move on request. */
class FakeThinker {
  answers: ((text: string) => void)[] = [];

  chooseMove(): Promise<{ text: string; ply: number }> {
    return new Promise((resolve) => {
      this.answers.push((text) => resolve({ text, ply: 0 }));
    });
  }

  cancel(): void {}
  dispose(): void {}
}

function table(...players: Player[]) {
  const match = new FakeMatch(setup(...players));
  const thinker = new FakeThinker();
  const adviser = new FakeAdviser();
  const said: Announcement[] = [];
  const drafts: (string | null)[] = [];
  const controller = new Controller(match, {
    now: () => Date.now(),
    thinker,
    adviser,
    botPauseMs: 500,
    save: () => true,
    saveDraft: (text) => drafts.push(text),
    start: (next) => new FakeMatch(next),
    restore: () => new FakeMatch(match.setup),
    read: () => new FakeMatch(match.setup),
    announce: (each) => said.push(each),
    clockTicked: () => {},
  });
  const kinds = () => said.map(({ kind }) => kind);
  return { match, thinker, adviser, said, drafts, controller, kinds };
}

const spot = (x: number, y: number, z = 0) => ({ x, y, z });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a turn', () => {
  it('is kept as far as it is made, and goes on from there after a reload', () => {
    const { controller: left, drafts } = table(human, human);
    left.make((maker) => maker.go(spot(16, 14, 1)));
    expect(drafts.at(-1)).toBe('w16,14');
    left.session.review.go(0);
    left.session.save();
    expect(drafts.at(-1)).toBe('w16,14');

    const { controller: c, said, drafts: later } = table(human, human);
    c.resume('w16,14');
    c.save();
    expect(c.shown.position.text).toBe('after 0.1');
    expect(said).toEqual([]);
    expect(later.at(-1)).toBe('w16,14');
    c.session.undo();
    expect(later.at(-1)).toBeNull();
  });

  it('that no longer fits is dropped without a word', () => {
    const { controller: c, said, drafts } = table(human, human);
    c.resume('w16,14 H2@1,1:2x2x1:g');
    c.save();
    expect(c.maker.steps).toEqual([]);
    expect(c.maker.refused).toBeNull();
    expect(said).toEqual([]);
    expect(drafts).toEqual([null]);
  });

  it('is seen step by step while it is made, and not again when it ends', () => {
    const { controller: c, match, kinds } = table(human, human);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    expect(c.shown.motion?.steps).toHaveLength(1);
    expect(c.shown.motion?.before.text).toBe('after 0.0');
    expect(c.shown.position.text).toBe('after 0.1');
    expect(match.turns).toHaveLength(0);
    c.endTurn();
    expect(match.turns.map(({ turn }) => turn.text)).toEqual(['w16,14']);
    expect(c.shown.motion).toBeNull();
    expect(c.shown.trace?.way).toEqual([spot(14, 12), spot(16, 14, 1)]);
    expect(c.maker.steps).toEqual([]);
    expect(c.session.view.turn).toBe(1);
    expect(kinds()).toEqual(['stepped', 'move', 'turn']);
  });

  it('without a step is a pass', () => {
    const { controller: c, match } = table(human, human);
    c.endTurn();
    expect(match.turns[0]!.turn).toMatchObject({ text: '-', steps: [] });
  });

  // Regression: pressing the end-turn key twice also passed the next player's turn.
  it('that has only just begun is not passed by a second press meant for the one before', () => {
    const { controller: c, match } = table(human, human);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    c.endTurn();
    expect(match.turns).toHaveLength(1);
    expect(c.session.view.turn).toBe(1);
    vi.advanceTimersByTime(1000);
    c.endTurn();
    expect(match.turns.map(({ turn }) => turn.text)).toEqual(['w16,14', '-']);
  });

  it('in which something was done can be ended at once', () => {
    const { controller: c, match } = table(human, human);
    c.endTurn();
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    expect(match.turns.map(({ turn }) => turn.text)).toEqual(['-', 'w16,14']);
  });

  it('is undone step by step, and then turn by turn', () => {
    const { controller: c, kinds } = table(human, human);
    expect(c.session.canUndo).toBe(false);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    c.make((maker) => maker.go(spot(18, 14, 1)));
    c.session.undo();
    expect(c.session.view.ply).toBe(1);
    expect(c.maker.steps).toEqual([]);
    expect(c.shown.position.text).toBe('after 1.0');
    c.session.undo();
    expect(c.session.view.ply).toBe(0);
    expect(kinds().slice(-3)).toEqual(['undone', 'turn', 'takenBack']);
    expect(c.session.canUndo).toBe(false);
  });

  it('that was begun waits while the past is looked at', () => {
    const { controller: c } = table(human, human);
    c.endTurn();
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.session.review.go(0);
    expect(c.isOpen).toBe(false);
    expect(c.shown.position.text).toBe('after 0.0');
    c.session.review.leave();
    expect(c.isOpen).toBe(true);
    expect(c.maker.text).toBe('w16,14');
    expect(c.shown.position.text).toBe('after 1.1');
  });

  // Regression: the previous match's tower and steps stayed on screen.
  it('that was begun is gone with its match when another is opened', () => {
    const { controller: c } = table(human, human);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    expect(c.shown.position.text).toBe('after 0.1');
    c.session.replace(new FakeMatch(setup(human, human)));
    expect(c.shown.position).toEqual(c.session.view.position);
    expect(c.shown.position.text).toBe('after 0.0');
    expect(c.maker.text).toBe('-');
    expect(c.isOpen).toBe(true);
  });

  it('of a bot is shown whole, and can be shown again', async () => {
    const { controller: c, thinker, said } = table(human, bot);
    c.endTurn();
    expect(c.session.bots.thinking).toBe(true);
    thinker.answers[0]!('w16,14 H2@15,16:2x2x1:g');
    await vi.advanceTimersByTimeAsync(500);
    expect(c.shown.motion?.steps).toHaveLength(2);
    expect(c.shown.trace?.block?.after).toMatchObject({ x: 15, y: 16 });
    c.make((maker) => maker.go(spot(15, 16, 1)));
    c.replayLast();
    expect(said.at(-1)).toMatchObject({ kind: 'retold', move: { colour: 'yellow' } });
    expect(c.shown.motion?.before.text).toBe('after 1.0');
    expect(c.shown.motion?.after.text).toBe('after 2.0');
    expect(c.shown.position.text).toBe('after 2.1');
  });
});

describe('a hint', () => {
  it('makes the turn up to its end; the player decides', async () => {
    const { controller: c, adviser, match, said } = table(human, human);
    c.make((maker) => maker.go(spot(18, 14, 1)));
    c.session.hint();
    expect(c.session.hints.asking).toBe(true);
    adviser.answers[0]!('w16,14');
    await vi.advanceTimersByTimeAsync(0);
    expect(c.maker.text).toBe('w16,14');
    expect(c.shown.motion?.before.text).toBe('after 0.0');
    expect(said.at(-1)).toMatchObject({ kind: 'hint', steps: [{ text: 'w16,14' }] });
    expect(match.turns).toEqual([]);
    c.session.undo();
    expect(c.maker.steps).toEqual([]);
  });

  it('is forgotten when the player goes on without it', async () => {
    const { controller: c, adviser } = table(human, human);
    c.session.hint();
    c.make((maker) => maker.go(spot(18, 14, 1)));
    expect(c.session.hints.asking).toBe(false);
    adviser.answers[0]!('w16,14');
    await vi.advanceTimersByTimeAsync(0);
    expect(c.maker.text).toBe('w18,14');
  });
});

it('tells who follows', () => {
  const { match, controller: c, said } = table(human, human);
  match.following = 'red';
  c.endTurn();
  expect(said.at(-1)).toEqual({ kind: 'follow', seat: 1, after: 'red' });
});

it('refuses in words, and the turn stays as it was', () => {
  const { controller: c, said } = table(human, human);
  c.make((maker) => maker.go(spot(1, 1)));
  expect(said.at(-1)).toMatchObject({ kind: 'refused', refusal: { code: 'out-of-reach' } });
  expect(c.maker.text).toBe('-');
});
