/** Marks on surfaces: one instanced quad each. The shader computes the shape, so it's sharp at any distance. */
import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
  type IUniform,
} from 'three';
import { FadingSet, type Keyed } from './fading';
import { CREAM, INK } from './palette';

/** A mark as the shader receives it. */
export interface Drawing extends Keyed {
  shape: number;
  x: number;
  y: number;
  z: number;
  /** Size of the quad. */
  span: readonly [number, number];
  /** A parameter of the shape. */
  size: number;
  /** Quarter turns on the surface; negative values stand upright and face the viewer. */
  turns: number;
  tint?: string;
}

/** Height of the quads above their surface, against z-fighting. */
const LIFT = 0.006;

const VERTEX = /* glsl */ `
attribute vec4 look; // shape, opacity, size, turns
attribute vec2 span;
attribute vec3 tint;
varying vec2 vAt;
varying vec2 vSpan;
varying vec4 vLook;
varying vec3 vTint;
void main() {
  vLook = look;
  vTint = tint;
  vSpan = span;
  vec2 at = position.xy * span;
  vAt = at;
  if (look.w < -0.5) {
    vec4 centre = modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
    gl_Position = projectionMatrix * (centre + vec4(at, 0.0, 0.0));
    return;
  }
  if (look.w > 0.5) at = vec2(-at.y, at.x);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(at.x, 0.0, -at.y, 1.0);
}
`;

const HEAD = /* glsl */ `
uniform vec3 uInk;
uniform vec3 uCream;
varying vec2 vAt;
varying vec2 vSpan;
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
`;

const TAIL = /* glsl */ `
void main() {
  vec4 c = draw(int(vLook.x + 0.5), vAt, vLook.z);
  c.a *= vLook.y;
  if (c.a < 0.003) discard;
  gl_FragColor = c;
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

/** Draws items, each as a `Drawing`. Items fade in and out. */
export class MarkSheet<Item extends Keyed> {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  private readonly look: InstancedBufferAttribute;
  private readonly span: InstancedBufferAttribute;
  private readonly tint: InstancedBufferAttribute;
  private readonly items = new FadingSet<Item>();

  /** `draw` is GLSL that defines `vec4 draw(int shape, vec2 p, float size)`. */
  constructor(
    draw: string,
    private readonly capacity: number,
    private readonly drawingOf: (item: Item) => Drawing,
    uniforms: Record<string, IUniform> = {},
  ) {
    const geometry = new PlaneGeometry(1, 1);
    const attribute = (size: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(capacity * size), size);
      return made.setUsage(DynamicDrawUsage);
    };
    this.look = attribute(4);
    this.span = attribute(2);
    this.tint = attribute(3);
    geometry.setAttribute('look', this.look);
    geometry.setAttribute('span', this.span);
    geometry.setAttribute('tint', this.tint);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: HEAD + draw + TAIL,
      uniforms: {
        uInk: { value: new Color(INK) },
        uCream: { value: new Color(CREAM) },
        ...uniforms,
      },
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -4,
    });
    this.mesh = new InstancedMesh(geometry, material, capacity);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  set(items: readonly Item[]): void {
    this.items.set(items);
  }

  /** Advances the fades; returns whether any are still running. */
  step(now: number): boolean {
    const fading = this.items.step(now);
    this.write();
    return fading;
  }

  /** Ends all fades at once. */
  finish(): void {
    this.items.finish();
    this.write();
  }

  private write(): void {
    const place = new Matrix4();
    const colour = new Color();
    let index = 0;
    for (const { item, opacity } of this.items.values()) {
      if (index === this.capacity) break;
      const { shape, x, y, z, span, size, turns, tint = CREAM } = this.drawingOf(item);
      this.mesh.setMatrixAt(index, place.makeTranslation(x, y + LIFT, z));
      this.look.setXYZW(index, shape, opacity, size, turns);
      this.span.setXY(index, ...span);
      colour.set(tint);
      this.tint.setXYZ(index, colour.r, colour.g, colour.b);
      index++;
    }
    this.mesh.count = index;
    for (const attribute of [this.mesh.instanceMatrix, this.look, this.span, this.tint])
      attribute.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
