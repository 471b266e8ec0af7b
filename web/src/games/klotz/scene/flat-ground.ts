/** The flat view's board: frame with coordinates, cells, coloured corners and centre. */
import { INLAY, PAINT, PAINT_SYMBOL } from '@/engine/palette';
import { SYMBOL_PATHS } from '@/engine/symbol-paths';
import type { Theme } from '@/engine/types';
import {
  BOARD_SIZE,
  COLOURED_CELLS,
  HALF_FIELD,
  cellName,
  fileName,
  parseCell,
  spotOf,
  type Spot,
} from './cells';
import { FLAT_COLOURS, FLAT_CORNER, FLAT_FONT, FLAT_FRAME } from './flat-style';
import { svg } from './svg';

/** Draws everything static. `turn` rotates board points for the seat at the front. */
export function drawGround(theme: Theme, turn: (spot: Spot) => Spot): SVGGElement {
  const colours = FLAT_COLOURS[theme];
  const half = HALF_FIELD + FLAT_FRAME;
  const ground = svg('g');
  ground.append(
    svg('rect', {
      x: -half,
      y: -half,
      width: half * 2,
      height: half * 2,
      rx: FLAT_CORNER,
      fill: colours.frame,
    }),
  );
  ground.append(
    svg('rect', {
      x: -HALF_FIELD,
      y: -HALF_FIELD,
      width: BOARD_SIZE,
      height: BOARD_SIZE,
      fill: colours.cells[0],
    }),
  );
  ground.append(svg('path', { d: lightCells(turn), fill: colours.cells[1] }));
  let lines = '';
  for (let at = -HALF_FIELD; at <= HALF_FIELD; at++)
    lines += `M${at} ${-HALF_FIELD}v${BOARD_SIZE}M${-HALF_FIELD} ${at}h${BOARD_SIZE}`;
  ground.append(
    svg('path', { d: lines, stroke: colours.line, 'stroke-width': 0.025, fill: 'none' }),
  );
  for (const { cell, colour } of COLOURED_CELLS) {
    const { x, z } = turn(spotOf(cell));
    const paint = PAINT[colour];
    ground.append(
      svg(
        'g',
        { transform: `translate(${x} ${z})` },
        svg('rect', {
          x: -0.49,
          y: -0.49,
          width: 0.98,
          height: 0.98,
          fill: paint,
          'fill-opacity': 0.36,
        }),
        svg('rect', {
          x: -0.445,
          y: -0.445,
          width: 0.89,
          height: 0.89,
          fill: 'none',
          stroke: paint,
          'stroke-width': 0.09,
        }),
        svg('path', {
          d: SYMBOL_PATHS[PAINT_SYMBOL[colour]],
          transform: 'scale(0.18)',
          fill: INLAY.brown,
          'fill-opacity': 0.92,
        }),
      ),
    );
  }
  ground.append(drawLetters(colours.letters, turn));
  return ground;
}

function lightCells(turn: (spot: Spot) => Spot): string {
  let path = '';
  for (let file = 0; file < BOARD_SIZE; file++) {
    for (let rank = 0; rank < BOARD_SIZE; rank++) {
      if ((file + rank) % 2 === 0) continue;
      const { x, z } = turn(spotOf(cellName({ file, rank })));
      path += `M${x - 0.5} ${z - 0.5}h1v1h-1Z`;
    }
  }
  return path;
}

function drawLetters(fill: string, turn: (spot: Spot) => Spot): SVGGElement {
  const letters = svg('g', {
    fill,
    'font-family': FLAT_FONT,
    'font-size': 0.32,
    'font-weight': 600,
    'text-anchor': 'middle',
  });
  const edge = HALF_FIELD + FLAT_FRAME / 2;
  const write = (text: string, spot: Spot): void => {
    const { x, z } = turn(spot);
    const label = svg('text', { x, y: z + 0.115 });
    label.textContent = text;
    letters.append(label);
  };
  for (let index = 0; index < BOARD_SIZE; index++) {
    const { file, rank } = parseCell(cellName({ file: index, rank: index }));
    const { x, z } = spotOf(cellName({ file, rank }));
    for (const side of [-edge, edge]) {
      write(fileName(index), { x, z: side });
      write(String(index + 1), { x: side, z });
    }
  }
  return letters;
}
