/**
 * Translates pointer events into choices: tap, drag, rotate, pinch. It knows neither the page nor
 * the rules. Moves are made on release, never on press, so you can still change your mind.
 */
import { Fingers, type PointerHand, type Press } from '@/shell/pointer';
import type { BoardScene } from '../scene/types';
import type { Controller } from './controller.svelte';

type HandScene = Pick<BoardScene, 'cellAt' | 'pointOf' | 'drag' | 'orbit' | 'zoom'>;
type HandTable = Pick<Controller, 'choice' | 'act' | 'tap' | 'select' | 'drop' | 'cancel'>;

/** A touch this close to the centre of a cell, in cells, snaps to it. */
const SNAP_CELLS = 0.8;

type Doing =
  | { kind: 'nothing' }
  /** Pressed on a selectable piece. */
  | { kind: 'piece'; cell: string; held: boolean; dragging: boolean }
  /** Pressed on a target: sliding changes the aim. */
  | { kind: 'aim' }
  /** Pressed anywhere else: a tap, or a rotation of the table. */
  | { kind: 'table'; turning: boolean }
  | { kind: 'pinch' }
  /** Fingers still down after a gesture ended; we ignore them. */
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

  /** Returns a dragged piece when the pointer leaves the board. */
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

  /** Cancels the current gesture, as Escape does. Returns whether there was one. */
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

  /** Mouse movement without a button: a single pick yields both preview target and cursor. */
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

  /** Ignores the fingers that are still down. */
  private end(): void {
    this.doing = this.fingers.count > 0 ? { kind: 'spent' } : { kind: 'nothing' };
  }

  private beginPinch(): void {
    this.letGo();
    this.doing = { kind: 'pinch' };
  }

  /** The cell a press means. Touches snap to the nearest useful cell. */
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
