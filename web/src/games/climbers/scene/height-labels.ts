/** Numbers on the visible cells: how high each is. */
import { CanvasTexture, LinearMipmapLinearFilter } from 'three';
import { MarkSheet, type Drawing } from '@/engine/mark-sheet';
import type { Spot } from '@/wasm/climbers';
import { cellCentre } from './lattice';

const CAPACITY = 600;
const COLUMNS = 8;
const ROWS = 5;
const GLYPH = 64;
/** Side of the square a number is written in, in cells. */
const SIDE = 0.62;

const DRAW = /* glsl */ `
uniform sampler2D uNumbers;
uniform float uTurn;
vec4 draw(int shape, vec2 p, float size) {
  // Numbers stand upright for whoever looks.
  vec2 q = vec2(p.x * cos(uTurn) + p.y * sin(uTurn), p.y * cos(uTurn) - p.x * sin(uTurn)) / ${SIDE.toFixed(2)} + 0.5;
  // Below a ladder's sign, the number is smaller and further down.
  if (shape == 1) q = (q - vec2(0.5, 0.2)) * 1.3 + 0.5;
  if (min(q.x, q.y) < 0.0 || max(q.x, q.y) > 1.0) return vec4(0.0);
  // Interpolated, a whole number can arrive a hair too small: 8 would flicker between two rows.
  size = floor(size + 0.5);
  float row = floor(size / ${COLUMNS}.0 + 0.01);
  vec2 at = vec2(size - row * ${COLUMNS}.0 + q.x, ${ROWS}.0 - 1.0 - row + q.y) / vec2(${COLUMNS}.0, ${ROWS}.0);
  vec4 glyph = texture2D(uNumbers, at);
  return over(vec4(uCream, glyph.r * 0.92), uInk, glyph.g);
}
`;

interface Label extends Spot {
  key: string;
  /** It shares its cell with the sign of a ladder. */
  shared: boolean;
}

export class HeightLabels {
  private readonly sheet: MarkSheet<Label>;
  private readonly turn = { value: 0 };
  private readonly numbers = numbersTexture();

  constructor() {
    this.sheet = new MarkSheet<Label>(
      DRAW,
      CAPACITY,
      (label): Drawing => ({
        key: label.key,
        shape: label.shared ? 1 : 0,
        ...cellCentre(label),
        span: [1, 1],
        size: label.z,
        turns: 0,
      }),
      { uNumbers: { value: this.numbers }, uTurn: this.turn },
    );
    this.sheet.mesh.renderOrder = 3.6;
  }

  get mesh() {
    return this.sheet.mesh;
  }

  set(cells: readonly Spot[], isShared: (cell: Spot) => boolean): void {
    this.sheet.set(
      cells.map(({ x, y, z }) => {
        const shared = isShared({ x, y, z });
        return { key: `${x},${y},${z} ${shared}`, x, y, z, shared };
      }),
    );
  }

  setTurn(azimuth: number): void {
    this.turn.value = azimuth;
  }

  step(now: number): boolean {
    return this.sheet.step(now);
  }

  finish(): void {
    this.sheet.finish();
  }

  dispose(): void {
    this.sheet.dispose();
    this.numbers.dispose();
  }
}

/** All numbers on one sheet: their halo in red, themselves in green. */
function numbersTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = GLYPH * COLUMNS;
  canvas.height = GLYPH * ROWS;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  const write = (): void => {
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.font = `700 ${GLYPH * 0.62}px "Figtree Variable", Figtree, system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.lineJoin = 'round';
    pen.lineWidth = GLYPH * 0.14;
    pen.strokeStyle = '#f00';
    pen.fillStyle = '#ff0';
    for (let number = 0; number < COLUMNS * ROWS; number++) {
      const x = ((number % COLUMNS) + 0.5) * GLYPH;
      const y = (Math.floor(number / COLUMNS) + 0.72) * GLYPH;
      pen.strokeText(String(number), x, y);
      pen.fillText(String(number), x, y);
    }
    texture.needsUpdate = true;
  };
  write();
  void document.fonts?.load('700 40px "Figtree Variable"').then(write, () => undefined);
  return texture;
}
