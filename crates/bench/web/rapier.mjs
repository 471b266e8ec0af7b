import RAPIER from '@dimforge/rapier3d-deterministic-compat';
import { SETTINGS } from './scene.mjs';

/** npm's Rapier. It does not expose whether contacts are recycled; by default they are. */
export async function rapier({ blocks, boards, table }) {
    await RAPIER.init();
    const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
    world.timestep = SETTINGS.dt;
    world.lengthUnit = SETTINGS.lengthUnit;
    world.numSolverIterations = SETTINGS.iterations;
    world.integrationParameters.contact_natural_frequency = SETTINGS.naturalFrequency;
    world.integrationParameters.normalizedAllowedLinearError = 0.001;
    const add = (body, { half, at, turn }, friction) => {
        const [x, y, z, w] = turn;
        body.setTranslation(...at).setRotation({ x, y, z, w });
        const shape = RAPIER.ColliderDesc.cuboid(...half);
        const placed = world.createRigidBody(body);
        world.createCollider(shape.setFriction(friction).setDensity(SETTINGS.density), placed);
        return placed;
    };
    add(RAPIER.RigidBodyDesc.fixed(), table, SETTINGS.tableFriction);
    boards.forEach((board) => add(RAPIER.RigidBodyDesc.fixed(), board, SETTINGS.friction));
    const moving = blocks.map((block) => {
        const body = RAPIER.RigidBodyDesc.dynamic();
        body.setAngularDamping(SETTINGS.angularDamping).setCanSleep(false);
        return add(body, block, SETTINGS.friction);
    });
    const steps = (count) => {
        for (let step = 0; step < count; step++) world.step();
    };
    const places = () =>
        moving.map((body) => {
            const { x, y, z } = body.translation();
            return [x, y, z];
        });
    return { name: `rapier3d-deterministic-compat ${RAPIER.version()}`, steps, places };
}
