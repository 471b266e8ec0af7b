/** The hand: a thumb and two fingers that hold a block, strain when it is stuck, and fade out. */
import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  GreaterDepth,
  Group,
  LessEqualDepth,
  Mesh,
  ShaderMaterial,
  Vector2,
  Vector3,
  type Quaternion,
} from 'three';
import type { Point } from '@/engine/camera-fit';
import { clamp } from '@/engine/easing';
import type { Theme } from '@/engine/types';
import { pinchOf } from './grasp';
import { FINGER_FRAGMENT, FINGER_VERTEX } from './hand.glsl';
import { toScene, type Extent } from './measures';
import { Ramp } from './ramp';
import type { DragFrame, HandView } from './types';

const COLOUR: Record<Theme, string> = { light: '#6B4A30', dark: '#FFE9C8' };
/** Opacity when seen through wood. */
const BEHIND = 0.22;
const FADE_MS = { in: 130, out: 260 };
/** Radii of a finger at its tip and root. */
const THUMB = [0.3, 0.46] as const;
const FINGER = [0.25, 0.4] as const;
/** Distance between the two fingers, and their maximum tremor. */
const APART = 0.5;
const TREMBLE = 0.12;
/** How far the tips sink in at full pressure. */
const PRESS = 0.05;
/** Below this strain, the hand doesn't tremble. */
const LEAST_STRAIN = 0.25;

/** The hand's view of a block. */
export interface Held {
  size: Extent;
  at: Point;
  turn: Quaternion;
}

interface Finger {
  curve: Vector3[];
  radius: Vector2;
  materials: ShaderMaterial[];
}

export class Hand {
  readonly group = new Group();
  private readonly geometry = fingerGeometry();
  private readonly fingers: Finger[];
  private readonly colour = new Color();
  private view: HandView | null = null;
  private readonly ramp = new Ramp(FADE_MS.in, FADE_MS.out);
  /** With reduced motion, only the colour shows the strain. */
  calm = false;

  constructor() {
    this.fingers = [THUMB, FINGER, FINGER].map((radii) => this.finger(radii));
    this.group.visible = false;
    this.setTheme('light');
  }

  private finger(radii: readonly [number, number]): Finger {
    const curve = [0, 1, 2, 3].map(() => new Vector3());
    const radius = new Vector2(...radii);
    const materials = [LessEqualDepth, GreaterDepth].map((depthFunc, index) => {
      const material = new ShaderMaterial({
        vertexShader: FINGER_VERTEX,
        fragmentShader: FINGER_FRAGMENT,
        uniforms: {
          uCurve: { value: curve },
          uRadius: { value: radius },
          uColour: { value: this.colour },
          uOpacity: { value: 0 },
          uStrain: { value: 0 },
        },
        transparent: true,
        depthWrite: false,
        depthFunc,
      });
      const mesh = new Mesh(this.geometry, material);
      mesh.frustumCulled = false;
      mesh.renderOrder = 6 - index;
      this.group.add(mesh);
      return material;
    });
    return { curve, radius, materials };
  }

  setTheme(theme: Theme): void {
    this.colour.set(COLOUR[theme]);
  }

  set(view: HandView | null): void {
    this.view = view;
  }

  /** Follows the held block. Returns whether anything moves. */
  step(now: number, held: (block: number) => Held | undefined, frame: DragFrame): boolean {
    const strain = this.hold(held, frame, now);
    const fading = this.ramp.step(now, strain !== null);
    this.show(strain ?? 0);
    return fading || (strain !== null && strain > LEAST_STRAIN && !this.calm);
  }

  /** Shows the hand fully closed, for a still image. */
  finish(held: (block: number) => Held | undefined, frame: DragFrame): void {
    const strain = this.hold(held, frame, 0);
    this.ramp.finish(strain !== null);
    this.show(strain ?? 0);
  }

  /** Closes on the held block, if it's there; returns the strain. */
  private hold(
    held: (block: number) => Held | undefined,
    frame: DragFrame,
    now: number,
  ): number | null {
    const block = this.view && held(this.view.block);
    if (!this.view || !block) return null;
    const strain = clamp(this.view.strain, 0, 1);
    this.close(this.view, block, frame, strain, now);
    return strain;
  }

  private show(strain: number): void {
    this.group.visible = this.ramp.share > 0;
    for (const { materials } of this.fingers) {
      materials.forEach(({ uniforms }, behind) => {
        uniforms.uOpacity!.value = this.ramp.share * (behind ? BEHIND : 1);
        uniforms.uStrain!.value = strain;
      });
    }
  }

  private close(
    { grip, lead }: HandView,
    { size, at, turn }: Held,
    frame: DragFrame,
    strain: number,
    now: number,
  ): void {
    const inRoom = (point: Vector3): Vector3 => point.applyQuaternion(turn).add(at as Vector3);
    const pinch = pinchOf(size, toScene(grip));
    let [thumb, finger] = [inRoom(pinch.thumb), inRoom(pinch.finger)];
    // Keep the thumb on the visible side.
    if (towardsViewer(finger, frame) > towardsViewer(thumb, frame) + 0.01)
      [thumb, finger] = [finger, thumb];
    const across = thumb.clone().sub(finger).normalize();
    const [right, up, towards] = [frame.right, frame.up, frame.towards].map(
      ({ x, y, z }) => new Vector3(x, y, z),
    ) as [Vector3, Vector3, Vector3];
    // Two fingers side by side, level for the viewer.
    const beside = across.clone().cross(up);
    if (beside.lengthSq() < 0.05) beside.copy(right);
    beside.normalize().multiplyScalar(APART / 2);
    if (beside.dot(right) < 0) beside.negate();
    const wrist = thumb
      .clone()
      .lerp(finger, 0.5)
      .addScaledVector(right, 2.5)
      .addScaledVector(up, 2.9)
      .addScaledVector(towards, 1.2);
    if (lead) wrist.addScaledVector(toScene(lead) as Vector3, 1.4);
    if (!this.calm) wrist.add(tremor(now, strain));
    const arm = right.clone().multiplyScalar(2).addScaledVector(up, 1.5);
    // The fingers reach over the block from behind; the thumb comes in beside them.
    const over = up.clone().multiplyScalar(2.5).addScaledVector(right, -0.35);
    const beneath = up.clone().multiplyScalar(0.3).addScaledVector(right, 1);
    const back = across.clone().negate();
    this.bend(0, thumb, across, beneath, wrist.clone().addScaledVector(right, 0.35), arm, strain);
    for (const side of [-1, 1]) {
      const tip = finger.clone().addScaledVector(beside, side);
      const knuckle = wrist
        .clone()
        .addScaledVector(beside, side * 1.3)
        .addScaledVector(right, -1.2);
      knuckle.addScaledVector(up, 0.75 - 0.25 * side);
      this.bend(side < 0 ? 1 : 2, tip, back, over, knuckle, arm, strain);
    }
  }

  /** One finger: from its tip on the block, over the knuckle, to the arm. */
  private bend(
    index: number,
    tip: Vector3,
    out: Vector3,
    rise: Vector3,
    knuckle: Vector3,
    arm: Vector3,
    strain: number,
  ): void {
    const { curve, radius } = this.fingers[index]!;
    curve[0]!.copy(tip).addScaledVector(out, radius.x * 0.8 - PRESS * strain);
    curve[1]!
      .copy(curve[0]!)
      .addScaledVector(out, 0.6 - 0.25 * strain)
      .add(rise);
    curve[2]!.copy(knuckle);
    curve[3]!.copy(knuckle).add(arm);
  }

  dispose(): void {
    this.geometry.dispose();
    for (const { materials } of this.fingers) for (const material of materials) material.dispose();
  }
}

const towardsViewer = (point: Vector3, { towards }: DragFrame): number =>
  point.x * towards.x + point.y * towards.y + point.z * towards.z;

/** A straining hand trembles about ten times a second. */
function tremor(now: number, strain: number): Vector3 {
  const reach = TREMBLE * Math.max(0, strain - LEAST_STRAIN) ** 1.5;
  return new Vector3(
    Math.sin(now * 0.067) + 0.6 * Math.sin(now * 0.109 + 1),
    Math.sin(now * 0.083 + 2) + 0.6 * Math.sin(now * 0.131),
    Math.sin(now * 0.073 + 4),
  ).multiplyScalar(reach);
}

/** The mesh of a finger for the shader: rows of rings, the first ones closing the tip. */
function fingerGeometry(): BufferGeometry {
  const cap = 6;
  const rows = 22;
  const round = 20;
  const positions: number[] = [];
  for (let row = -cap; row <= rows; row++) {
    const lean = row < 0 ? ((row + cap) / cap) * (Math.PI / 2) : Math.PI / 2;
    for (let step = 0; step <= round; step++)
      positions.push(Math.max(0, row) / rows, (step / round) * Math.PI * 2, lean);
  }
  const indices: number[] = [];
  const columns = round + 1;
  for (let row = 0; row < cap + rows; row++) {
    for (let column = 0; column < round; column++) {
      const a = row * columns + column;
      indices.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  return geometry;
}
