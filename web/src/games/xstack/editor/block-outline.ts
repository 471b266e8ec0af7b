/** A block drawn slightly from above and from the right, one millimetre to a pixel. Pure. */

/** How far what lies behind is shifted to the right and up, for each millimetre of depth. */
const SLANT = { x: 0.42, y: 0.3 };
/** Room for the line round it. */
const RIM = 1;
/** A symbol is drawn on a field of 24; it leaves this part of the front's lesser edge free. */
const MARK_SHARE = 0.95;

export interface Outline {
  width: number;
  height: number;
  front: string;
  top: string;
  end: string;
  /** Where the middle of the mark is, and how large. */
  mark: { x: number; y: number; scale: number };
}

/** Edges in micrometres, in any order: it lies on its largest face, its longest edge in front. */
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
