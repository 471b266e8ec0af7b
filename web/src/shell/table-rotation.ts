/** Which side of the table is near, as turned by the buttons. */

/** Turning the table to the left brings its right side near. */
const SIDES = ['home', 'right', 'far', 'left'] as const;

export class TableRotation {
  private side = 0;

  /** Turns by a quarter: 1 to the left, -1 to the right. */
  turn(by: 1 | -1): (typeof SIDES)[number] {
    this.side = (this.side + by + SIDES.length) % SIDES.length;
    return SIDES[this.side]!;
  }

  reset(): void {
    this.side = 0;
  }
}
