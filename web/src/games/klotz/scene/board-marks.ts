/** Marks on the 3D board of KLOTZ. */
import { MarkSheet } from '@/engine/mark-sheet';
import { PAINT } from '@/engine/palette';
import { MARK_SHAPES, type MarkItem } from './mark-list';

const CAPACITY = 256;
/** Quads extend beyond their cell, for rings and outlines. */
const SPAN = 1.3;
const LINE_CAP = 0.1;

/** The cases are in the order of `MARK_SHAPES`. */
const DRAW = /* glsl */ `
vec4 draw(int shape, vec2 p, float size) {
  float r = length(p);
  if (shape == 0) return outlined(abs(r - 0.5) - 0.04, uCream, uInk, 0.016, 0.75);
  if (shape == 1) return outlined(r - 0.135, uInk, uCream, 0.028, 0.9);
  if (shape == 2) return outlined(r - size * 0.5, uInk, uCream, 0.014, 0.9);
  if (shape == 3) {
    float frame = abs(box(p, vec2(0.45), 0.07));
    vec4 c = vec4(uCream, cover(box(p, vec2(0.44), 0.07)) * 0.28);
    return over(over(c, uInk, cover(frame - 0.044) * 0.75), uCream, cover(frame - 0.03));
  }
  if (shape == 4) {
    float gap = min(abs(p.x), abs(p.y)) - 0.14;
    return outlined(max(abs(r - 0.51) - 0.034, -gap), uCream, uInk, 0.018, 0.85);
  }
  if (shape == 5) {
    vec2 q = abs(p);
    float d = max(abs(box(p, vec2(0.435), 0.02)) - 0.024, 0.25 - min(q.x, q.y));
    return vec4(uInk, cover(d) * 0.86);
  }
  if (shape == 6) return vec4(uInk, cover(box(p, vec2(size * 0.5, 0.017), 0.0)) * 0.72);
  if (shape == 7) {
    float stripes = abs(fract((p.x + p.y) * 5.0) - 0.5) - 0.14;
    vec4 c = vec4(uInk, cover(max(box(p, vec2(0.46), 0.03), stripes * 0.14)) * 0.5);
    vec2 q = abs(vec2(p.x + p.y, p.x - p.y) * 0.7071);
    float x = min(box(q, vec2(0.24, 0.035), 0.02), box(q, vec2(0.035, 0.24), 0.02));
    return over(over(c, uInk, cover(x - 0.03)), uCream, cover(x));
  }
  if (shape == 8) return vec4(uCream, cover(abs(r - 0.475) - 0.016) * 0.85);
  if (shape == 9) {
    float d = abs(box(p, vec2(0.47), 0.08));
    return over(vec4(uCream, cover(d - 0.07)), uInk, cover(d - 0.04));
  }
  if (shape == 10) return vec4(mix(vTint, uCream, 0.55), (1.0 - smoothstep(0.0, 0.16, abs(box(p, vec2(0.47), 0.05)))) * 0.95);
  vec4 c = outlined(abs(box(p, vec2(0.4), 0.05)) - 0.035, uCream, uInk, 0.02, 0.8);
  return over(over(c, uInk, cover(r - 0.135)), uCream, cover(abs(r - 0.16) - 0.02));
}
`;

export class BoardMarks extends MarkSheet<MarkItem> {
  constructor() {
    super(DRAW, CAPACITY, ({ key, shape, x, z, size, turns, colour }) => ({
      key,
      shape: MARK_SHAPES.indexOf(shape),
      x,
      y: 0,
      z,
      span: [shape === 'line' ? size + LINE_CAP : SPAN, SPAN],
      size,
      turns,
      tint: colour && PAINT[colour],
    }));
  }
}
