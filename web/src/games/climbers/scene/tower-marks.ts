/** Marks on the tower: drawings on its faces, strokes along its edges. */
import type { Object3D } from 'three';
import { MarkSheet, type Drawing } from '@/engine/mark-sheet';
import { Strokes } from '@/engine/strokes';
import { SYMBOL_DISTANCE } from '@/engine/timber.glsl';
import { QUAD_MARGIN, TOWER_SHAPES, type TowerDrawings } from './mark-list';

const DRAWINGS = 1600;
const STROKES = 800;
const HATCH = TOWER_SHAPES.indexOf('hatch');

/** The cases are in the order of `TOWER_SHAPES`. */
const DRAW = /* glsl */ `
${SYMBOL_DISTANCE}
uniform float uTurn;

/* A ladder, seen from the front: two rails and its rungs. */
float ladderSign(vec2 p, float half_, float rungs) {
  float rails = box(vec2(abs(p.x) - 0.085, p.y), vec2(0.018, half_), 0.01);
  float step_ = 2.0 * half_ / rungs;
  float rung = box(vec2(p.x, mod(p.y + half_, step_) - step_ * 0.5), vec2(0.085, 0.018), 0.0);
  return min(rails, max(rung, abs(p.y) - half_));
}

vec4 draw(int shape, vec2 p, float size) {
  float r = length(p);
  vec2 extent = vSpan * 0.5 - float(${QUAD_MARGIN / 2});
  if (shape == 0) {
    // Only lines: the colour of the face decides who may stand on it.
    float frame = abs(box(p, vec2(0.41), 0.13));
    vec4 c = vec4(uInk, cover(frame - 0.055) * 0.85);
    c = over(c, uCream, cover(frame - 0.034));
    float signs = mod(size, 4.0);
    if (signs > 0.5) {
      vec2 q = vec2(p.x * cos(uTurn) + p.y * sin(uTurn), p.y * cos(uTurn) - p.x * sin(uTurn));
      // Beside the number of the height, ladders are smaller and further up.
      float scale = size > 3.5 ? 0.6 : 1.0;
      if (size > 3.5) q.y -= 0.17;
      q /= scale;
      float sign_ = 1.0;
      float both = signs > 2.5 ? 0.15 : 0.0;
      if (signs < 1.5 || both > 0.0) sign_ = min(sign_, ladderSign(q + vec2(both, 0.0), 0.15, 2.0));
      if (signs > 1.5) sign_ = min(sign_, ladderSign(q - vec2(both, 0.0), 0.27, 4.0));
      sign_ *= scale;
      c = over(c, uCream, cover(sign_ - 0.03));
      c = over(c, uInk, cover(sign_));
    }
    return c;
  }
  if (shape == 1) return outlined(r - size * 0.5, uInk, uCream, 0.03, 0.92);
  if (shape == 2) {
    // Neighbouring cells meet without a seam: their sides are cut, not blurred.
    if (max(abs(p.x), abs(p.y)) > 0.5) return vec4(0.0);
    int sides = int(size + 0.5);
    float edge = 1.0;
    if ((sides & 1) != 0) edge = min(edge, 0.5 - p.x);
    if ((sides & 2) != 0) edge = min(edge, 0.5 - p.y);
    if ((sides & 4) != 0) edge = min(edge, 0.5 + p.x);
    if ((sides & 8) != 0) edge = min(edge, 0.5 + p.y);
    vec4 c = vec4(uInk, cover(edge - 0.115) * 0.85);
    return over(c, uCream, cover(edge - 0.075));
  }
  if (shape == 3) return outlined(r - size * 0.5, uInk, uCream, 0.022, 0.95);
  if (shape == 4) {
    float d = abs(box(p, vec2(0.45), 0.1));
    return over(vec4(uCream, cover(d - 0.075)), uInk, cover(d - 0.042));
  }
  if (shape == 5) {
    float frame = abs(box(p, extent - 0.1, 0.05));
    vec4 c = over(vec4(uCream, cover(frame - 0.06) * 0.9), uInk, cover(frame - 0.035));
    vec2 q = abs(vec2(p.x + p.y, p.x - p.y) * 0.7071);
    float arm = min(min(extent.x, extent.y) * 0.45, 0.3);
    float cross_ = min(box(q, vec2(arm, 0.05), 0.02), box(q, vec2(0.05, arm), 0.02));
    return over(over(c, uInk, cover(cross_ - 0.04)), uCream, cover(cross_));
  }
  if (shape == 6) {
    vec2 corner = extent - abs(p);
    float d = max(abs(box(p, extent - 0.09, 0.03)) - 0.032, max(corner.x, corner.y) - 0.46);
    return outlined(d, uInk, uCream, 0.022, 0.9);
  }
  if (shape == 7) {
    vec4 c = outlined(abs(r - 0.27) - 0.05, uInk, uCream, 0.025, 0.95);
    return over(c, uInk, cover(r - 0.09));
  }
  if (shape == 8) {
    float area = box(p, extent - 0.17, 0.12);
    vec4 c = vec4(uInk, cover(abs(area) - 0.065) * 0.85);
    return over(c, uCream, cover(abs(area) - 0.04));
  }
  vec4 c = over(vec4(uInk, cover(r - 0.21)), uCream, cover(r - 0.195));
  c = over(c, vTint, cover(r - 0.165));
  bool pale = size == 2.0 || size == 5.0;
  return over(c, pale ? uInk : uCream, cover(symbolDistance(p / 0.1, size) * 0.1));
}
`;

export class TowerMarkSet {
  /** Signs stand upright for whoever looks. */
  private readonly turn = { value: 0 };
  private readonly sheet = new MarkSheet<Drawing>(
    DRAW,
    DRAWINGS,
    (drawing) => (drawing.shape === HATCH ? this.shaken(drawing) : drawing),
    { uTurn: this.turn },
  );
  private readonly strokes = new Strokes(STROKES);
  private shake = { x: 0, z: 0 };

  constructor() {
    // After glass and the block in hand, which would paint over them.
    this.sheet.mesh.renderOrder = 3.5;
    this.strokes.mesh.renderOrder = 4;
  }

  get objects(): Object3D[] {
    return [this.sheet.mesh, this.strokes.mesh];
  }

  setTurn(azimuth: number): void {
    this.turn.value = azimuth;
  }

  setPixel(width: number): void {
    this.strokes.setPixel(width);
  }

  set({ drawings, strokes }: TowerDrawings): void {
    this.sheet.set(drawings);
    this.strokes.set(strokes);
  }

  /** Moves the hatching of what is refused aside; seen with the next step. */
  shakeHatch(by: { x: number; z: number }): void {
    this.shake = by;
  }

  private shaken(drawing: Drawing): Drawing {
    return { ...drawing, x: drawing.x + this.shake.x, z: drawing.z + this.shake.z };
  }

  /** Fades what comes and goes; says whether anything still does. */
  step(now: number): boolean {
    const drawings = this.sheet.step(now);
    return this.strokes.step(now) || drawings;
  }

  /** Shows everything as it will be when all fading is done. */
  finish(): void {
    this.sheet.finish();
    this.strokes.finish();
  }

  dispose(): void {
    this.sheet.dispose();
    this.strokes.dispose();
  }
}
