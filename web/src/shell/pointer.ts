/**
 * What every hand at a table shares: which fingers are down, when a press has become a drag, and two
 * fingers that pinch. What a press means belongs to each game.
 */

export interface Press {
  id: number;
  x: number;
  y: number;
  button: number;
  touch: boolean;
  /** Every button that is down, as `MouseEvent.buttons`. */
  buttons?: number;
  /** Shift is held. */
  shift?: boolean;
}

/** What catches the pointer (`Surface.svelte`) tells the hand of a game. */
export interface PointerHand {
  press(press: Press): void;
  move(press: Press): void;
  release(press: Press): void;
  /** Let go over a panel or outside the window: nothing was meant. */
  abandon(id: number): void;
  /** The browser took the pointer away: nothing happens. */
  lose(id: number): void;
  /** The pointer left without being pressed. */
  leave(): void;
  /** Something is being carried. */
  readonly dragging: boolean;
  /** The mouse is over something that can be pressed, as of the last `move`. */
  readonly pointing: boolean;
}

/** The part of a scene that two fingers turn and zoom. */
interface Turnable {
  orbit(dx: number, dy: number): void;
  zoom(factor: number, clientX: number, clientY: number): void;
}

/** Moving less than this is still a tap. */
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

  /** Where the finger was before; `undefined` if it is not down. */
  move(press: Press): Press | undefined {
    const before = this.down.get(press.id);
    if (before) this.down.set(press.id, { ...press, button: before.button });
    return before;
  }

  /** Whether it was down. */
  lift(id: number): boolean {
    return this.down.delete(id);
  }

  /** Whether the first finger has gone too far for a tap. */
  slipped({ x, y, touch }: Press): boolean {
    const far = Math.hypot(x - this.start.x, y - this.start.y);
    return far > (touch ? SLOP_PX.touch : SLOP_PX.mouse);
  }

  /** One of two fingers has moved: turns and zooms as both of them ask. */
  pinch(scene: Turnable, id: number, before: Press): void {
    const now = this.down.get(id);
    const other = [...this.down.values()].find((press) => press.id !== id);
    if (!now || !other) return;
    const apart = (press: Press) => Math.hypot(press.x - other.x, press.y - other.y) || 1;
    scene.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    scene.orbit((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}
