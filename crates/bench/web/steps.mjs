// How long a step of the simulation takes in WebAssembly: ours, and those of the engines on npm, in
// the same scene, in turns. `--out FILE` keeps the raw samples.
import { writeFileSync } from 'node:fs';
import { jolt } from './jolt.mjs';
import { ours } from './ours.mjs';
import { rapier } from './rapier.mjs';
import { loadScene } from './scene.mjs';

/** How often everyone is measured, and for how many steps. */
const ROUNDS = 45;
const STEPS = 240;

const scene = await loadScene();
const engines = {
    ours: ours(scene),
    rapier: await rapier(scene),
    jolt: await jolt(scene, { shortcuts: false }),
    jolt_with_shortcuts: await jolt(scene, { shortcuts: true }),
};

/** Microseconds a step: of processor time, so that other work on the machine hardly matters. */
const samples = Object.fromEntries(Object.keys(engines).map((name) => [name, []]));
for (let round = -2; round < ROUNDS; round++) {
    for (const [name, engine] of Object.entries(engines)) {
        const start = process.cpuUsage();
        engine.steps(STEPS);
        const { user, system } = process.cpuUsage(start);
        const took = (user + system) / STEPS;
        // In the first rounds the compilers are still at work.
        if (round >= 0) samples[name].push(took);
    }
}

// What has fallen over is another scene.
const MOST_MOVED = 0.02;
const moved = (engine) =>
    Math.max(
        ...engine.places().map((at, block) => {
            const start = scene.blocks[block].at;
            return Math.hypot(...at.map((part, axis) => part - start[axis]));
        }),
    );
for (const engine of Object.values(engines)) {
    const far = moved(engine);
    // Written so that what is no number at all is refused too.
    if (!(far <= MOST_MOVED)) throw new Error(`${engine.name}: a block has moved by ${far} m`);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const lines = [];
const say = (name, value) => lines.push(`${name}: ${value}`);
for (const [name, engine] of Object.entries(engines)) {
    const took = `${median(samples[name]).toFixed(1)} us`;
    const most = `${(moved(engine) * 1e3).toFixed(2)} mm`;
    say(
        `xstack.wasm_step.${name}`,
        `${took} (${engine.name}; no block has moved by more than ${most})`,
    );
}
const ratio = (peer) => median(samples.ours.map((own, round) => own / samples[peer][round]));
say('xstack.wasm_step_vs_rapier_npm', ratio('rapier').toFixed(2));
say('xstack.wasm_step_vs_jolt_npm', ratio('jolt').toFixed(2));
say('xstack.wasm_step_vs_jolt_npm_with_shortcuts', ratio('jolt_with_shortcuts').toFixed(2));
process.stdout.write(`${lines.join('\n')}\n`);

const out = process.argv[process.argv.indexOf('--out') + 1];
if (process.argv.includes('--out')) {
    const raw = Object.entries(samples).map(
        ([name, numbers]) =>
            `xstack.wasm_step.${name} us: ${numbers.map((n) => n.toFixed(2)).join(' ')}\n`,
    );
    writeFileSync(out, raw.join(''));
}
