/**
 * X-Stack online: you make your turn here and the server judges it; you see other turns as they
 * arrive.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerCopy, type Recorded } from '@/wasm/testing/recorded';
import type { Command, Refusal } from '@/wasm/wire';
import { XStackMatch, type XStackWatch } from '@/wasm/xstack-match';
import { Controller } from './controller.svelte';
import {
  advanceUntil,
  givenUpTurn,
  LOOSE,
  LOOSE_TOO,
  newMatch,
  OtherPage,
  placeOf,
} from './testing';

let match: Recorded<XStackMatch>;
let server: ServerCopy;
let asked: { command: Command; answer: (refusal: Refusal | null) => void }[];
let controller: Controller;
/** The updates sent to online players, and whether sending works. */
let shown: string[][];
let seen: boolean;
/** The turns watched live so far. */
let watched: { turn: XStackWatch; freed: boolean }[];

function sit(seat: number | null): void {
  match = newMatch();
  server = new ServerCopy(XStackMatch.restore(match.log()));
  asked = [];
  shown = [];
  seen = true;
  watched = [];
  const watch = match.watch.bind(match);
  match.watch = () => {
    const turn = watch();
    const record = { turn, freed: false };
    const free = turn.free.bind(turn);
    turn.free = () => {
      record.freed = true;
      free();
    };
    watched.push(record);
    return turn;
  };
  controller = new Controller(match, {
    now: () => 0,
    remote: {
      seat,
      send: (command) => new Promise((answer) => asked.push({ command, answer })),
      get isSeen() {
        return seen;
      },
      showHand: (parts) => void shown.push([...parts]),
    },
    withPiles: (setup) => Promise.resolve(setup),
    announce: () => {},
    clockTicked: () => {},
  });
}

/** Makes a whole turn by hand. */
function makeTurn(): void {
  controller.grip(LOOSE, placeOf(match, LOOSE));
  controller.advance(2);
  controller.giveUp();
  advanceUntil(controller, () => !controller.moving);
}

/** The server tells of a command. */
const happens = (command: Command) => controller.session.append(server.execute(command));
const told = (seat: number, ply: number, text = givenUpTurn(match.log())) =>
  happens({ type: 'playMove', seat, ply, text });

/** Watches until something else is on screen. */
function watchToEnd(): void {
  const { showing } = controller;
  advanceUntil(controller, () => controller.showing !== showing);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  controller.session.dispose();
  vi.useRealTimers();
});

describe('the own turn', () => {
  it('is sent when complete and counts once acknowledged', async () => {
    sit(0);
    makeTurn();
    expect(asked.map(({ command }) => command)).toEqual([
      { type: 'playMove', seat: 0, ply: 0, text: expect.stringMatching(/^pull N05 up/) as string },
    ]);
    expect(controller.session.view.ply).toBe(0);
    expect(controller.session.canUndo, 'nobody tries until it succeeds').toBe(false);
    happens(asked[0]!.command);
    asked[0]!.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.session.view.ply).toBe(1);
    expect(controller.showing, 'it has been seen').toBeNull();
  });

  it('begins again with the reason if the server sees it otherwise', async () => {
    sit(0);
    const before = match.poses();
    makeTurn();
    asked[0]!.answer({ code: 'turn-differs', params: {}, message: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(match.poses()).toEqual(before);
    expect(controller.session.trouble?.code).toBe('turn-differs');
    expect(controller.isOpen).toBe(true);
    expect(controller.maker.turn?.phase).toBe('pull');
    makeTurn();
    expect(asked).toHaveLength(2);
  });
});

describe('a turn that was made elsewhere', () => {
  it('is seen before the own one can be made', () => {
    sit(1);
    expect(controller.isOpen).toBe(false);
    told(0, 0);
    expect(controller.showing?.by).toBe(0);
    expect(controller.isOpen).toBe(false);
    watchToEnd();
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
  });

  it('waits for the one before it to be seen, and an offer does not disturb it', () => {
    sit(null);
    told(0, 0);
    told(1, 1, givenUpTurn(match.log(), LOOSE_TOO));
    happens({ type: 'offerDraw', seat: 1 });
    expect(controller.showing?.by).toBe(0);
    watchToEnd();
    expect(controller.showing?.by).toBe(1);
    controller.showing!.skip();
    expect(controller.showing).toBeNull();
  });

  it('is left for what is looked at instead', () => {
    sit(1);
    told(0, 0);
    controller.session.review.go(0);
    expect(controller.showing).toBeNull();
    controller.session.review.leave();
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
  });
});

describe('the own hand', () => {
  const grip = () => controller.grip(LOOSE, placeOf(match, LOOSE));

  /** For how many ticks these updates alone tell where the hand is. */
  function ticksOf(parts: readonly string[]): number {
    const copy = newMatch();
    const turn = copy.watch();
    parts.forEach((part) => turn.addMotion(part));
    return turn.ahead();
  }

  it('is shown to the others in small parts while it moves', () => {
    sit(0);
    grip();
    controller.advance(9);
    expect(shown).toHaveLength(1);
    expect(ticksOf(shown[0]!)).toBe(9);
    controller.advance(8);
    expect(shown).toHaveLength(1);
    controller.advance(1);
    expect(shown).toHaveLength(2);
    expect(ticksOf(shown.flat())).toBe(18);
  });

  it('is shown when the line is back, and from the beginning where something was missed', () => {
    sit(0);
    grip();
    seen = false;
    controller.advance(30);
    expect(shown).toEqual([]);
    seen = true;
    controller.advance(1);
    expect(ticksOf(shown[0]!), 'nothing was lost meanwhile').toBe(31);
    controller.handMissed();
    controller.handMissed();
    controller.advance(9);
    expect(ticksOf(shown[1]!)).toBe(40);
  });
});

describe('a turn that is being made elsewhere', () => {
  let other: OtherPage;
  const hand = (begins: boolean, ...parts: string[]) => controller.hand({ seat: 0, begins, parts });

  /** How many ticks of the hand on the other page have been seen. */
  function ticksSeen(): number {
    const height = controller.showing?.live.hand?.[1];
    return height === undefined ? 0 : other.heights.indexOf(height) + 1;
  }

  function sitAndWatch(seat: number | null): void {
    sit(seat);
    other = new OtherPage(match.log());
  }

  it('is seen a moment later, as far as it is known', () => {
    sitAndWatch(1);
    hand(true, ...other.lift(9));
    expect(controller.showing?.by).toBe(0);
    expect(controller.moving, 'what comes next is waited for').toBe(false);
    vi.advanceTimersByTime(200);
    expect(controller.moving).toBe(true);
    controller.advance(5);
    expect(ticksSeen()).toBe(5);
    hand(false, ...other.lift(9));
    controller.advance(60);
    expect(ticksSeen()).toBe(18);
    expect(controller.moving, 'nothing more is known').toBe(false);
    expect(controller.session.view.ply).toBe(0);
    expect(controller.isOpen).toBe(false);
  });

  it("continues once the turn is complete, then starts the player's own turn", () => {
    sitAndWatch(1);
    hand(true, ...other.lift(4));
    vi.advanceTimersByTime(200);
    controller.advance(3);
    told(0, 0, other.finish());
    expect(watched).toHaveLength(1);
    expect(controller.showing?.canSkip).toBe(true);
    expect(ticksSeen(), 'nothing is seen twice').toBe(3);
    controller.advance(1);
    expect(ticksSeen()).toBe(4);
    watchToEnd();
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
    expect(watched[0]!.freed).toBe(true);
  });

  it('ends although all of it had been seen when it was whole', () => {
    sitAndWatch(1);
    hand(true, ...other.lift(4));
    vi.advanceTimersByTime(200);
    controller.advance(10);
    expect(ticksSeen()).toBe(4);
    told(0, 0, other.finish());
    vi.advanceTimersByTime(0);
    watchToEnd();
    expect(controller.isOpen).toBe(true);
  });

  it('is shown from the beginning if it differs from the live motion', () => {
    sitAndWatch(1);
    hand(true, ...other.lift(4));
    vi.advanceTimersByTime(200);
    controller.advance(3);
    told(0, 0, givenUpTurn(match.log(), LOOSE_TOO));
    expect(watched[0]!.freed).toBe(true);
    expect(controller.showing?.by).toBe(0);
    controller.advance(1);
    expect(controller.showing?.live.block).toBe(LOOSE_TOO);
    watchToEnd();
    expect(controller.isOpen).toBe(true);
  });

  it('is left alone by offers, and does no harm where something is missing', () => {
    sitAndWatch(1);
    const beginning = other.lift(2);
    hand(false, ...beginning);
    expect(controller.showing, 'its beginning is not known').toBeNull();
    hand(true, ...beginning, 'bad');
    vi.advanceTimersByTime(200);
    controller.advance(9);
    expect(ticksSeen()).toBe(2);
    happens({ type: 'offerDraw', seat: 0 });
    expect(watched).toHaveLength(1);
    expect(ticksSeen()).toBe(2);
    told(0, 0, other.finish());
    vi.advanceTimersByTime(0);
    watchToEnd();
    expect(controller.isOpen).toBe(true);
  });

  it('restarts when motion is resent from the beginning', () => {
    sitAndWatch(null);
    hand(true, ...other.lift(4));
    hand(true, ...new OtherPage(match.log()).lift(2));
    expect(watched.map(({ freed }) => freed)).toEqual([true, false]);
    expect(watched[1]!.turn.ahead()).toBe(2);
  });

  it('is found again after a look back, and by who was looking at the turn before it', () => {
    sit(null);
    told(0, 0);
    other = new OtherPage(match.log(), LOOSE_TOO);
    controller.hand({ seat: 1, begins: true, parts: other.lift(3) });
    expect(watched, 'one after the other').toHaveLength(0);
    watchToEnd();
    expect(controller.showing?.by).toBe(1);
    controller.session.review.go(0);
    expect(controller.showing).toBeNull();
    controller.session.review.leave();
    expect(controller.showing?.by).toBe(1);
    expect(watched[1]!.turn.ahead()).toBe(3);
  });

  it('is fast-forwarded for spectators who are far behind', () => {
    sitAndWatch(1);
    hand(true, ...other.lift(200), ...other.lift(200));
    vi.advanceTimersByTime(200);
    controller.advance(1);
    expect(ticksSeen()).toBe(8);
    controller.advance(60);
    expect(ticksSeen()).toBeGreaterThan(200);
  });

  it('is neither one of another seat nor the own', () => {
    sitAndWatch(0);
    const parts = other.lift(3);
    hand(true, ...parts);
    controller.hand({ seat: 1, begins: true, parts });
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
  });
});
