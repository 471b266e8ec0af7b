/** X-Stack with people elsewhere: one's own turn is made here and judged there, theirs are seen when they come. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, Refusal } from '../holz/wire';
import { Controller } from './controller.svelte';
import { FakeMatch, FakeRerun, refusal, SETTLING_TICKS } from './fake-match';

const HERE = { x: 0, y: 0.12, z: 0.01 };
/** A turn that is shown stays in sight a little longer. */
const SHOWN_TICKS = FakeRerun.TICKS + 20;

let match: FakeMatch;
let asked: { command: Command; answer: (refusal: Refusal | null) => void }[];
let controller: Controller;

function sit(seat: number | null): void {
  match = new FakeMatch();
  match.seats = match.seats.map((each) => ({ ...each, player: { kind: 'human' } }));
  asked = [];
  controller = new Controller(match, {
    now: () => 0,
    elsewhere: {
      seat,
      ask: (command) => new Promise((answer) => asked.push({ command, answer })),
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
  controller.happened([JSON.stringify({ type: 'playMove', seat, ply, text: 'a turn' })]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  controller.dispose();
  vi.useRealTimers();
});

describe('the own turn', () => {
  it('is sent when it is over, and counts when it is told', async () => {
    sit(0);
    makeTurn();
    expect(asked.map(({ command }) => command)).toEqual([
      { type: 'playMove', seat: 0, ply: 0, text: 'the turn' },
    ]);
    expect(controller.view.ply).toBe(0);
    expect(controller.canUndo, 'nobody tries until it succeeds').toBe(false);
    told(0, 0);
    asked[0]!.answer(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.view.ply).toBe(1);
    expect(controller.showing, 'it has been seen').toBeNull();
  });

  it('begins again with the reason if the server sees it otherwise', async () => {
    sit(0);
    makeTurn();
    asked[0]!.answer(refusal('turn-differs'));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.resets).toBe(1);
    expect(controller.trouble?.code).toBe('turn-differs');
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
    controller.happened([JSON.stringify({ type: 'offerDraw', seat: 1 })]);
    expect(controller.showing?.by).toBe(0);
    controller.advance(SHOWN_TICKS);
    expect(controller.showing?.by).toBe(1);
    controller.showing!.skip();
    expect(controller.showing).toBeNull();
  });

  it('is left for what is looked at instead', () => {
    sit(1);
    told(0, 0);
    controller.review.go(0);
    expect(controller.showing).toBeNull();
    controller.review.leave();
    expect(controller.showing).toBeNull();
    expect(controller.isOpen).toBe(true);
  });
});
