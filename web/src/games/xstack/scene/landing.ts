/** Shows where the block in hand would land: a dotted line, an outline and a shadow. */
import {
  BufferAttribute,
  BufferGeometry,
  GreaterDepth,
  Group,
  LessEqualDepth,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three';
import { CREAM, INK } from '@/engine/palette';
import type { Stroke } from '@/engine/strokes';
import type { Theme } from '@/engine/types';
import type { Held } from './hand';
import type { Landing } from './types';

const OUTLINE = 0.045;
/** Dash length of the outline where the block would tip over. */
const BROKEN = 0.2;
/** The dotted line from the block down to its landing place. */
const DROP = { width: 0.05, dash: 0.09 };
/** Offset of outlines above their surface. */
const ABOVE = 0.02;
/** Closer than this, the block has all but landed, so we show nothing. */
const LEAST_DROP = 0.08;

/** Opacity of the patch, directly and through blocks in front of it. */
const PATCH = { seen: 0.42, behind: 0.26 };
/** Maximum number of corners of an outline. */
const MOST_CORNERS = 8;

type Flat = readonly [x: number, z: number];

/** A block's outline from above, counterclockwise. */
export function outlineOf({ size, at, turn }: Held): Flat[] {
  const corners: Flat[] = [];
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      for (const z of [-1, 1]) {
        const corner = new Vector3(size[0] * x, size[1] * y, size[2] * z).multiplyScalar(0.5);
        corner.applyQuaternion(turn).add(at as Vector3);
        corners.push([corner.x, corner.z]);
      }
    }
  }
  return hullOf(corners);
}

/** The convex hull, counterclockwise. */
function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const side = (from: readonly Flat[]): Flat[] => {
    const hull: Flat[] = [];
    for (const point of from) {
      while (hull.length > 1 && turns(hull.at(-2)!, hull.at(-1)!, point) <= 1e-6) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...side(sorted), ...side(sorted.reverse())];
}

const turns = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** `lowest` is the block's lowest point; heights are in scene units. */
export function landingStrokes(
  held: Held,
  lowest: number,
  { height, steady }: Landing,
  tone: Stroke['tone'],
): Stroke[] {
  if (lowest - height < LEAST_DROP) return [];
  const y = height + ABOVE;
  const outline = outlineOf(held);
  const strokes = outline.map((from, index): Stroke => {
    const to = outline[(index + 1) % outline.length]!;
    return {
      key: `landing ${steady ? '' : 'broken '}${index}`,
      from: { x: from[0], y, z: from[1] },
      to: { x: to[0], y, z: to[1] },
      width: steady ? OUTLINE : 2 * OUTLINE,
      dash: steady ? 0 : BROKEN,
      opacity: 0.9,
      tone,
    };
  });
  const { x, z } = held.at;
  const drop = { from: { x, y: lowest, z }, to: { x, y, z }, ...DROP };
  return [...strokes, { key: 'drop', ...drop, opacity: 1, tone }];
}

/** The filled outline, like a shadow from directly above. Visible through blocks in front of it. */
export class LandingPatch {
  readonly group = new Group();
  private readonly geometry = new BufferGeometry();
  private readonly corners = new BufferAttribute(new Float32Array(MOST_CORNERS * 3), 3);
  private readonly materials: MeshBasicMaterial[];

  constructor() {
    this.geometry.setAttribute('position', this.corners);
    const fan = Array.from({ length: MOST_CORNERS - 2 }, (_, index) => [0, index + 2, index + 1]);
    this.geometry.setIndex(fan.flat());
    const looks = [
      [LessEqualDepth, PATCH.seen],
      [GreaterDepth, PATCH.behind],
    ] as const;
    this.materials = looks.map(([depthFunc, opacity]) => {
      const material = new MeshBasicMaterial({
        transparent: true,
        depthWrite: false,
        depthFunc,
        opacity,
        side: 2,
      });
      const mesh = new Mesh(this.geometry, material);
      mesh.frustumCulled = false;
      mesh.renderOrder = 3;
      this.group.add(mesh);
      return material;
    });
    this.group.visible = false;
    this.setTheme('light');
  }

  setTheme(theme: Theme): void {
    for (const material of this.materials) material.color.set(theme === 'light' ? INK : CREAM);
  }

  /** Puts the patch below a block at a height; `null` removes it. */
  set(below: { held: Held; lowest: number; height: number } | null): void {
    this.group.visible = below !== null && below.lowest - below.height >= LEAST_DROP;
    if (!below || !this.group.visible) return;
    const outline = outlineOf(below.held);
    for (let index = 0; index < MOST_CORNERS; index++) {
      const [x, z] = outline[Math.min(index, outline.length - 1)]!;
      this.corners.setXYZ(index, x, below.height + ABOVE, z);
    }
    this.corners.needsUpdate = true;
  }

  dispose(): void {
    this.geometry.dispose();
    for (const material of this.materials) material.dispose();
  }
}
