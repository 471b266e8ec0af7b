/**
 * The block in hand where it would go, solid and in its true colours: the colour on top is what the
 * player decides. Dashed edges say that it isn't placed yet.
 */
import { Mesh, type BufferGeometry, type Material } from 'three';
import type { Timber } from '@/engine/timber';
import type { BlockView } from '@/wasm/climbers';
import { standingOn, type Ground } from './ground';
import { blockCentre } from './lattice';
import { blockGeometry } from './models';

export class GhostBlock {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private shown: string | null = null;
  private place = { x: 0, z: 0 };

  constructor(timber: Timber) {
    // Opaque, but drawn after see-through blocks: they must not veil it.
    this.mesh = new Mesh<BufferGeometry, Material>(undefined, timber.ghost(1));
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = 3;
    this.mesh.visible = false;
  }

  /** Shows the block; beside the turntable it stands on the lower `ground`. */
  set(block: BlockView | undefined, ground: Ground): void {
    this.mesh.visible = block !== undefined;
    if (!block) return;
    const look = JSON.stringify([block.id, block.size, block.faces]);
    if (look !== this.shown) {
      this.mesh.geometry.dispose();
      this.mesh.geometry = blockGeometry(block);
      this.shown = look;
    }
    const { x, y, z } = blockCentre(block);
    this.mesh.position.set(x, y + standingOn(block, ground) + 0.004, z);
    this.place = { x, z };
  }

  /** To the side of its place by this much. */
  shake(by: { x: number; z: number }): void {
    this.mesh.position.x = this.place.x + by.x;
    this.mesh.position.z = this.place.z + by.z;
  }
}
