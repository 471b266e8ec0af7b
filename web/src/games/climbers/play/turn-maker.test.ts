import { beforeEach, describe, expect, it } from 'vitest';
import { human, newMatch, setup } from './testing';
import { openings } from './reach-preview';
import { TurnMaker } from './turn-maker.svelte';

let rules: ReturnType<typeof newMatch>;
let maker: TurnMaker;

const spot = (x: number, y: number, z = 0) => ({ x, y, z });

beforeEach(() => {
  rules = newMatch(setup(human, human));
  maker = new TurnMaker();
  maker.open(rules);
});

describe('the pawn', () => {
  it('goes where it can, and says why not elsewhere', () => {
    expect(maker.go(spot(15, 12))).toMatchObject({ kind: 'refused' });
    expect(maker.refused?.where).toEqual({ cell: spot(15, 12) });
    expect(maker.go(spot(16, 14, 1))).toMatchObject({ kind: 'stepped', steps: [{ kind: 'walk' }] });
    expect(maker.text).toBe('w16,14');
    expect(maker.refused).toBeNull();
  });

  // Regression: this announced that something had been put back.
  it('stays where it is when the question which ladder is closed', () => {
    maker.go(spot(12, 14, 2));
    expect(maker.cancel()).toEqual({ kind: 'nothing' });
    expect(maker.choosingWay).toBeNull();
  });

  it('asks which ladder where there is a choice', () => {
    expect(maker.go(spot(12, 14, 2))).toMatchObject({ kind: 'asked' });
    expect(maker.steps).toEqual([]);
    maker.walk(maker.choosingWay!.ways[1]!);
    expect(maker.text).toBe('l12,14');
    expect(maker.choosingWay).toBeNull();
  });

  it('shows the way to the cell that is pointed at, without going there', () => {
    maker.point(spot(16, 14, 1));
    expect(maker.aim?.path.at(0)).toEqual(spot(14, 12));
    expect(maker.aim?.path.at(-1)).toEqual(spot(16, 14, 1));
    expect(rules.draft().steps).toEqual([]);
    maker.point(null);
    expect(maker.aim).toBeNull();
  });
});

describe('the block', () => {
  it('is taken, turned, given another top, and placed', () => {
    expect(maker.take('H1')).toMatchObject({ kind: 'taken', block: 'H1' });
    expect(maker.hand!.places.length).toBeGreaterThan(0);
    const hand = maker.hand!;
    expect(hand.untouched).toBe(true);
    hand.moveTo(14, 14);
    expect(hand.step).toBe('H1@14,14:2x2x1:r');
    hand.recolour(1);
    expect(hand.step).toBe('H1@14,14:2x2x1:y');
    hand.turn(1);
    expect(hand.size).toEqual([1, 2, 2]);
    expect(hand.top).toBe('darkBlue');
    hand.turn(-1);
    // The requested colour returns with a pose that can show it.
    expect(hand.top).toBe('yellow');
    expect(maker.place()).toMatchObject({ kind: 'stepped', steps: [{ kind: 'block' }] });
    expect(maker.hand).toBeNull();
    expect(maker.movable).toEqual([]);
  });

  it('says why it cannot be taken or placed, and stays in hand', () => {
    maker.go(spot(16, 14, 1));
    expect(maker.take('H1')).toMatchObject({ kind: 'refused', refusal: { code: 'carries-pawn' } });
    expect(maker.refused?.where).toEqual({ block: 'H1' });
    maker.take('H2');
    maker.hand!.moveTo(3, 3);
    expect(maker.place()).toMatchObject({ kind: 'refused', refusal: { code: 'touches-nothing' } });
    expect(maker.hand?.id).toBe('H2');
  });

  it('never leaves the table', () => {
    maker.take('H1');
    maker.hand!.moveTo(-5, 99);
    expect(maker.hand!.ghost).toMatchObject({ x: 0, y: 30 });
  });

  it('tells what its place would open', () => {
    maker.take('H1');
    const opened = openings(maker.reachPreview(null), maker.reachPreview('H1@14,14:2x2x1:r'));
    expect(opened.find(({ colour }) => colour === 'red')?.free).toEqual({ before: 1, after: 2 });
  });
});

describe('the stone', () => {
  it('goes onto a face; afterwards nothing else can be done', () => {
    expect(maker.offerStone()).toEqual({ kind: 'stone', faces: 3 });
    expect(maker.lay(spot(2, 2))).toMatchObject({ kind: 'refused' });
    expect(maker.lay(spot(18, 14, 1))).toMatchObject({ kind: 'stepped' });
    expect(maker.text).toBe('x18,14');
    expect(maker.reach).toEqual([]);
    expect(maker.intent).toBe('any');
  });
});

describe('a press on the tower', () => {
  const onBlock = { block: 'H1', cell: spot(16, 14, 1) };

  it('on a marked top sends the pawn there, on a side takes the block', () => {
    expect(maker.act({ ...onBlock, onTop: false })).toMatchObject({ kind: 'taken' });
    maker.cancel();
    expect(maker.act({ ...onBlock, onTop: true })).toMatchObject({ kind: 'stepped' });
  });

  it('means only what was asked for', () => {
    maker.setIntent('block');
    expect(maker.act({ ...onBlock, onTop: true })).toMatchObject({ kind: 'taken' });
    maker.setIntent('stone');
    expect(maker.act({ ...onBlock, onTop: false })).toMatchObject({ steps: [{ kind: 'stone' }] });
  });
});

describe('thinking better of it', () => {
  it('takes back act by act', () => {
    maker.go(spot(16, 14, 1));
    maker.take('H2');
    maker.hand!.moveTo(14, 14);
    maker.place();
    expect(maker.undo()).toEqual({ kind: 'undone', steps: 1 });
    expect(maker.undo()).toEqual({ kind: 'undone', steps: 0 });
    expect(maker.undo()).toEqual({ kind: 'nothing' });
    expect(maker.movable.toSorted()).toEqual(['C1', 'H1', 'H2']);
  });

  it('redoes undone steps until another step is made', () => {
    maker.follow('w16,14 H2@14,14:2x2x1:r');
    maker.undo();
    expect(maker.redo()).toMatchObject({ kind: 'stepped' });
    expect(maker.text).toBe('w16,14 H2@14,14:2x2x1:r');
    expect(maker.redo()).toEqual({ kind: 'nothing' });
    maker.undo();
    expect(maker.canRedo).toBe(true);
    maker.go(spot(18, 14, 1));
    expect(maker.canRedo).toBe(false);
  });

  it('puts the held block back and keeps the steps', () => {
    maker.go(spot(16, 14, 1));
    maker.take('H2');
    expect(maker.cancel()).toEqual({ kind: 'putBack' });
    expect(maker.text).toBe('w16,14');
    expect(maker.cancel()).toEqual({ kind: 'nothing' });
  });

  it('follows a whole turn as one act, or not at all', () => {
    maker.go(spot(18, 14, 1));
    expect(maker.follow('w16,14 H2@14,14:2x2x1:r')).toMatchObject({ kind: 'stepped' });
    expect(maker.text).toBe('w16,14 H2@14,14:2x2x1:r');
    expect(maker.undo()).toEqual({ kind: 'undone', steps: 0 });
    expect(maker.follow('w16,14 H2@1,1:2x2x1:r')).toMatchObject({ kind: 'refused' });
    expect(maker.steps).toEqual([]);
  });
});

it('finds the steps again after the turn was closed for a while', () => {
  maker.go(spot(16, 14, 1));
  maker.open(null);
  expect(maker.isOpen).toBe(false);
  expect(maker.reach).toEqual([]);
  maker.open(rules);
  expect(maker.text).toBe('w16,14');
  expect(maker.undo()).toEqual({ kind: 'undone', steps: 0 });
});

describe('touch', () => {
  // Regression: one tap spent a ladder before its route was seen.
  it('shows a path that costs a ladder first, and takes it by the second tap', () => {
    const touched = () =>
      maker.act({ block: 'C1', cell: { x: 12, y: 14, z: 2 }, onTop: true, touch: true });
    expect(touched().kind).toBe('asked');
    expect(maker.confirming?.at).toEqual({ x: 12, y: 14, z: 2 });
    expect(maker.aim?.path.length).toBeGreaterThan(1);
    expect(maker.steps).toEqual([]);
    maker.cancel();
    expect([maker.confirming, maker.aim]).toEqual([null, null]);
    touched();
    touched();
    expect(maker.steps.length > 0 || maker.choosingWay !== null).toBe(true);
  });

  it('walks at once where no ladder is spent', () => {
    const cell = { x: 16, y: 14, z: 1 };
    expect(maker.act({ block: 'H1', cell, onTop: true, touch: true }).kind).toBe('stepped');
  });
});
