/**
 * What a hand does on the board: taps, drags, turns the table, pinches. It turns pointer events
 * into choices; it knows neither the page nor the rules. A move is made when the finger or button
 * is released, never when it is pressed, so every press can still be thought better of.
 */
import { Fingers, type PointerHand, type Press } from '@/shell/pointer';
import type { BoardScene } from '../scene/types';
import type { Controller } from './controller.svelte';

type HandScene = Pick<BoardScene, 'cellAt' | 'pointOf' | 'drag' | 'orbit' | 'zoom'>;
type HandTable = Pick<Controller, 'choice' | 'act' | 'tap' | 'select' | 'drop' | 'cancel'>;

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

export class Hand implements PointerHand {
  private doing: Doing = { kind: 'nothing' };
  private readonly fingers = new Fingers();

  constructor(
    private readonly scene: HandScene,
    private readonly table: HandTable,
  ) {}

  press(press: Press): void {
    this.fingers.put(press);
    if (this.fingers.count === 2) return this.beginPinch();
    if (this.fingers.count > 2 || this.doing.kind === 'spent') return;
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
    const before = this.fingers.move(press);
    if (!before) return this.hover(press);
    const slipped = this.fingers.slipped(press);
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
        this.fingers.pinch(this.scene, press.id, before);
        break;
      case 'nothing':
      case 'spent':
        break;
    }
  }

  release(press: Press): void {
    if (!this.fingers.lift(press.id)) return;
    const { doing } = this;
    this.end();
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
        if (cell !== null) this.table.tap(cell);
        else this.table.cancel();
        break;
      case 'nothing':
      case 'pinch':
      case 'spent':
        break;
    }
  }

  /** What was carried off the board is put back. */
  abandon(id: number): void {
    const { dragging } = this;
    this.lose(id);
    if (dragging) this.table.cancel();
  }

  lose(id: number): void {
    if (!this.fingers.lift(id)) return;
    this.letGo();
    this.end();
  }

  leave(): void {
    if (this.fingers.count === 0) this.table.choice.point(null);
  }

  /** Calls off what the hand is doing, as Escape does; whether there was anything. */
  callOff(): boolean {
    const busy = this.doing.kind === 'piece' && this.doing.dragging;
    this.letGo();
    if (this.fingers.count > 0) this.end();
    return busy;
  }

  get dragging(): boolean {
    return this.doing.kind === 'piece' && this.doing.dragging;
  }

  pointing = false;

  /** The mouse moves without a button: one pick gives the target to preview and the cursor. */
  private hover(press: Press): void {
    if (press.touch) return;
    const { choice } = this.table;
    const cell = this.scene.cellAt(press.x, press.y);
    this.pointing =
      cell !== null && (choice.movable.includes(cell) || choice.targetOn(cell) !== null);
    choice.point(cell);
  }

  private letGo(): void {
    if (this.dragging) this.scene.drag(null);
    this.table.choice.point(null);
  }

  /** Fingers that are still down mean nothing any more. */
  private end(): void {
    this.doing = this.fingers.count > 0 ? { kind: 'spent' } : { kind: 'nothing' };
  }

  private beginPinch(): void {
    this.letGo();
    this.doing = { kind: 'pinch' };
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
