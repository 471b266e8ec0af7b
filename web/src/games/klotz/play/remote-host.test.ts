/** An online match: commands go to the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KlotzMatch } from '@/wasm/klotz-match';
import { ServerCopy } from '@/wasm/testing/recorded';
import type { Command, Refusal } from '@/wasm/wire';
import type { Announcement } from './announcement';
import { Controller } from './controller.svelte';
import { bot, human, newMatch, setup } from './testing';

const refusal = (code: string): Refusal => ({ code, params: {}, message: code });

function table(seat: number | null, players = [human, human]) {
  const match = newMatch(setup(...players));
  const asked: { command: Command; answer: (refusal: Refusal | null) => void }[] = [];
  const said: Announcement[] = [];
  const controller = new Controller(match, {
    now: () => Date.now(),
    remote: {
      seat,
      send: (command) => new Promise((answer) => asked.push({ command, answer })),
    },
    confirm: () => false,
    announce: (announcement) => said.push(announcement),
    clockTicked: () => {},
  });
  const server = new ServerCopy(KlotzMatch.restore(match.log()));
  const happens = (command: Command) => controller.session.append(server.execute(command));
  const play = (by: number, ply: number, text: string) =>
    happens({ type: 'playMove', seat: by, ply, text });
  const kinds = () => said.map(({ kind }) => kind);
  return { match, asked, said, controller, happens, play, kinds, server };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a seat at a match that is played elsewhere', () => {
  it('asks for a move, and makes it when it is told', async () => {
    const { controller: c, asked, match, play, kinds } = table(0);
    c.act('b2');
    c.act('c2');
    expect(asked.map(({ command }) => command)).toEqual([
      { type: 'playMove', seat: 0, ply: 0, text: 'b2-c2' },
    ]);
    expect(match.view(0).moves).toEqual([]);
    expect(c.session.pending?.active).toBe(true);
    play(0, 0, 'b2-c2');
    asked[0]!.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(c.session.pending?.active).toBe(false);
    expect(c.session.view.ply).toBe(1);
    expect(c.shown.motion).not.toBeNull();
    expect(c.session.humanTurn, 'the other one moves, elsewhere').toBeNull();
    expect(kinds()).toContain('move');
    expect(kinds(), 'nobody here is told that it is their turn').not.toContain('turn');
  });

  it('sends one command at a time, and says so when it takes long', async () => {
    const { controller: c, asked } = table(0);
    c.act('b2');
    c.act('c2');
    c.act('b2');
    c.act('c2');
    c.session.resign(0);
    expect(asked).toHaveLength(1);
    expect(c.session.pending?.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(c.session.pending?.slow).toBe(true);
  });

  it('is open again with the reason when a move is refused', async () => {
    const { controller: c, asked, kinds } = table(0);
    c.act('b2');
    c.act('c2');
    asked[0]!.answer(refusal('online-position-changed'));
    await vi.advanceTimersByTimeAsync(0);
    expect(c.session.trouble?.code).toBe('online-position-changed');
    expect(kinds()).toContain('refused');
    expect(c.isOpen).toBe(true);
    expect(c.choice.selected).toBeNull();
    c.act('b2');
    c.act('c2');
    expect(asked).toHaveLength(2);
  });

  it('moves for nobody else, and leaves bots to the server', () => {
    const { controller: c, play, said } = table(1, [human, human, bot]);
    expect(c.isOpen).toBe(false);
    expect(c.session.humans).toEqual([1]);
    play(0, 0, 'b2-c2');
    expect(c.isOpen).toBe(true);
    expect(said.at(-1)).toEqual({ kind: 'turn', seat: 1 });
    play(1, 1, 'b4-c4');
    expect(c.session.view.turn).toBe(2);
    expect(c.session.bots.thinking).toBe(false);
    expect(c.session.canHint).toBe(false);
  });

  it('takes all missed moves in order and stays at the last', () => {
    const { controller: c, server } = table(0);
    const lines = ['b2-c2', 'b4-c4', 'c2-d2'].flatMap((text, ply) =>
      server.execute({ type: 'playMove', seat: ply % 2, ply, text }),
    );
    c.session.append(lines);
    expect(c.session.view.ply).toBe(3);
    expect(c.shown.position).toEqual(c.session.view.position);
  });

  it('requests a takeback of its own last move and leaves the review of undone moves', () => {
    const { happens, controller: c, asked, play, said } = table(0);
    play(0, 0, 'b2-c2');
    play(1, 1, 'b4-c4');
    c.session.undo();
    expect(asked[0]!.command).toEqual({ type: 'takeBack', seat: 0, ply: 0 });
    expect(c.session.view.ply, 'nothing is taken back yet').toBe(2);
    c.session.review.go(1);
    happens({ type: 'takeBack', seat: 0, ply: 0 });
    expect(c.session.view.ply).toBe(0);
    expect(c.session.review.active).toBe(false);
    expect(said).toContainEqual({ kind: 'takenBack', ply: 0 });
    expect(c.session.view.redoable).toBe(2);
    c.session.redo();
    expect(asked).toHaveLength(1);
  });

  it('hears offers and answers of the others', () => {
    const { happens, controller: c, said, play } = table(0);
    play(0, 0, 'b2-c2');
    happens({ type: 'offerDraw', seat: 1 });
    expect(c.session.negotiation.drawAsked).toBe(0);
    expect(said).toContainEqual({ kind: 'drawOffered', by: 1 });
    happens({ type: 'answerDraw', seat: 0, accept: false });
    expect(said).toContainEqual({ kind: 'drawDeclined', by: 0 });
  });

  it('is not held up by an offer, and keeps nothing here', () => {
    const { happens, controller: c } = table(0);
    happens({ type: 'offerDraw', seat: 1 });
    expect(c.isOpen).toBe(true);
    c.session.save();
    expect(c.session.saved).toBe(true);
  });

  it('asks for a rematch and waits for the others', () => {
    const { happens, controller: c, asked, match } = table(0);
    happens({ type: 'resign', seat: 1 });
    expect(c.session.view.outcome?.rule).toBe('resignation');
    expect(c.session.canUndo).toBe(false);
    c.session.next.rematch();
    expect(asked.map(({ command }) => command)).toEqual([{ type: 'rematch', seat: 0 }]);
    expect(match.freed, 'the next match is at another table').toBe(false);
  });

  it('can be taken back from a bot', () => {
    const { happens, controller: c, asked } = table(0);
    happens({ type: 'setPlayer', seat: 0, player: bot });
    expect(c.session.lostSeat).toBe(0);
    expect(c.isOpen).toBe(false);
    c.session.takeSeat();
    expect(asked[0]!.command).toEqual({ type: 'setPlayer', seat: 0, player: human });
  });

  it('continues from the whole match when it is sent again', () => {
    const { controller: c, match } = table(0);
    const whole = newMatch(setup(human, human));
    whole.execute({ type: 'playMove', seat: 0, ply: 0, text: 'b2-c2' }, 0);
    c.session.resync(whole);
    expect(c.session.view.ply).toBe(1);
    expect(match.freed).toBe(true);
  });
});

describe('a spectator', () => {
  it('can do nothing', () => {
    const { controller: c, play } = table(null);
    play(0, 0, 'b2-c2');
    expect(c.isOpen).toBe(false);
    expect(c.session.humans).toEqual([]);
    expect(c.session.canUndo).toBe(false);
    expect(c.session.bots.paused).toBe(false);
  });
});
