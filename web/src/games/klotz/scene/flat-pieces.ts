/** The pieces of the flat view: columns with digit and rings, Klötze with colour and symbol. */
import { COLUMN_RING, PAINT, PAINT_SYMBOL, WOODS, COLUMN_WOOD, inlayOn } from '@/engine/palette';
import { SYMBOL_PATHS } from '@/engine/symbol-paths';
import { FLAT_FONT } from './flat-style';
import { svg } from './svg';
import type { Colour, Piece } from './types';

const COLUMN_R = 0.41;
const RINGS = [0.355, 0.305, 0.255] as const;
const KLOTZ_HALF = 0.415;

/** A blend of early and late wood. */
function woodColour(height: 1 | 2 | 3): string {
  const { early, late } = WOODS[COLUMN_WOOD[height]];
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mean = [1, 3, 5].map((at) => Math.round((channel(early, at) + channel(late, at)) / 2));
  return `rgb(${mean.join(' ')})`;
}

/** A piece around the origin. `shade` is the ID of its shadow gradient. */
export function drawPiece(piece: Piece, shade: string): SVGGElement {
  const group = svg('g');
  group.append(
    svg('circle', { class: 'shadow', cx: 0, cy: 0.06, r: 0.55, fill: `url(#${shade})` }),
  );
  group.append(
    ...(piece.kind === 'klotz' ? klotz(piece.colour) : column(piece.height, piece.stone)),
  );
  return group;
}

function column(height: 1 | 2 | 3, stone: Colour | null): SVGElement[] {
  const ring = COLUMN_RING[height];
  const parts: SVGElement[] = [svg('circle', { r: COLUMN_R, fill: woodColour(height) })];
  for (const r of RINGS.slice(0, height))
    parts.push(svg('circle', { r, fill: 'none', stroke: ring, 'stroke-width': 0.026 }));
  const ink = height === 1 ? '#2C1A0C' : '#F0DDBB';
  // A stone leaves room for the height, which decides how far the column moves.
  if (stone) parts.push(stoneBeside(stone), figure(String(height), ink, 0, 0.36, 0.33));
  else parts.push(figure(String(height), ink, 0, 0.125, 0.35));
  return parts;
}

/** A stone on the upper half of its column. */
function stoneBeside(colour: Colour): SVGGElement {
  const stone = drawStone(colour);
  stone.setAttribute('transform', 'matrix(0.95 0 0 0.95 0 -0.13)');
  return stone;
}

export function drawStone(colour: Colour): SVGGElement {
  return svg(
    'g',
    {},
    svg('circle', { r: 0.22, fill: PAINT[colour] }),
    svg('path', {
      d: SYMBOL_PATHS[PAINT_SYMBOL[colour]],
      transform: 'scale(0.115)',
      fill: inlayOn(colour),
    }),
  );
}

function klotz(colour: Colour): SVGElement[] {
  return [
    svg('rect', {
      x: -KLOTZ_HALF,
      y: -KLOTZ_HALF,
      width: KLOTZ_HALF * 2,
      height: KLOTZ_HALF * 2,
      rx: 0.06,
      fill: PAINT[colour],
    }),
    svg('path', {
      d: SYMBOL_PATHS[PAINT_SYMBOL[colour]],
      transform: 'scale(0.23)',
      fill: inlayOn(colour),
    }),
    figure('4', inlayOn(colour), 0.31, 0.355, 0.19),
  ];
}

function figure(text: string, fill: string, x: number, y: number, size: number): SVGTextElement {
  const label = svg('text', {
    x,
    y,
    fill,
    'font-family': FLAT_FONT,
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
  });
  label.textContent = text;
  return label;
}
