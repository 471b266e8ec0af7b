import { beforeEach, describe, expect, it } from 'vitest';
import { FakeAdviser } from '@/shell/fake-workers';
import type { Press } from '@/shell/pointer';
import { FILES, plainPoint } from './cells';
import { Controller } from './controller.svelte';
import { Hand } from './hand';
import { human, newMatch, setup } from './testing';

/** Stands for the drawn board: 50 px cells, with a1 at (0, 0) and y pointing down. Records every call. */
class FakeScene {
  did: string[] = [];

  pointOf(cell: string) {
    const { x, y } = plainPoint(cell);
    return { x: x * 50 + 25, y: y * 50 + 725 };
  }

  cellAt(x: number, y: number): string | null {
    const [file, rank] = [Math.floor(x / 50), 14 - Math.floor(y / 50)];
    return FILES[file] && rank >= 1 && rank <= 14 ? `${FILES[file]}${rank}` : null;
  }

  /** The tests press in the middle of cells, so the nearest piece is on the cell or far away. */
  pieceNear(x: number, y: number): { cell: string; cells: number } | null {
    const near = table.shown.position.pieces.map(({ cell }) => {
      const point = this.pointOf(cell);
      return { cell, cells: Math.hypot(point.x - x, point.y - y) / 50 };
    });
    return near.sort((a, b) => a.cells - b.cells)[0] ?? null;
  }

  hover() {}

  drag(hold: { cell: string } | null) {
    this.did.push(hold ? `drag ${hold.cell}` : 'let go');
  }

  orbit(dx: number, dy: number) {
    this.did.push(`orbit ${dx} ${dy}`);
  }

  zoom(factor: number) {
    this.did.push(`zoom ${factor}`);
  }
}

let scene: FakeScene;
let table: Controller;
let hand: Hand;

beforeEach(() => {
  scene = new FakeScene();
  table = new Controller(newMatch(setup(human, human)), {
    now: () => 0,
    thinker: { chooseMove: () => new Promise(() => {}), cancel() {}, dispose() {} },
    adviser: new FakeAdviser(),
    botPauseMs: 0,
    confirm: () => false,
    save: () => true,
    start: () => newMatch(setup(human, human)),
    restore: () => newMatch(setup(human, human)),
    read: () => newMatch(setup(human, human)),
    announce() {},
    clockTicked() {},
  });
  hand = new Hand(scene, table);
  return () => table.dispose();
});

function at(cell: string, more: Partial<Press> = {}): Press {
  return { id: 1, ...scene.pointOf(cell), button: 0, touch: false, ...more };
}

function tap(cell: string, more: Partial<Press> = {}) {
  hand.press(at(cell, more));
  hand.release(at(cell, more));
}

describe('a mouse', () => {
  it('clicks a piece and then a place', () => {
    tap('b2');
    expect(table.choice.selected).toBe('b2');
    hand.move(at('c2'));
    expect(table.choice.aim?.cell).toBe('c2');
    hand.move(at('c4'));
    expect(table.choice.aim).toBeNull();
    tap('c2');
    expect(table.session.view.ply).toBe(1);
    expect(scene.did).toEqual([]);
  });

  it('clicks a chosen piece to put it back, and beside the board as well', () => {
    tap('b2');
    tap('b2');
    expect(table.choice.selected).toBeNull();
    tap('b2');
    hand.press({ id: 1, x: -200, y: 0, button: 0, touch: false });
    hand.release({ id: 1, x: -200, y: 0, button: 0, touch: false });
    expect(table.choice.selected).toBeNull();
  });

  it('drags a piece onto a target, with the path shown on the way', () => {
    hand.press(at('b2'));
    hand.move(at('c2'));
    expect(scene.did).toEqual(['drag b2']);
    expect(table.choice.aim?.cell).toBe('c2');
    expect(table.session.view.ply).toBe(0);
    hand.release(at('c2'));
    expect(scene.did.at(-1)).toBe('let go');
    expect(table.session.view.ply).toBe(1);
  });

  it('explains a drag to where the piece cannot go', () => {
    hand.press(at('b2'));
    hand.move(at('e9'));
    hand.release(at('e9'));
    expect(table.choice.refused).toMatchObject({
      cell: 'e9',
      refusal: { code: 'column-distance' },
    });
    expect(table.session.view.ply).toBe(0);
  });

  it('turns the table on an empty cell, and with the other buttons anywhere', () => {
    hand.press(at('k9'));
    hand.move(at('k10'));
    hand.release(at('k10'));
    hand.press(at('b2', { button: 2 }));
    hand.move(at('c2'));
    hand.release(at('c2'));
    expect(scene.did).toEqual(['orbit 0 -50', 'orbit 50 0']);
    expect(table.choice.selected).toBeNull();
    expect(table.session.view.ply).toBe(0);
  });

  it('does not turn the table on a piece that cannot move', () => {
    const { pieces } = table.shown.position;
    const other = pieces.find((piece) => piece.kind === 'klotz' && piece.colour !== 'red')!;
    hand.press(at(other.cell));
    hand.move(at('k11'));
    hand.release(at('k11'));
    expect(scene.did).toEqual([]);
  });

  it('takes the piece when a drag starts beside it, and turns nothing', () => {
    const beside = { ...at('b2'), x: scene.pointOf('b2').x + 30 };
    expect(scene.cellAt(beside.x, beside.y)).toBe('c2');
    hand.press(beside);
    hand.move({ ...beside, x: beside.x + 20 });
    expect(scene.did).toEqual(['drag b2']);
    hand.release({ ...beside, x: beside.x + 20 });
    expect(table.session.view.ply).toBe(1);
  });

  it('can think better of a drag', () => {
    hand.press(at('b2'));
    hand.move(at('c2'));
    expect(hand.callOff()).toBe(true);
    hand.release(at('c2'));
    expect(table.session.view.ply).toBe(0);
  });

  it('puts a piece back that is dropped outside the board', () => {
    hand.press(at('b2'));
    hand.move(at('c2'));
    hand.abandon(1);
    expect(hand.dragging).toBe(false);
    expect(table.choice.selected).toBeNull();
    expect(table.session.view.ply).toBe(0);
  });

  it('plays nothing when the browser takes the pointer away', () => {
    hand.press(at('b2'));
    hand.move(at('c2'));
    hand.lose(1);
    expect(scene.did.at(-1)).toBe('let go');
    expect(table.session.view.ply).toBe(0);
  });
});

describe('a finger', () => {
  const touch = { touch: true };

  it('means the cell it just misses', () => {
    const point = scene.pointOf('b2');
    const near = { ...at('b2', touch), x: point.x - 3, y: point.y + 25 };
    hand.press({ ...near, y: point.y + 25.5 });
    hand.release({ ...near, y: point.y + 25.5 });
    expect(table.choice.selected).toBe('b2');
  });

  it('carries a piece above itself, where it can be seen', () => {
    tap('b2', touch);
    tap('b3', touch); // now it is yellow's turn
    hand.press(at('b4', touch));
    const below = { ...at('b5', touch), y: scene.pointOf('b5').y + 52 };
    hand.move({ ...below, x: below.x - 20 });
    hand.move(below);
    expect(table.choice.aim?.cell).toBe('b5');
    hand.release(below);
    expect(table.session.view.ply).toBe(2);
  });

  it('reaches the lowest rank', () => {
    hand.press(at('b2', touch));
    hand.move(at('b1', touch));
    expect(table.choice.aim?.cell).toBe('b1');
    hand.release(at('b1', touch));
    expect(table.session.view.ply).toBe(1);
  });

  it('commits where it is lifted, not where it was put down', () => {
    tap('b2', touch);
    hand.press(at('c2', touch));
    hand.move(at('k9', touch));
    expect(table.choice.aim).toBeNull();
    hand.release(at('k9', touch));
    expect(table.session.view.ply).toBe(0);
    expect(table.choice.selected).toBe('b2');
    tap('c2', touch);
    expect(table.session.view.ply).toBe(1);
  });

  it('with a second one pinches instead, and nothing is played', () => {
    hand.press(at('b2', touch));
    hand.move(at('c2', touch));
    hand.press(at('c5', { ...touch, id: 2 }));
    hand.move(at('c8', { ...touch, id: 2 }));
    expect(scene.did).toEqual(['drag b2', 'let go', 'zoom 2', 'orbit 0 -75']);
    hand.release(at('c8', { ...touch, id: 2 }));
    hand.move(at('d2', touch));
    hand.release(at('c2', touch));
    expect(table.session.view.ply).toBe(0);
  });
});
