import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAdviser, FakeThinker } from '@/shell/fake-workers';
import type { MatchSetup } from '@/wasm/climbers';
import type { Player } from '@/wasm/wire';
import type { Announcement } from './announcement';
import type { GameContext } from './context';
import { Controller } from './controller.svelte';
import { bot, human, newMatch, setup } from './testing';

function table(...players: Player[]) {
  return tableOf(setup(...players));
}

function tableOf(agreed: MatchSetup, more: Partial<GameContext> = {}) {
  const match = newMatch(agreed);
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
    start: (next) => newMatch(next),
    restore: () => newMatch(agreed),
    read: () => newMatch(agreed),
    announce: (each) => said.push(each),
    clockTicked: () => {},
    ...more,
  });
  const kinds = () => said.map(({ kind }) => kind);
  return { match, thinker, adviser, said, drafts, controller, kinds };
}

/** The position after this many turns of the match on the table. */
function textAfter(c: Controller, ply: number): string {
  return c.session.current.positionAt(ply).text;
}

function turnTexts(match: ReturnType<typeof newMatch>): string[] {
  return match.view(0).moves.flatMap((move) => (move.kind === 'turn' ? [move.text] : []));
}

const spot = (x: number, y: number, z = 0) => ({ x, y, z });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a turn', () => {
  it('is saved step by step and restored after a reload', () => {
    const { controller: left, drafts } = table(human, human);
    left.make((maker) => maker.go(spot(16, 14, 1)));
    expect(drafts.at(-1)).toBe('w16,14');
    left.session.review.go(0);
    left.session.save();
    expect(drafts.at(-1)).toBe('w16,14');

    const { controller: c, said, drafts: later } = table(human, human);
    c.resume('w16,14');
    c.save();
    expect(c.shown.position.text).toBe(c.maker.draft!.position.text);
    expect(said).toEqual([]);
    expect(later.at(-1)).toBe('w16,14');
    c.session.undo();
    expect(later.at(-1)).toBeNull();
  });

  it('that no longer fits is dropped without a word', () => {
    const { controller: c, said, drafts } = table(human, human);
    c.resume('w16,14 H2@1,1:2x2x1:r');
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
    expect(c.shown.motion?.before.text).toBe(textAfter(c, 0));
    expect(c.shown.position.text).toBe(c.maker.draft!.position.text);
    expect(match.view(0).moves).toHaveLength(0);
    c.endTurn();
    expect(turnTexts(match)).toEqual(['w16,14']);
    expect(c.shown.motion).toBeNull();
    expect(c.shown.trace?.path.at(-1)).toEqual(spot(16, 14, 1));
    expect(c.maker.steps).toEqual([]);
    expect(c.session.view.turn).toBe(1);
    expect(kinds()).toEqual(['stepped', 'move', 'turn']);
  });

  it('without a step is a pass', () => {
    const { controller: c, match } = table(human, human);
    c.endTurn();
    expect(match.view(0).moves[0]).toMatchObject({ text: '-', steps: [] });
  });

  // Regression: pressing the end-turn key twice also passed the next player's turn.
  it('that has only just begun is not passed by a second press meant for the one before', () => {
    const { controller: c, match } = table(human, human);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    c.endTurn();
    expect(match.view(0).moves).toHaveLength(1);
    expect(c.session.view.turn).toBe(1);
    vi.advanceTimersByTime(1000);
    c.endTurn();
    expect(turnTexts(match)).toEqual(['w16,14', '-']);
  });

  it('in which something was done can be ended at once', () => {
    const { controller: c, match } = table(human, human);
    c.endTurn();
    c.make((maker) => maker.go(spot(20, 12)));
    c.endTurn();
    expect(turnTexts(match)).toEqual(['-', 'w20,12']);
  });

  it('is undone step by step, and then turn by turn', () => {
    const { controller: c, kinds } = table(human, human);
    expect(c.session.canUndo).toBe(false);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    c.make((maker) => maker.go(spot(20, 12)));
    c.session.undo();
    expect(c.session.view.ply).toBe(1);
    expect(c.maker.steps).toEqual([]);
    expect(c.shown.position.text).toBe(textAfter(c, 1));
    c.session.undo();
    expect(c.session.view.ply).toBe(0);
    expect(kinds().slice(-3)).toEqual(['undone', 'turn', 'takenBack']);
    expect(c.session.canUndo).toBe(false);
  });

  it('that was begun waits while the past is looked at', () => {
    const { controller: c } = table(human, human);
    c.endTurn();
    c.make((maker) => maker.go(spot(20, 12)));
    c.session.review.go(0);
    expect(c.isOpen).toBe(false);
    expect(c.shown.position.text).toBe(textAfter(c, 0));
    c.session.review.leave();
    expect(c.isOpen).toBe(true);
    expect(c.maker.text).toBe('w20,12');
    expect(c.shown.position.text).toBe(c.maker.draft!.position.text);
  });

  // Regression: the previous match's tower and steps stayed on screen.
  it('that was begun is gone with its match when another is opened', () => {
    const { controller: c } = table(human, human);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    expect(c.shown.position.text).toBe(c.maker.draft!.position.text);
    c.session.replace(newMatch(setup(human, human)));
    expect(c.shown.position).toEqual(c.session.view.position);
    expect(c.shown.position.text).toBe(textAfter(c, 0));
    expect(c.maker.text).toBe('-');
    expect(c.isOpen).toBe(true);
  });

  it('of a bot is shown whole, and can be shown again', async () => {
    const { controller: c, thinker, said } = table(human, bot);
    c.endTurn();
    expect(c.session.bots.thinking).toBe(true);
    thinker.questions[0]!.answer('w20,12 H2@14,14:2x2x1:r');
    await vi.advanceTimersByTimeAsync(500);
    expect(c.shown.motion?.steps).toHaveLength(2);
    expect(c.shown.trace?.block?.after).toMatchObject({ x: 14, y: 14 });
    c.make((maker) => maker.go(spot(14, 14, 1)));
    c.replayLast();
    expect(said.at(-1)).toMatchObject({ kind: 'retold', move: { colour: 'yellow' } });
    expect(c.shown.motion?.before.text).toBe(textAfter(c, 1));
    expect(c.shown.motion?.after.text).toBe(textAfter(c, 2));
    expect(c.shown.position.text).toBe(c.maker.draft!.position.text);
  });
});

describe('a hint', () => {
  it('shows the turn step by step without playing it, and can be taken over', async () => {
    const { controller: c, adviser, match, said } = table(human, human);
    c.make((maker) => maker.go(spot(18, 14, 1)));
    c.session.hint();
    expect(c.session.hints.asking).toBe(true);
    adviser.answers[0]!('w16,14');
    await vi.advanceTimersByTimeAsync(0);
    expect(c.maker.text).toBe('w18,14');
    expect(c.preview?.shown).toBe(0);
    expect(c.shown.motion?.before.text).toBe(textAfter(c, 0));
    expect(said.at(-1)).toMatchObject({ kind: 'hint', steps: [{ text: 'w16,14' }] });
    expect(match.view(0).moves).toEqual([]);
    c.takeHint();
    expect([c.preview, c.maker.text]).toEqual([null, 'w16,14']);
    expect(match.view(0).moves).toEqual([]);
    c.session.undo();
    expect(c.maker.steps).toEqual([]);
  });

  it('goes through its steps, and leaves the turn as it was', async () => {
    const { controller: c, adviser } = table(human, human);
    c.session.hint();
    adviser.answers[0]!('H2@14,14:2x2x1:r w14,14');
    await vi.advanceTimersByTimeAsync(0);
    expect(c.preview?.steps[c.preview.shown]?.kind).toBe('block');
    c.nextHintStep();
    expect(c.preview?.steps[c.preview.shown]?.kind).toBe('walk');
    expect(c.shown.position.pawns[0]!.at).toEqual(spot(14, 14, 1));
    c.nextHintStep();
    expect(c.preview?.shown).toBe(0);
    c.cancel();
    expect(c.preview).toBeNull();
    expect(c.maker.text).toBe('-');
    expect(c.shown.position.text).toBe(textAfter(c, 0));
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

describe('who follows', () => {
  const agreed = setup(human, human);
  const together = { ...agreed, options: { ...agreed.options, together: true } };

  it('passes unasked with nothing to gain', async () => {
    const { controller: c, said } = tableOf(together);
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.some(({ kind }) => kind === 'follow')).toBe(false);
    expect(c.session.view.moves.map((move) => move.kind === 'turn' && move.text)).toEqual([
      'w16,14',
      '-',
    ]);
  });

  it('is told if asked always', async () => {
    const { controller: c, said } = tableOf(together, { alwaysAsk: () => true });
    c.make((maker) => maker.go(spot(16, 14, 1)));
    c.endTurn();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toEqual({ kind: 'follow', seat: 1, after: 'red' });
  });

  it('is told if the pawn can get higher', async () => {
    const { controller: c, said } = tableOf(together);
    // Yellow on top: yellow's pawn can step on it.
    c.make((maker) => {
      maker.take('H1');
      maker.hand?.show('yellow');
      return maker.place();
    });
    c.endTurn();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toEqual({ kind: 'follow', seat: 1, after: 'red' });
  });
});

it('refuses with a sentence and leaves the turn unchanged', () => {
  const { controller: c, said } = table(human, human);
  c.make((maker) => maker.go(spot(15, 12)));
  expect(said.at(-1)).toMatchObject({ kind: 'refused', refusal: { code: 'cell-taken' } });
  expect(c.maker.text).toBe('-');
});
