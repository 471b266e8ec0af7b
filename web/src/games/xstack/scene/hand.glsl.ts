/** Shader text of the hand: fingers swept along curves, clear in the middle, fading out towards the wrist. */

export const FINGER_VERTEX = /* glsl */ `
uniform vec3 uCurve[4];
uniform vec2 uRadius;
varying vec3 vNormal_;
varying vec3 vEye;
varying float vAlong;
void main() {
  // x: along the finger, y: round it, z: how far round the tip's cap (a quarter turn along the finger itself).
  float t = position.x;
  float s = 1.0 - t;
  vec3 at = s * s * s * uCurve[0] + 3.0 * s * s * t * uCurve[1] + 3.0 * s * t * t * uCurve[2] + t * t * t * uCurve[3];
  vec3 along = normalize(3.0 * (s * s * (uCurve[1] - uCurve[0]) + 2.0 * s * t * (uCurve[2] - uCurve[1]) + t * t * (uCurve[3] - uCurve[2])));
  vec3 side = normalize(cross(along, vec3(0.31, 0.13, 0.94)));
  vec3 other = cross(along, side);
  // A finger is a little thinner behind its tip and at the joint.
  float radius = mix(uRadius.x, uRadius.y, t) * (1.0 - 0.1 * exp(-pow((t - 0.16) / 0.09, 2.0)));
  vec3 round_ = side * cos(position.y) + other * sin(position.y);
  vec3 outwards = round_ * sin(position.z) - along * cos(position.z);
  vec4 eye = modelViewMatrix * vec4(at + outwards * radius, 1.0);
  vNormal_ = normalMatrix * outwards;
  vEye = -eye.xyz;
  vAlong = t;
  gl_Position = projectionMatrix * eye;
}
`;

export const FINGER_FRAGMENT = /* glsl */ `
uniform vec3 uColour;
uniform float uOpacity;
uniform float uStrain;
varying vec3 vNormal_;
varying vec3 vEye;
varying float vAlong;
void main() {
  float facing = clamp(dot(normalize(vNormal_), normalize(vEye)), 0.0, 1.0);
  float edge = pow(1.0 - facing, 1.7);
  float tip = 1.0 - smoothstep(0.0, 0.22, vAlong);
  // Pressed hard, the tips fill with colour.
  float body = 0.13 + 0.07 * tip + uStrain * (0.16 + 0.34 * tip);
  float alpha = mix(body, 0.66 + 0.28 * uStrain, edge);
  alpha *= 1.0 - smoothstep(0.3, 1.0, vAlong);
  gl_FragColor = vec4(uColour, alpha * uOpacity);
  if (gl_FragColor.a < 0.003) discard;
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;
