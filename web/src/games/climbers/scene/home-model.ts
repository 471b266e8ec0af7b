/** The card of The Climbers: a tower on its turntable, pawns on their way up. */
import { Group, Mesh, type BufferGeometry } from 'three';
import { clamp, easeInOut, mix } from '@/engine/easing';
import type { HomeModel } from '@/engine/home-model';
import type { Timber } from '@/engine/timber';
import { TOWER_SIDE, buildTower, type Tower } from './home-tower';
import {
  blockerGeometry,
  ladderGeometry,
  pawnGeometry,
  towerGeometry,
  turntableGeometry,
} from './models';
import { TURNTABLE } from './part-dimensions';

const SEED = 7;
const HALF = TOWER_SIDE / 2;
const HOP = 0.35;

/** A cell of the lattice seen from above. */
type Place = readonly [x: number, z: number];

export function homeClimbers(): HomeModel {
  return {
    dimensions: {
      reach: 11,
      centre: [0, 2, 0],
      floor: -TURNTABLE.height,
      footprint: { half: [TURNTABLE.radius, TURNTABLE.radius], round: TURNTABLE.radius },
    },
    view: { fov: 15, elevation: 25, azimuth: 38, distance: 84, target: [0, 1.6, 0] },
    walkMs: 1800,
    build(timber) {
      const tower = buildTower(SEED);
      const group = new Group();
      const put = putter(group, timber, tower);
      put(turntableGeometry());
      put(towerGeometry(tower, HALF));
      const steps = climb(tower);
      const walker = put(pawnGeometry('red'), steps[0]);
      const spots = terraces(tower);
      put(pawnGeometry('violet'), highest(tower));
      put(pawnGeometry('yellow'), spots[0]);
      put(pawnGeometry('darkBlue'), spots[1]);
      put(blockerGeometry('yellow'), spots[2]);
      put(blockerGeometry('darkBlue'), spots[3]);
      leanLadders(put, tower);
      return {
        group,
        walk(t) {
          const [from, to] = steps;
          const half = easeInOut(clamp(t < 0.5 ? t * 4 : (1 - t) * 4, 0, 1));
          const [a, b] = [tower.heightAt(...from), tower.heightAt(...to)];
          const arch = 4 * half * (1 - half) * (HOP + Math.abs(b - a) * 0.5);
          walker.position.set(
            mix(from[0], to[0], half) + 0.5 - HALF,
            mix(a, b, half) + arch,
            mix(from[1], to[1], half) + 0.5 - HALF,
          );
        },
      };
    },
  };
}

function putter(group: Group, timber: Timber, tower: Tower) {
  return (geometry: BufferGeometry, place?: Place): Mesh => {
    const mesh = new Mesh(geometry, timber.solid);
    mesh.castShadow = mesh.receiveShadow = true;
    if (place)
      mesh.position.set(place[0] + 0.5 - HALF, tower.heightAt(...place), place[1] + 0.5 - HALF);
    group.add(mesh);
    return mesh;
  };
}

/** All cells, those nearest to the viewer first (the card looks from the front right). */
function cellsFromFront(): Place[] {
  const cells: Place[] = [];
  for (let x = 0; x < TOWER_SIDE; x++) for (let z = 0; z < TOWER_SIDE; z++) cells.push([x, z]);
  return cells.sort((a, b) => b[0] * 0.78 + b[1] - (a[0] * 0.78 + a[1]));
}

/** Cells whose four neighbours on one block are level, seen from the front: good places to stand. */
function terraces(tower: Tower): [Place, Place, Place, Place] {
  const found: Place[] = [];
  for (const place of cellsFromFront()) {
    const height = tower.heightAt(...place);
    const hidden =
      tower.heightAt(place[0] + 1, place[1]) > height ||
      tower.heightAt(place[0], place[1] + 1) > height;
    const crowded = found.some(([x, z]) => Math.abs(x - place[0]) + Math.abs(z - place[1]) < 4);
    if (height > 0 && height < 7 && !hidden && !crowded) found.push(place);
    if (found.length === 5) break;
  }
  // The first of them is where the climbing pawn begins.
  return [found[1]!, found[2]!, found[3]!, found[4]!];
}

/** Two neighbouring cells near the viewer, the second one step up. */
function climb(tower: Tower): [Place, Place] {
  for (const [x, z] of cellsFromFront()) {
    const height = tower.heightAt(x, z);
    if (height < 2) continue;
    for (const [dx, dz] of [
      [-1, 0],
      [0, -1],
    ] as const) {
      const rise = tower.heightAt(x + dx, z + dz) - height;
      if (rise > 0 && rise <= 2 && x + dx >= 0 && z + dz >= 0)
        return [
          [x, z],
          [x + dx, z + dz],
        ];
    }
  }
  return [cellsFromFront()[0]!, cellsFromFront()[0]!];
}

function highest(tower: Tower): Place {
  return cellsFromFront().reduce((best, place) =>
    tower.heightAt(...place) > tower.heightAt(...best) ? place : best,
  );
}

/** A long and a short ladder against the outer walls, standing on the turntable. */
function leanLadders(put: (geometry: BufferGeometry) => Mesh, tower: Tower): void {
  const wall = (along: number, side: 'x' | 'z'): { edge: number; height: number } => {
    for (let depth = TOWER_SIDE - 1; depth >= 0; depth--) {
      const height = side === 'z' ? tower.heightAt(along, depth) : tower.heightAt(depth, along);
      if (height > 0) return { edge: depth + 1 - HALF, height };
    }
    return { edge: 0, height: 0 };
  };
  for (const [side, wanted, length] of [
    ['z', 4, 4.4],
    ['x', 2, 2.4],
  ] as const) {
    const along = [3, 4, 5, 6, 2, 7].find((cell) => wall(cell, side).height === wanted) ?? 4;
    const { edge, height } = wall(along, side);
    // Its head reaches just over the edge.
    const lean = Math.acos(Math.min(1, Math.max(height, 1) / (length - 0.15)));
    const ladder = put(ladderGeometry(length));
    const foot = edge + Math.sin(lean) * length * 0.97 + 0.02;
    ladder.rotation.order = 'YXZ';
    ladder.rotation.y = side === 'x' ? Math.PI / 2 : 0;
    ladder.rotation.x = -lean;
    if (side === 'z') ladder.position.set(along + 0.5 - HALF, 0, foot);
    else ladder.position.set(foot, 0, along + 0.5 - HALF);
  }
}
