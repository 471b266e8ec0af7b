/** The colour symbols as SVG paths around the origin, with a radius of about 1 (y points down). */
import type { SymbolName } from './palette';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const bar = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const SYMBOL_PATHS: Record<SymbolName, string> = {
  none: '',
  joint: '',
  diamond: 'M0 -1L0.86 0L0 1L-0.86 0Z',
  disc: circle(0, 0, 0.82),
  triangle: 'M0 -0.92L0.92 0.78H-0.92Z',
  bars: bar(-0.8, -0.57, 1.6, 0.42, 0.12) + bar(-0.8, 0.15, 1.6, 0.42, 0.12),
  ring: circle(0, 0, 0.92) + circle(0, 0, 0.48),
  petals:
    circle(0.55, 0, 0.42) +
    circle(-0.55, 0, 0.42) +
    circle(0, 0.55, 0.42) +
    circle(0, -0.55, 0.42) +
    'M-0.3 -0.3h0.6v0.6h-0.6Z',
  dots: circle(-0.72, 0, 0.24) + circle(0, 0, 0.24) + circle(0.72, 0, 0.24),
  cross:
    'M-0.73 -0.55L-0.55 -0.73L0 -0.18L0.55 -0.73L0.73 -0.55L0.18 0L0.73 0.55L0.55 0.73L0 0.18L-0.55 0.73L-0.73 0.55L-0.18 0Z',
};
