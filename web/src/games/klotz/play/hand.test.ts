import { beforeEach, describe, expect, it } from 'vitest';
import { FakeAdviser } from '@/shell/fake-adviser';
import type { Press } from '@/shell/pointer';
import { FILES, plainPoint } from './cells';
import { Controller } from './controller.svelte';
import { FakeMatch, human, setup } from './fake-match';
import { Hand } from './hand';

/** A board of 50 px cells, with a1 at (0, 0) and y pointing down. Records every call. */
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
  table = new Controller(new FakeMatch(setup(human, human)), {
    now: () => 0,
    thinker: { chooseMove: () => new Promise(() => {}), cancel() {}, dispose() {} },
    adviser: new FakeAdviser(),
    botPauseMs: 0,
    confirm: () => false,
    save: () => true,
    start: () => new FakeMatch(setup(human, human)),
    restore: () => new FakeMatch(setup(human, human)),
    read: () => new FakeMatch(setup(human, human)),
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
    tap('a1');
    expect(table.choice.selected).toBe('a1');
    hand.move(at('b1'));
    expect(table.choice.aim?.cell).toBe('b1');
    hand.move(at('c4'));
    expect(table.choice.aim).toBeNull();
    tap('b1');
    expect(table.session.view.ply).toBe(1);
    expect(scene.did).toEqual([]);
  });

  it('clicks a chosen piece to put it back, and beside the board as well', () => {
    tap('a1');
    tap('a1');
    expect(table.choice.selected).toBeNull();
    tap('a1');
    hand.press({ id: 1, x: -200, y: 0, button: 0, touch: false });
    hand.release({ id: 1, x: -200, y: 0, button: 0, touch: false });
    expect(table.choice.selected).toBeNull();
  });

  it('drags a piece onto a target, with the path shown on the way', () => {
    hand.press(at('a1'));
    hand.move(at('b1'));
    expect(scene.did).toEqual(['drag a1']);
    expect(table.choice.aim?.cell).toBe('b1');
    expect(table.session.view.ply).toBe(0);
    hand.release(at('b1'));
    expect(scene.did.at(-1)).toBe('let go');
    expect(table.session.view.ply).toBe(1);
  });

  it('explains a drag to where the piece cannot go', () => {
    hand.press(at('a1'));
    hand.move(at('e9'));
    hand.release(at('e9'));
    expect(table.choice.refused).toMatchObject({ cell: 'e9', refusal: { code: 'wrong-length' } });
    expect(table.session.view.ply).toBe(0);
  });

  it('turns the table on an empty cell, and with the other buttons anywhere', () => {
    hand.press(at('h8'));
    hand.move(at('h9'));
    hand.release(at('h9'));
    hand.press(at('a1', { button: 2 }));
    hand.move(at('b1'));
    hand.release(at('b1'));
    expect(scene.did).toEqual(['orbit 0 -50', 'orbit 50 0']);
    expect(table.choice.selected).toBeNull();
    expect(table.session.view.ply).toBe(0);
  });

  it('can think better of a drag', () => {
    hand.press(at('a1'));
    hand.move(at('b1'));
    expect(hand.callOff()).toBe(true);
    hand.release(at('b1'));
    expect(table.session.view.ply).toBe(0);
  });

  it('puts back what it lets go outside the board', () => {
    hand.press(at('a1'));
    hand.move(at('b1'));
    hand.abandon(1);
    expect(hand.dragging).toBe(false);
    expect(table.choice.selected).toBeNull();
    expect(table.session.view.ply).toBe(0);
  });

  it('plays nothing when the browser takes the pointer away', () => {
    hand.press(at('a1'));
    hand.move(at('b1'));
    hand.lose(1);
    expect(scene.did.at(-1)).toBe('let go');
    expect(table.session.view.ply).toBe(0);
  });
});

describe('a finger', () => {
  const touch = { touch: true };

  it('means the cell it just misses', () => {
    const point = scene.pointOf('a1');
    const near = { ...at('a1', touch), x: point.x - 3, y: point.y + 25 };
    hand.press({ ...near, y: point.y + 25.5 });
    hand.release({ ...near, y: point.y + 25.5 });
    expect(table.choice.selected).toBe('a1');
  });

  it('commits where it is lifted, not where it was put down', () => {
    tap('a1', touch);
    hand.press(at('b1', touch));
    hand.move(at('h8', touch));
    expect(table.choice.aim).toBeNull();
    hand.release(at('h8', touch));
    expect(table.session.view.ply).toBe(0);
    expect(table.choice.selected).toBe('a1');
    tap('b1', touch);
    expect(table.session.view.ply).toBe(1);
  });

  it('with a second one pinches instead, and nothing is played', () => {
    hand.press(at('a1', touch));
    hand.move(at('b1', touch));
    hand.press(at('b5', { ...touch, id: 2 }));
    hand.move(at('b9', { ...touch, id: 2 }));
    expect(scene.did).toEqual(['drag a1', 'let go', 'zoom 2', 'orbit 0 -100']);
    hand.release(at('b9', { ...touch, id: 2 }));
    hand.move(at('c1', touch));
    hand.release(at('b1', touch));
    expect(table.session.view.ply).toBe(0);
  });
});
