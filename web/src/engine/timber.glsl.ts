/** GLSL of the timber material: solid wood in object space, paint on it, inlaid symbols. */

/** `symbolDistance(p, id)`: the signed distance from a symbol's outline. */
export const SYMBOL_DISTANCE = /* glsl */ `
float boxDistance(vec2 p, vec2 b) {
  vec2 d = abs(p) - b;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

/* Signed distance to a symbol of radius 1; negative inside. */
float symbolDistance(vec2 p, float id) {
  if (id < 1.5) { p = abs(p); return (p.x * 1.16 + p.y - 1.0) * 0.653; }
  if (id < 2.5) return length(p) - 0.82;
  if (id < 3.5) {
    vec2 q = vec2(abs(p.x), p.y + 0.1);
    return max(q.x * 0.894 + q.y * 0.447 - 0.417, -q.y - 0.68) - 0.03;
  }
  if (id < 4.5) return boxDistance(vec2(p.x, abs(p.y) - 0.36), vec2(0.72, 0.13)) - 0.08;
  if (id < 5.5) return abs(length(p) - 0.7) - 0.22;
  if (id < 6.5) { vec2 q = abs(p); return min(min(length(q - vec2(0.55, 0.0)), length(q - vec2(0.0, 0.55))) - 0.42, boxDistance(p, vec2(0.3))); }
  if (id < 7.5) return min(length(p), length(vec2(abs(p.x) - 0.72, p.y))) - 0.24;
  vec2 q = abs(vec2(p.x + p.y, p.x - p.y) * 0.7071);
  return min(boxDistance(q, vec2(0.86, 0.12)), boxDistance(q, vec2(0.12, 0.86))) - 0.06;
}
`;

export const TIMBER_VERTEX_HEAD = /* glsl */ `
attribute vec3 grain;
attribute vec4 wood;
attribute vec4 paint;
attribute vec4 emblem;
varying vec3 vGrain;
varying vec4 vWood;
varying vec4 vPaint;
varying vec4 vEmblem;
varying float vWorldHeight;
`;

export const TIMBER_VERTEX_BODY = /* glsl */ `
vGrain = grain;
vWood = wood;
vPaint = paint;
vEmblem = emblem;
vWorldHeight = (modelMatrix * vec4(position, 1.0)).y;
`;

export const TIMBER_FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D uNoise;
uniform vec3 uEarly[WOODS];
uniform vec3 uLate[WOODS];
uniform float uRoughness[WOODS];
uniform vec3 uCream;
uniform vec3 uBrown;
uniform vec3 uBounce;
uniform float uFloor;
varying vec3 vGrain;
varying vec4 vWood;
varying vec4 vPaint;
varying vec4 vEmblem;
varying float vWorldHeight;

const float NOISE_CELLS = 256.0;
vec4 noiseAt(vec2 cell) { return texture2D(uNoise, cell / NOISE_CELLS); }

/* How bright the wood is here, about 0, and how far towards late wood (0 to 1). */
#ifdef ECONOMY
vec2 figure(vec3 g, float rings, float end) {
  float ring = (length(g.xz) + noiseAt(g.xz * 1.7 + g.y * 0.31).a * 0.12 * 5.5 / rings) * rings;
  float phase = fract(ring);
  float late = mix(0.08 + 0.78 * min(phase * 1.15, (1.0 - phase) * 7.0), 0.42, min(1.0, fwidth(ring) * 1.6));
  float fibre = (noiseAt(vec2((g.x + g.z * 0.83) * 34.0, g.y * 1.6)).r - 0.5) * 0.1;
  return vec2(fibre, late);
}
#else
vec2 figure(vec3 g, float rings, float end) {
  // A trunk is neither straight nor round: the pith wanders along the fibres, the rings bulge.
  vec2 wander = noiseAt(vec2(g.y * 0.31, 7.5)).rg - 0.5;
  vec2 across = g.xz + wander * 0.32 * min(1.0, 4.0 / rings);
  float radius = length(across);
  // Dense rings come from slow, even growth.
  float bulge = 5.5 / rings;
  radius += (noiseAt(across * 1.7 + g.y * 0.23).a - 0.5) * 0.16 * bulge * bulge;
  float ring = radius * rings;
  // Early wood darkens slowly towards the late wood of autumn and starts afresh in spring.
  float phase = fract(ring);
  float blur = clamp(fwidth(ring) * 1.6, 0.0, 1.0);
  float late = smoothstep(0.1, 0.86, phase) * (1.0 - smoothstep(0.9, 1.0, phase));
  late *= 0.55 + 0.9 * noiseAt(vec2(floor(ring) * 3.7 + 11.0, 3.5)).r;
  late = mix(late, 0.42, blur) * 0.92;
  float coarse = noiseAt(vec2((g.x + g.z * 0.83) * 34.0, g.y * 1.6)).r + noiseAt(vec2((g.z - g.x * 0.61) * 34.0 + 60.0, g.y * 1.6)).g - 1.0;
  float fine = noiseAt(vec2((g.x + g.z * 0.79) * 85.0, g.y * 4.0 + 17.0)).b + noiseAt(vec2((g.z - g.x * 0.57) * 85.0, g.y * 4.0 + 80.0)).a - 1.0;
  float streak = noiseAt(vec2((g.x + g.z) * 6.0, g.y * 0.5 + 40.0)).g - 0.5;
  float fibre = (coarse * 0.09 + fine * 0.06) * (1.0 - 0.45 * end) + streak * 0.07;
  return vec2(fibre, clamp(late, 0.0, 1.0));
}
#endif
${SYMBOL_DISTANCE}`;

/** Replaces three.js's colour chunk: the material at this point of the surface. */
export const TIMBER_COLOUR = /* glsl */ `
vec2 grainFigure = figure(vGrain, vWood.y, vWood.w);
int kind = int(vWood.x + 0.5);
vec3 bareWood = mix(uEarly[kind], uLate[kind], grainFigure.y) * (1.0 + grainFigure.x) * vWood.z * (1.0 - 0.16 * vWood.w);
float painted = smoothstep(0.5 - fwidth(vPaint.a), 0.5 + fwidth(vPaint.a), vPaint.a) * step(0.01, vPaint.a);
float paintGrain = 1.0 + clamp(grainFigure.x * 0.9 - (grainFigure.y - 0.42) * 0.05, -0.05, 0.05);
diffuseColor.rgb = mix(bareWood, vPaint.rgb * paintGrain, painted * 0.95);
#ifdef ECONOMY
// Approximates the reflection of the sky on polish, which lightens deep colours.
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(1.0), 0.012);
#endif
float inlay = 0.0;
vec3 inlayColour = uCream;
if (vEmblem.z > 8.5) {
  // A joint between two pieces of wood: x is the distance from it.
  float joint = 1.0 - smoothstep(vEmblem.w, vEmblem.w + fwidth(vEmblem.x), abs(vEmblem.x));
  diffuseColor.rgb *= 1.0 - 0.5 * joint;
} else if (vEmblem.z > 0.5) {
  float id = floor(vEmblem.z + 0.01);
  vec2 at = vEmblem.xy;
  if (vEmblem.z - id > 0.25) at = mod(at + 1.0, 2.0) - 1.0;
  float away = symbolDistance(at / vEmblem.w, id) * vEmblem.w;
  float soft = max(fwidth(away) * 0.7, 0.0005);
  inlay = 1.0 - smoothstep(-soft, soft, away);
  // The symbols of the three light paints are brown, all others cream.
  if (id == 2.0 || id == 5.0 || id == 8.0) inlayColour = uBrown;
  // The seam of an inlay: a hair of shadow where the two woods meet.
  float seam = 1.0 - smoothstep(0.0, max(0.012, soft), abs(away));
  diffuseColor.rgb *= 1.0 - 0.22 * seam;
  diffuseColor.rgb = mix(diffuseColor.rgb, inlayColour * (1.0 + grainFigure.x * 0.5), inlay * 0.97);
}
`;

export const TIMBER_ROUGHNESS = /* glsl */ `
roughnessFactor = mix(uRoughness[kind] - grainFigure.y * 0.05, 0.455, painted);
`;

/** Inlays glow a little, so that they stay readable in shadow. */
export const TIMBER_EMISSIVE = /* glsl */ `
totalEmissiveRadiance += inlayColour * inlay * 0.13;
`;

/** Light reflected by the board: from below, and weaker close to it, where it's occluded. */
export const TIMBER_BOUNCE = /* glsl */ `
vec3 worldNormal = inverseTransformDirection(normal, viewMatrix);
irradiance += uBounce * (0.5 - 0.5 * worldNormal.y) * (0.25 + 0.75 * smoothstep(0.0, 2.2, vWorldHeight - uFloor));
`;

/** Samples the shadow map once; three.js samples it five times. Averaging frames with a moving light softens shadows anyway. */
export const ONE_TAP_SHADOW = /* glsl */ `
#if defined(USE_SHADOWMAP) && defined(SHADOWMAP_TYPE_PCF)
float oneTapShadow(sampler2DShadow map, float bias, vec4 coord) {
  vec3 at = coord.xyz / coord.w;
  return texture(map, vec3(at.xy, at.z + bias));
}
#define getShadow(map, size, intensity, bias, radius, coord) oneTapShadow(map, bias, coord)
#endif
`;
