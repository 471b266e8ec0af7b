import { beforeEach, describe, expect, it } from 'vitest';
import type { Press } from '@/shell/pointer';
import { indexOf } from './blocks';
import type { Point } from './geometry';
import { PileHand } from './pointer';
import { LOOSE, newMatch, placeOf } from './testing';
import { TurnMaker } from './turn-maker.svelte';

/** Stands for the drawn pile: one millimetre per pixel, with a loose block in the left half. */
class FakeScene {
  constructor(private readonly block: Point) {}
  orbits: [number, number][] = [];
  zooms: number[] = [];
  pick = (x: number) =>
    x < 100 ? { block: indexOf(LOOSE), point: this.block, grip: { x: 0, y: 0, z: 0 } } : null;
  dragFrame = () => ({
    right: { x: 1, y: 0, z: 0 },
    up: { x: 0, y: 1, z: 0 },
    towards: { x: 0, y: 0, z: 1 },
  });
  dragTo = (x: number, y: number, through: { z: number }) => ({
    x: x / 1000,
    y: -y / 1000,
    z: through.z,
  });
  orbit = (dx: number, dy: number) => void this.orbits.push([dx, dy]);
  zoom = (factor: number) => void this.zooms.push(factor);
}

/** Where the block lies. */
let place: Point;
let scene: FakeScene;
let maker: TurnMaker;
let hand: PileHand;
let explained: string[];
let toldToDrag: string[];

beforeEach(() => {
  const match = newMatch();
  place = placeOf(match, LOOSE);
  scene = new FakeScene(place);
  maker = new TurnMaker();
  maker.open(match);
  explained = [];
  toldToDrag = [];
  hand = new PileHand(scene, {
    maker,
    grip: (block, where) => maker.grip(block, where),
    letGo: () => {
      maker.letGo();
      maker.tick();
    },
    explain: (block) => void explained.push(block),
    explainDrag: (block) => void toldToDrag.push(block),
  });
});

function at(x: number, y: number, more: Partial<Press> = {}): Press {
  return { id: 1, x, y, button: 0, touch: false, buttons: 1, ...more };
}

describe('a mouse', () => {
  it('grabs a block, drags it in the plane it faces, and lets go with its button', () => {
    hand.press(at(50, 50));
    expect(maker.held).toBeNull();
    hand.move(at(60, 50));
    expect(maker.held).toBe(LOOSE);
    hand.move(at(60, 20));
    expect(maker.handTarget!.at.y).toBeCloseTo(place.y + 0.03);
    hand.release(at(60, 20, { buttons: 0 }));
    expect(maker.held).toBeNull();
  });

  it('brings a bonus to the trays in front, never down onto the table', () => {
    hand.press(at(50, 50));
    hand.move(at(60, 50));
    maker.freed = true;
    const low = 50 + 1000 * (place.y - 0.04);
    hand.move(at(60, low));
    expect(maker.handTarget!.at.y, 'what is to be put back goes wherever it is led').toBeCloseTo(
      0.04,
    );
    hand.move(at(60, 50));
    maker.turn = { ...maker.turn!, phase: 'put' };
    hand.move(at(60, low));
    const { y, z } = maker.handTarget!.at;
    expect(y).toBeCloseTo(0.07);
    expect(z, 'nearer instead').toBeCloseTo(place.z + 0.15);
    hand.move(at(60, low - 30));
    expect(maker.handTarget!.at.y, 'and up again').toBeCloseTo(0.1);
  });

  it('pulls nearer with the wheel and turns with Shift', () => {
    expect(hand.wheel(100, false, 0)).toBe(false);
    hand.press(at(50, 50));
    hand.move(at(60, 50));
    expect(hand.wheel(100, false, 1000)).toBe(true);
    expect(maker.handTarget!.at.z).toBeCloseTo(place.z + 0.01);
    const before = maker.handTarget!;
    hand.move(at(90, 50, { shift: true }));
    expect(maker.handTarget!.at).toEqual(before.at);
    expect(maker.handTarget!.turn).not.toEqual(before.turn);
  });

  /** The wheel changed its meaning from depth to zoom when a fall ended the turn. */
  it('ignores the wheel after losing the block, until the button is released', () => {
    hand.press(at(50, 50));
    hand.move(at(60, 50));
    hand.wheel(100, false, 0);
    maker.open(null);
    expect(maker.held).toBeNull();
    expect(hand.wheel(100, false, 5000), 'the button is still down').toBe(true);
    hand.release(at(60, 50, { buttons: 0 }));
    expect(hand.wheel(100, false, 10_000), 'now it zooms').toBe(false);
  });

  it('takes the block it is pressed on when the wheel is rolled, without a drag', () => {
    hand.press(at(50, 50));
    expect(hand.wheel(100, false, 0)).toBe(true);
    expect(maker.held).toBe(LOOSE);
    expect(maker.handTarget!.at.z).toBeCloseTo(place.z + 0.01);
    hand.release(at(50, 50, { buttons: 0 }));
    expect(maker.held).toBeNull();
  });

  it('does not zoom with what is left of a roll when the block has slipped away', () => {
    hand.press(at(50, 50));
    hand.wheel(100, false, 0);
    hand.release(at(50, 50, { buttons: 0 }));
    expect(hand.wheel(100, false, 100)).toBe(true);
    expect(hand.wheel(100, false, 400)).toBe(true);
    expect(hand.wheel(100, false, 1000)).toBe(false);
  });

  it('turns the view with the right button while it holds a block, which does not jump', () => {
    hand.press(at(50, 50));
    hand.move(at(60, 50));
    const before = maker.handTarget!.at;
    hand.move(at(160, 80, { buttons: 3 }));
    expect(scene.orbits).toEqual([[100, 30]]);
    expect(maker.handTarget!.at).toEqual(before);
    hand.move(at(170, 80, { buttons: 1 }));
    expect(maker.handTarget!.at.x - before.x).toBeCloseTo(0.01);
  });

  it('lets go when its left button does, though the right one is still down', () => {
    hand.press(at(50, 50));
    hand.move(at(60, 50));
    hand.move(at(60, 50, { buttons: 2 }));
    expect(maker.held).toBeNull();
  });

  it('lets go outside the picture too', () => {
    hand.press(at(50, 50));
    hand.move(at(60, 50));
    hand.abandon(1);
    expect(maker.held).toBeNull();
  });

  it('orbits when dragging beside the pile, and hints after a mere click', () => {
    hand.press(at(200, 50));
    hand.move(at(220, 50));
    expect(scene.orbits).toEqual([[20, 0]]);
    hand.release(at(220, 50));
    hand.press(at(50, 50));
    hand.release(at(50, 50));
    expect(maker.busy).toBe(false);
    expect(toldToDrag).toEqual([LOOSE]);
  });
});

describe('fingers', () => {
  const first = (x: number, y: number) => at(x, y, { touch: true, id: 1 });
  const second = (x: number, y: number) => at(x, y, { touch: true, id: 2 });

  it('take what they tap, and may lift while the block stays in hand', () => {
    hand.press(first(50, 50));
    hand.release(first(50, 50));
    expect(maker.held).toBe(LOOSE);
    hand.press(first(300, 300));
    hand.move(first(300, 280));
    expect(maker.handTarget!.at.y).toBeCloseTo(place.y + 0.02);
    hand.release(first(300, 280));
    expect(maker.held).toBe(LOOSE);
  });

  it('turn the block by a twist, or the view by moving together', () => {
    hand.press(first(50, 50));
    hand.release(first(50, 50));
    const { turn } = maker.handTarget!;
    hand.press(first(0, 100));
    hand.press(second(100, 100));
    hand.move(second(96, 130));
    hand.move(second(90, 145));
    expect(maker.handTarget!.turn).not.toEqual(turn);
    expect(scene.orbits).toEqual([]);
    hand.release(first(0, 100));
    hand.release(second(90, 145));

    hand.press(first(0, 100));
    hand.press(second(100, 100));
    hand.move(first(40, 100));
    hand.move(second(140, 100));
    expect(scene.orbits.length).toBeGreaterThan(0);
  });
});
