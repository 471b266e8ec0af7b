/** Draws a block from slightly above and from the right, at one pixel per millimetre. Pure. */

/** Shift to the right and up per millimetre of depth. */
const SLANT = { x: 0.42, y: 0.3 };
/** Space for the outline. */
const RIM = 1;
/** Symbols use a 24-unit grid; this is their share of the front's shorter edge. */
const MARK_SHARE = 0.95;

export interface Outline {
  width: number;
  height: number;
  front: string;
  top: string;
  end: string;
  /** Centre and scale of the symbol. */
  mark: { x: number; y: number; scale: number };
}

/**
 * Edges in micrometres, in any order: the block lies on its largest face, longest edge in front.
 */
export function outline(size: readonly [number, number, number]): Outline {
  const [thick, deep, long] = size.map((edge) => edge / 1000).sort((a, b) => a - b) as [
    number,
    number,
    number,
  ];
  const [dx, dy] = [deep * SLANT.x, deep * SLANT.y];
  const [left, right] = [RIM, RIM + long];
  const [upper, lower] = [RIM + dy, RIM + dy + thick];
  return {
    width: Math.ceil(right + dx + RIM),
    height: Math.ceil(lower + RIM),
    front: `M${left} ${upper}H${right}V${lower}H${left}z`,
    top: `M${left} ${upper}l${dx} ${-dy}H${right + dx}L${right} ${upper}z`,
    end: `M${right} ${upper}l${dx} ${-dy}v${thick}L${right} ${lower}z`,
    mark: { x: (left + right) / 2, y: (upper + lower) / 2, scale: (thick * MARK_SHARE) / 24 },
  };
}
