/** Raises the selected piece, lowers the previous one and shakes a refused one. */
import { clamp, easeOut } from './easing';
/** Height of a selected or moving piece. */
export const RAISED = 0.22;

export const SHAKE_MS = 240;
const SHAKE_REACH = 0.06;
const LIFT_MS = 120;

export class Raising<Piece> {
  /** How far each piece is raised, from 0 to 1. */
  private readonly up = new Map<Piece, number>();
  private lastStep = 0;

  has(piece: Piece): boolean {
    return this.up.has(piece);
  }

  /** Marks a piece as already raised, for example by a drag. */
  hold(piece: Piece): void {
    this.up.set(piece, 1);
  }

  clear(): void {
    this.up.clear();
  }

  /** Updates the height of every moving piece; returns whether one still moves. */
  step(
    now: number,
    chosen: Piece | undefined,
    reduced: boolean,
    place: (piece: Piece, lift: number) => void,
  ): boolean {
    const change = reduced ? 1 : clamp((now - this.lastStep) / LIFT_MS, 0, 1);
    this.lastStep = now;
    if (chosen !== undefined && !this.up.has(chosen)) this.up.set(chosen, 0);
    let moving = false;
    for (const [piece, up] of this.up) {
      const goal = piece === chosen ? 1 : 0;
      const next = goal === 1 ? Math.min(1, up + change) : Math.max(0, up - change);
      place(piece, RAISED * easeOut(next));
      if (next === 0 && goal === 0) this.up.delete(piece);
      else this.up.set(piece, next);
      if (next !== goal) moving = true;
    }
    return moving;
  }
}

/** The shake of a refused piece. */
export class Shaking<Piece> {
  private current: { piece: Piece; started: number | null } | null = null;

  start(piece: Piece): void {
    this.current = { piece, started: null };
  }

  /** Updates the sideways offset of the refused piece; returns whether it still shakes. */
  step(now: number, place: (piece: Piece, offset: number) => void): boolean {
    if (!this.current) return false;
    this.current.started ??= now;
    const ms = now - this.current.started;
    place(this.current.piece, ms >= SHAKE_MS ? 0 : shake(ms));
    if (ms >= SHAKE_MS) this.current = null;
    return this.current !== null;
  }
}

/** Sideways offset of a refused piece: three decaying swings. */
export function shake(ms: number): number {
  const t = clamp(ms / SHAKE_MS, 0, 1);
  return SHAKE_REACH * Math.sin(t * Math.PI * 6) * (1 - t);
}
