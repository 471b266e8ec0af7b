/** Which side of the board is near, as turned by the buttons. */
import type { CameraName } from '../scene/types';

/** Turning the board to the left brings its right side near. */
const SIDES: readonly CameraName[] = ['home', 'right', 'far', 'left'];

export class Turntable {
  private side = 0;

  /** Turns by a quarter: 1 to the left, -1 to the right. */
  turn(by: 1 | -1): CameraName {
    this.side = (this.side + by + SIDES.length) % SIDES.length;
    return SIDES[this.side]!;
  }

  reset(): void {
    this.side = 0;
  }
}
