/** Pawns, blocking stones and the ladder in use. */
import { Group, Matrix4, Mesh, Vector3, type BufferGeometry, type Material } from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Contact } from '@/engine/contact-shadows';
import type { Timber, TimberMaterial } from '@/engine/timber';
import type { Colour, Ladder, PawnView, StoneView } from '@/wasm/climbers';
import { LADDER_LENGTH } from './ladder-figures';
import { cellCentre } from './lattice';
import { blockerGeometry, ladderGeometry, pawnGeometry } from './models';

type Figure = Mesh<BufferGeometry, Material>;

export class FigureSet {
  readonly group = new Group();
  private readonly pawns = new Map<Colour, Figure>();
  private readonly stones = new Map<Colour, Figure>();
  private readonly ladders = new Map<Ladder, Figure>();
  private readonly ladderMaterial: TimberMaterial;
  private readonly feet = new Map<Figure, Point>();
  private turn = 0;
  /** How high the ground is where nothing stands on it. */
  ground: (point: Pick<Point, 'x' | 'z'>) => number = () => 0;

  constructor(private readonly timber: Timber) {
    this.ladderMaterial = timber.ghost(1);
  }

  set(pawns: readonly PawnView[], stones: readonly StoneView[]): void {
    for (const figure of this.group.children) figure.visible = false;
    for (const { colour, at } of pawns) this.stand(this.pawn(colour), cellCentre(at));
    for (const { colour, at } of stones) this.stand(this.stone(colour), cellCentre(at));
  }

  pawn(colour: Colour): Figure {
    return this.figure(this.pawns, colour, () => pawnGeometry(colour));
  }

  stone(colour: Colour): Figure {
    return this.figure(this.stones, colour, () => blockerGeometry(colour));
  }

  stand(figure: Figure, feet: Point): void {
    figure.visible = true;
    this.feet.set(figure, feet);
    this.place(figure, feet);
  }

  /** The ground under some may have changed: everyone stands on it again. */
  settle(): void {
    for (const [figure, feet] of this.feet) this.place(figure, feet);
  }

  private place(figure: Figure, { x, y, z }: Point): void {
    figure.position.set(x, y + this.ground({ x, z }), z);
  }

  /** Heads and stones show their symbol to whoever looks. */
  setTurn(azimuth: number): void {
    for (const figure of [...this.pawns.values(), ...this.stones.values()])
      figure.rotation.y = azimuth;
    this.turn = azimuth;
  }

  /** Leans a ladder from its foot past its head; a gap that is longer than it stretches it. */
  lean(ladder: Ladder, foot: Point, head: Point, opacity: number): void {
    const figure = this.figure(this.ladders, ladder, () => ladderGeometry(LADDER_LENGTH[ladder]));
    const up = new Vector3(head.x - foot.x, head.y - foot.y, head.z - foot.z);
    const stretch = Math.max(1, up.length() / LADDER_LENGTH[ladder]);
    up.normalize();
    // Rungs lie level, across the way.
    const across = new Vector3(0, 1, 0).cross(up);
    if (across.lengthSq() < 1e-6) across.set(1, 0, 0);
    across.normalize();
    const place = new Matrix4().makeBasis(across, up, across.clone().cross(up));
    figure.quaternion.setFromRotationMatrix(place);
    figure.scale.set(1, stretch, 1);
    figure.position.set(foot.x, foot.y, foot.z);
    figure.visible = opacity > 0;
    figure.castShadow = opacity > 0.5;
    this.ladderMaterial.opacity = opacity;
    figure.material = opacity < 1 ? this.ladderMaterial : this.timber.solid;
  }

  takeLaddersAway(): void {
    for (const figure of this.ladders.values()) figure.visible = false;
  }

  contacts(): Contact[] {
    return [...this.pawns.values(), ...this.stones.values()]
      .filter(({ visible }) => visible)
      .map(({ position: { x, y, z } }) => ({ x, y, z, lift: 0, half: [0.14, 0.14], soft: 0.3 }));
  }

  private figure<Key>(set: Map<Key, Figure>, key: Key, make: () => BufferGeometry): Figure {
    let figure = set.get(key);
    if (!figure) {
      figure = new Mesh<BufferGeometry, Material>(make(), this.timber.solid);
      figure.castShadow = figure.receiveShadow = true;
      figure.rotation.y = this.turn;
      this.group.add(figure);
      set.set(key, figure);
    }
    return figure;
  }

  dispose(): void {
    for (const figure of this.group.children) (figure as Figure).geometry.dispose();
  }
}
