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
    jolt: await jolt(scene),
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

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const lines = [];
const say = (name, value) => lines.push(`${name}: ${value}`);
for (const [name, { name: title }] of Object.entries(engines)) {
    say(`xstack.wasm_step.${name}`, `${median(samples[name]).toFixed(1)} us (${title})`);
}
const ratio = (peer) => median(samples.ours.map((own, round) => own / samples[peer][round]));
say('xstack.wasm_step_vs_rapier_npm', ratio('rapier').toFixed(2));
say('xstack.wasm_step_vs_jolt_npm', ratio('jolt').toFixed(2));
process.stdout.write(`${lines.join('\n')}\n`);

const out = process.argv[process.argv.indexOf('--out') + 1];
if (process.argv.includes('--out')) {
    const raw = Object.entries(samples).map(
        ([name, numbers]) =>
            `xstack.wasm_step.${name} us: ${numbers.map((n) => n.toFixed(2)).join(' ')}\n`,
    );
    writeFileSync(out, raw.join(''));
}
