/**
 * The height the block in hand must exceed: a faint plane at its old lowest point, a thin line
 * along the plane's near edge, and a contour around everything that crosses it.
 */
import { Color, Group, Mesh, MeshBasicMaterial, PlaneGeometry, Vector2, Vector3 } from 'three';
import type { Point } from '@/engine/camera-fit';
import { CREAM, INK, WOOD_NAMES } from '@/engine/palette';
import type { Stroke } from '@/engine/strokes';
import type { TimberMaterial } from '@/engine/timber';
import type { Theme } from '@/engine/types';
import { Ramp } from './ramp';

const PLANE = { half: 5.4, depth: 4.6, opacity: 0.09 };
const WIDTH = 0.055;
const TICK = 0.16;
const FADE_MS = 120;

/** Goes round the blocks where they cross the plane. Blocks that only end there, as those the held one lay upon, stay clear with their bevels. */
const CONTOUR = /* glsl */ `
#include <dithering_fragment>
if (uLevel.y > 0.0 && kind != STAND) {
  float off = abs(vWorldHeight - uLevel.x);
  float pixel = fwidth(vWorldHeight);
  float steep = 1.0 - smoothstep(0.3, 0.55, abs(worldNormal.y));
  float ink = 1.0 - smoothstep(0.03 + 0.5 * pixel, 0.03 + 1.6 * pixel, off);
  float cream = 1.0 - smoothstep(0.5 * pixel, 0.012 + 1.1 * pixel, off);
  gl_FragColor.rgb = mix(gl_FragColor.rgb, uLevelInk, ink * 0.7 * steep * uLevel.y);
  gl_FragColor.rgb = mix(gl_FragColor.rgb, uLevelCream, cream * 0.95 * steep * uLevel.y);
}
`;

export class HeightLine {
  readonly group = new Group();
  private readonly plane: Mesh<PlaneGeometry, MeshBasicMaterial>;
  /** Height and opacity for the contour shader. */
  private readonly level = new Vector2();
  private height: number | null = null;
  private reached = false;
  private readonly ramp = new Ramp(FADE_MS, FADE_MS);
  private tone: Stroke['tone'] = 'ink';

  /** `wood` is the material that draws the contour. */
  constructor(wood: TimberMaterial) {
    this.plane = new Mesh(
      new PlaneGeometry(PLANE.half * 2, PLANE.depth),
      new MeshBasicMaterial({ transparent: true, depthWrite: false, side: 2 }),
    );
    this.plane.rotation.x = -Math.PI / 2;
    this.plane.renderOrder = 3;
    this.group.add(this.plane);
    this.group.visible = false;
    drawContour(wood, this.level);
    this.setTheme('light');
  }

  setTheme(theme: Theme): void {
    this.tone = theme === 'light' ? 'ink' : 'cream';
    this.plane.material.color.set(theme === 'light' ? INK : CREAM);
  }

  /** Sets the line's height and whether the block is above it; `null` removes it. */
  set(line: { height: number; reached: boolean } | null): void {
    this.height = line?.height ?? null;
    this.reached = line?.reached ?? false;
    if (line) this.group.position.y = this.level.x = line.height;
  }

  /** Keeps the line perpendicular to the view. */
  face(azimuth: number): void {
    this.group.rotation.y = azimuth;
    this.group.updateMatrix();
  }

  /** Fades in or out. Returns whether it's still fading. */
  step(now: number): boolean {
    const fading = this.ramp.step(now, this.height !== null);
    this.show();
    return fading;
  }

  /** Skips the fade. */
  finish(): void {
    this.ramp.finish(this.height !== null);
    this.show();
  }

  private show(): void {
    const { share } = this.ramp;
    this.level.y = share;
    this.group.visible = share > 0;
    this.plane.material.opacity = PLANE.opacity * share;
  }

  /** The line's left end, if there is a line. */
  get end(): Point | null {
    return this.height === null ? null : this.at(-PLANE.half, 0);
  }

  private at(x: number, up: number): Vector3 {
    this.group.updateMatrix();
    return new Vector3(x, up, PLANE.depth / 2).applyMatrix4(this.group.matrix);
  }

  /** The line and its ends. */
  strokes(): Stroke[] {
    if (this.height === null) return [];
    const line = (key: string, from: Vector3, to: Vector3): Stroke => ({
      key: `line ${key}`,
      from,
      to,
      width: WIDTH,
      // The line is dashed while the block is too low.
      dash: key === 'itself' && !this.reached ? 0.22 : 0,
      opacity: 1,
      tone: this.tone,
    });
    const strokes = [line('itself', this.at(-PLANE.half, 0), this.at(PLANE.half, 0))];
    for (const side of [-1, 1])
      strokes.push(
        line(`end ${side}`, this.at(side * PLANE.half, -TICK), this.at(side * PLANE.half, TICK)),
      );
    return strokes;
  }
}

function drawContour(wood: TimberMaterial, level: Vector2): void {
  const compile = wood.onBeforeCompile;
  const key = wood.customProgramCacheKey();
  wood.defines = { ...wood.defines, STAND: WOOD_NAMES.indexOf('black') };
  wood.onBeforeCompile = (shader, renderer) => {
    compile.call(wood, shader, renderer);
    Object.assign(shader.uniforms, {
      uLevel: { value: level },
      uLevelInk: { value: new Color(INK) },
      uLevelCream: { value: new Color(CREAM) },
    });
    shader.fragmentShader = shader.fragmentShader
      .replace(
        'void main() {',
        'uniform vec2 uLevel;\nuniform vec3 uLevelInk;\nuniform vec3 uLevelCream;\nvoid main() {',
      )
      .replace('#include <dithering_fragment>', CONTOUR);
  };
  wood.customProgramCacheKey = () => `${key} level`;
}
