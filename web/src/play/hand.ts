/**
 * What a hand does on the board: taps, drags, turns the table, pinches. It turns pointer events
 * into choices; it knows neither the page nor the rules. A move is made when the finger or button
 * is released, never when it is pressed, so every press can still be thought better of.
 */
import type { BoardScene } from '../scene/types';
import type { Controller } from './controller.svelte';

export interface Press {
  id: number;
  x: number;
  y: number;
  button: number;
  touch: boolean;
}

type HandScene = Pick<BoardScene, 'cellAt' | 'pointOf' | 'drag' | 'orbit' | 'zoom'>;
type HandTable = Pick<Controller, 'choice' | 'act' | 'select' | 'drop' | 'cancel'>;

/** Moving less than this is still a tap. */
const SLOP_PX = { mouse: 5, touch: 10 };
/** A finger that misses the middle of a cell by less than this part of a cell still means it. */
const SNAP_CELLS = 0.8;

type Doing =
  | { kind: 'nothing' }
  /** Pressed on a piece that can be chosen. */
  | { kind: 'piece'; cell: string; held: boolean; dragging: boolean }
  /** Pressed on a target: sliding on changes the aim. */
  | { kind: 'aim' }
  /** Pressed elsewhere: a tap, or a turn of the table. */
  | { kind: 'table'; turning: boolean }
  | { kind: 'pinch' }
  /** Fingers still down after something ended; they mean nothing any more. */
  | { kind: 'spent' };

export class Hand {
  private doing: Doing = { kind: 'nothing' };
  private readonly down = new Map<number, Press>();
  private start = { x: 0, y: 0 };

  constructor(
    private readonly scene: HandScene,
    private readonly table: HandTable,
  ) {}

  press(press: Press): void {
    this.down.set(press.id, press);
    if (this.down.size === 2) return this.beginPinch();
    if (this.down.size > 2 || this.doing.kind === 'spent') return;
    this.start = { x: press.x, y: press.y };
    if (press.button !== 0) {
      this.doing = { kind: 'table', turning: true };
      return;
    }
    const { choice } = this.table;
    const cell = this.cellAt(press);
    if (cell !== null && choice.targetOn(cell)) {
      this.doing = { kind: 'aim' };
      choice.point(cell);
    } else if (cell !== null && choice.movable.includes(cell)) {
      const held = choice.selected === cell;
      this.doing = { kind: 'piece', cell, held, dragging: false };
      if (!held) this.table.select(cell);
    } else {
      this.doing = { kind: 'table', turning: false };
    }
  }

  move(press: Press): void {
    const before = this.down.get(press.id);
    if (!before) {
      if (!press.touch) this.table.choice.point(this.scene.cellAt(press.x, press.y));
      return;
    }
    this.down.set(press.id, { ...press, button: before.button });
    const far = Math.hypot(press.x - this.start.x, press.y - this.start.y);
    const slipped = far > (press.touch ? SLOP_PX.touch : SLOP_PX.mouse);
    const { doing } = this;
    switch (doing.kind) {
      case 'piece':
        doing.dragging ||= slipped;
        if (doing.dragging) {
          this.scene.drag({ cell: doing.cell, clientX: press.x, clientY: press.y });
          this.table.choice.point(this.cellAt(press));
        }
        break;
      case 'aim':
        this.table.choice.point(this.cellAt(press));
        break;
      case 'table':
        doing.turning ||= slipped;
        if (doing.turning) this.scene.orbit(press.x - before.x, press.y - before.y);
        break;
      case 'pinch':
        this.pinch(press.id, before);
        break;
      case 'nothing':
      case 'spent':
        break;
    }
  }

  release(press: Press): void {
    if (!this.down.delete(press.id)) return;
    const { doing } = this;
    this.doing = this.down.size > 0 ? { kind: 'spent' } : { kind: 'nothing' };
    const cell = this.cellAt(press);
    switch (doing.kind) {
      case 'piece':
        if (doing.dragging) {
          this.scene.drag(null);
          this.table.drop(cell);
        } else if (doing.held) this.table.act(doing.cell);
        break;
      case 'aim':
        if (cell !== null && this.table.choice.targetOn(cell)) this.table.act(cell);
        else this.table.choice.point(null);
        break;
      case 'table':
        if (doing.turning) break;
        if (cell !== null) this.table.act(cell);
        else this.table.cancel();
        break;
      case 'nothing':
      case 'pinch':
      case 'spent':
        break;
    }
  }

  /** The browser took the pointer away: nothing happens. */
  lose(id: number): void {
    if (!this.down.delete(id)) return;
    this.letGo();
    this.doing = this.down.size > 0 ? { kind: 'spent' } : { kind: 'nothing' };
  }

  /** The pointer left the board without being pressed. */
  leave(): void {
    if (this.down.size === 0) this.table.choice.point(null);
  }

  /** Calls off what the hand is doing, as Escape does; whether there was anything. */
  callOff(): boolean {
    const busy = this.doing.kind === 'piece' && this.doing.dragging;
    this.letGo();
    if (this.down.size > 0) this.doing = { kind: 'spent' };
    return busy;
  }

  get dragging(): boolean {
    return this.doing.kind === 'piece' && this.doing.dragging;
  }

  private letGo(): void {
    if (this.dragging) this.scene.drag(null);
    this.table.choice.point(null);
  }

  private beginPinch(): void {
    this.letGo();
    this.doing = { kind: 'pinch' };
  }

  private pinch(id: number, before: Press): void {
    const now = this.down.get(id)!;
    const other = [...this.down.values()].find((press) => press.id !== id);
    if (!other) return;
    const apart = (press: Press) => Math.hypot(press.x - other.x, press.y - other.y) || 1;
    this.scene.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.scene.orbit((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** What a press means. Fingers are thick: near a cell that can be meant, that cell is. */
  private cellAt(press: Press): string | null {
    const cell = this.scene.cellAt(press.x, press.y);
    if (!press.touch) return cell;
    const { choice } = this.table;
    const meant = [...choice.targets.map((target) => target.cell), ...choice.movable];
    if (cell !== null && meant.includes(cell)) return cell;
    const [a, b] = [this.scene.pointOf('g7'), this.scene.pointOf('h7')];
    let nearest = { cell, distance: SNAP_CELLS * Math.hypot(b.x - a.x, b.y - a.y) };
    for (const each of meant) {
      const point = this.scene.pointOf(each);
      const distance = Math.hypot(point.x - press.x, point.y - press.y);
      if (distance < nearest.distance) nearest = { cell: each, distance };
    }
    return nearest.cell;
  }
}
