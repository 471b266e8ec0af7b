/**
 * A tick of X-Stack's simulation. The module writes it as numbers into its memory, sixty times per
 * second, and we read them there: no text is written or parsed.
 */
import { frameImpacts, frameMemory, frameNumbers, framePoses } from '../../pkg/xstack.js';
import { XSTACK_BLOCK_NAMES } from './rules';
import {
  FRAME,
  FRAME_LENGTH,
  IMPACT_LENGTH,
  LIVE_STATES,
  PARTINGS,
  POSE_LENGTH,
} from './xstack-frame';

/** Something hit a block. */
export interface Impact {
  block: string;
  /** The impulse: the change of its speed in m/s times its mass in kg. */
  strength: number;
  /** Whether it hit the table. */
  table: boolean;
}

/** Where the block in hand would land if you let go now: an estimate. */
export interface Landing {
  /** The height of what is below it, in metres; 0 for the table. */
  height: number;
  /** Whether it would stay there rather than tip over. */
  steady: boolean;
  /** The blocks it would land on; none on an arm of the X or the table. */
  on: readonly string[];
  /** Whether a block that must lie higher than before would. */
  highEnough: boolean;
}

/** What a sixtieth of a second has brought. */
export interface LiveView {
  state: (typeof LIVE_STATES)[number];
  /** The block in hand, or the one that the hand has left. */
  block: string | null;
  /** How hard the hand pulls: at 1 the block slips. */
  strain: number;
  /** Whether the block in hand touches nothing. */
  free: boolean;
  /** The height of that block's lowest point, in metres. */
  lowest: number | null;
  /** How the hand left the block, once it has. */
  parted: (typeof PARTINGS)[number] | null;
  /** Where the block is held, while it is. */
  hand: [number, number, number] | null;
  impacts: readonly Impact[];
  /** The blocks that have touched the table in this act. */
  fallen: readonly string[];
  /** How long the hand can still be closed in this turn. */
  handTimeLeftMs: number;
  /** Whether the block in hand is as high as it must be laid down. */
  aboveLine: boolean;
  landing: Landing | null;
}

const NO_IMPACTS: readonly Impact[] = [];

/** Reads the tick that the module has just written, with this many impacts. */
export function readTick(impacts: number): LiveView {
  const numbers = doubles(frameNumbers(), FRAME_LENGTH);
  const at = (field: keyof typeof FRAME) => numbers[FRAME[field]]!;
  const height = at('landingHeight');
  return {
    state: LIVE_STATES[at('state')]!,
    block: XSTACK_BLOCK_NAMES[at('block')] ?? null,
    strain: at('strain'),
    free: at('free') === 1,
    lowest: orNull(at('lowest')),
    parted: PARTINGS[at('parted')] ?? null,
    hand: Number.isNaN(at('handX')) ? null : [at('handX'), at('handY'), at('handZ')],
    impacts: impacts === 0 ? NO_IMPACTS : readImpacts(impacts),
    fallen: blocksOf(at('fallen')),
    handTimeLeftMs: at('handTimeLeftMs'),
    aboveLine: at('aboveLine') === 1,
    landing: Number.isNaN(height)
      ? null
      : {
          height,
          steady: at('landingSteady') === 1,
          on: blocksOf(at('landingOn')),
          highEnough: at('landingHighEnough') === 1,
        },
  };
}

function readImpacts(count: number): Impact[] {
  const numbers = doubles(frameImpacts(), count * IMPACT_LENGTH);
  return Array.from({ length: count }, (_, i) => {
    const [block, strength, table] = numbers.subarray(i * IMPACT_LENGTH);
    return { block: XSTACK_BLOCK_NAMES[block!]!, strength: strength!, table: table === 1 };
  });
}

/**
 * The poses that the module has just written. A copy, because the next call overwrites them and
 * the memory moves when it grows.
 */
export function readPoses(): Float32Array {
  const length = XSTACK_BLOCK_NAMES.length * POSE_LENGTH;
  return new Float32Array(buffer(), framePoses(), length).slice();
}

function doubles(address: number, length: number): Float64Array {
  return new Float64Array(buffer(), address, length);
}

function buffer(): ArrayBuffer {
  return (frameMemory() as WebAssembly.Memory).buffer;
}

function orNull(number: number): number | null {
  return Number.isNaN(number) ? null : number;
}

const NO_BLOCKS: readonly string[] = [];

/** The blocks of a set with one bit per block; more bits than bitwise operators can handle. */
function blocksOf(bits: number): readonly string[] {
  if (bits === 0) return NO_BLOCKS;
  return XSTACK_BLOCK_NAMES.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1);
}
