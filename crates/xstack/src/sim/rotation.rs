//! Rotations as quaternions `x, y, z, w` of `f64`.
//!
//! We use only addition, multiplication, division and square roots, in the same order on every machine.
//! Vector types of libraries may add in another order where the processor has wide registers.

/// A quaternion `x, y, z, w`.
pub(super) type Quaternion = [f64; 4];

/// No rotation.
pub(super) const UPRIGHT: Quaternion = [0.0, 0.0, 0.0, 1.0];

/// The rotation `first`, then `second`.
pub(super) fn then(first: Quaternion, second: Quaternion) -> Quaternion {
    let ([ax, ay, az, aw], [bx, by, bz, bw]) = (second, first);
    [
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    ]
}

/// The opposite rotation.
pub(super) fn inverse([x, y, z, w]: Quaternion) -> Quaternion {
    [-x, -y, -z, w]
}

/// The normalized quaternion; no rotation if its length is zero.
pub(super) fn unit(rotation: Quaternion) -> Quaternion {
    let length = rotation.iter().map(|part| part * part).sum::<f64>().sqrt();
    if length > 1e-6 { rotation.map(|part| part / length) } else { UPRIGHT }
}

/// Rotates a vector.
pub(super) fn rotate([x, y, z, w]: Quaternion, v: [f64; 3]) -> [f64; 3] {
    let axis = [x, y, z];
    let once = cross(axis, v).map(|part| 2.0 * part);
    let twice = cross(axis, once);
    std::array::from_fn(|at| v[at] + w * once[at] + twice[at])
}

/// The rotation vector (axis times angle) from one rotation to another: exact for small angles, and
/// increasing up to half a turn.
pub(super) fn difference(from: Quaternion, to: Quaternion) -> [f64; 3] {
    let [x, y, z, w] = then(inverse(from), to);
    let sign = if w < 0.0 { -2.0 } else { 2.0 };
    [x, y, z].map(|part| sign * part)
}

/// A small rotation: `half` is its axis, as long as half its angle, well below 1.
pub(super) fn small(half: [f64; 3]) -> Quaternion {
    let [x, y, z] = half;
    [x, y, z, (1.0 - squared(half)).max(0.0).sqrt()]
}

/// The cross product.
pub(super) fn cross([ax, ay, az]: [f64; 3], [bx, by, bz]: [f64; 3]) -> [f64; 3] {
    [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}

/// The square of a vector's length.
pub(super) fn squared([x, y, z]: [f64; 3]) -> f64 {
    x * x + y * y + z * z
}

/// A vector's length.
pub(super) fn length(v: [f64; 3]) -> f64 {
    squared(v).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALF: f64 = std::f64::consts::FRAC_1_SQRT_2;

    fn near(a: [f64; 3], b: [f64; 3]) -> bool {
        (0..3).all(|axis| (a[axis] - b[axis]).abs() < 1e-12)
    }

    #[test]
    fn a_quarter_turn_about_the_vertical_brings_right_to_back() {
        assert!(near(rotate([0.0, HALF, 0.0, HALF], [1.0, 0.0, 0.0]), [0.0, 0.0, -1.0]));
    }

    #[test]
    fn rotations_compose() {
        let (up, right) = ([0.0, HALF, 0.0, HALF], [HALF, 0.0, 0.0, HALF]);
        let v = [0.3, -0.2, 0.7];
        assert!(near(rotate(then(up, right), v), rotate(right, rotate(up, v))));
        assert!(near(rotate(then(up, inverse(up)), v), v));
    }

    #[test]
    fn the_difference_of_rotations_is_the_angle_about_the_axis() {
        let small = small([0.0, 0.005, 0.0]);
        let found = difference([HALF, 0.0, 0.0, HALF], then([HALF, 0.0, 0.0, HALF], small));
        assert!((found[1] - 0.01).abs() < 1e-12 && found[0].abs() < 1e-12);
    }
}
