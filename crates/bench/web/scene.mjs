// The scene that all engines simulate: the starting pile of the default design, kept awake.
import { readFile } from 'node:fs/promises';
import init, * as module from '../../../web/pkg/xstack.js';

const SEED = 2026;

/** Sine and cosine of half of 45 degrees. */
const [SINE, COSINE] = [0.38268343, 0.9238795];

/** What every engine is told, as far as it can be. */
export const SETTINGS = {
    dt: 1 / 240,
    iterations: 4,
    naturalFrequency: 120,
    lengthUnit: 0.1,
    density: 650,
    friction: 0.4,
    tableFriction: 0.5,
    angularDamping: 0.05,
};

/** Loads our module and lets it draw the pile. */
export async function loadScene() {
    const file = new URL('../../../web/pkg/xstack_bg.wasm', import.meta.url);
    await init({ module_or_path: await readFile(file) });
    const text = JSON.parse(module.xstackDrawPiles('"fan"', SEED, 1))[0];
    const { pile, poses } = JSON.parse(module.xstackPile(text));
    return { module, text, ...solids(pile, poses) };
}

/** Half edges, places and turns of everything, in metres. */
function solids(pile, poses) {
    const blocks = poses.map(([x, y, z, ...turn], index) => ({
        half: pile.sizes[index].map((edge) => edge / 2e6),
        at: [x, y, z],
        turn,
    }));
    const { arm, depth, crossing, board } = pile.stand;
    const half = board / 2e3;
    const boards = [1, -1].map((side) => ({
        half: [arm / 1e3, half, depth / 2e3],
        at: [side * half * Math.SQRT1_2, crossing / 1e3 - half * Math.SQRT1_2, 0],
        turn: [0, 0, side * SINE, COSINE],
    }));
    const table = { half: [2, 0.05, 2], at: [0, -0.05, 0], turn: [0, 0, 0, 1] };
    return { blocks, boards, table };
}
