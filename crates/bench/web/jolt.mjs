import { createRequire } from 'node:module';
import initJolt from 'jolt-physics';
import { SETTINGS } from './scene.mjs';

const { version } = createRequire(import.meta.url)('jolt-physics/package.json');

/** Things that never move, and things that do. */
const [FIXED, MOVING] = [0, 1];

/** A box may be rounded by no more than it is thick; ours have sharp edges. */
const CONVEX_RADIUS = 0.0005;

/**
 * npm's Jolt, single-threaded as the others. With its own shortcuts it looks at overlaps only twice a
 * step and keeps contacts that are up to a millimetre old.
 */
export async function jolt({ blocks, boards, table }, { shortcuts }) {
    const Jolt = await initJolt();
    const pairs = new Jolt.ObjectLayerPairFilterTable(2);
    pairs.EnableCollision(FIXED, MOVING);
    pairs.EnableCollision(MOVING, MOVING);
    const layers = new Jolt.BroadPhaseLayerInterfaceTable(2, 2);
    layers.MapObjectToBroadPhaseLayer(FIXED, new Jolt.BroadPhaseLayer(FIXED));
    layers.MapObjectToBroadPhaseLayer(MOVING, new Jolt.BroadPhaseLayer(MOVING));
    const settings = new Jolt.JoltSettings();
    settings.mObjectLayerPairFilter = pairs;
    settings.mBroadPhaseLayerInterface = layers;
    settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(
        layers,
        2,
        pairs,
        2,
    );
    const engine = new Jolt.JoltInterface(settings);
    const system = engine.GetPhysicsSystem();
    const solver = system.GetPhysicsSettings();
    solver.mNumVelocitySteps = SETTINGS.iterations;
    if (!shortcuts) {
        // Each iteration of Rapier goes through all contacts twice: once to push apart what overlaps,
        // once for the speeds. Jolt counts the two apart.
        solver.mNumPositionSteps = SETTINGS.iterations;
        // Contacts are found anew in every step, as in ours: old ones make piles look safer than they
        // are.
        solver.mUseBodyPairContactCache = false;
    }
    // Its tolerances are lengths for scenes of metres; these are of decimetres.
    solver.mPenetrationSlop = 0.0001;
    solver.mSpeculativeContactDistance = 0.002;
    system.SetPhysicsSettings(solver);
    const bodies = system.GetBodyInterface();
    const add = ({ half, at, turn }, layer, friction) => {
        const shape = new Jolt.BoxShapeSettings(new Jolt.Vec3(...half), CONVEX_RADIUS);
        shape.mDensity = SETTINGS.density;
        const creation = new Jolt.BodyCreationSettings(
            shape.Create().Get(),
            new Jolt.RVec3(...at),
            new Jolt.Quat(...turn),
            layer === FIXED ? Jolt.EMotionType_Static : Jolt.EMotionType_Dynamic,
            layer,
        );
        creation.mFriction = friction;
        creation.mAllowSleeping = false;
        creation.mLinearDamping = 0;
        creation.mAngularDamping = SETTINGS.angularDamping;
        const body = bodies.CreateBody(creation);
        bodies.AddBody(body.GetID(), Jolt.EActivation_Activate);
        return body;
    };
    add(table, FIXED, SETTINGS.tableFriction);
    boards.forEach((board) => add(board, FIXED, SETTINGS.friction));
    const moving = blocks.map((block) => add(block, MOVING, SETTINGS.friction));
    const steps = (count) => {
        for (let step = 0; step < count; step++) engine.Step(SETTINGS.dt, 1);
    };
    const places = () =>
        moving.map((body) => {
            const at = body.GetPosition();
            return [at.GetX(), at.GetY(), at.GetZ()];
        });
    return { name: `jolt-physics ${version}`, steps, places };
}
