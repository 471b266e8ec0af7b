/**
 * Keeps a hand on its way as long as its block is in the pile: a pointer that wanders a little while
 * it pulls sideways must not lift what lies on the block. Ways that are nearly level or nearly upright
 * are taken for that; whoever means something between pulls at more of an angle.
 */

/** How much of one direction is forgiven for a way in the other: about 20 degrees. */
const FORGIVEN = 0.36;

export class Rail {
  /** What the pointer has done since the block was gripped, and how far the hand has followed. */
  private drawn = { right: 0, up: 0 };
  private followed = { right: 0, up: 0 };

  /** The pointer has moved: how far the hand is to follow. */
  follow(right: number, up: number): { right: number; up: number } {
    this.drawn.right += right;
    this.drawn.up += up;
    const wanted = {
      right: lessened(this.drawn.right, this.drawn.up),
      up: lessened(this.drawn.up, this.drawn.right),
    };
    const way = { right: wanted.right - this.followed.right, up: wanted.up - this.followed.up };
    this.followed = wanted;
    return way;
  }
}

/** What is left of a way when what comes with `other` is forgiven; it grows without a leap. */
function lessened(way: number, other: number): number {
  return Math.sign(way) * Math.max(0, Math.abs(way) - Math.abs(other) * FORGIVEN);
}
