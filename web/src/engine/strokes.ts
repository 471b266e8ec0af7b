/**
 * Lines in 3D, for edges and paths: ribbons that face the viewer and stay visible at any distance.
 */
import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import type { Point } from './camera-fit';
import { FadingSet, type Keyed } from './fading';
import { CREAM, INK } from './palette';

export interface Stroke extends Keyed {
  from: Point;
  to: Point;
  width: number;
  /** Length of a dash; 0 draws a solid line. The other colour shows between dashes. */
  dash: number;
  opacity: number;
  /** Cream with an ink outline, or ink with a cream outline. */
  tone: 'cream' | 'ink';
}

/** Minimum width in pixels. */
const LEAST_PIXELS = 1.7;

const VERTEX = /* glsl */ `
attribute vec3 from;
attribute vec3 to;
attribute vec4 look; // width, dash, opacity, tone
uniform float uPixel;
varying vec4 vLook;
varying vec2 vAt;
void main() {
  vec3 a = (modelViewMatrix * vec4(from, 1.0)).xyz;
  vec3 b = (modelViewMatrix * vec4(to, 1.0)).xyz;
  vec3 along = normalize(b - a);
  vec3 here = mix(a, b, position.x + 0.5);
  float width = max(look.x, LEAST_PIXELS * uPixel * -here.z);
  vec3 side = cross(along, normalize(here));
  side /= max(length(side), 0.0001);
  // Extend the ends by half a width, so that corners close.
  here += along * sign(position.x) * width * 0.5 + side * position.y * width;
  // Move it towards the viewer: the edges of a block lie on its faces and would flicker.
  here *= 1.0 - 0.03 / length(here);
  vAt = vec2((position.x + 0.5) * length(b - a), position.y * 2.0);
  vLook = look;
  gl_Position = projectionMatrix * vec4(here, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 uInk;
uniform vec3 uCream;
varying vec4 vLook;
varying vec2 vAt;
void main() {
  vec3 core = vLook.w > 0.5 ? uInk : uCream;
  vec3 edge = vLook.w > 0.5 ? uCream : uInk;
  float soft = fwidth(vAt.y);
  vec3 colour = core;
  if (vLook.y > 0.0) {
    float beat = abs(fract(vAt.x / (2.0 * vLook.y) - 0.25) - 0.5) - 0.25;
    float blur = fwidth(beat);
    colour = mix(core, edge, smoothstep(-blur, blur, beat));
  } else {
    colour = mix(core, edge, smoothstep(0.62 - soft, 0.62 + soft, abs(vAt.y)) * 0.85);
  }
  float alpha = vLook.z * (1.0 - smoothstep(1.0 - soft, 1.0, abs(vAt.y)));
  if (alpha < 0.003) discard;
  gl_FragColor = vec4(colour, alpha);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export class Strokes {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly from: InstancedBufferAttribute;
  private readonly to: InstancedBufferAttribute;
  private readonly look: InstancedBufferAttribute;
  private readonly items = new FadingSet<Stroke>();

  constructor(private readonly capacity: number) {
    const quad = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', quad.attributes.position!);
    geometry.setIndex(quad.index);
    const attribute = (size: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(capacity * size), size);
      return made.setUsage(DynamicDrawUsage);
    };
    this.from = attribute(3);
    this.to = attribute(3);
    this.look = attribute(4);
    geometry.setAttribute('from', this.from);
    geometry.setAttribute('to', this.to);
    geometry.setAttribute('look', this.look);
    geometry.instanceCount = 0;
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        uInk: { value: new Color(INK) },
        uCream: { value: new Color(CREAM) },
        uPixel: { value: 0.001 },
      },
      defines: { LEAST_PIXELS },
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
  }

  /** Sets the width of a pixel at distance one, which limits how thin lines get. */
  setPixel(width: number): void {
    this.mesh.material.uniforms.uPixel!.value = width;
  }

  set(items: readonly Stroke[]): void {
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
    let index = 0;
    for (const { item, opacity } of this.items.values()) {
      if (index === this.capacity) break;
      const { from, to, width, dash, tone } = item;
      this.from.setXYZ(index, from.x, from.y, from.z);
      this.to.setXYZ(index, to.x, to.y, to.z);
      this.look.setXYZW(index, width, dash, item.opacity * opacity, tone === 'ink' ? 1 : 0);
      index++;
    }
    this.mesh.geometry.instanceCount = index;
    for (const attribute of [this.from, this.to, this.look]) attribute.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
