/** The Klotz card on the home page: a corner of the board in mid-game. */
import { Group, Mesh } from 'three';
import { easeIn, easeOut, slideEase } from '@/engine/easing';
import type { HomeModel } from '@/engine/home-model';
import { RAISED } from '@/engine/raising';
import type { Timber } from '@/engine/timber';
import { makeBoard } from './board-model';
import { spotOf } from './cells';
import { KLOTZ_DIMENSIONS } from './dimensions';
import { HEIGHT_UNIT, columnGeometry, klotzGeometry, stoneGeometry } from './piece-models';
import { alongPath } from './timeline';
import type { Cell, Colour } from './types';

const COLUMNS: readonly [Cell, 1 | 2 | 3, Colour?][] = [
  ['b2', 1],
  ['c5', 2, 'red'],
  ['d6', 1],
  ['b5', 1],
  ['e3', 3],
  ['b8', 3],
  ['d4', 3],
  ['b10', 3, 'green'],
  ['d11', 2],
  ['e13', 1],
  ['f12', 3],
  ['i10', 3],
  ['i4', 3, 'blue'],
  ['j7', 3],
  ['k4', 2, 'yellow'],
  ['m5', 1],
  ['j2', 1],
  ['k11', 2],
];
const KLOETZE: readonly [Cell, Colour][] = [
  ['g7', 'red'],
  ['g8', 'yellow'],
  ['e9', 'green'],
  ['h7', 'blue'],
];
/** The column that moves there and back. */
const WALKER = 3;
const WALK: readonly Cell[] = ['b5', 'b4'];

export function homeKlotz(): HomeModel {
  return {
    dimensions: KLOTZ_DIMENSIONS,
    view: {
      fov: 16,
      elevation: 33,
      azimuth: -38,
      distance: 45,
      target: [-3.3, -1.6, 3.3],
      nearer: 0.86,
    },
    walkMs: 2600,
    build(timber) {
      const group = new Group();
      group.add(makeBoard(timber).group);
      const stand = placer(group, timber);
      const columns = COLUMNS.map(([cell, height, stone], index) => {
        const column = stand(columnGeometry(height, index + 40), cell, 0);
        if (stone) stand(stoneGeometry(stone), cell, height * HEIGHT_UNIT);
        return column;
      });
      for (const [cell, colour] of KLOETZE) stand(klotzGeometry(colour), cell, 0);
      const walker = columns[WALKER]!;
      return {
        group,
        walk(t) {
          // There in the first half, back in the second.
          const half = t < 0.5 ? t * 2 : 2 - t * 2;
          const { x, z } = alongPath(
            WALK,
            slideEase(Math.min(1, Math.max(0, (half - 0.2) / 0.45))),
          );
          const up =
            easeOut(Math.min(1, half / 0.2)) -
            easeIn(Math.min(1, Math.max(0, (half - 0.65) / 0.2)));
          walker.position.set(x, RAISED * up, z);
        },
      };
    },
  };
}

function placer(group: Group, timber: Timber) {
  return (geometry: Mesh['geometry'], cell: Cell, height: number): Mesh => {
    const mesh = new Mesh(geometry, timber.solid);
    mesh.castShadow = mesh.receiveShadow = true;
    const { x, z } = spotOf(cell);
    mesh.position.set(x, height, z);
    group.add(mesh);
    return mesh;
  };
}
