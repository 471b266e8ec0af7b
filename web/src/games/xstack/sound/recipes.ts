/** Sounds of the pile: blocks that strike wood or the table, a jammed block, a collapse. */
import { between, seededRandom } from '@/engine/random';
import { felt, knock, type Recipe } from '@/engine/sound/recipes';

/** The surface a block strikes. */
export type Ground = 'wood' | 'table';

export type PileCue =
  /** A block's impact; `length` and `thickness` in millimetres. */
  | { kind: 'strike'; on: Ground; length: number; thickness: number }
  /** The hand pulls at full force, but the block is stuck. */
  | { kind: 'jam' }
  /** A collapse. */
  | { kind: 'tumble' };

/** Pitch of a 40 mm block with a square section. */
const MIDDLE_HERTZ = 940;

/** Longer and thinner blocks sound lower. */
export function hertzOf(length: number, thickness: number): number {
  return MIDDLE_HERTZ * Math.sqrt(40 / length) * (thickness / 20) ** 0.3;
}

export function pileRecipe(cue: PileCue): Recipe {
  switch (cue.kind) {
    case 'strike': {
      const hertz = hertzOf(cue.length, cue.thickness);
      if (cue.on === 'wood') return { level: 0.3, strokes: [knock(hertz, 0.06, 0.6)] };
      // The table is large and soft: a low thud, with the block's own knock above it.
      return {
        level: 0.34,
        strokes: [knock(128, 0.12, 0.1), felt(0.5, 0.06), knock(hertz * 0.8, 0.05, 0.4, 0, 0.5)],
      };
    }
    case 'jam':
      // Stick-slip friction of wood.
      return {
        level: 0.14,
        strokes: [0, 0.021, 0.036].map((at, index) =>
          knock(1500 - index * 130, 0.018, 0.9, at, 1 - index * 0.25),
        ),
      };
    case 'tumble': {
      const random = seededRandom(36);
      const strokes = Array.from({ length: 9 }, (_, index) =>
        knock(
          between(random, 560, 1250),
          0.06,
          0.6,
          index * 0.048 + between(random, 0, 0.03),
          between(random, 0.45, 1) * (1 - index * 0.05),
        ),
      );
      return { level: 0.32, strokes: [...strokes, knock(120, 0.14, 0.1, 0.11, 0.7)] };
    }
  }
}
