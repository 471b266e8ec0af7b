/** Marks of the flat view, from the same list as those of the 3D board. */
import { CREAM, INK, PAINT } from '@/engine/palette';
import type { MarkItem, MarkShape } from './mark-list';
import { svg, type Attributes } from './svg';

/** Marks below the pieces; all others go on top. */
export const UNDER_PIECES: ReadonlySet<MarkShape> = new Set(['goal', 'line']);

/** A shape drawn twice: wide in one colour, narrow on top in the other. */
function edged(
  tag: 'circle' | 'rect' | 'path',
  attributes: Attributes,
  width: number,
  edge = 0.03,
): SVGElement[] {
  const common = {
    ...attributes,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return [
    svg(tag, { ...common, stroke: INK, 'stroke-width': width + 2 * edge }),
    svg(tag, { ...common, stroke: CREAM, 'stroke-width': width }),
  ];
}

const square = (half: number, rx: number): Attributes => ({
  x: -half,
  y: -half,
  width: half * 2,
  height: half * 2,
  rx,
});

const BROKEN_RING = [0, 1, 2, 3]
  .map((quarter) => {
    const point = (angle: number) => {
      const radians = ((quarter * 90 + angle) * Math.PI) / 180;
      return `${0.48 * Math.cos(radians)} ${0.48 * Math.sin(radians)}`;
    };
    return `M${point(17)}A0.48 0.48 0 0 1 ${point(73)}`;
  })
  .join('');

const BRACKETS =
  'M-0.44 -0.22V-0.44H-0.22M0.22 -0.44H0.44V-0.22M0.44 0.22V0.44H0.22M-0.22 0.44H-0.44V0.22';
const HATCHING =
  'M-0.46 -0.2L-0.2 -0.46M-0.46 0.06L0.06 -0.46M-0.46 0.32L0.32 -0.46M-0.34 0.46L0.46 -0.34M-0.08 0.46L0.46 -0.08M0.18 0.46L0.46 0.18';

const dot = (r: number, edge: number): SVGElement[] => [
  svg('circle', { r: r + edge, fill: CREAM }),
  svg('circle', { r, fill: INK }),
];

/** `onKlotz` means that the mark is for a Klotz, which is square. */
export function drawMark(item: MarkItem, onKlotz: boolean): SVGGElement {
  return svg('g', {}, ...shapes(item, onKlotz));
}

function shapes(item: MarkItem, onKlotz: boolean): SVGElement[] {
  switch (item.shape) {
    case 'ring':
      return onKlotz
        ? edged('rect', square(0.455, 0.09), 0.045)
        : edged('circle', { r: 0.485 }, 0.045);
    case 'dot':
      return dot(0.115, 0.03);
    case 'bead':
      return dot(item.size * 0.4, 0.026);
    case 'aim':
      return edged('rect', square(0.455, 0.1), 0.05);
    case 'capture':
      return edged('path', { d: BROKEN_RING }, 0.04);
    case 'win':
      return [...edged('rect', square(0.4, 0.04), 0.05), ...dot(0.115, 0.03)];
    case 'bracket':
      return [svg('path', { d: BRACKETS, fill: 'none', stroke: INK, 'stroke-width': 0.05 })];
    case 'line':
      return [
        svg('path', {
          d: `M${-item.size / 2} 0H${item.size / 2}`,
          stroke: INK,
          'stroke-width': 0.035,
          'stroke-opacity': 0.8,
        }),
      ];
    case 'hatch':
      return [
        svg('path', { d: HATCHING, stroke: INK, 'stroke-width': 0.05, 'stroke-opacity': 0.6 }),
        ...edged('path', { d: 'M-0.16 -0.16L0.16 0.16M0.16 -0.16L-0.16 0.16' }, 0.06),
      ];
    case 'halo': {
      const line = {
        fill: 'none',
        stroke: CREAM,
        'stroke-width': 0.03,
        'stroke-opacity': 0.9,
      };
      return [
        onKlotz
          ? svg('rect', { ...square(0.44, 0.08), ...line })
          : svg('circle', { r: 0.455, ...line }),
      ];
    }
    case 'cursor':
      return [
        svg('rect', { ...square(0.47, 0.08), fill: 'none', stroke: CREAM, 'stroke-width': 0.1 }),
        svg('rect', { ...square(0.47, 0.08), fill: 'none', stroke: INK, 'stroke-width': 0.055 }),
      ];
    case 'goal':
      return [
        svg('rect', {
          ...square(0.52, 0.08),
          fill: 'none',
          stroke: item.colour ? PAINT[item.colour] : CREAM,
          'stroke-width': 0.22,
          'stroke-opacity': 0.5,
        }),
        svg('rect', { ...square(0.47, 0.04), fill: 'none', stroke: CREAM, 'stroke-width': 0.05 }),
      ];
  }
}
