import { describe, expect, it } from 'vitest';
import { formatBits, qrCode, type QrCode } from './qr';
import { mendingBytes } from './qr-bytes';

/** Decodes a code as the standard describes, independently of the encoder. */
function read(code: QrCode): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = Array.from({ length: 15 }, (_, i) => {
    const row = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    return code[row]![8] ? 1 << i : 0;
  }).reduce((a, b) => a | b);
  const mask = ((format ^ 0x5412) >> 10) & 7;
  const masked = (r: number, c: number): boolean =>
    [
      (r + c) % 2,
      r % 2,
      c % 3,
      (r + c) % 3,
      (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
      ((r * c) % 2) + ((r * c) % 3),
      (((r * c) % 2) + ((r * c) % 3)) % 2,
      (((r + c) % 2) + ((r * c) % 3)) % 2,
    ][mask] === 0;
  const isFixed = (r: number, c: number): boolean => {
    const corner = (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9);
    const near = (x: number) => Math.abs(x - (size - 7)) <= 2;
    return corner || r === 6 || c === 6 || (version > 1 && near(r) && near(c));
  };
  const bits: number[] = [];
  let up = true;
  for (const right of [...Array(size).keys()]
    .reverse()
    .filter((c) => (c > 6 ? c % 2 === 0 : c % 2 === 1))) {
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1]) {
        if (!isFixed(r, c)) bits.push(code[r]![c] !== masked(r, c) ? 1 : 0);
      }
    }
    up = !up;
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const blocks = [1, 1, 1, 2, 2, 4][version - 1]!;
  const data = [16, 28, 44, 64, 86, 108][version - 1]!;
  const ordered = Array.from({ length: blocks }, (_, block) =>
    bytes.slice(0, data).filter((_, i) => i % blocks === block),
  ).flat();
  const text = ordered.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const length = parseInt(text.slice(4, 12), 2);
  const content = Array.from({ length }, (_, i) => parseInt(text.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(content));
}

describe('a QR code', () => {
  it('mends as the standard has it', () => {
    // The worked example in the standard's annex: version 1, level M.
    const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(mendingBytes(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(formatBits(0).toString(2)).toBe('101010000010010');
    expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
  });

  it.each([
    'http://a.b',
    'http://127.0.0.1:8080/',
    'http://192.168.178.20:8080/online/0123456789',
    `http://192.168.178.20:8080/online/${'0123456789abcdef'.repeat(2)}`,
    `https://tables.example.org/online/${'0123456789abcdef'.repeat(2)}`,
    `https://a-rather-long-name.tables.example.org/online/${'fedcba9876543210'.repeat(2)}`,
    'ä'.repeat(53),
  ])('of %s reads as that again', (text) => {
    const code = qrCode(text)!;
    expect(read(code)).toBe(text);
    expect(code.flat().filter(Boolean).length / code.length ** 2).toBeCloseTo(0.5, 0);
  });

  it('is refused for texts that are too long', () => {
    expect(qrCode('x'.repeat(107))).toBeNull();
    expect(qrCode('x'.repeat(106))).not.toBeNull();
  });
});
