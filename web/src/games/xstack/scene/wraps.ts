/**
 * Markers on blocks in any orientation: frames, hatching and symbols, drawn on a skin around each.
 */
import {
  BoxGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Point } from '@/engine/camera-fit';
import { FadingSet, type Keyed } from '@/engine/fading';
import { CREAM, INK } from '@/engine/palette';
import type { Extent } from './measures';

/** Shader index of each marker. */
export const WRAP = { hover: 0, cursor: 1, forbidden: 2, malus: 3 } as const;
export type WrapKind = keyof typeof WRAP;

export interface Wrap extends Keyed {
  kind: WrapKind;
  block: number;
}

/** Looks up a block's pose. */
export type Whereabouts = (
  block: number,
) => { size: Extent; at: Point; turn: Quaternion } | undefined;

const CAPACITY = 48;
/** Distance of the skin from its block. */
const OFF = 0.012;

const VERTEX = /* glsl */ `
attribute vec3 size;
attribute vec2 look; // kind, opacity
varying vec3 vAt;
varying vec3 vSize;
varying vec3 vFace;
varying vec2 vLook;
void main() {
  vAt = position * size;
  vSize = size;
  vFace = normal;
  vLook = look;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 uInk;
uniform vec3 uCream;
varying vec3 vAt;
varying vec3 vSize;
varying vec3 vFace;
varying vec2 vLook;
float cover(float d) { float w = max(fwidth(d) * 0.75, 0.002); return 1.0 - smoothstep(-w, w, d); }
float box(vec2 p, vec2 b) { vec2 d = abs(p) - b; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
vec4 over(vec4 below, vec3 colour, float a) {
  float alpha = a + below.a * (1.0 - a);
  return vec4((colour * a + below.rgb * below.a * (1.0 - a)) / max(alpha, 0.0001), alpha);
}
void main() {
  vec3 n = abs(vFace);
  vec2 p = n.x > 0.5 ? vAt.zy : n.y > 0.5 ? vAt.xz : vAt.xy;
  vec2 half_ = (n.x > 0.5 ? vSize.zy : n.y > 0.5 ? vSize.xz : vSize.xy) * 0.5;
  vec2 inner = half_ - abs(p);
  float edge = min(inner.x, inner.y);
  float least = min(half_.x, half_.y);
  int kind = int(vLook.x + 0.5);
  vec4 c = vec4(uCream, 0.0);
  float frame = abs(edge - 0.085) - 0.032;
  if (kind == 0) {
    c.a = 0.12;
    c = over(over(c, uInk, cover(frame - 0.03) * 0.8), uCream, cover(frame));
  } else if (kind == 1) {
    // Brackets round the corners.
    float corner = max(frame, max(inner.x, inner.y) - 0.46);
    c = over(over(c, uInk, cover(corner - 0.035) * 0.9), uCream, cover(corner));
  } else if (kind == 2) {
    float stripes = abs(fract((p.x + p.y) * 2.3) - 0.5) - 0.13;
    c = vec4(uInk, cover(max(stripes * 0.3, 0.05 - edge)) * 0.62);
    c = over(over(c, uInk, cover(frame - 0.03) * 0.8), uCream, cover(frame) * 0.9);
    // A ring crossed by a bar: not to be touched.
    float r = least * 0.62;
    vec2 q = vec2(p.x + p.y, p.y - p.x) * 0.7071;
    float sign_ = min(abs(length(p) - r) - r * 0.17, box(q, vec2(r, r * 0.15)));
    float disc = length(p) - r * 1.3;
    c = over(c, uInk, cover(disc) * 0.85);
    c = over(c, uCream, cover(sign_));
  } else {
    // A broken frame and a minus.
    float along = inner.x < inner.y ? p.y : p.x;
    float gap = abs(fract(along / 0.5) - 0.5) - 0.3;
    float broken = max(frame + 0.01, gap * 0.5);
    c = over(over(c, uInk, cover(broken - 0.03) * 0.8), uCream, cover(broken));
    float bar = box(p, vec2(min(least * 0.62, 0.3), least * 0.13));
    c = over(over(c, uInk, cover(bar - 0.07) * 0.9), uCream, cover(bar));
  }
  c.a *= vLook.y;
  if (c.a < 0.003) discard;
  gl_FragColor = c;
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export class Wraps {
  readonly mesh: InstancedMesh<BoxGeometry, ShaderMaterial>;
  private readonly size: InstancedBufferAttribute;
  private readonly look: InstancedBufferAttribute;
  private readonly items = new FadingSet<Wrap>();

  constructor() {
    const geometry = new BoxGeometry(1, 1, 1);
    const attribute = (width: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(CAPACITY * width), width);
      return made.setUsage(DynamicDrawUsage);
    };
    this.size = attribute(3);
    this.look = attribute(2);
    geometry.setAttribute('size', this.size);
    geometry.setAttribute('look', this.look);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uInk: { value: new Color(INK) }, uCream: { value: new Color(CREAM) } },
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -2,
    });
    this.mesh = new InstancedMesh(geometry, material, CAPACITY);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
    this.mesh.count = 0;
  }

  set(items: readonly Wrap[]): void {
    this.items.set(items);
  }

  /** Fades markers in and out and follows the blocks. Returns whether anything is fading. */
  step(now: number, whereabouts: Whereabouts): boolean {
    const fading = this.items.step(now);
    this.write(whereabouts);
    return fading;
  }

  /** Skips all fades. */
  finish(whereabouts: Whereabouts): void {
    this.items.finish();
    this.write(whereabouts);
  }

  private write(whereabouts: Whereabouts): void {
    const place = new Matrix4();
    const one = new Vector3(1, 1, 1);
    let index = 0;
    for (const { item, opacity } of this.items.values()) {
      const found = whereabouts(item.block);
      if (!found || index === CAPACITY) continue;
      const { at, turn, size } = found;
      this.mesh.setMatrixAt(index, place.compose(at as Vector3, turn, one));
      this.size.setXYZ(index, size[0] + 2 * OFF, size[1] + 2 * OFF, size[2] + 2 * OFF);
      this.look.setXY(index, WRAP[item.kind], opacity);
      index++;
    }
    this.mesh.count = index;
    for (const attribute of [this.mesh.instanceMatrix, this.size, this.look])
      attribute.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
