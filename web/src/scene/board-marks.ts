/** Marks on the 3D board: one instanced quad per drawing, its shape worked out in the shader so that it is crisp at any distance. */
import {
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { clamp } from './easing';
import { MARK_SHAPES, type MarkItem } from './mark-list';
import { CREAM, INK, PAINT } from './palette';
import { FADE_MS } from './timeline';

const CAPACITY = 256;
/** Quads reach beyond their cell, for rings and outlines. */
const SPAN = 1.3;
const HEIGHT = 0.006;

const VERTEX = /* glsl */ `
attribute vec4 look; // shape, opacity, size, turns
attribute vec3 tint;
varying vec2 vAt;
varying vec4 vLook;
varying vec3 vTint;
void main() {
  vLook = look;
  vTint = tint;
  float along = look.x > 5.5 && look.x < 6.5 ? look.z + 0.1 : SPAN;
  vec2 at = position.xy * vec2(along, SPAN);
  vAt = at;
  if (look.w > 0.5) at = vec2(-at.y, at.x);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(at.x, 0.0, -at.y, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 uInk;
uniform vec3 uCream;
varying vec2 vAt;
varying vec4 vLook;
varying vec3 vTint;

float box(vec2 p, vec2 b, float r) {
  vec2 d = abs(p) - b + r;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r;
}
float cover(float d) { float w = max(fwidth(d) * 0.75, 0.002); return 1.0 - smoothstep(-w, w, d); }
/* Lays one colour over what is there. */
vec4 over(vec4 below, vec3 colour, float a) {
  float alpha = a + below.a * (1.0 - a);
  return vec4((colour * a + below.rgb * below.a * (1.0 - a)) / max(alpha, 0.0001), alpha);
}
/* A filled shape with an outline of the other colour. */
vec4 outlined(float d, vec3 fill, vec3 edge, float width, float edgeStrength) {
  vec4 c = vec4(edge, cover(d - width) * edgeStrength);
  return over(c, fill, cover(d));
}

void main() {
  vec2 p = vAt;
  int shape = int(vLook.x + 0.5);
  float r = length(p);
  vec4 c = vec4(0.0);
  if (shape == 0) c = outlined(abs(r - 0.5) - 0.04, uCream, uInk, 0.016, 0.75);
  else if (shape == 1) c = outlined(r - 0.135, uInk, uCream, 0.028, 0.9);
  else if (shape == 2) c = outlined(r - vLook.z * 0.5, uInk, uCream, 0.014, 0.9);
  else if (shape == 3) c = over(vec4(uCream, cover(box(p, vec2(0.44), 0.07)) * 0.28), uCream, 0.0), c = over(c, uInk, cover(abs(box(p, vec2(0.45), 0.07)) - 0.044) * 0.75), c = over(c, uCream, cover(abs(box(p, vec2(0.45), 0.07)) - 0.03));
  else if (shape == 4) {
    float gap = min(abs(p.x), abs(p.y)) - 0.14;
    float d = max(abs(r - 0.51) - 0.034, -gap);
    c = outlined(d, uCream, uInk, 0.018, 0.85);
  }
  else if (shape == 5) {
    vec2 q = abs(p);
    float d = max(abs(box(p, vec2(0.435), 0.02)) - 0.024, 0.25 - min(q.x, q.y));
    c = vec4(uInk, cover(d) * 0.86);
  }
  else if (shape == 6) c = vec4(uInk, cover(box(p, vec2(vLook.z * 0.5, 0.017), 0.0)) * 0.72);
  else if (shape == 7) {
    float stripes = abs(fract((p.x + p.y) * 5.0) - 0.5) - 0.14;
    c = vec4(uInk, cover(max(box(p, vec2(0.46), 0.03), stripes * 0.14)) * 0.5);
    vec2 q = abs(vec2(p.x + p.y, p.x - p.y) * 0.7071);
    float x = min(box(q, vec2(0.24, 0.035), 0.02), box(q, vec2(0.035, 0.24), 0.02));
    c = over(c, uInk, cover(x - 0.03)); c = over(c, uCream, cover(x));
  }
  else if (shape == 8) c = vec4(uCream, cover(abs(r - 0.475) - 0.016) * 0.85);
  else if (shape == 9) { float d = abs(box(p, vec2(0.47), 0.08)); c = over(vec4(uCream, cover(d - 0.07)), uInk, cover(d - 0.04)); }
  else if (shape == 10) c = vec4(mix(vTint, uCream, 0.55), (1.0 - smoothstep(0.0, 0.16, abs(box(p, vec2(0.47), 0.05)))) * 0.95);
  else c = over(outlined(abs(box(p, vec2(0.4), 0.05)) - 0.035, uCream, uInk, 0.02, 0.8), uInk, cover(r - 0.135)), c = over(c, uCream, cover(abs(r - 0.16) - 0.02));
  c.a *= vLook.y;
  if (c.a < 0.003) discard;
  gl_FragColor = c;
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

interface Shown {
  item: MarkItem;
  opacity: number;
  leaving: boolean;
}

export class BoardMarks {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  private readonly look: InstancedBufferAttribute;
  private readonly tint: InstancedBufferAttribute;
  private readonly shown = new Map<string, Shown>();
  private lastStep = 0;

  constructor() {
    const geometry = new PlaneGeometry(1, 1);
    this.look = new InstancedBufferAttribute(new Float32Array(CAPACITY * 4), 4);
    this.tint = new InstancedBufferAttribute(new Float32Array(CAPACITY * 3), 3);
    geometry.setAttribute('look', this.look);
    geometry.setAttribute('tint', this.tint);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uInk: { value: new Color(INK) }, uCream: { value: new Color(CREAM) } },
      defines: { SPAN },
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -4,
    });
    this.mesh = new InstancedMesh(geometry, material, CAPACITY);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  set(items: readonly MarkItem[]): void {
    const wanted = new Set(items.map((item) => item.key));
    for (const shown of this.shown.values()) shown.leaving = !wanted.has(shown.item.key);
    for (const item of items) {
      const shown = this.shown.get(item.key);
      if (shown) shown.item = item;
      else this.shown.set(item.key, { item, opacity: 0, leaving: false });
    }
    this.lastStep = performance.now();
  }

  /** Fades what comes and goes; says whether anything still does. */
  step(now: number): boolean {
    const change = clamp((now - this.lastStep) / FADE_MS, 0, 1);
    this.lastStep = now;
    let fading = false;
    for (const [key, shown] of this.shown) {
      shown.opacity = clamp(shown.opacity + (shown.leaving ? -change : change), 0, 1);
      if (shown.leaving && shown.opacity === 0) this.shown.delete(key);
      else if (shown.leaving || shown.opacity < 1) fading = true;
    }
    this.write();
    return fading;
  }

  /** Shows everything as it will be when all fading is done. */
  finish(): void {
    for (const [key, shown] of this.shown) {
      if (shown.leaving) this.shown.delete(key);
      else shown.opacity = 1;
    }
    this.write();
  }

  private write(): void {
    const place = new Matrix4();
    const colour = new Color();
    let index = 0;
    for (const { item, opacity } of this.shown.values()) {
      if (index === CAPACITY) break;
      this.mesh.setMatrixAt(index, place.makeTranslation(item.x, HEIGHT, item.z));
      this.look.setXYZW(index, MARK_SHAPES.indexOf(item.shape), opacity, item.size, item.turns);
      colour.set(item.colour ? PAINT[item.colour] : CREAM);
      this.tint.setXYZ(index, colour.r, colour.g, colour.b);
      index++;
    }
    this.mesh.count = index;
    this.mesh.visible = index > 0;
    this.mesh.instanceMatrix.needsUpdate = this.look.needsUpdate = this.tint.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
