/**
 * The table is the page itself: all that is drawn of it is the shadow that falls onto it.
 *
 * A large plane that is clear except where the key light or the dome is kept off it.
 */
import { Color, Mesh, PlaneGeometry, ShadowMaterial, Vector2 } from 'three';
import { TABLE_SHADOW } from './palette';
import type { Theme } from './types';

/** The foot of what stands on the table, for a soft rim of shadow while things move: half sides and corner radius, or a disc. */
export interface Footprint {
  half: readonly [number, number];
  round: number;
}

/** How dark full shadow is on the page. */
const DEPTH: Record<Theme, number> = { light: 0.74, dark: 0.85 };
/** How far the shadow of a slab falls aside, away from the key light. */
const SLANT = new Vector2(0.36, -0.33);
const ORIGIN = new Vector2();
/** Shares of key light and dome in what lights the table. */
const KEY_SHARE = 0.54;

/** For machines without a graphics card: the shadow of a slab of the footprint's outline, without looking at any shadow map. */
const PLAIN_MASK = /* glsl */ `
uniform vec2 uFoot;
uniform float uRound;
uniform vec2 uSlant;
varying vec2 vPlace;
float slab(vec2 p) {
  vec2 past = abs(p) - uFoot + uRound;
  return length(max(past, 0.0)) + min(max(past.x, past.y), 0.0) - uRound;
}
float getTableShadow() {
  float rim = 0.5 * exp(-max(slab(vPlace), 0.0) * 0.9);
  float key = 1.0 - smoothstep(-0.25, 0.12, slab(vPlace - uSlant));
  return KEY_SHARE * key + (1.0 - KEY_SHARE) * rim;
}
`;

const MASK = /* glsl */ `
uniform vec2 uFoot;
uniform float uRound;
uniform float uStill;
uniform float uDomeSlope;
uniform float uReach;
varying vec2 vPlace;
float getTableShadow() {
  float key = 1.0;
  float dome = 1.0;
  #if NUM_DIR_LIGHT_SHADOWS > 0
    DirectionalLightShadow light = directionalLightShadows[0];
    key = getShadow(directionalShadowMap[0], light.shadowMapSize, light.shadowIntensity, light.shadowBias, light.shadowRadius, vDirectionalShadowCoord[0]);
  #endif
  #if NUM_DIR_LIGHT_SHADOWS > 1
    light = directionalLightShadows[1];
    dome = getShadow(directionalShadowMap[1], light.shadowMapSize, light.shadowIntensity, light.shadowBias, light.shadowRadius, vDirectionalShadowCoord[1]);
  #endif
  vec2 past = abs(vPlace) - uFoot + uRound;
  float away = length(max(past, 0.0)) + min(max(past.x, past.y), 0.0) - uRound;
  float rim = 0.5 * exp(-max(away, 0.0) * 0.9);
  // A dome direction counts by how steeply it falls; the mean of that is one.
  float domeDark = mix(rim, (1.0 - dome) * uDomeSlope, uStill);
  // The shadow maps end somewhere: let the shadow end before them, softly.
  float near = 1.0 - smoothstep(uReach * 0.12, uReach * 0.42, away);
  return near * (KEY_SHARE * (1.0 - key) + (1.0 - KEY_SHARE) * domeDark);
}
`;

export class TableShadow {
  readonly mesh: Mesh<PlaneGeometry, ShadowMaterial>;
  private readonly uniforms = {
    uFoot: { value: new Vector2() },
    uRound: { value: 0 },
    uStill: { value: 0 },
    uDomeSlope: { value: 1 },
    uReach: { value: 1 },
    uSlant: { value: new Vector2() },
  };

  constructor(height: number, reach: number, footprint: Footprint, economy: boolean) {
    const material = new ShadowMaterial({ color: new Color(), depthWrite: false });
    material.defines = { KEY_SHARE };
    material.customProgramCacheKey = () => `table ${economy}`;
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.vertexShader = shader.vertexShader.replace(
        'void main() {',
        'varying vec2 vPlace;\nvoid main() {\nvPlace = vec2(position.x, -position.y);',
      );
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', `${economy ? PLAIN_MASK : MASK}\nvoid main() {`)
        .replace('( 1.0 - getShadowMask() )', 'getTableShadow()');
    };
    this.uniforms.uFoot.value.set(...footprint.half);
    this.setTurn(0);
    this.uniforms.uReach.value = reach;
    this.uniforms.uRound.value = footprint.round;
    this.mesh = new Mesh(
      new PlaneGeometry(reach * (economy ? 2 : 3), reach * (economy ? 2 : 3)),
      material,
    );
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.position.y = height;
    this.mesh.receiveShadow = !economy;
    this.mesh.renderOrder = -1;
  }

  /** The light was turned round the scene by an angle. */
  setTurn(azimuth: number): void {
    this.uniforms.uSlant.value.copy(SLANT).rotateAround(ORIGIN, -azimuth);
  }

  setTheme(theme: Theme): void {
    this.mesh.material.color.set(TABLE_SHADOW[theme]);
    this.mesh.material.opacity = DEPTH[theme];
  }

  /** `domeHeight` is how steeply the dome's light of this frame falls; `null` in motion, when there is none. */
  setSample(domeHeight: number | null): void {
    this.uniforms.uStill.value = domeHeight === null ? 0 : 1;
    this.uniforms.uDomeSlope.value = domeHeight === null ? 0 : domeHeight * 2;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
