/**
 * Recipes of the sounds: decaying tones of struck wood, and filtered noise. Synthesised, no
 * samples.
 */

/** All sounds: the cues of the scenes, and those of the page. */
export type SoundCue =
  | { kind: 'slide'; ms: number }
  | { kind: 'down'; height: number }
  | {
      kind:
        | 'stone'
        | 'lift'
        | 'capture'
        | 'win'
        | 'turn'
        | 'hop'
        | 'ladder'
        | 'rung'
        | 'push'
        | 'illegal'
        | 'tick';
    };

/** A decaying tone of struck wood. */
export interface Mode {
  hertz: number;
  gain: number;
  /** Seconds until it falls to a thousandth. */
  decay: number;
}

/** Noise between two frequencies. */
export interface Rustle {
  low: number;
  high: number;
  gain: number;
  /** Seconds until full volume. */
  attack: number;
  decay: number;
}

export interface Stroke {
  /** Seconds after the start. */
  at: number;
  modes: readonly Mode[];
  rustles: readonly Rustle[];
}

export interface Recipe {
  strokes: readonly Stroke[];
  /** Overall volume; all sounds are quiet. */
  level: number;
}

/** Overtones of a small wooden block: inharmonic, and shorter the higher they are. */
const OVERTONES = [
  { ratio: 1, gain: 1, decay: 1 },
  { ratio: 2.71, gain: 0.42, decay: 0.6 },
  { ratio: 4.93, gain: 0.2, decay: 0.4 },
  { ratio: 7.4, gain: 0.09, decay: 0.28 },
] as const;

/** One knock: the tone of the block and the click of the surfaces. */
export function knock(hertz: number, decay: number, click: number, at = 0, gain = 1): Stroke {
  return {
    at,
    modes: OVERTONES.map((tone) => ({
      hertz: hertz * tone.ratio,
      gain: tone.gain * gain,
      decay: decay * tone.decay,
    })),
    rustles: [{ low: 700, high: 4200, gain: click * gain, attack: 0.0005, decay: 0.014 }],
  };
}

export const felt = (gain: number, decay: number, at = 0): Stroke => ({
  at,
  modes: [],
  rustles: [{ low: 140, high: 900, gain, attack: 0.012, decay }],
});

/** Taller pieces sound lower; the tallest blocks are longer than any column. */
const HEIGHT_HERTZ = [430, 345, 280, 225, 200, 180];

function hertzOf(height: number): number {
  return HEIGHT_HERTZ[Math.min(Math.max(1, height), HEIGHT_HERTZ.length) - 1]!;
}

export function recipeFor(cue: SoundCue): Recipe {
  switch (cue.kind) {
    case 'lift':
      return { level: 0.16, strokes: [felt(1, 0.09), knock(520, 0.03, 0.1, 0.004, 0.25)] };
    case 'slide': {
      const seconds = cue.ms / 1000;
      const along: Rustle = {
        low: 260,
        high: 1500,
        gain: 0.8,
        attack: seconds * 0.35,
        decay: seconds * 0.7,
      };
      const under: Rustle = {
        low: 70,
        high: 240,
        gain: 0.7,
        attack: seconds * 0.3,
        decay: seconds * 0.7,
      };
      return { level: 0.11, strokes: [{ at: 0, modes: [], rustles: [along, under] }] };
    }
    case 'down':
      return {
        level: 0.34,
        strokes: [
          knock(hertzOf(cue.height), 0.11, 0.5),
          knock(hertzOf(cue.height) * 1.06, 0.05, 0.2, 0.085, 0.16),
        ],
      };
    case 'capture':
      return { level: 0.3, strokes: [knock(620, 0.06, 0.8), knock(470, 0.08, 0.7, 0.075, 0.85)] };
    case 'stone':
      return { level: 0.22, strokes: [knock(1150, 0.05, 0.6)] };
    case 'turn':
      return { level: 0.13, strokes: [felt(1, 0.12), knock(300, 0.04, 0.12, 0.03, 0.3)] };
    case 'hop':
      return { level: 0.2, strokes: [knock(760, 0.045, 0.45)] };
    case 'ladder':
      return { level: 0.2, strokes: [knock(540, 0.06, 0.5), knock(610, 0.05, 0.4, 0.06, 0.6)] };
    case 'rung':
      return { level: 0.15, strokes: [knock(930, 0.035, 0.5)] };
    case 'push':
      return {
        level: 0.18,
        strokes: [felt(0.8, 0.16), knock(680, 0.05, 0.4, 0.11, 0.7)],
      };
    case 'illegal':
      return { level: 0.26, strokes: [knock(150, 0.07, 0.08), felt(0.5, 0.05)] };
    case 'tick':
      return { level: 0.1, strokes: [knock(1700, 0.022, 0.5)] };
    case 'win':
      return {
        level: 0.26,
        strokes: [
          knock(392, 0.28, 0.3),
          knock(494, 0.28, 0.3, 0.13),
          knock(587, 0.34, 0.3, 0.26),
          knock(784, 0.5, 0.3, 0.42, 0.9),
        ],
      };
  }
}
