/** The blocks on screen. Each is a mesh of its own, so that it can be lifted, turned and seen through. */
import { Group, Mesh, Quaternion, type BufferGeometry, type Material } from 'three';
import type { Point } from '@/engine/camera-fit';
import type { Contact } from '@/engine/contact-shadows';
import type { Timber } from '@/engine/timber';
import type { BlockView } from '@/wasm/climbers';
import { blockCentre } from './lattice';
import { blockGeometry } from './models';

export interface BlockActor {
  view: BlockView;
  mesh: Mesh<BufferGeometry, Material>;
  /** What its geometry was made for. */
  look: string;
}

/** How far the darkness at the foot of a block reaches. */
const CONTACT_SOFT = 0.55;

const lookOf = ({ size, faces }: BlockView): string =>
  [...size, faces.top, faces.bottom, faces.east, faces.west, faces.north, faces.south].join();

export class BlockSet {
  readonly group = new Group();
  private readonly actors = new Map<string, BlockActor>();

  constructor(private readonly timber: Timber) {}

  set(blocks: readonly BlockView[]): void {
    const present = new Set(blocks.map(({ id }) => id));
    for (const [id, { mesh }] of this.actors) {
      if (present.has(id)) continue;
      this.group.remove(mesh);
      mesh.geometry.dispose();
      this.actors.delete(id);
    }
    for (const view of blocks) this.rest(this.become(view));
  }

  /** The block in a new pose, wherever it stands. */
  become(view: BlockView): BlockActor {
    const look = lookOf(view);
    const actor = this.actors.get(view.id);
    if (!actor) {
      const mesh = new Mesh<BufferGeometry, Material>(blockGeometry(view), this.timber.solid);
      mesh.castShadow = mesh.receiveShadow = true;
      this.group.add(mesh);
      const made = { view, mesh, look };
      this.actors.set(view.id, made);
      return made;
    }
    if (actor.look !== look) {
      actor.mesh.geometry.dispose();
      actor.mesh.geometry = blockGeometry(view);
      actor.look = look;
    }
    actor.view = view;
    return actor;
  }

  get(id: string): BlockActor | undefined {
    return this.actors.get(id);
  }

  all(): Iterable<BlockActor> {
    return this.actors.values();
  }

  /** Puts a block where its view says, `lift` higher. */
  rest(actor: BlockActor, lift = 0): void {
    const { x, y, z } = blockCentre(actor.view);
    actor.mesh.position.set(x, y + lift, z);
    actor.mesh.quaternion.identity();
  }

  pose({ mesh }: BlockActor, { x, y, z }: Point, turned: Quaternion): void {
    mesh.position.set(x, y, z);
    mesh.quaternion.copy(turned);
  }

  /** Blocks darken the table round their feet; on other blocks there is no room for it. */
  contacts(): Contact[] {
    return [...this.actors.values()]
      .filter(({ view, mesh }) => view.z === 0 && mesh.visible)
      .map(({ view, mesh }) => ({
        x: mesh.position.x,
        z: mesh.position.z,
        lift: mesh.position.y - view.size[2] / 2,
        half: [view.size[0] / 2 - 0.1, view.size[1] / 2 - 0.1],
        soft: CONTACT_SOFT,
      }));
  }

  dispose(): void {
    for (const { mesh } of this.actors.values()) mesh.geometry.dispose();
  }
}
