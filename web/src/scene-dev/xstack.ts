/** X-Stack on the page for looking at scenes: the starting pile, and moments of a turn. Not part of the build. */
import { FAN_MATERIAL } from '@/games/xstack/scene/fan';
import { createPileScene } from '@/games/xstack/scene/pile-scene';
import { fanPoses, setPose, yawed } from '@/games/xstack/scene/samples';
import { renderPileThumbnail } from '@/games/xstack/scene/thumbnail';
import {
  POSE_LENGTH,
  type PileOptions,
  type PileScene,
  type TraysView,
} from '@/games/xstack/scene/types';

const TRAYS: TraysView = {
  players: [
    { bonus: [], malus: [] },
    { bonus: [], malus: [] },
    { bonus: [], malus: [] },
  ],
  front: 0,
  toMove: 0,
};

/** The topmost block of all. */
function highest(poses: Float32Array): number {
  let best = 0;
  for (let block = 0; block * POSE_LENGTH < poses.length; block++)
    if (poses[block * POSE_LENGTH + 1]! > (poses[best * POSE_LENGTH + 1] || 0)) best = block;
  return best;
}

function lift(poses: Float32Array, block: number): void {
  poses.fill(Number.NaN, block * POSE_LENGTH, (block + 1) * POSE_LENGTH);
}

/** `moment` is `start`, `hover`, `hold`, `strain`, `fallen` or `late`. */
export function showPile(host: HTMLElement, moment: string, options: PileOptions): PileScene {
  const scene = createPileScene(host, options);
  scene.setMaterial(FAN_MATERIAL);
  const poses = fanPoses();
  const top = highest(poses);
  let trays = TRAYS;
  if (moment === 'late' || moment === 'hold' || moment === 'strain') {
    // Cubes and planks that are as good as gone from the top.
    const gone = [...Array(36).keys()].filter(
      (block) => block !== top && poses[block * POSE_LENGTH + 1]! > 0.185,
    );
    gone.forEach((block) => lift(poses, block));
    trays = {
      ...TRAYS,
      players: [
        { bonus: gone.slice(0, 3), malus: gone.slice(3, 6) },
        { bonus: gone.slice(6, 7), malus: gone.slice(7, 8) },
        { bonus: gone.slice(8), malus: [] },
      ],
    };
  }
  const held = top;
  if (moment === 'hold') setPose(poses, held, [-0.01, 0.262, 0.01], yawed(-0.3));
  if (moment === 'fallen') {
    setPose(poses, held, [-0.13, 0.01, 0.05], yawed(0.7));
    setPose(poses, 3, [0.12, 0.01, 0.02], yawed(-0.4));
    setPose(poses, 2, [0.02, 0.01, 0.1], yawed(0.2));
  }
  scene.setTrays(trays, 'jump');
  scene.setPoses(poses);
  const bar = 6;
  if (moment === 'hover') scene.setMarks({ hover: 1, forbidden: 19, cursor: 0 });
  if (moment === 'hold') {
    scene.setHand({ block: held, grip: { x: 0.008, y: 0.004, z: 0.01 }, strain: 0.1 });
    scene.setMarks({ line: { height: 0.181, reached: true }, forbidden: 19 });
  }
  if (moment === 'strain') {
    scene.setHand({
      block: bar,
      grip: { x: -0.033, y: 0.002, z: 0.002 },
      strain: 0.95,
      lead: { x: 0, y: 0, z: 0.011 },
    });
    scene.setMarks({ line: { height: 0.121, reached: false }, malus: [bar] });
  }
  if (moment === 'fallen') scene.setMarks({ malus: [held, 3, 2], forbidden: 19 });
  Object.assign(window, { pile: scene, poses, trays });
  return scene;
}

/** A still with everything in it. */
export async function showPileThumbnail(host: HTMLElement, theme: 'light' | 'dark'): Promise<void> {
  const poses = fanPoses();
  setPose(poses, 5, [0, 0.25, 0.02]);
  const still = await renderPileThumbnail(FAN_MATERIAL, poses, {
    theme,
    width: 640,
    height: 420,
    frames: 12,
    hand: { block: 5, grip: { x: 0, y: 0, z: 0.01 }, strain: 0 },
    marks: { forbidden: 12, line: { height: 0.2, reached: true } },
  });
  still.dataset.picture = 'finished';
  host.append(still);
}
