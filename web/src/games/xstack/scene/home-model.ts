/** X-Stack's card on the home page: the stand and its starting pile. */
import { Group, Mesh } from 'three';
import { clamp, easeInOut } from '@/engine/easing';
import type { HomeModel } from '@/engine/home-model';
import type { Timber } from '@/engine/timber';
import { FAN_BLOCKS, FAN_STAND, fanPile } from './fan';
import { MM, extentOf } from './measures';
import { blockGeometry, standGeometry } from './models';

export function homeXStack(): HomeModel {
  return {
    dimensions: {
      reach: 12,
      centre: [0, 5, 0],
      floor: 0,
      footprint: { half: [4.6, 1.75], round: 0.2 },
    },
    view: { fov: 15, elevation: 11, azimuth: -22, distance: 84, target: [0, 4.3, 0] },
    walkMs: 2600,
    build(timber) {
      const group = new Group();
      group.add(solid(standGeometry(FAN_STAND), timber));
      const meshes = fanPile(271).map(({ block, at: [x, y, z], yaw }) => {
        const shape = FAN_BLOCKS[block]!;
        const mesh = solid(blockGeometry(extentOf(shape), shape.colour, block), timber);
        mesh.position.set(x, y, z).multiplyScalar(MM);
        mesh.rotation.y = yaw;
        group.add(mesh);
        return mesh;
      });
      const top = meshes[meshes.length - 1]!;
      const rest = top.position.clone();
      const yaw = top.rotation.y;
      return {
        group,
        walk(t) {
          // Lifts the top block, turns it a little and puts it back.
          const up = easeInOut(clamp(t < 0.5 ? t * 3 : (1 - t) * 3, 0, 1));
          top.position.set(rest.x, rest.y + up * 1.1, rest.z);
          top.rotation.y = yaw + up * 0.35;
          top.rotation.z = up * 0.06;
        },
      };
    },
  };
}

function solid(geometry: Mesh['geometry'], timber: Timber): Mesh {
  const mesh = new Mesh(geometry, timber.solid);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}
