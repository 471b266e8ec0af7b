/** The blocks on screen: on the X at their poses, in trays, on their way there, or gone. */
import {
  Group,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Contact } from '@/engine/contact-shadows';
import { clamp, easeInOut } from '@/engine/easing';
import type { Timber, TimberMaterial } from '@/engine/timber';
import { METRE, extentOf, type Extent } from './measures';
import { blockGeometry } from './models';
import type { Placed } from './pick';
import { TRAY, packTray } from './tray-packing';
import { TRAY_KINDS, type Trays } from './trays';
import { POSE_LENGTH, type BlockShape, type TraysView } from './types';

const FLIGHT_MS = 420;
const FLIGHT_ARC = 1.2;
/** Delay between blocks that leave together. */
const STAGGER_MS = 70;
const FADE_MS = 240;

type Where = 'pile' | 'tray' | 'away';

interface Actor {
  block: number;
  size: Extent;
  mesh: Mesh<BufferGeometry, Material>;
  where: Where;
  /** The tray and the place relative to it. */
  lying: { tray: Mesh; place: Matrix4 } | null;
  flight: { from: Vector3; turned: Quaternion; begins: number } | null;
  /** When the block began to fade out. */
  leaving: number | null;
}

const SCALE = new Vector3();

export class BlockSet {
  readonly group = new Group();
  private actors: Actor[] = [];
  private poses = new Float32Array();
  private posesChanged = false;
  /** Skips the animation at the next step. */
  private jump = true;
  private readonly vanishing: TimberMaterial;

  constructor(
    private readonly timber: Timber,
    private readonly trays: Trays,
  ) {
    this.vanishing = timber.ghost(1);
  }

  setMaterial(blocks: readonly BlockShape[]): void {
    this.dispose();
    this.group.clear();
    this.poses = new Float32Array(blocks.length * POSE_LENGTH).fill(Number.NaN);
    this.jump = true;
    this.actors = blocks.map((shape, block) => {
      const size = extentOf(shape);
      const geometry = blockGeometry(size, shape.colour, block * 7 + 3);
      const mesh = new Mesh<BufferGeometry, Material>(geometry, this.timber.solid);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.visible = false;
      this.group.add(mesh);
      return { block, size, mesh, where: 'away', lying: null, flight: null, leaving: null };
    });
  }

  /** Returns whether any block moved. */
  setPoses(poses: Float32Array): boolean {
    if (poses.length !== this.poses.length)
      throw new RangeError(`${this.poses.length} numbers of poses expected, not ${poses.length}`);
    if (this.poses.every((part, index) => Object.is(part, poses[index]))) return false;
    this.poses.set(poses);
    this.posesChanged = true;
    return true;
  }

  setTrays({ players }: TraysView, atOnce: boolean): void {
    this.jump ||= atOnce;
    for (const actor of this.actors) actor.lying = null;
    players.forEach((player, index) => {
      for (const kind of TRAY_KINDS) {
        const tray = this.trays.find(index, kind);
        if (!tray) continue;
        const lying = player[kind].flatMap((block) => this.actors[block] ?? []);
        const places = packTray(lying.map(({ size }) => size));
        lying.forEach((actor, order) => {
          const { x, y, z, along, upright } = places[order]!;
          const place = turnedTo(along, upright);
          actor.lying = { tray, place: place.setPosition(x, y + TRAY.floor, z) };
        });
      }
    });
    this.posesChanged = true;
  }

  get(block: number): Actor | undefined {
    return this.actors[block];
  }

  /** Blocks on the X or fallen beside it, at their current poses. */
  *onTable(): Iterable<Placed> {
    for (const { block, size, mesh, where } of this.actors)
      if (where === 'pile') yield { block, size, at: mesh.position, turn: mesh.quaternion };
  }

  /** Height of the pile's highest point. */
  top(): number {
    let top = 0;
    for (const { size, at, turn } of this.onTable())
      top = Math.max(top, at.y + halfHeight(size, turn));
    return top;
  }

  /** Height of a block's lowest point. */
  lowest(block: number): number {
    const { mesh, size } = this.actors[block]!;
    return mesh.position.y - halfHeight(size, mesh.quaternion);
  }

  /** Moves everything towards its place. Returns whether something is still moving. */
  step(now: number, traysMove: boolean): boolean {
    let moving = this.posesChanged;
    const leave = this.beginsAt(now);
    for (const actor of this.actors) {
      if (this.posesChanged) this.settle(actor, now, leave);
      if (actor.where === 'tray' && (traysMove || actor.flight || this.posesChanged)) {
        this.fly(actor, now);
        moving = true;
      }
      moving = this.vanish(actor, now) || moving;
    }
    this.posesChanged = false;
    this.jump = false;
    return moving;
  }

  /** Staggered start times for flights. */
  private beginsAt(now: number): () => number {
    let next = now;
    return () => {
      const begins = next;
      next += STAGGER_MS;
      return begins;
    };
  }

  /** Places a block for the current time. */
  private settle(actor: Actor, now: number, begins: () => number): void {
    const { mesh } = actor;
    const offset = actor.block * POSE_LENGTH;
    const [x, y, z, qx, qy, qz, qw] = this.poses.subarray(offset, offset + POSE_LENGTH);
    if (!Number.isNaN(x)) {
      this.become(actor, 'pile');
      mesh.position.set(x!, y!, z!).multiplyScalar(METRE);
      mesh.quaternion.set(qx!, qy!, qz!, qw!).normalize();
      return;
    }
    if (actor.lying) {
      // A block already in a tray moves directly.
      const flies = actor.where === 'pile' && !this.jump;
      this.become(actor, 'tray');
      if (flies)
        actor.flight = {
          from: mesh.position.clone(),
          turned: mesh.quaternion.clone(),
          begins: begins(),
        };
      return;
    }
    if (actor.where === 'away') return;
    this.become(actor, 'away');
    mesh.visible = !this.jump;
    actor.leaving = this.jump ? null : now;
    mesh.material = this.vanishing;
    mesh.castShadow = false;
  }

  private become(actor: Actor, where: Where): void {
    if (actor.where === where) return;
    actor.where = where;
    actor.flight = null;
    actor.leaving = null;
    actor.mesh.visible = true;
    actor.mesh.material = this.timber.solid;
    actor.mesh.castShadow = true;
  }

  private fly({ mesh, lying, ...actor }: Actor, now: number): void {
    if (!lying) return;
    const goal = lying.tray.matrix.clone().multiply(lying.place);
    goal.decompose(mesh.position, mesh.quaternion, SCALE);
    const flight = actor.flight;
    if (!flight) return;
    const t = clamp((now - flight.begins) / FLIGHT_MS, 0, 1);
    const eased = easeInOut(t);
    mesh.position.lerpVectors(flight.from, mesh.position.clone(), eased);
    mesh.position.y += Math.sin(Math.PI * eased) * FLIGHT_ARC;
    mesh.quaternion.slerpQuaternions(flight.turned, mesh.quaternion.clone(), eased);
    if (t === 1) this.actors[actor.block]!.flight = null;
  }

  private vanish(actor: Actor, now: number): boolean {
    if (actor.leaving === null) return false;
    const t = clamp((now - actor.leaving) / FADE_MS, 0, 1);
    this.vanishing.opacity = 1 - t;
    if (t === 1) {
      actor.leaving = null;
      actor.mesh.visible = false;
    }
    return true;
  }

  /** A block's centre; `null` if it's gone. */
  placeOf(block: number): Point | null {
    const actor = this.actors[block];
    return actor && actor.where !== 'away' ? actor.mesh.position : null;
  }

  /** Shadows of blocks on the table or just above it. */
  contacts(): Contact[] {
    const contacts: Contact[] = [];
    for (const { at, size, turn } of this.onTable()) {
      const lift = at.y - halfHeight(size, turn);
      if (lift > 1) continue;
      const across = (axis: 'x' | 'z'): number => halfAlong(size, turn, axis) * 0.85;
      contacts.push({ x: at.x, z: at.z, lift, half: [across('x'), across('z')], soft: 0.35 });
    }
    return contacts;
  }

  dispose(): void {
    for (const { mesh } of this.actors) mesh.geometry.dispose();
  }
}

/** Half the extent of a rotated box along an axis of the room. */
function halfAlong(size: Extent, turn: Quaternion, axis: 'x' | 'y' | 'z'): number {
  return size.reduce((sum, length, own) => {
    const edge = new Vector3().setComponent(own, length / 2).applyQuaternion(turn);
    return sum + Math.abs(edge[axis]);
  }, 0);
}

const halfHeight = (size: Extent, turn: Quaternion): number => halfAlong(size, turn, 'y');

/** The rotation that lays one of a block's axes along x and another up. */
function turnedTo(along: number, upright: number): Matrix4 {
  const x = new Vector3().setComponent(along, 1);
  const y = new Vector3().setComponent(upright, 1);
  return new Matrix4().makeBasis(x, y, x.clone().cross(y)).transpose();
}
