/**
 * Averages many frames into one picture and draws it on the canvas.
 *
 * Frames are drawn into floating-point targets in linear light with premultiplied alpha. The last
 * step applies tone mapping; the canvas stays transparent wherever nothing was drawn.
 */
import {
  CustomBlending,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Camera,
  type Scene,
  type WebGLRenderer,
} from 'three';

const FULL_SCREEN = /* glsl */ `
varying vec2 vPoint;
void main() {
  vPoint = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

const COPY = /* glsl */ `
uniform sampler2D uFrame;
varying vec2 vPoint;
void main() {
  gl_FragColor = texture2D(uFrame, vPoint);
  if (gl_FragColor.a == 0.0) discard;
}
`;

const DEVELOP = /* glsl */ `
uniform sampler2D uQuick;
uniform sampler2D uSum;
uniform float uFrames;
uniform float uShare;
uniform vec2 uRim;
varying vec2 vPoint;
#include <common>
void main() {
  vec4 colour = vec4(0.0);
  if (uShare < 1.0) colour = texture2D(uQuick, vPoint) * (1.0 - uShare);
  if (uShare > 0.0) colour += texture2D(uSum, vPoint) * (uShare / uFrames);
  // Most of the canvas is empty. Without a GPU, tone mapping it would take most of the time.
  if (colour.a < 0.001) {
    gl_FragColor = vec4(0.0);
    return;
  }
  gl_FragColor = vec4(colour.rgb / max(colour.a, 0.0001), colour.a);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  // Dithering: noise smaller than one colour step prevents bands in soft shadows.
  if (gl_FragColor.a < 0.998) {
    float grit = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    gl_FragColor.a = clamp(gl_FragColor.a + grit / 255.0, 0.0, 1.0);
    // Shadows fade out before the edge of the canvas, or the edge would be visible on the page.
    vec2 inside = min(vPoint, 1.0 - vPoint) / uRim;
    gl_FragColor.a *= smoothstep(0.0, 1.0, min(inside.x, inside.y));
  }
  gl_FragColor.rgb *= gl_FragColor.a;
}
`;

/** Where shadows start to fade: distance from the canvas edge, as a share of its shorter side. */
const RIM = 0.09;

export class Accumulator {
  private readonly quick: WebGLRenderTarget;
  private readonly frame: WebGLRenderTarget;
  private readonly sum: WebGLRenderTarget;
  private readonly screen = new Mesh(new PlaneGeometry(2, 2));
  private readonly flat = new OrthographicCamera();
  private readonly copy: ShaderMaterial;
  private readonly develop: ShaderMaterial;
  private count = 0;

  /**
   * `smooth` enables antialiasing of quick frames, which is cheap on a GPU but expensive in
   * software.
   */
  constructor(
    private readonly renderer: WebGLRenderer,
    smooth: boolean,
  ) {
    const exact = {
      type: HalfFloatType,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    } as const;
    // Quick frames may have a lower resolution; we scale them up.
    this.quick = new WebGLRenderTarget(1, 1, {
      type: HalfFloatType,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
      samples: smooth ? 4 : 0,
    });
    this.frame = new WebGLRenderTarget(1, 1, exact);
    this.sum = new WebGLRenderTarget(1, 1, { ...exact, depthBuffer: false });
    this.copy = new ShaderMaterial({
      vertexShader: FULL_SCREEN,
      fragmentShader: COPY,
      uniforms: { uFrame: { value: this.frame.texture } },
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      depthTest: false,
      depthWrite: false,
    });
    this.develop = new ShaderMaterial({
      vertexShader: FULL_SCREEN,
      fragmentShader: DEVELOP,
      uniforms: {
        uQuick: { value: this.quick.texture },
        uSum: { value: this.sum.texture },
        uFrames: { value: 1 },
        uShare: { value: 0 },
        uRim: { value: new Vector2(1, 1) },
      },
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    });
    this.screen.frustumCulled = false;
  }

  /** Size of the picture in pixels. */
  setSize(width: number, height: number): void {
    this.frame.setSize(width, height);
    this.sum.setSize(width, height);
    const rim = RIM * Math.min(width, height);
    (this.develop.uniforms.uRim!.value as Vector2).set(rim / width, rim / height);
    this.count = 0;
  }

  /** Frames averaged so far. */
  get frames(): number {
    return this.count;
  }

  /** Makes the renderer compile for the targets of frames: they need other shaders than the canvas. */
  aim(): void {
    this.renderer.setRenderTarget(this.quick);
  }

  /** Draws a single frame, perhaps at a lower resolution, and resets the average. */
  drawQuick(scene: Scene, camera: Camera, scale: number): void {
    this.count = 0;
    this.quick.setSize(
      Math.max(1, Math.round(this.frame.width * scale)),
      Math.max(1, Math.round(this.frame.height * scale)),
    );
    this.drawInto(this.quick, scene, camera);
  }

  /** Adds a frame to the average. */
  drawSample(scene: Scene, camera: Camera): void {
    this.drawInto(this.frame, scene, camera);
    this.renderer.setRenderTarget(this.sum);
    if (this.count === 0) this.renderer.clear();
    this.screen.material = this.copy;
    this.renderer.render(this.screen, this.flat);
    this.count++;
  }

  /** Draws to the canvas: the quick frame, the average (`share` = 1) or a blend of both. */
  show(share: number): void {
    this.develop.uniforms.uFrames!.value = Math.max(1, this.count);
    this.develop.uniforms.uShare!.value = this.count === 0 ? 0 : share;
    this.renderer.setRenderTarget(null);
    this.screen.material = this.develop;
    this.renderer.render(this.screen, this.flat);
  }

  private drawInto(target: WebGLRenderTarget, scene: Scene, camera: Camera): void {
    this.renderer.setRenderTarget(target);
    this.renderer.clear();
    this.renderer.render(scene, camera);
  }

  dispose(): void {
    for (const target of [this.quick, this.frame, this.sum]) target.dispose();
    this.copy.dispose();
    this.develop.dispose();
    this.screen.geometry.dispose();
  }
}
