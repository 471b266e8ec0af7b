/** A QR code: text as a square of dark and light modules. */
import { qrBytes } from './qr-bytes';

/** Rows of modules; `true` is dark. */
export type QrCode = boolean[][];

/** `null` marks a module that isn't set yet. */
type Sheet = (boolean | null)[][];

/** The eight masks that invert modules to break up large uniform areas. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The column of the vertical timing pattern, which holds no data. */
const TIMING = 6;

/** Encodes a text; `null` if it's too long. */
export function qrCode(text: string): QrCode | null {
  const found = qrBytes(text);
  if (!found) return null;
  const size = 17 + 4 * found.version;
  const frame = fixedPatterns(size, found.version);
  const bits = found.bytes.flatMap((byte) =>
    Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1),
  );
  const codes = MASKS.map((_, mask) => laid(frame, bits, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))]!;
}

/** The patterns every code of a size shares: they let scanners find it and measure its modules. */
function fixedPatterns(size: number, version: number): Sheet {
  const sheet: Sheet = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const far = size - 7;
  for (const [top, left] of [
    [0, 0],
    [0, far],
    [far, 0],
  ] as const) {
    square(sheet, top + 3, left + 3, 4, (ring) => ring !== 2 && ring !== 4);
  }
  // All but the smallest version have an alignment pattern in the fourth corner.
  if (version > 1) square(sheet, far, far, 2, (ring) => ring !== 1);
  for (let i = 8; i < size - 8; i++) sheet[TIMING]![i] = sheet[i]![TIMING] = i % 2 === 0;
  return sheet;
}

/** Draws rings around a module, clipped to the sheet. */
function square(
  sheet: Sheet,
  row: number,
  column: number,
  radius: number,
  isDark: (ring: number) => boolean,
): void {
  for (let r = row - radius; r <= row + radius; r++) {
    for (let c = column - radius; c <= column + radius; c++) {
      if (sheet[r]?.[c] === undefined) continue;
      sheet[r]![c] = isDark(Math.max(Math.abs(r - row), Math.abs(c - column)));
    }
  }
}

/** Lays out the code: format bits, then the masked data in a zigzag, two columns at a time. */
function laid(frame: Sheet, bits: readonly boolean[], mask: number): QrCode {
  const sheet = frame.map((row) => [...row]);
  const size = sheet.length;
  layFormat(sheet, mask);
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING) right -= 1;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (sheet[row]![column] !== null) continue;
        // Modules beyond the last bit count as light.
        sheet[row]![column] = (bits[next] ?? false) !== MASKS[mask]!(row, column);
        next += 1;
      }
    }
    up = !up;
  }
  return sheet as QrCode;
}

/** The 15 format bits: error correction level (M is 00), mask, and their own error correction. */
export function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

function layFormat(sheet: Sheet, mask: number): void {
  const bits = formatBits(mask);
  const last = sheet.length - 1;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    // Down the eighth column, skipping the timing row, and along the eighth row.
    const down = i < 6 ? i : i < 8 ? i + 1 : last - 14 + i;
    const along = i < 8 ? last - i : i < 9 ? 7 : 14 - i;
    sheet[down]![8] = dark;
    sheet[8]![along] = dark;
  }
  sheet[last - 7]![8] = true;
}

/** How hard a code is to scan: long runs, uniform blocks, false finder patterns, imbalance. */
function penalty(code: QrCode): number {
  const lines = [...code, ...code.map((_, c) => code.map((row) => row[c]!))];
  const runs = lines.reduce((sum, line) => sum + runPenalty(line) + markPenalty(line), 0);
  let squares = 0;
  for (let r = 1; r < code.length; r++) {
    for (let c = 1; c < code.length; c++) {
      const here = code[r]![c];
      const plain =
        here === code[r - 1]![c] && here === code[r]![c - 1] && here === code[r - 1]![c - 1];
      if (plain) squares += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return runs + squares + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

function runPenalty(line: readonly boolean[]): number {
  let [sum, run] = [0, 0];
  line.forEach((dark, i) => {
    run = dark === line[i - 1] ? run + 1 : 1;
    if (run === 5) sum += 3;
    else if (run > 5) sum += 1;
  });
  return sum;
}

/** Penalizes runs that look like a finder pattern. */
function markPenalty(line: readonly boolean[]): number {
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  const marks = text.match(/(?=10111010000|00001011101)/g);
  return 40 * (marks?.length ?? 0);
}
