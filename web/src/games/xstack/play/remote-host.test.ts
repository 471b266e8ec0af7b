/**
 * X-Stack online: you make your turn here and the server judges it; you see other turns as they
 * arrive.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, Refusal } from '@/wasm/wire';
import { Controller } from './controller.svelte';
import { FakeMatch, FakeRerun, refusal, SETTLING_TICKS } from './fake-match';

const HERE = { x: 0, y: 0.12, z: 0.01 };
/** A show lingers for a moment after its last tick. */
const SHOWN_TICKS = FakeRerun.TICKS + 20;

let match: FakeMatch;
let asked: { command: Command; answer: (refusal: Refusal | null) => void }[];
let controller: Controller;
/** The updates sent to online players, and whether sending works. */
let shown: string[][];
let seen: boolean;

function sit(seat: number | null): void {
  match = new FakeMatch();
  match.seats = match.seats.map((each) => ({ ...each, player: { kind: 'human' } }));
  asked = [];
  shown = [];
  seen = true;
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
  match.outcomes = ['over'];
  controller.grip('B03', HERE);
  controller.advance(2);
  controller.letGo();
  controller.advance(SETTLING_TICKS + 1);
}

const told = (seat: number, ply: number) =>
  controller.session.append([JSON.stringify({ type: 'playMove', seat, ply, text: 'a turn' })]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  controller.session.dispose();
  vi.useRealTimers();
});

describe('the own turn', () => {
  it('is sent when it is over, and counts when it is told', async () => {
    sit(0);
    makeTurn();
    expect(asked.map(({ command }) => command)).toEqual([
      { type: 'playMove', seat: 0, ply: 0, text: 'the turn' },
    ]);
    expect(controller.session.view.ply).toBe(0);
    expect(controller.session.canUndo, 'nobody tries until it succeeds').toBe(false);
    told(0, 0);
    asked[0]!.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.session.view.ply).toBe(1);
    expect(controller.showing, 'it has been seen').toBeNull();
  });

  it('begins again with the reason if the server sees it otherwise', async () => {
    sit(0);
    makeTurn();
    asked[0]!.answer(refusal('turn-differs'));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.resets).toBe(1);
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
    controller.advance(SHOWN_TICKS);
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
  });

  it('waits for the one before it to be seen, and a wish does not disturb it', () => {
    sit(null);
    told(0, 0);
    told(1, 1);
    controller.session.append([JSON.stringify({ type: 'offerDraw', seat: 1 })]);
    expect(controller.showing?.by).toBe(0);
    controller.advance(SHOWN_TICKS);
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
  it('is shown to the others in small parts while it moves', () => {
    sit(0);
    controller.grip('B03', HERE);
    controller.advance(9);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toHaveLength(9);
    controller.advance(8);
    expect(shown).toHaveLength(1);
    controller.advance(1);
    expect(shown).toHaveLength(2);
  });

  it('is shown when the line is back, and from the beginning where something was missed', () => {
    sit(0);
    controller.grip('B03', HERE);
    seen = false;
    controller.advance(30);
    expect(shown).toEqual([]);
    seen = true;
    controller.advance(1);
    expect(shown[0], 'nothing was lost meanwhile').toHaveLength(31);
    controller.handMissed();
    controller.handMissed();
    controller.advance(9);
    expect(match.toldAgain).toBe(1);
  });
});

describe('a turn that is being made elsewhere', () => {
  const hand = (begins: boolean, ...parts: string[]) => controller.hand({ seat: 0, begins, parts });
  const parts = (count: number) => Array.from({ length: count }, (_, i) => `part ${i}`);
  const height = () => controller.poses()[1];

  it('is seen a moment later, as far as it is known', () => {
    sit(1);
    hand(true, ...parts(9));
    expect(controller.showing?.by).toBe(0);
    expect(controller.moving, 'what comes next is waited for').toBe(false);
    vi.advanceTimersByTime(200);
    expect(controller.moving).toBe(true);
    controller.advance(5);
    expect(height()).toBe(5);
    hand(false, ...parts(9));
    controller.advance(60);
    expect(height()).toBe(18);
    expect(controller.moving, 'nothing more is known').toBe(false);
    expect(controller.session.view.ply).toBe(0);
    expect(controller.isOpen).toBe(false);
  });

  it('goes on where it was seen once it is whole, and then the own turn begins', () => {
    sit(1);
    hand(true, ...parts(4));
    vi.advanceTimersByTime(200);
    controller.advance(3);
    told(0, 0);
    expect(match.watchedTurns).toHaveLength(1);
    expect(controller.showing?.canSkip).toBe(true);
    expect(height(), 'nothing is seen twice').toBe(3);
    controller.advance(2 + 20);
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
    expect(match.watchedTurns[0]!.freed).toBe(true);
  });

  it('ends although all of it had been seen when it was whole', () => {
    sit(1);
    hand(true, ...parts(4));
    vi.advanceTimersByTime(200);
    controller.advance(10);
    told(0, 0);
    vi.advanceTimersByTime(0);
    controller.advance(30);
    expect(controller.isOpen).toBe(true);
  });

  it('is shown from its beginning if it was not what had been told', () => {
    sit(1);
    hand(true, ...parts(4));
    vi.advanceTimersByTime(200);
    controller.advance(3);
    match.honest = false;
    told(0, 0);
    expect(match.watchedTurns[0]!.freed).toBe(true);
    expect(controller.showing?.by).toBe(0);
    expect(height()).toBe(0);
    controller.advance(SHOWN_TICKS);
    expect(controller.isOpen).toBe(true);
  });

  it('is left alone by wishes, and does no harm where something is missing', () => {
    sit(1);
    hand(false, ...parts(4));
    expect(controller.showing, 'its beginning is not known').toBeNull();
    hand(true, ...parts(2), 'bad');
    vi.advanceTimersByTime(200);
    controller.advance(9);
    expect(height()).toBe(2);
    controller.session.append([JSON.stringify({ type: 'offerDraw', seat: 0 })]);
    expect(match.watchedTurns).toHaveLength(1);
    expect(height()).toBe(2);
    told(0, 0);
    vi.advanceTimersByTime(0);
    controller.advance(30);
    expect(controller.isOpen).toBe(true);
  });

  it('begins again when it is told from its beginning', () => {
    sit(null);
    hand(true, ...parts(4));
    hand(true, ...parts(2));
    expect(match.watchedTurns.map(({ freed }) => freed)).toEqual([true, false]);
    expect(match.watchedTurns[1]!.parts).toHaveLength(2);
  });

  it('is found again after a look back, and by who was looking at the turn before it', () => {
    sit(null);
    told(0, 0);
    controller.hand({ seat: 1, begins: true, parts: parts(3) });
    expect(match.watchedTurns, 'one after the other').toHaveLength(0);
    controller.advance(SHOWN_TICKS);
    expect(controller.showing?.by).toBe(1);
    controller.session.review.go(0);
    expect(controller.showing).toBeNull();
    controller.session.review.leave();
    expect(controller.showing?.by).toBe(1);
    expect(match.watchedTurns[1]!.parts).toHaveLength(3);
  });

  it('is caught up with by who is far behind', () => {
    sit(1);
    hand(true, ...parts(400));
    vi.advanceTimersByTime(200);
    controller.advance(1);
    expect(height()).toBe(8);
    controller.advance(60);
    expect(height()).toBeGreaterThan(200);
  });

  it('is neither one of another seat nor the own', () => {
    sit(0);
    hand(true, ...parts(3));
    controller.hand({ seat: 1, begins: true, parts: parts(3) });
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
  });
});
