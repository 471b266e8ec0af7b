import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAdviser, FakeThinker } from '@/shell/fake-workers';
import { HolzError } from '@/wasm/answer';
import type { MatchSetup } from '@/wasm/klotz';
import { KlotzMatch } from '@/wasm/klotz-match';
import { recorded } from '@/wasm/testing/recorded';
import type { Player } from '@/wasm/wire';
import type { Announcement } from './announcement';
import { Controller } from './controller.svelte';
import { bot, human, newMatch, positionText, setup } from './testing';

function table(...players: Player[]) {
  return tableOf(setup(...players));
}

function tableOf(agreed: MatchSetup) {
  const match = newMatch(agreed);
  const thinker = new FakeThinker();
  const adviser = new FakeAdviser();
  const said: Announcement[] = [];
  const saved: string[] = [];
  const environment = { confirm: false, storage: true, ticks: 0, closed: false };
  const started: ReturnType<typeof newMatch>[] = [];
  const make = () =>
    new Controller(match, {
      now: () => Date.now(),
      thinker,
      adviser,
      closed: () => environment.closed,
      botPauseMs: 500,
      confirm: () => environment.confirm,
      save: (log) => {
        if (environment.storage) saved.push(log);
        return environment.storage;
      },
      start: (next) => {
        started.push(newMatch(next));
        return started.at(-1)!;
      },
      restore: (log) => {
        started.push(recorded(KlotzMatch.restore(log)));
        return started.at(-1)!;
      },
      read: () => newMatch(agreed),
      announce: (announcement) => said.push(announcement),
      clockTicked: () => (environment.ticks += 1),
    });
  return { match, thinker, adviser, said, saved, environment, started, make };
}

/** The position after this many moves of the match on the table. */
function textAfter(c: Controller, ply: number): string {
  return c.session.current.positionAt(ply).text;
}

function kinds(said: Announcement[]): string[] {
  return said.map((each) => each.kind);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('choosing a move', () => {
  it('goes from a piece to its targets to the move', () => {
    const t = table(human, human);
    const c = t.make();
    expect(c.choice.movable.toSorted()).toEqual(['b2', 'e1']);
    expect(c.act('b2').kind).toBe('selected');
    expect(c.choice.targets.map((target) => target.cell)).toContain('c2');
    c.choice.point('c2');
    expect(c.choice.aim?.cell).toBe('c2');
    c.choice.point('k9');
    expect(c.choice.aim).toBeNull();
    expect(c.act('c2').kind).toBe('played');
    expect(c.session.view.ply).toBe(1);
    expect(c.choice.selected).toBeNull();
    expect(c.choice.movable.toSorted()).toEqual(['b4', 'g8']);
    expect(t.saved).toHaveLength(1);
    expect(kinds(t.said)).toEqual(['selected', 'move', 'turn']);
  });

  it('takes the second press of a double click for nothing', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    expect(c.tap('c2').kind).toBe('nothing');
    expect(kinds(t.said)).not.toContain('refused');
    expect(c.act('c2').kind).toBe('refused'); // a key is meant
    vi.advanceTimersByTime(1_000);
    expect(c.tap('c2').kind).toBe('refused');
  });

  it('shows the move from the position before it', () => {
    const c = table(human, human).make();
    c.act('b2');
    c.act('c2');
    expect(c.shown.motion?.before.text).toBe(textAfter(c, 0));
    expect(c.shown.motion?.motion.path).toEqual(['b2', 'c2']);
    expect(c.shown.position.text).toBe(textAfter(c, 1));
    expect(c.shown.last).toEqual(['b2', 'c2']);
  });

  it('puts the piece back when it is chosen again or cancelled', () => {
    const c = table(human, human).make();
    c.act('b2');
    expect(c.act('b2').kind).toBe('cancelled');
    c.act('b2');
    c.cancel();
    expect(c.choice.selected).toBeNull();
    expect(c.choice.targets).toEqual([]);
    expect(c.cancel().kind).toBe('nothing');
  });

  it('explains a piece that cannot be chosen and a place it cannot go', () => {
    const t = table(human, human);
    const c = t.make();
    expect(c.act('b4')).toMatchObject({
      kind: 'refused',
      cell: 'b4',
      refusal: { code: 'foreign-stone' },
    });
    expect(c.choice.refused?.refusal.params).toMatchObject({ from: 'b4' });
    expect(c.act('e7').kind).toBe('cancelled');
    c.act('b2');
    expect(c.act('e7')).toMatchObject({ kind: 'refused', refusal: { code: 'column-distance' } });
    expect(c.choice.selected).toBe('b2');
    expect(c.session.view.moves).toEqual([]);
  });

  it('with confirmation aims first and plays on the second act or the button', () => {
    const t = table(human, human);
    t.environment.confirm = true;
    const c = t.make();
    c.act('b2');
    expect(c.act('c2').kind).toBe('aimed');
    c.choice.point(null);
    expect(c.choice.aim?.cell).toBe('c2');
    expect(c.session.view.ply).toBe(0);
    expect(c.commit().kind).toBe('played');
    c.act('b4');
    c.act('c4');
    expect(c.act('c4').kind).toBe('played');
    expect(c.session.view.ply).toBe(2);
  });

  it('a drag plays over a target, explains elsewhere, and is called off outside the board', () => {
    const c = table(human, human).make();
    c.select('b2');
    expect(c.drop('b2').kind).toBe('nothing');
    expect(c.drop('h8').kind).toBe('refused');
    expect(c.drop(null).kind).toBe('cancelled');
    c.select('b2');
    expect(c.drop('c2').kind).toBe('played');
  });

  it('lets a person who cannot move pass, and nobody else', () => {
    // Yellow's Klotz on c14 is closed in once red's column has moved to d14.
    const start = positionText(
      { c14: 'Y', c13: 'R', b14: 'G', e14: '1' },
      { R: 'e14', Y: '-', G: '-' },
    );
    const t = tableOf({ ...setup(human, human, human), start });
    const c = t.make();
    c.pass();
    expect(c.session.view.ply).toBe(0);
    c.act('e14');
    c.act('d14');
    expect(c.mustPass).toBe(true);
    expect(kinds(t.said)).toContain('mustPass');
    c.pass();
    expect(c.session.view.moves.at(-1)).toEqual({ kind: 'pass', colour: 'yellow' });
  });
});

describe('bots', () => {
  /** Resolves the bot's latest request and waits for its pause. */
  async function answer(t: ReturnType<typeof table>, text: string) {
    t.thinker.questions.at(-1)!.answer(text);
    await vi.advanceTimersByTimeAsync(500);
  }

  it('answer after a pause, with the log they were asked about', async () => {
    const t = table(human, bot);
    const c = t.make();
    expect(c.session.bots.thinking).toBe(false);
    c.act('b2');
    c.act('c2');
    expect(c.session.bots.thinking).toBe(true);
    expect(t.thinker.questions[0]).toMatchObject({ log: t.match.log(), level: 12 });
    t.thinker.questions[0]!.answer('b4-c4');
    await vi.advanceTimersByTimeAsync(400);
    expect(c.session.view.ply).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(c.session.view.ply).toBe(2);
    expect(c.session.bots.thinking).toBe(false);
    expect(c.choice.movable).toContain('c2');
  });

  it('nobody can choose while a bot thinks', () => {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    expect(c.act('b4').kind).toBe('nothing');
    expect(c.choice.isOpen).toBe(false);
  });

  it('undo goes back to the own turn, also while the bot thinks; its answer comes to nothing', async () => {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.undo();
    expect(c.session.view.ply).toBe(0);
    expect(t.thinker.cancelled).toBe(1);
    await answer(t, 'b4-c4');
    expect(c.session.view.ply).toBe(0);
    expect(c.choice.movable).toContain('b2');
  });

  it('undo takes the bot’s answer back as well, and redo plays both again without asking it', async () => {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    await answer(t, 'b4-c4');
    const asked = t.thinker.questions.length;
    c.session.undo();
    expect(c.session.view.ply).toBe(0);
    expect(c.session.view.redoable).toBe(2);
    c.session.redo();
    expect(c.session.view.ply).toBe(2);
    expect(c.session.humanTurn).toBe(0);
    expect(t.thinker.questions).toHaveLength(asked);
    expect(kinds(t.said).slice(-1)).toEqual(['redone']);
  });

  it('wait after an undo until told to continue', async () => {
    const t = table(bot, bot);
    const c = t.make();
    await answer(t, 'b2-c2');
    c.session.undo();
    expect(c.session.view.ply).toBe(0);
    expect(c.session.bots.paused).toBe(true);
    expect(c.session.bots.thinking).toBe(false);
    c.session.resumeBots();
    await answer(t, 'b2-c2');
    expect(c.session.view.ply).toBe(1);
  });

  it('that fail are told about, and can be asked again', async () => {
    const t = table(bot, human);
    const c = t.make();
    t.thinker.questions[0]!.fail(
      new HolzError({ code: 'bot-broke-down', params: { detail: 'x' }, message: '' }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(c.session.bots.stuck).toMatchObject({ seat: 0, refusal: { code: 'bot-broke-down' } });
    expect(t.said.at(-1)).toMatchObject({ kind: 'botStuck', seat: 0 });
    expect(c.session.bots.thinking).toBe(false);
    c.session.retryBot();
    expect(c.session.bots.stuck).toBeNull();
    await answer(t, 'b2-c2');
    expect(c.session.view.ply).toBe(1);
  });

  // Regression: we used to ask a bot again in a tight loop after the rules refused its move.
  it('whose move is refused are asked once more, and then people decide', async () => {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    await answer(t, 'nonsense');
    expect(t.thinker.questions).toHaveLength(2);
    expect(c.session.bots.thinking).toBe(true);
    expect(c.session.bots.stuck).toBeNull();
    await answer(t, 'more nonsense');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(t.thinker.questions).toHaveLength(2);
    expect(c.session.bots.thinking).toBe(false);
    expect(c.session.bots.stuck).toMatchObject({ seat: 1, refusal: { code: 'not-a-move' } });
    expect(t.said.filter(({ kind }) => kind === 'botStuck')).toHaveLength(1);
    expect(kinds(t.said)).not.toContain('refused');
  });

  /** Red has moved; the rules have refused yellow's bot twice. */
  async function stuck() {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    await answer(t, 'nonsense');
    await answer(t, 'nonsense');
    return { t, c };
  }

  it('that are stuck leave their seat to a person who takes it', async () => {
    const { t, c } = await stuck();
    c.session.takeSeat();
    expect(t.match.commands.at(-1)).toEqual({ type: 'setPlayer', seat: 1, player: human });
    expect(t.said.at(-1)).toEqual({ kind: 'seatTaken', seat: 1 });
    expect(c.session.bots.stuck).toBeNull();
    expect(c.session.humanTurn).toBe(1);
    c.act('b4');
    c.act('c4');
    expect(c.session.view.ply).toBe(2);
  });

  it('that are stuck do not keep anyone from taking back or giving up', async () => {
    const first = await stuck();
    first.c.session.undo();
    expect(first.c.session.bots.stuck).toBeNull();
    expect(first.c.session.humanTurn).toBe(0);
    const second = await stuck();
    second.c.session.resign(0);
    expect(second.c.session.bots.stuck).toBeNull();
    expect(second.c.session.view.outcome?.rule).toBe('resignation');
  });

  it('that are stuck get as many tries when they are asked again, and no more', async () => {
    const { t, c } = await stuck();
    c.session.retryBot();
    await answer(t, 'nonsense');
    expect(c.session.bots.stuck).toBeNull();
    await answer(t, 'nonsense');
    expect(c.session.bots.stuck?.seat).toBe(1);
    expect(t.thinker.questions).toHaveLength(4);
  });

  it('go on thinking when a command of a person is refused meanwhile', async () => {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.negotiation.answerDraw(0, true);
    expect(c.session.trouble?.code).toBe('no-draw-offered');
    expect(t.thinker.questions).toHaveLength(1);
    expect(t.thinker.cancelled).toBe(0);
    await answer(t, 'b4-c4');
    expect(c.session.view.ply).toBe(2);
    expect(c.session.trouble).toBeNull();
  });

  it('give a hint that is aimed at, not played', async () => {
    const t = table(human, human);
    const c = t.make();
    c.session.hint();
    expect(c.session.hints.asking).toBe(true);
    t.adviser.answers[0]!('b2-c2');
    await vi.advanceTimersByTimeAsync(0);
    expect(c.session.hints.asking).toBe(false);
    expect(c.choice.selected).toBe('b2');
    expect(c.choice.aim?.cell).toBe('c2');
    expect(c.session.view.ply).toBe(0);
    const reasons = [{ code: 'wins', params: {} }];
    expect(t.said.at(-1)).toEqual({ kind: 'hint', from: 'b2', to: 'c2', reasons });
    expect(c.session.hints.given?.reasons).toEqual(reasons);
    c.cancel();
    expect(c.session.hints.given).toBeNull();
  });

  it('a hint is done with when the move is made, and there is another after undo', async () => {
    const t = table(human, human);
    const c = t.make();
    c.session.hint();
    t.adviser.answers[0]!('b2-c2');
    await vi.advanceTimersByTimeAsync(0);
    c.commit();
    expect(c.session.view.ply).toBe(1);
    expect(c.session.hints.given).toBeNull();
    c.session.undo();
    expect(c.session.canHint).toBe(true);
    c.session.hint();
    t.adviser.answers[1]!('b2-c2');
    await vi.advanceTimersByTimeAsync(0);
    expect(c.choice.aim?.cell).toBe('c2');
  });

  it('a hint that comes too late is dropped', async () => {
    const t = table(human, human);
    const c = t.make();
    c.session.hint();
    c.act('b2');
    c.act('c2');
    t.adviser.answers[0]!('b2-c2');
    await vi.advanceTimersByTimeAsync(0);
    expect(t.adviser.cancelled).toBe(1);
    expect(c.choice.selected).toBeNull();
    expect(c.session.view.ply).toBe(1);
  });
});

describe('a table that is closed for a while', () => {
  it('lets nobody move until it is opened again', () => {
    const t = table(human, human);
    t.environment.closed = true;
    const c = t.make();
    expect(c.session.humanTurn).toBeNull();
    c.act('b2');
    expect(c.choice.selected).toBeNull();
  });
});

describe('trying from an earlier position', () => {
  it('is another match, which takes the place of one that is over or waits for one that is not', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.next.tryFrom(0, [human, bot]);
    const tried = t.started.at(-1)!;
    expect(tried.commands).toEqual([
      { type: 'takeBack', seat: 1, ply: 0 },
      { type: 'setPlayer', seat: 1, player: bot },
    ]);
    expect(c.session.next.waiting).toBe(tried);
    c.session.next.accept();
    expect(c.session.next.waiting).toBeNull();
  });
});

describe('undo between people', () => {
  it('takes one move back; playing on discards undone moves', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.undo();
    expect(t.match.commands.at(-1)).toEqual({ type: 'takeBack', seat: 0, ply: 0 });
    expect(c.session.view.redoable).toBe(1);
    c.act('b2');
    c.act('c2');
    expect(c.session.view.redoable).toBe(0);
    c.session.redo();
    expect(c.session.view.ply).toBe(1);
  });

  it('is not offered before the first move', () => {
    const c = table(human, human).make();
    expect(c.session.undoPly).toBeNull();
    c.session.undo();
    expect(c.session.view.ply).toBe(0);
  });
});

describe('looking back', () => {
  function played(moves: number) {
    const t = table(human, human);
    const c = t.make();
    const cells = ['b2', 'c2', 'b4', 'c4', 'c2', 'd2', 'c4', 'd4'];
    for (const cell of cells.slice(0, 2 * moves)) c.act(cell);
    return { t, c };
  }

  it('shows an earlier position while the game stays', () => {
    const { t, c } = played(4);
    c.session.review.go(1);
    expect(c.shown.position.text).toBe(textAfter(c, 1));
    expect(c.shown.last).toEqual(['b2', 'c2']);
    expect(c.session.view.ply).toBe(4);
    expect(c.choice.isOpen).toBe(false);
    expect(t.match.commands.filter((command) => command.type !== 'playMove')).toEqual([]);
    c.session.review.go(4);
    expect(c.session.review.active).toBe(false);
    expect(c.choice.isOpen).toBe(true);
  });

  it('shows a single step forward as a move, any other jump at once', () => {
    const { c } = played(4);
    c.session.review.go(1);
    expect(c.shown.motion).toBeNull();
    c.session.review.step(1);
    expect(c.shown.motion?.before.text).toBe(textAfter(c, 1));
    expect(c.shown.motion?.motion.path).toEqual(['b4', 'c4']);
    c.session.review.step(-1);
    expect(c.shown.motion).toBeNull();
  });

  it('plays to the end automatically, then returns to the game', async () => {
    const { c } = played(3);
    c.session.review.play();
    expect(c.session.review.ply).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(c.session.review.ply).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(c.session.review.active).toBe(false);
    expect(c.session.review.playing).toBe(false);
  });

  it('shows what could have been played, and finds back', () => {
    const { t, c } = played(2);
    c.session.review.go(1);
    c.session.showLine(['b4-c4', 'c2-d2']);
    const line = c.session.current.imagine!(1, ['b4-c4', 'c2-d2']);
    expect(c.shown.position).toEqual(line.at(-1)!.position);
    expect(c.shown.motion?.before.text).toBe(textAfter(c, 2));
    expect(c.shown.last).toEqual(['c2', 'd2']);
    c.session.review.lookAt(1);
    expect(c.shown.position.text).toBe(textAfter(c, 1));
    expect(c.shown.motion).toBeNull();
    c.session.showLine(['b4-c4']);
    c.session.review.close();
    expect([c.session.review.isAway, c.shown.position.text]).toEqual([false, textAfter(c, 2)]);
    expect(t.match.commands.every(({ type }) => type === 'playMove')).toBe(true);
  });

  it('closes the turn while something is imagined, until something happens', () => {
    const { c } = played(2);
    c.session.showLine(['c2-d2']);
    expect([c.session.review.active, c.session.humanTurn, c.choice.isOpen]).toEqual([
      false,
      null,
      false,
    ]);
    const [imagined] = c.session.current.imagine!(2, ['c2-d2']);
    c.session.showLine(['nonsense']);
    expect(c.shown.position).toEqual(imagined!.position);
    c.session.review.close();
    expect(c.choice.isOpen).toBe(true);
    c.session.showLine(['c2-d2']);
    c.session.undo();
    expect([c.session.review.line, c.shown.position.text]).toEqual([null, textAfter(c, 1)]);
    expect(c.choice.isOpen).toBe(true);
  });

  it('stays put while a bot plays', async () => {
    const t = table(human, bot);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.review.go(0);
    t.thinker.questions[0]!.answer('b4-c4');
    await vi.advanceTimersByTimeAsync(500);
    expect(c.session.view.ply).toBe(2);
    expect(c.shown.position.text).toBe(textAfter(c, 0));
    c.session.review.leave();
    expect(c.shown.position.text).toBe(textAfter(c, 2));
    expect(c.choice.isOpen).toBe(true);
  });
});

describe('the end', () => {
  it('is announced, closes the choice, and a rematch starts the match that was agreed', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('e1');
    c.act('a1');
    expect(t.said.at(-1)).toMatchObject({
      kind: 'over',
      outcome: { winners: [0], rule: 'corner' },
    });
    expect(c.choice.isOpen).toBe(false);
    expect(c.act(c.session.view.position.pieces[1]!.cell)).toMatchObject({ kind: 'refused' });
    c.session.next.rematch();
    expect(t.match.freed).toBe(true);
    expect(t.started).toHaveLength(1);
    expect(c.session.view.ply).toBe(0);
    expect(c.choice.isOpen).toBe(true);
  });

  it('by resignation is taken back without taking a move back', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.resign(1);
    expect(c.session.view.outcome?.rule).toBe('resignation');
    c.session.undo();
    expect(t.match.commands.at(-1)).toMatchObject({ type: 'takeBack', ply: 1 });
    expect(c.session.view.ply).toBe(1);
    expect(c.session.view.outcome).toBeNull();
  });

  it('can be a draw: people are asked one after the other', () => {
    const t = table(human, human, human);
    const c = t.make();
    c.session.negotiation.offerDraw();
    expect(c.session.negotiation.drawAsked).toBe(1);
    expect(c.choice.isOpen).toBe(false);
    c.session.negotiation.answerDraw(1, true);
    expect(c.session.negotiation.drawAsked).toBe(2);
    c.session.negotiation.answerDraw(2, true);
    expect(c.session.view.outcome?.rule).toBe('agreement');
  });

  it('bots decline a draw', () => {
    const t = table(human, bot);
    const c = t.make();
    c.session.negotiation.offerDraw();
    expect(c.session.view.drawOffer).toBeNull();
    expect(t.said.at(-1)).toEqual({ kind: 'drawDeclined', by: 1 });
    expect(c.choice.isOpen).toBe(true);
    expect(c.session.negotiation.declinedBy, 'told beside the board').toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(c.session.negotiation.declinedBy, 'for a while').toBeNull();
  });

  it('comes by the clock, after warnings and soft ticks', async () => {
    const clock = { kind: 'perMove', moveMs: 31_000 } as const;
    const t = tableOf({ ...setup(human, human), clock });
    const c = t.make();
    // Time runs from the first move on, so it's yellow's.
    c.act('b2');
    c.act('c2');
    await vi.advanceTimersByTimeAsync(30_900);
    expect(c.session.clocks.leftMs[1]).toBe(100);
    expect(c.session.clocks.leftMs[0]).toBe(31_000);
    expect(t.said.filter((each) => each.kind === 'timeLow').map((each) => each.seconds)).toEqual([
      30, 10,
    ]);
    expect(t.environment.ticks).toBe(10);
    await vi.advanceTimersByTimeAsync(200);
    expect(c.session.view.outcome?.rule).toBe('time');
    expect(t.match.commands.filter((command) => command.type === 'checkTime')).toHaveLength(1);
  });
});

describe('opening a record', () => {
  it('puts its match on a table where nothing was played yet, or where the game is over', () => {
    const fresh = table(human, human);
    const c = fresh.make();
    c.session.next.openRecord('a record');
    expect(c.session.next.waiting).toBeNull();
    expect(fresh.match.freed).toBe(true);
    expect(kinds(fresh.said)).toEqual(['started', 'turn']);

    const over = table(human, human);
    const d = over.make();
    d.act('b2');
    d.act('c2');
    d.session.resign(1);
    d.session.next.openRecord('a record');
    expect(d.session.view.ply).toBe(0);
    expect(over.match.freed).toBe(true);
  });

  // Regression: opening a record used to discard the game in progress.
  it('asks before replacing a game in progress', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.next.openRecord('a record');
    const waiting = c.session.next.waiting as ReturnType<typeof newMatch>;
    expect(c.session.view.ply).toBe(1);
    expect(t.match.freed).toBe(false);

    c.session.next.drop();
    expect(waiting.freed).toBe(true);
    expect(c.session.next.waiting).toBeNull();
    expect(c.session.view.ply).toBe(1);

    c.session.next.openRecord('a record');
    c.session.next.accept();
    expect(c.session.next.waiting).toBeNull();
    expect(c.session.view.ply).toBe(0);
    expect(t.match.freed).toBe(true);
    expect(kinds(t.said).slice(-2)).toEqual(['started', 'turn']);
  });

  it('leaves nothing behind when the table is left before it was answered', () => {
    const t = table(human, human);
    const c = t.make();
    c.act('b2');
    c.act('c2');
    c.session.next.openRecord('a record');
    const waiting = c.session.next.waiting as ReturnType<typeof newMatch>;
    c.session.dispose();
    expect(waiting.freed).toBe(true);
  });
});

it('says once when the browser cannot keep the game', () => {
  const t = table(human, human);
  t.environment.storage = false;
  const c = t.make();
  for (const cell of ['b2', 'c2', 'b4', 'c4']) c.act(cell);
  expect(kinds(t.said).filter((kind) => kind === 'notKept')).toHaveLength(1);
  expect(c.session.saved).toBe(false);
});

it('saves the game on leaving, unless it continues in another tab', () => {
  const left = table(human, human);
  left.make().session.dispose();
  expect(left.saved).toHaveLength(1);
  expect(left.match.freed).toBe(true);

  const taken = table(human, bot);
  const c = taken.make();
  c.act('b2');
  c.act('c2');
  expect(taken.saved).toHaveLength(1);
  c.session.superseded = true;
  c.session.save();
  c.session.dispose();
  c.session.dispose();
  expect(taken.saved).toHaveLength(1);
  expect(taken.match.freed).toBe(true);
});

it('a refused command changes nothing and says why', () => {
  const t = table(human, human);
  const c = t.make();
  c.session.negotiation.answerDraw(1, true);
  expect(c.session.trouble?.code).toBe('no-draw-offered');
  c.act('b2');
  expect(c.session.trouble).toBeNull();
});
