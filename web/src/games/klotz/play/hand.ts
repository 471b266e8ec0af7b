/**
 * Translates pointer events into choices: tap, drag, rotate, pinch. It knows neither the page nor
 * the rules. Moves are made on release, never on press, so you can still change your mind.
 */
import { clamp } from '@/engine/easing';
import { Fingers, type PointerHand, type Press } from '@/shell/pointer';
import type { BoardScene } from '../scene/types';
import { FILES, RANKS } from './cells';
import type { Controller } from './controller.svelte';

type HandScene = Pick<
  BoardScene,
  'cellAt' | 'pieceNear' | 'pointOf' | 'drag' | 'hover' | 'orbit' | 'zoom'
>;
type HandTable = Pick<Controller, 'choice' | 'act' | 'tap' | 'select' | 'drop' | 'cancel'>;

/** A touch this close to the centre of a cell, in cells, snaps to it. */
const SNAP_CELLS = 0.8;
/** A drag that starts this close to a piece, in cells, means the piece and not the camera. */
const BESIDE_CELLS = 0.75;
/** A piece dragged with a finger floats this far above it, so that you see where it goes. */
const FINGER_PX = 52;

type Doing =
  | { kind: 'nothing' }
  /** Pressed on a selectable piece. */
  | { kind: 'piece'; cell: string; held: boolean; dragging: boolean }
  /** Pressed on a target: sliding changes the aim. */
  | { kind: 'aim' }
  /** Pressed beside a selectable piece: a tap on the cell, or a drag of the piece. */
  | { kind: 'beside'; cell: string }
  /** Pressed on or beside a piece that can't move: only a tap. */
  | { kind: 'fixed' }
  /** Pressed on empty ground: a tap, or a rotation of the table. */
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
      this.doing = this.besidePiece(press);
    }
  }

  /** What a press means that hit neither a target nor a selectable piece. */
  private besidePiece(press: Press): Doing {
    const near = this.scene.pieceNear(press.x, press.y);
    if (!near || near.cells > BESIDE_CELLS) return { kind: 'table', turning: false };
    const { movable } = this.table.choice;
    return movable.includes(near.cell) ? { kind: 'beside', cell: near.cell } : { kind: 'fixed' };
  }

  move(press: Press): void {
    const before = this.fingers.move(press);
    if (!before) return this.hover(press);
    const slipped = this.fingers.slipped(press);
    const { doing } = this;
    switch (doing.kind) {
      case 'piece':
        doing.dragging ||= slipped;
        if (doing.dragging) this.dragTo(doing.cell, press);
        break;
      case 'beside':
        if (!slipped) break;
        if (this.table.choice.selected !== doing.cell) this.table.select(doing.cell);
        this.doing = { kind: 'piece', cell: doing.cell, held: false, dragging: true };
        this.dragTo(doing.cell, press);
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
      case 'fixed':
      case 'nothing':
      case 'spent':
        break;
    }
  }

  private dragTo(cell: string, press: Press): void {
    const at = this.carried(press);
    this.scene.drag({ cell, clientX: at.x, clientY: at.y });
    this.table.choice.point(this.cellAt(at));
  }

  /** Where a dragged piece is: under the mouse, above a finger. */
  private carried(press: Press): Press {
    if (!press.touch) return press;
    // Towards the lower edge the distance shrinks, so that you can reach the cells there.
    const corners = [FILES[0]!, FILES.at(-1)!].flatMap((file) => [
      this.scene.pointOf(`${file}1`).y,
      this.scene.pointOf(`${file}${RANKS.length}`).y,
    ]);
    const left = Math.max(...corners) - press.y;
    return { ...press, y: press.y - clamp(left / 2, 0, FINGER_PX) };
  }

  release(press: Press): void {
    if (!this.fingers.lift(press.id)) return;
    const { doing } = this;
    const cell = this.cellAt(press);
    const dropped = this.dragging ? this.cellAt(this.carried(press)) : null;
    this.end();
    switch (doing.kind) {
      case 'piece':
        if (doing.dragging) {
          this.scene.drag(null);
          this.table.drop(dropped);
        } else if (doing.held) this.table.act(doing.cell);
        break;
      case 'aim':
        if (cell !== null && this.table.choice.targetOn(cell)) this.table.act(cell);
        else this.table.choice.point(null);
        break;
      case 'table':
      case 'beside':
      case 'fixed':
        if (doing.kind === 'table' && doing.turning) break;
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
    if (this.fingers.count > 0) return;
    this.scene.hover(null);
    this.table.choice.point(null);
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
    this.scene.hover(cell);
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
