/** The codewords of a QR code: the text, padding, and error correction for up to 15% damage. */

/** By version, from 1: data bytes, error correction bytes and blocks (level M). */
const VERSIONS = [
  { data: 16, mending: 10, blocks: 1 },
  { data: 28, mending: 16, blocks: 1 },
  { data: 44, mending: 26, blocks: 1 },
  { data: 64, mending: 36, blocks: 2 },
  { data: 86, mending: 48, blocks: 2 },
  { data: 108, mending: 64, blocks: 4 },
] as const;

/** Mode and length take twelve bits, and the terminator the other four. */
const OVERHEAD_BYTES = 2;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

export interface QrBytes {
  /** From 1; the code has 17 + 4 * version modules per side. */
  version: number;
  bytes: number[];
}

/** Picks the smallest version that fits the text; `null` if none of ours does. */
export function qrBytes(text: string): QrBytes | null {
  const content = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(({ data }) => content.length + OVERHEAD_BYTES <= data);
  const version = VERSIONS[index];
  if (!version) return null;
  const { data, mending, blocks } = version;
  const padded = pad(frame(content), data);
  const [size, mendingSize] = [data / blocks, mending / blocks];
  const parts = Array.from({ length: blocks }, (_, i) => padded.slice(i * size, (i + 1) * size));
  const mends = parts.map((part) => mendingBytes(part, mendingSize));
  return { version: index + 1, bytes: [...interleaved(parts), ...interleaved(mends)] };
}

/** Mode, length and content. The 4-bit mode shifts everything by half a byte. */
function frame(content: readonly number[]): number[] {
  const nibbles = [BYTE_MODE, content.length >> 4, content.length & 15];
  for (const byte of content) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  return Array.from(
    { length: nibbles.length / 2 },
    (_, i) => (nibbles[2 * i]! << 4) | nibbles[2 * i + 1]!,
  );
}

function pad(bytes: readonly number[], size: number): number[] {
  const padding = Array.from({ length: size - bytes.length }, (_, i) => PADDING[i % 2]!);
  return [...bytes, ...padding];
}

/** Interleaves the blocks, so that a stain damages each of them only a little. */
function interleaved(parts: readonly (readonly number[])[]): number[] {
  return parts[0]!.flatMap((_, i) => parts.map((part) => part[i]!));
}

/** The Reed-Solomon remainder of a block, over GF(256) with x^8 + x^4 + x^3 + x^2 + 1. */
export function mendingBytes(block: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i]!;
    divisor.forEach((each, at) => (rest[i + at]! ^= times(each, factor)));
  }
  return rest.slice(block.length);
}

/** (x - 1)(x - 2)(x - 4) ... of this degree, highest power first. */
function generator(degree: number): number[] {
  let product = [1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    const shifted = [...product, 0];
    product.forEach((each, at) => (shifted[at + 1]! ^= times(each, root)));
    product = shifted;
    root = times(root, 2);
  }
  return product;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let [x, y] = [a, b]; y > 0; y >>= 1) {
    if (y & 1) product ^= x;
    x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
  }
  return product;
}
