/**
 * Shared by the hands of all games: which fingers are down, when a press becomes a drag, and
 * pinching. Each game decides what a press means.
 */

export interface Press {
  id: number;
  x: number;
  y: number;
  button: number;
  touch: boolean;
  /** All pressed buttons, as in `MouseEvent.buttons`. */
  buttons?: number;
  shift?: boolean;
}

/** Pointer events that `Surface.svelte` forwards to the hand of a game. */
export interface PointerHand {
  press(press: Press): void;
  move(press: Press): void;
  release(press: Press): void;
  /** Released over a panel or outside the window: cancel. */
  abandon(id: number): void;
  /** The browser cancelled the pointer. */
  lose(id: number): void;
  /** The pointer left without a press. */
  leave(): void;
  readonly dragging: boolean;
  /** Whether the mouse was over something you can press at the last `move`. */
  readonly pointing: boolean;
}

/** The part of a scene that pinching controls. */
interface Turnable {
  orbit(dx: number, dy: number): void;
  zoom(factor: number, clientX: number, clientY: number): void;
}

/** Smaller movements still count as a tap. */
const SLOP_PX = { mouse: 5, touch: 10 };

export class Fingers {
  private readonly down = new Map<number, Press>();
  private start = { x: 0, y: 0 };

  get count(): number {
    return this.down.size;
  }

  put(press: Press): void {
    this.down.set(press.id, press);
    if (this.down.size === 1) this.start = { x: press.x, y: press.y };
  }

  /** Returns the finger's previous position; `undefined` if it isn't down. */
  move(press: Press): Press | undefined {
    const before = this.down.get(press.id);
    if (before) this.down.set(press.id, { ...press, button: before.button });
    return before;
  }

  /** Returns whether it was down. */
  lift(id: number): boolean {
    return this.down.delete(id);
  }

  /** Whether the first finger moved too far for a tap. */
  slipped({ x, y, touch }: Press): boolean {
    const far = Math.hypot(x - this.start.x, y - this.start.y);
    return far > (touch ? SLOP_PX.touch : SLOP_PX.mouse);
  }

  /** One of two fingers moved: rotate and zoom. */
  pinch(scene: Turnable, id: number, before: Press): void {
    const now = this.down.get(id);
    const other = [...this.down.values()].find((press) => press.id !== id);
    if (!now || !other) return;
    const apart = (press: Press) => Math.hypot(press.x - other.x, press.y - other.y) || 1;
    scene.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    scene.orbit((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}
