/** Pawns, blocking stones and the ladder in use. */
import { Group, Matrix4, Mesh, Vector3, type BufferGeometry, type Material } from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Contact } from '@/engine/contact-shadows';
import type { Timber, TimberMaterial } from '@/engine/timber';
import type { Colour, Ladder, PawnView, StoneView } from '@/wasm/climbers';
import { LADDER_LENGTH } from './part-dimensions';
import { cellCentre } from './lattice';
import { blockerGeometry, ladderGeometry, pawnGeometry } from './models';

type PieceMesh = Mesh<BufferGeometry, Material>;

export class PieceSet {
  readonly group = new Group();
  private readonly pawns = new Map<Colour, PieceMesh>();
  private readonly stones = new Map<Colour, PieceMesh>();
  private readonly ladders = new Map<Ladder, PieceMesh>();
  private readonly ladderMaterial: TimberMaterial;
  private readonly feet = new Map<PieceMesh, Point>();
  private turn = 0;
  /** How high the ground is where nothing stands on it. */
  ground: (point: Pick<Point, 'x' | 'z'>) => number = () => 0;

  constructor(private readonly timber: Timber) {
    this.ladderMaterial = timber.ghost(1);
  }

  set(pawns: readonly PawnView[], stones: readonly StoneView[]): void {
    for (const piece of this.group.children) piece.visible = false;
    for (const { colour, at } of pawns) this.stand(this.pawn(colour), cellCentre(at));
    for (const { colour, at } of stones) this.stand(this.stone(colour), cellCentre(at));
  }

  pawn(colour: Colour): PieceMesh {
    return this.piece(this.pawns, colour, () => pawnGeometry(colour));
  }

  stone(colour: Colour): PieceMesh {
    return this.piece(this.stones, colour, () => blockerGeometry(colour));
  }

  stand(piece: PieceMesh, feet: Point): void {
    piece.visible = true;
    this.feet.set(piece, feet);
    this.place(piece, feet);
  }

  /** The ground under some may have changed: everyone stands on it again. */
  settle(): void {
    for (const [piece, feet] of this.feet) this.place(piece, feet);
  }

  private place(piece: PieceMesh, { x, y, z }: Point): void {
    piece.position.set(x, y + this.ground({ x, z }), z);
  }

  /** Heads and stones show their symbol to whoever looks. */
  setTurn(azimuth: number): void {
    for (const piece of [...this.pawns.values(), ...this.stones.values()])
      piece.rotation.y = azimuth;
    this.turn = azimuth;
  }

  /** Leans a ladder from its foot past its head; a gap that is longer than it stretches it. */
  lean(ladder: Ladder, foot: Point, head: Point, opacity: number): void {
    const piece = this.piece(this.ladders, ladder, () => ladderGeometry(LADDER_LENGTH[ladder]));
    const up = new Vector3(head.x - foot.x, head.y - foot.y, head.z - foot.z);
    const stretch = Math.max(1, up.length() / LADDER_LENGTH[ladder]);
    up.normalize();
    // Rungs lie level, across the way.
    const across = new Vector3(0, 1, 0).cross(up);
    if (across.lengthSq() < 1e-6) across.set(1, 0, 0);
    across.normalize();
    const place = new Matrix4().makeBasis(across, up, across.clone().cross(up));
    piece.quaternion.setFromRotationMatrix(place);
    piece.scale.set(1, stretch, 1);
    piece.position.set(foot.x, foot.y, foot.z);
    piece.visible = opacity > 0;
    piece.castShadow = opacity > 0.5;
    this.ladderMaterial.opacity = opacity;
    piece.material = opacity < 1 ? this.ladderMaterial : this.timber.solid;
  }

  takeLaddersAway(): void {
    for (const piece of this.ladders.values()) piece.visible = false;
  }

  contacts(): Contact[] {
    return [...this.pawns.values(), ...this.stones.values()]
      .filter(({ visible }) => visible)
      .map(({ position: { x, y, z } }) => ({ x, y, z, lift: 0, half: [0.14, 0.14], soft: 0.3 }));
  }

  private piece<Key>(set: Map<Key, PieceMesh>, key: Key, make: () => BufferGeometry): PieceMesh {
    let piece = set.get(key);
    if (!piece) {
      piece = new Mesh<BufferGeometry, Material>(make(), this.timber.solid);
      piece.castShadow = piece.receiveShadow = true;
      piece.rotation.y = this.turn;
      this.group.add(piece);
      set.set(key, piece);
    }
    return piece;
  }

  dispose(): void {
    for (const piece of this.group.children) (piece as PieceMesh).geometry.dispose();
  }
}
