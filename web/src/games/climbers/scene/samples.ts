/** Small positions for the tests of the tower. */
import type { BlockView, PawnView, PositionView } from '@/wasm/climbers';

const FACES: BlockView['faces'] = {
  top: 'red',
  bottom: 'yellow',
  east: 'darkBlue',
  west: 'lightBlue',
  north: 'violet',
  south: 'grey',
};
const KINDS = { H: 'half', C: 'cube', D: 'double', G: 'big' } as const;

export function block(
  id: string,
  [x, y, z]: readonly [number, number, number],
  size: [number, number, number],
  faces: Partial<BlockView['faces']> = {},
): BlockView {
  const kind = KINDS[id.charAt(0) as keyof typeof KINDS];
  return { id, kind, x, y, z, size, faces: { ...FACES, ...faces } };
}

export function position(
  blocks: BlockView[],
  pawns: PawnView[] = [],
  more: Partial<PositionView> = {},
): PositionView {
  return {
    blocks,
    pawns,
    stones: [],
    standings: [],
    turn: 'red',
    following: null,
    barren: 0,
    barrenLimit: 2,
    lastChance: false,
    lastBlock: null,
    text: '',
    ...more,
  };
}
