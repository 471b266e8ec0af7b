/** How a block was turned: the rotation between two views of it. Pure. */
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { BlockView, Faces } from '@/wasm/climbers';

/** Directions of the scene. */
const DIRECTION: Record<keyof Faces, Vector3> = {
  east: new Vector3(1, 0, 0),
  west: new Vector3(-1, 0, 0),
  top: new Vector3(0, 1, 0),
  bottom: new Vector3(0, -1, 0),
  south: new Vector3(0, 0, 1),
  north: new Vector3(0, 0, -1),
};
const SIDES = Object.keys(DIRECTION) as (keyof Faces)[];

/** The rotation that takes the block from `before` to `after`; none if it only moved. */
export function turnBetween(before: BlockView, after: BlockView): Quaternion {
  return before.kind === 'big' ? turnOfBig(before, after) : turnByFaces(before.faces, after.faces);
}

/** All six faces differ: where three of them went says it all. */
function turnByFaces(before: Faces, after: Faces): Quaternion {
  const whereTo = (side: keyof Faces): Vector3 => {
    const now = SIDES.find((other) => after[other] === before[side]);
    return DIRECTION[now ?? side];
  };
  const turn = new Matrix4().makeBasis(whereTo('east'), whereTo('top'), whereTo('south'));
  // Faces that no real block has would make a mirror image: such a block does not turn.
  if (turn.determinant() < 0.5) return new Quaternion();
  return new Quaternion().setFromRotationMatrix(turn);
}

/** The big blocks are grey all over: only their length shows how they lie. */
function turnOfBig(before: BlockView, after: BlockView): Quaternion {
  return new Quaternion().setFromUnitVectors(longAxis(before), longAxis(after));
}

function longAxis({ size: [x, y, z] }: BlockView): Vector3 {
  if (z > x && z > y) return DIRECTION.top;
  return x > y ? DIRECTION.east : DIRECTION.south;
}
