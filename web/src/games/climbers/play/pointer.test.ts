import { beforeEach, describe, expect, it } from 'vitest';
import { FakeAdviser } from '@/shell/fake-workers';
import type { Press } from '@/shell/pointer';
import type { Spot } from '@/wasm/climbers';
import type { TowerPick } from '../scene/types';
import { Controller } from './controller.svelte';
import { human, newMatch, setup } from './testing';
import { topAt } from './lattice';
import { TowerHand } from './pointer';

/** Ten pixels per cell, seen from above; y grows downwards. */
const PX = 10;

/** Stands for the drawn tower: picks cells and blocks of the real position. */
class FakeScene {
  did: string[] = [];

  constructor(private readonly table: () => Controller) {}

  pick(x: number, y: number): TowerPick {
    const [cx, cy] = [Math.floor(x / PX), Math.floor(-y / PX)];
    const { spot, block } = topAt(this.table().shown.position, cx, cy);
    return { block: block?.id ?? null, cell: spot, pawn: null };
  }

  cornerAt(x: number, y: number, size: readonly [number, number, number]) {
    return { x: Math.round(x / PX - size[0] / 2), y: Math.round(-y / PX - size[1] / 2) };
  }

  pointOf({ x, y }: Spot) {
    return { x: (x + 0.5) * PX, y: -(y + 0.5) * PX };
  }

  orbit(dx: number, dy: number): void {
    this.did.push(`orbit ${dx} ${dy}`);
  }

  zoom(factor: number): void {
    this.did.push(`zoom ${factor}`);
  }
}

let scene: FakeScene;
let table: Controller;
let hand: TowerHand;

beforeEach(() => {
  table = new Controller(newMatch(setup(human, human)), {
    now: () => 0,
    thinker: { chooseMove: () => new Promise(() => {}), cancel() {}, dispose() {} },
    adviser: new FakeAdviser(),
    botPauseMs: 0,
    save: () => true,
    saveDraft() {},
    start: () => newMatch(setup(human, human)),
    restore: () => newMatch(setup(human, human)),
    read: () => newMatch(setup(human, human)),
    announce() {},
    clockTicked() {},
  });
  scene = new FakeScene(() => table);
  hand = new TowerHand(scene, table);
  return () => table.dispose();
});

/** A press at a lattice point: `at(16.5, 14.5)` is the centre of cell 16,14. */
function at(x: number, y: number, more: Partial<Press> = {}): Press {
  return { id: 1, x: x * PX, y: -y * PX, button: 0, touch: false, ...more };
}

function tap(x: number, y: number, more: Partial<Press> = {}): void {
  hand.press(at(x, y, more));
  hand.release(at(x, y, more));
}

function drag(from: [number, number], to: [number, number], more: Partial<Press> = {}): void {
  hand.press(at(...from, more));
  hand.move(at(...to, more));
  hand.release(at(...to, more));
}

describe('a mouse', () => {
  it('shows the way to a marked cell and goes there by a click', () => {
    hand.move(at(16.5, 14.5));
    expect(table.maker.aim?.goal.at).toEqual({ x: 16, y: 14, z: 1 });
    hand.leave();
    expect(table.maker.aim).toBeNull();
    tap(16.5, 14.5);
    expect(table.maker.text).toBe('w16,14');
  });

  it('takes a block by a click, carries its ghost and places it', () => {
    table.maker.setIntent('block'); // every top here can be walked on, too
    tap(17.5, 15.5);
    expect(table.maker.hand?.id).toBe('H1');
    hand.move(at(15, 15));
    expect(table.maker.hand?.ghost).toMatchObject({ x: 14, y: 14 });
    tap(15, 15);
    expect(table.maker.text).toBe('H1@14,14:2x2x1:r');
  });

  it('drags a block, and keeps it in hand where it cannot stand', () => {
    drag([17, 15], [15, 15]);
    expect(table.maker.text).toBe('H1@14,14:2x2x1:r');
    table.session.undo();
    drag([17, 15], [5, 5]);
    expect(table.maker.text).toBe('-');
    expect(table.maker.hand?.id).toBe('H1');
    expect(table.maker.refused?.refusal.code).toBe('touches-nothing');
  });

  it('still has the block when it lets go outside the tower', () => {
    hand.press(at(17, 15));
    hand.move(at(15, 15));
    expect(hand.dragging).toBe(true);
    hand.abandon(1);
    expect(hand.dragging).toBe(false);
    expect(table.maker.hand?.id).toBe('H1');
    expect(table.maker.text).toBe('-');
  });

  it('puts a block back by a click where it was taken', () => {
    table.maker.setIntent('block');
    tap(17.5, 15.5);
    expect(table.maker.hand?.id).toBe('H1');
    tap(17.5, 15.5);
    expect(table.maker.hand).toBeNull();
  });

  it('looks round beside the blocks and with the right button', () => {
    drag([5, 5], [6, 5]);
    drag([17, 15], [18, 15], { button: 2 });
    expect(scene.did).toEqual(['orbit 10 0', 'orbit 10 0']);
    expect(table.maker.hand).toBeNull();
  });
});

describe('a finger', () => {
  const touch = { touch: true };

  it('looks round when it drags with nothing in hand', () => {
    drag([17, 15], [19, 15], touch);
    expect(scene.did).toEqual(['orbit 20 0']);
    expect(table.maker.hand).toBeNull();
  });

  it('drags the ghost by where it took hold of it, and leaves the placing to the button', () => {
    table.make((maker) => maker.take('H1'));
    drag([17.4, 15], [15.4, 15], touch);
    expect(table.maker.hand?.ghost).toMatchObject({ x: 14, y: 14 });
    expect(table.maker.text).toBe('-');
    table.make((maker) => maker.place());
    expect(table.maker.text).toBe('H1@14,14:2x2x1:r');
  });

  it('brings the ghost to where it taps', () => {
    table.make((maker) => maker.take('H1'));
    tap(5, 5, touch);
    expect(table.maker.hand?.ghost).toMatchObject({ x: 4, y: 4 });
  });

  it('means a marked cell that it nearly hits', () => {
    // Yellow's pawn stands on 15,12.
    tap(15.5, 12.5, touch);
    expect(table.maker.steps).toEqual([]);
    tap(15.5, 13.1, touch);
    expect(table.maker.text).toBe('w15,13');
  });

  it('pinches with a second one, and then means nothing until all are up', () => {
    hand.press(at(10, 10, touch));
    hand.press(at(12, 10, { ...touch, id: 2 }));
    hand.move(at(14, 10, { ...touch, id: 2 }));
    expect(scene.did[0]).toBe('zoom 2');
    hand.release(at(14, 10, { ...touch, id: 2 }));
    hand.release(at(16.5, 14.5, touch));
    expect(table.maker.steps).toEqual([]);
  });
});
