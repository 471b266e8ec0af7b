/** The pieces on the 3D board. Each keeps its grain while it is on the board. */
import { Group, Mesh, type BufferGeometry, type Material } from 'three';
import type { Timber } from '@/engine/timber';
import { spotOf } from './cells';
import type { Upright } from './pick';
import {
  COLUMN_RADIUS,
  HEIGHT_UNIT,
  KLOTZ_WIDTH,
  columnGeometry,
  klotzGeometry,
  stoneGeometry,
} from './piece-models';
import type { Pose } from './timeline';
import {
  heightOf,
  type BoardView,
  type Cell,
  type Colour,
  type Piece,
  type UnusedStone,
} from './types';

export interface Actor {
  piece: Piece;
  mesh: Mesh<BufferGeometry, Material>;
}

/** Whether two pieces are interchangeable. */
const sameKind = (a: Piece, b: Piece): boolean =>
  a.kind === 'column'
    ? b.kind === 'column' && a.height === b.height
    : b.kind === 'klotz' && a.colour === b.colour;

export class PieceSet {
  readonly group = new Group();
  private actors: Actor[] = [];
  private readonly spare: Actor[] = [];
  private readonly stones = new Map<Colour, Mesh<BufferGeometry, Material>>();
  /** Stones on their corners. */
  unused: readonly UnusedStone[] = [];
  private seed = 1;
  private turn = 0;

  constructor(private readonly timber: Timber) {}

  /** Updates the pieces to match `view`. A piece on an unchanged cell stays the same object. */
  set(view: BoardView): void {
    const free = [...this.actors];
    const take = (fits: (actor: Actor) => boolean): Actor | undefined => {
      const index = free.findIndex(fits);
      return index < 0 ? undefined : free.splice(index, 1)[0];
    };
    const assigned = new Map<Piece, Actor>();
    for (const piece of view.pieces) {
      const stays = take(
        (actor) => actor.piece.cell === piece.cell && sameKind(actor.piece, piece),
      );
      if (stays) assigned.set(piece, stays);
    }
    this.actors = view.pieces.map((piece) => {
      const actor =
        assigned.get(piece) ??
        take((other) => sameKind(other.piece, piece)) ??
        this.reuse(piece) ??
        this.make(piece);
      actor.piece = piece;
      actor.mesh.material = this.timber.solid;
      this.group.add(actor.mesh);
      return actor;
    });
    for (const actor of free) {
      this.group.remove(actor.mesh);
      this.spare.push(actor);
    }
    for (const actor of this.actors) this.rest(actor);
    this.unused = view.unusedStones ?? [];
    this.restStones();
  }

  /** Takes a stone from its corner, because a column carries it from now on. */
  take(colour: Colour): void {
    this.unused = this.unused.filter((stone) => stone.colour !== colour);
  }

  at(cell: Cell): Actor | undefined {
    return this.actors.find((actor) => actor.piece.cell === cell);
  }

  /** Rotates all pieces so their symbols are readable from a seat. */
  setTurn(azimuth: number): void {
    this.turn = azimuth;
    for (const { mesh } of [...this.actors, ...this.spare]) mesh.rotation.y = azimuth;
    for (const stone of this.stones.values()) stone.rotation.y = azimuth;
  }

  /** The column that carries a colour's stone. */
  carrier(colour: Colour): Actor | undefined {
    return this.actors.find(({ piece }) => piece.kind === 'column' && piece.stone === colour);
  }

  pose(actor: Actor, { x, z, lift }: Pose): void {
    actor.mesh.position.set(x, lift, z);
  }

  rest(actor: Actor, lift = 0): void {
    this.pose(actor, { ...spotOf(actor.piece.cell), lift });
  }

  /** Puts every stone on its column, even while the column moves, or on its corner. */
  restStones(): void {
    const carried = new Set<Colour>();
    for (const { colour, cell } of this.unused) {
      // A Klotz that has reached the corner stands where the stone lies.
      if (this.at(cell)) continue;
      carried.add(colour);
      const { x, z } = spotOf(cell);
      this.stone(colour).position.set(x, 0, z);
    }
    for (const { piece, mesh } of this.actors) {
      if (piece.kind !== 'column' || !piece.stone) continue;
      carried.add(piece.stone);
      this.stone(piece.stone).position.copy(mesh.position).y += piece.height * HEIGHT_UNIT;
    }
    for (const [colour, stone] of this.stones) stone.visible = carried.has(colour);
  }

  stone(colour: Colour): Mesh<BufferGeometry, Material> {
    let stone = this.stones.get(colour);
    if (!stone) {
      stone = this.mesh(stoneGeometry(colour));
      this.stones.set(colour, stone);
      this.group.add(stone);
    }
    stone.visible = true;
    return stone;
  }

  /** Positions of the contact shadows. */
  contacts(): { x: number; z: number; lift: number }[] {
    return this.actors.map(({ mesh }) => ({
      x: mesh.position.x,
      z: mesh.position.z,
      lift: mesh.position.y,
    }));
  }

  /** Solids for picking; a stone makes its column a little taller. */
  uprights(): Upright[] {
    return this.actors.map(({ piece, mesh }) => ({
      cell: piece.cell,
      x: mesh.position.x,
      z: mesh.position.z,
      base: mesh.position.y,
      height: heightOf(piece) * HEIGHT_UNIT + (piece.kind === 'column' && piece.stone ? 0.17 : 0),
      halfWidth: piece.kind === 'klotz' ? KLOTZ_WIDTH / 2 : COLUMN_RADIUS,
      round: piece.kind === 'column',
    }));
  }

  private reuse(piece: Piece): Actor | undefined {
    const index = this.spare.findIndex((actor) => sameKind(actor.piece, piece));
    return index < 0 ? undefined : this.spare.splice(index, 1)[0];
  }

  private make(piece: Piece): Actor {
    const geometry =
      piece.kind === 'klotz'
        ? klotzGeometry(piece.colour)
        : columnGeometry(piece.height, this.seed++);
    return { piece, mesh: this.mesh(geometry) };
  }

  private mesh(geometry: BufferGeometry): Mesh<BufferGeometry, Material> {
    const mesh = new Mesh<BufferGeometry, Material>(geometry, this.timber.solid);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.rotation.y = this.turn;
    return mesh;
  }

  dispose(): void {
    for (const { mesh } of [...this.actors, ...this.spare]) mesh.geometry.dispose();
    for (const stone of this.stones.values()) stone.geometry.dispose();
  }
}
