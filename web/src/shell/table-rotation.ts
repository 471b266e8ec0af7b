/** Which side of the table faces you, as set by the rotate buttons. */

/** Rotating the table to the left brings its right side to the front. */
const SIDES = ['home', 'right', 'far', 'left'] as const;

export class TableRotation {
  private side = 0;

  /** Rotates by a quarter turn: 1 to the left, -1 to the right. */
  turn(by: 1 | -1): (typeof SIDES)[number] {
    this.side = (this.side + by + SIDES.length) % SIDES.length;
    return SIDES[this.side]!;
  }

  reset(): void {
    this.side = 0;
  }
}
