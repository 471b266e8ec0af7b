/**
 * Keeps the hand on a straight path while its block is in the pile, so a pointer that wanders while
 * pulling sideways doesn't lift the blocks above. Nearly level or vertical moves snap to the axis;
 * pull at a wider angle to move diagonally.
 */

/** Tolerance for the other axis: about 20 degrees. */
const FORGIVEN = 0.36;

export class Rail {
  /** Pointer travel since the grip, and how far the hand has followed. */
  private drawn = { right: 0, up: 0 };
  private followed = { right: 0, up: 0 };

  /** Returns how far the hand follows a pointer move. */
  follow(right: number, up: number): { right: number; up: number } {
    this.drawn.right += right;
    this.drawn.up += up;
    const wanted = {
      right: lessened(this.drawn.right, this.drawn.up),
      up: lessened(this.drawn.up, this.drawn.right),
    };
    const step = { right: wanted.right - this.followed.right, up: wanted.up - this.followed.up };
    this.followed = wanted;
    return step;
  }
}

/** Reduces a move by the tolerance for `other`, without a jump. */
function lessened(step: number, other: number): number {
  return Math.sign(step) * Math.max(0, Math.abs(step) - Math.abs(other) * FORGIVEN);
}
