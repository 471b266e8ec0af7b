//! The stand, the table and the blocks as rigid bodies.

use rapier3d::prelude::{
    Collider, ColliderBuilder, ColliderHandle, ContactPair, PhysicsWorld, Pose as Placement,
    RigidBody, RigidBodyBuilder, RigidBodyHandle, Rotation, SpringCoefficients, Vector,
};

use super::rotation::{self, Quaternion};
use crate::{BLOCKS, Block, BlockSet, Pose, Poses, Size, Stand, UNIT_ROTATION};

/// Simulation steps per second.
pub const STEPS_PER_SECOND: usize = 240;

/// The length of a step, in seconds.
const STEP: f32 = 1.0 / STEPS_PER_SECOND as f32;

/// Wood, in kg/m3.
const DENSITY: f32 = 650.0;

const FRICTION: f32 = 0.4;
const TABLE_FRICTION: f32 = 0.5;

/// A little angular damping, like that of air and soft edges.
const ANGULAR_DAMPING: f32 = 0.05;

/// A block is at rest when its fastest point stays below this for half a second: 2 mm/s, in units
/// of 0.1 m.
const REST_SPEED: f32 = 0.02;

/// Anything nearer than this touches a block, in metres.
const TOUCH: f32 = 0.000_5;

/// A sudden change of speed above this is an audible impact, in m/s.
const MIN_IMPACT: f32 = 0.04;

/// A block hit something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Impact {
    /// Which block.
    pub block: Block,
    /// The impulse: the change of its speed in m/s times its mass in kg.
    pub strength: f32,
    /// Its position, in metres.
    pub at: [f32; 3],
    /// Whether it hit the table.
    pub table: bool,
}

/// The body of a block, and what we remember about it.
#[derive(Clone, Copy)]
struct Member {
    body: RigidBodyHandle,
    collider: ColliderHandle,
    /// Its velocity before the step, to detect impacts.
    speed: Vector,
}

/// The simulated world: table, stand and blocks.
pub(super) struct World {
    physics: PhysicsWorld,
    members: [Option<Member>; BLOCKS],
    table: ColliderHandle,
    fallen: BlockSet,
    impacts: Vec<Impact>,
}

impl World {
    /// A table with an empty stand.
    pub(super) fn new(stand: &Stand) -> World {
        let mut physics = PhysicsWorld::new();
        let parameters = &mut physics.integration_parameters;
        parameters.dt = STEP;
        parameters.length_unit = 0.1;
        parameters.num_solver_iterations = 4;
        let softness = SpringCoefficients { natural_frequency: 120.0, damping_ratio: 10.0 };
        parameters.contact_softness = softness;
        parameters.static_contact_softness = softness;
        parameters.normalized_allowed_linear_error = 0.001;
        // At this scale recycled contacts may be 5 mm off: piles would look far more stable than they are.
        parameters.contact_recycling = false;

        let table = ColliderBuilder::cuboid(2.0, 0.05, 2.0)
            .translation(Vector::new(0.0, -0.05, 0.0))
            .friction(TABLE_FRICTION);
        let (_, table) = physics.insert(RigidBodyBuilder::fixed(), table);
        for board in boards(stand) {
            physics.insert(RigidBodyBuilder::fixed(), board);
        }
        World {
            physics,
            members: [None; BLOCKS],
            table,
            fallen: BlockSet::NONE,
            impacts: Vec::new(),
        }
    }

    /// A stand with blocks on it, at rest.
    pub(super) fn with_blocks(stand: &Stand, sizes: &[Size; BLOCKS], poses: &Poses) -> World {
        let mut world = World::new(stand);
        for (block, pose) in poses.iter() {
            world.put(block, sizes[block.index()], pose);
        }
        world
    }

    /// Puts a block into the world, at rest.
    pub(super) fn put(&mut self, block: Block, size: Size, pose: &Pose) {
        let body = RigidBodyBuilder::dynamic()
            .pose(placement(pose))
            .angular_damping(ANGULAR_DAMPING)
            .user_data(block.index() as u128);
        let [x, y, z] = size.0.map(|edge| (f64::from(edge) / 2e6) as f32);
        let shape = ColliderBuilder::cuboid(x, y, z).density(DENSITY).friction(FRICTION);
        let (body, collider) = self.physics.insert(body, shape);
        self.physics.bodies[body].activation_mut().normalized_linear_threshold = REST_SPEED;
        self.members[block.index()] = Some(Member { body, collider, speed: Vector::ZERO });
    }

    /// Takes a block out of the world.
    pub(super) fn remove(&mut self, block: Block) {
        if let Some(member) = self.members[block.index()].take() {
            self.wake_neighbours(member.collider);
            self.physics.remove_body(member.body);
        }
    }

    /// Wakes up everything that touches a block before we remove it.
    fn wake_neighbours(&mut self, collider: ColliderHandle) {
        let others: Vec<ColliderHandle> = self
            .physics
            .narrow_phase
            .contact_pairs_with(collider)
            .map(|pair| other(pair, collider))
            .collect();
        for other in others {
            let parent = self.physics.colliders.get(other).and_then(Collider::parent);
            if let Some(body) = parent.and_then(|parent| self.physics.bodies.get_mut(parent)) {
                body.wake_up(true);
            }
        }
    }

    /// One step of the simulation. Blocks that touch the table have fallen.
    pub(super) fn step(&mut self) {
        for member in self.members.iter_mut().flatten() {
            member.speed = self.physics.bodies[member.body].linvel();
        }
        self.physics.step();
        for block in self.touching_table() {
            self.fallen = self.fallen.with(block);
        }
        self.listen();
    }

    fn touching_table(&self) -> Vec<Block> {
        self.physics
            .narrow_phase
            .contact_pairs_with(self.table)
            .filter(|pair| nearer(pair, 0.0))
            .filter_map(|pair| self.block_of(other(pair, self.table)))
            .collect()
    }

    fn listen(&mut self) {
        let gravity = self.physics.gravity * STEP;
        for block in Block::all() {
            let Some(member) = &self.members[block.index()] else { continue };
            let body = &self.physics.bodies[member.body];
            // Neither resting nor free fall is an impact.
            let change = body.linvel() - member.speed - gravity;
            let change = change.length() - gravity.length();
            if change > MIN_IMPACT {
                self.impacts.push(Impact {
                    block,
                    strength: change * body.mass(),
                    at: body.translation().into(),
                    table: self.touches(member.collider, self.table),
                });
            }
        }
    }

    fn touches(&self, collider: ColliderHandle, other: ColliderHandle) -> bool {
        self.physics
            .narrow_phase
            .contact_pair(collider, other)
            .is_some_and(|pair| nearer(pair, TOUCH))
    }

    fn block_of(&self, collider: ColliderHandle) -> Option<Block> {
        let body = self.physics.colliders.get(collider)?.parent()?;
        let body = &self.physics.bodies[body];
        body.is_dynamic().then(|| Block::from_index(body.user_data as usize)).flatten()
    }

    /// The blocks that have touched the table so far.
    pub(super) const fn fallen(&self) -> BlockSet {
        self.fallen
    }

    /// Returns the impacts since the last call.
    pub(super) fn take_impacts(&mut self) -> Vec<Impact> {
        std::mem::take(&mut self.impacts)
    }

    /// Whether nothing moves.
    pub(super) fn at_rest(&self) -> bool {
        self.members.iter().flatten().all(|member| self.physics.bodies[member.body].is_sleeping())
    }

    /// Whether a block does not move.
    pub(super) fn is_asleep(&self, block: Block) -> bool {
        self.body(block).is_some_and(RigidBody::is_sleeping)
    }

    /// The blocks in the world.
    pub(super) fn blocks(&self) -> BlockSet {
        Block::all().filter(|block| self.members[block.index()].is_some()).collect()
    }

    /// The body of a block in the world.
    pub(super) fn body(&self, block: Block) -> Option<&RigidBody> {
        self.members[block.index()].map(|member| &self.physics.bodies[member.body])
    }

    /// The body of a block in the world, to apply forces.
    pub(super) fn body_mut(&mut self, block: Block) -> Option<&mut RigidBody> {
        self.members[block.index()].map(|member| &mut self.physics.bodies[member.body])
    }

    /// Keeps all blocks awake, however still they are.
    pub(super) fn keep_awake(&mut self) {
        for member in self.members.iter().flatten() {
            let body = &mut self.physics.bodies[member.body];
            body.activation_mut().normalized_linear_threshold = -1.0;
            body.wake_up(true);
        }
    }

    /// Whether a block touches the stand or another block.
    pub(super) fn is_touched(&self, block: Block) -> bool {
        self.members[block.index()].is_some_and(|member| {
            self.physics
                .narrow_phase
                .contact_pairs_with(member.collider)
                .any(|pair| nearer(pair, TOUCH))
        })
    }

    /// What a block touches, with the contact forces of the last step.
    pub(super) fn contacts(&self, block: Block) -> Vec<Contact> {
        let Some(member) = self.members[block.index()] else { return Vec::new() };
        let pairs = self.physics.narrow_phase.contact_pairs_with(member.collider);
        pairs
            .filter(|pair| nearer(pair, TOUCH))
            .map(|pair| {
                let sign = if pair.collider1 == member.collider { -1.0 } else { 1.0 };
                let force = pair.total_impulse() * (sign / STEP);
                Contact { with: self.block_of(other(pair, member.collider)), force: force.into() }
            })
            .collect()
    }

    /// The deepest penetration of a block, in metres, and the other block; `None` is the stand.
    pub(super) fn deepest_overlap(&self, block: Block) -> (f32, Option<Block>) {
        let Some(member) = self.members[block.index()] else { return (0.0, None) };
        let mut deepest = (0.0, None);
        for pair in self.physics.narrow_phase.contact_pairs_with(member.collider) {
            let depth = -pair.find_deepest_contact().map_or(0.0, |(_, contact)| contact.dist);
            if depth > deepest.0 {
                deepest = (depth, self.block_of(other(pair, member.collider)));
            }
        }
        deepest
    }

    /// The pose of a block, as integers.
    pub(super) fn pose(&self, block: Block) -> Option<Pose> {
        self.body(block).map(quantised)
    }

    /// The centres of all blocks in the world, in metres.
    pub(super) fn places(&self) -> Vec<[f32; 3]> {
        let members = self.members.iter().flatten();
        members.map(|member| self.physics.bodies[member.body].translation().into()).collect()
    }

    /// The poses of all blocks that have not fallen.
    pub(super) fn poses(&self) -> Poses {
        let mut poses = Poses::NONE;
        for block in Block::all().filter(|&block| !self.fallen.contains(block)) {
            poses.set(block, self.pose(block));
        }
        poses
    }
}

/// A contact of a block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Contact {
    /// The other block; `None` is the stand or the table.
    pub(super) with: Option<Block>,
    /// The force on the block, in N.
    pub(super) force: [f32; 3],
}

/// The two boards of the X.
fn boards(stand: &Stand) -> [ColliderBuilder; 2] {
    const DIAGONAL: f64 = std::f64::consts::FRAC_1_SQRT_2;
    // Sine and cosine of 22.5 degrees, half the angle of the rotation. Written out, because platform
    // libraries may differ in the last bit.
    const SINE: f32 = 0.382_683_43;
    const COSINE: f32 = 0.923_879_5;
    let metres = |length: i32| f64::from(length) / 1e6;
    let half = metres(stand.thickness) / 2.0;
    [1.0, -1.0].map(|side| {
        // The upper faces meet at the crossing; the centre of a board is half its thickness below.
        let x = side * half * DIAGONAL;
        let y = metres(stand.crossing) - half * DIAGONAL;
        let rotation = Rotation::from_xyzw(0.0, 0.0, side as f32 * SINE, COSINE);
        ColliderBuilder::cuboid(
            metres(stand.arm) as f32,
            half as f32,
            (metres(stand.depth) / 2.0) as f32,
        )
        .position(Placement::from_parts(Vector::new(x as f32, y as f32, 0.0), rotation))
        .friction(FRICTION)
    })
}

/// The other collider of a pair.
fn other(pair: &ContactPair, one: ColliderHandle) -> ColliderHandle {
    if pair.collider1 == one { pair.collider2 } else { pair.collider1 }
}

/// Whether a pair is nearer than this.
fn nearer(pair: &ContactPair, distance: f32) -> bool {
    pair.manifolds()
        .iter()
        .flat_map(|manifold| &manifold.points)
        .any(|point| point.dist <= distance)
}

fn placement(pose: &Pose) -> Placement {
    let [x, y, z] = pose.at.map(|part| (f64::from(part) / 1e6) as f32);
    let rotation =
        rotation::unit(pose.rotation.map(f64::from).map(|part| part / f64::from(UNIT_ROTATION)));
    let [i, j, k, w] = rotation.map(|part| part as f32);
    Placement::from_parts(Vector::new(x, y, z), Rotation::from_xyzw(i, j, k, w))
}

fn quantised(body: &RigidBody) -> Pose {
    let at = body.translation();
    let rotation = rotation::unit(rotation_of(body))
        .map(|part| (part * f64::from(UNIT_ROTATION)).round() as i32);
    let rotation = if rotation[3] < 0 { rotation.map(|part| -part) } else { rotation };
    Pose { at: [at.x, at.y, at.z].map(|part| (f64::from(part) * 1e6).round() as i32), rotation }
}

/// The rotation of a body.
pub(super) fn rotation_of(body: &RigidBody) -> Quaternion {
    let rotation = body.rotation();
    [rotation.x, rotation.y, rotation.z, rotation.w].map(f64::from)
}

/// A vector as `f64`.
pub(super) fn doubles(v: Vector) -> [f64; 3] {
    [v.x, v.y, v.z].map(f64::from)
}

/// A vector as Rapier's `f32`.
pub(super) fn singles([x, y, z]: [f64; 3]) -> Vector {
    Vector::new(x as f32, y as f32, z as f32)
}
