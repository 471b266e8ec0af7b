/**
 * The trays on screen: two per player, which glide around the X when another player's turn starts.
 */
import { Group, Matrix4, Mesh, Vector3, type BufferGeometry, type Material } from 'three';
import type { Contact } from '@/engine/contact-shadows';
import { clamp, easeInOut } from '@/engine/easing';
import { Workpiece, sawn } from '@/engine/geometry';
import { LETTERING } from '@/engine/palette';
import { seededRandom } from '@/engine/random';
import type { Stroke } from '@/engine/strokes';
import type { Timber } from '@/engine/timber';
import type { Theme } from '@/engine/types';
import { TRAY } from './tray-packing';
import { betweenStands, trayPoint, trayStand, type TrayStand } from './tray-places';
import type { TrayKind, TraysView } from './types';

export const TRAY_KINDS: readonly TrayKind[] = ['bonus', 'malus'];
const GLIDE_MS = 640;

interface Tray {
  mesh: Mesh<BufferGeometry, Material>;
  player: number;
  kind: TrayKind;
  stand: TrayStand;
  glide: { from: TrayStand; to: TrayStand; started: number | null } | null;
}

export class Trays {
  readonly group = new Group();
  private trays: Tray[] = [];
  private toMove: number | null = null;
  private tone: Stroke['tone'] = 'ink';
  private readonly geometries: Record<TrayKind, BufferGeometry> = {
    bonus: trayGeometry('bonus'),
    malus: trayGeometry('malus'),
  };

  constructor(private readonly timber: Timber) {}

  set({ players, front, toMove }: TraysView, atOnce: boolean): void {
    this.toMove = toMove;
    if (this.trays.length !== players.length * 2) {
      this.lay(players.length);
      atOnce = true;
    }
    for (const tray of this.trays) {
      const to = trayStand(tray.player, tray.kind, front, players.length);
      if (atOnce) this.put(tray, to);
      else if (!sameStand(tray.glide?.to ?? tray.stand, to))
        tray.glide = { from: tray.stand, to, started: null };
    }
  }

  setTheme(theme: Theme): void {
    this.tone = theme === 'light' ? 'ink' : 'cream';
  }

  private lay(players: number): void {
    this.group.clear();
    this.trays = [];
    for (let player = 0; player < players; player++) {
      for (const kind of TRAY_KINDS) {
        const mesh = new Mesh<BufferGeometry, Material>(this.geometries[kind], this.timber.solid);
        mesh.castShadow = mesh.receiveShadow = true;
        this.group.add(mesh);
        const stand = trayStand(player, kind, 0, players);
        this.trays.push({ mesh, player, kind, stand, glide: null });
      }
    }
  }

  private put(tray: Tray, stand: TrayStand): void {
    tray.stand = stand;
    tray.glide = null;
    this.place(tray);
  }

  private place({ mesh, stand }: Tray): void {
    const { x, z } = trayPoint(stand);
    mesh.position.set(x, 0, z);
    mesh.rotation.y = stand.yaw;
    mesh.updateMatrix();
  }

  /** Moves gliding trays. Returns whether any is still moving. */
  step(now: number): boolean {
    let moving = false;
    for (const tray of this.trays) {
      const { glide } = tray;
      if (!glide) continue;
      moving = true;
      glide.started ??= now;
      const t = clamp((now - glide.started) / GLIDE_MS, 0, 1);
      tray.stand = betweenStands(glide.from, glide.to, easeInOut(t));
      this.place(tray);
      if (t === 1) this.put(tray, glide.to);
    }
    return moving;
  }

  find(player: number, kind: TrayKind): Mesh<BufferGeometry, Material> | undefined {
    return this.trays.find((tray) => tray.player === player && tray.kind === kind)?.mesh;
  }

  /** The centre of a tray, or its destination while gliding. */
  goal(player: number, kind: TrayKind): { x: number; z: number } | undefined {
    const tray = this.trays.find((other) => other.player === player && other.kind === kind);
    return tray && trayPoint(tray.glide?.to ?? tray.stand);
  }

  /** The frame around the trays of the player to move. */
  strokes(): Stroke[] {
    return this.trays
      .filter(({ player }) => player === this.toMove)
      .flatMap(({ mesh, kind }) => {
        const [x, z] = [TRAY.length / 2 + 0.16, TRAY.depth / 2 + 0.16];
        const corners = [
          [-x, z],
          [x, z],
          [x, -z],
          [-x, -z],
        ].map(([cx, cz]) => new Vector3(cx, 0.02, cz).applyMatrix4(mesh.matrix));
        return corners.map((from, index) => ({
          key: `${kind} ${index}`,
          from,
          to: corners[(index + 1) % 4]!,
          width: 0.05,
          dash: 0,
          opacity: 0.75,
          tone: this.tone,
        }));
      });
  }

  contacts(): Contact[] {
    const half = [TRAY.length / 2 - 0.15, TRAY.depth / 2 - 0.15] as const;
    return this.trays.flatMap(({ mesh, stand }): Contact[] => {
      if (stand.yaw === 0) {
        const { x, z } = mesh.position;
        return [{ x, z, lift: 0, half, soft: 0.5 }];
      }
      // Contact shadows can't be rotated, so a row of them covers a rotated tray.
      return [-1, -0.5, 0, 0.5, 1].map((along) => {
        const { x, z } = new Vector3(along * (half[0] - 0.8), 0, 0).applyMatrix4(mesh.matrix);
        return { x, z, lift: 0, half: [0.7, 0.7], soft: 0.6 };
      });
    });
  }

  dispose(): void {
    for (const geometry of Object.values(this.geometries)) geometry.dispose();
  }
}

const sameStand = (a: TrayStand, b: TrayStand): boolean =>
  a.angle === b.angle && a.radius === b.radius;

/**
 * An ash tray with its floor slightly above the table, and an inlaid plus or minus on its front.
 */
function trayGeometry(kind: TrayKind): BufferGeometry {
  const piece = new Workpiece();
  const { length, depth, height, wall, floor } = TRAY;
  const random = seededRandom(kind === 'bonus' ? 76 : 24);
  const add = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    axis: 'x' | 'z',
    bevel = 0.06,
  ): void => {
    const place = new Matrix4().makeTranslation(...at);
    piece.addBox(size, bevel, sawn(random, 'ash', axis, 3), undefined, { place });
  };
  const inner = [length - wall * 1.2, depth - wall * 1.2] as const;
  add([inner[0], floor, inner[1]], [0, floor / 2, 0], 'x', 0.02);
  for (const side of [-1, 1]) {
    add([length, height, wall], [0, height / 2, (side * (depth - wall)) / 2], 'x');
    add([wall, height, depth - wall * 2 + 0.1], [(side * (length - wall)) / 2, height / 2, 0], 'z');
  }
  const sign = (width: number, tall: number): void => {
    const place = new Matrix4().makeTranslation(-length / 2 + 0.5, height / 2, depth / 2 - 0.01);
    piece.addBox(
      [width, tall, 0.03],
      0.004,
      sawn(random, 'walnut', 'x'),
      () => ({ paint: LETTERING }),
      {
        place,
      },
    );
  };
  sign(0.26, 0.07);
  if (kind === 'bonus') sign(0.07, 0.26);
  return piece.finish();
}
