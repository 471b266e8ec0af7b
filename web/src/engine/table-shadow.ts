/**
 * The table is the page itself, so we only draw the shadow on it: a large plane that is transparent
 * except where it blocks the key light or the dome.
 */
import { Color, Mesh, PlaneGeometry, ShadowMaterial, Vector2 } from 'three';
import { TABLE_SHADOW } from './palette';
import { ONE_TAP_SHADOW } from './timber.glsl';
import type { Theme } from './types';

/**
 * The footprint of the scene, for a soft rim of shadow in motion: half sides and corner radius, or
 * a disc.
 */
export interface Footprint {
  half: readonly [number, number];
  round: number;
  /**
   * How far shadows extend beyond the footprint at full strength; 0 unless something lies there.
   */
  apron?: number;
  /** Strength of the soft rim: lower for footprints that let light through. */
  rim?: number;
}

/** Opacity of full shadow on the page. */
const DEPTH: Record<Theme, number> = { light: 0.74, dark: 0.85 };
/** How much key light and dome contribute to the table's light. */
const KEY_SHARE = 0.54;

/**
 * Shadow maps are finite, so we fade the shadow out before their edge, as fractions of the reach.
 */
const FADE = { from: 0.12, to: 0.42 };

const MASK = /* glsl */ `
uniform vec2 uFoot;
uniform float uRound;
uniform float uStill;
uniform float uDomeSlope;
uniform float uReach;
uniform vec2 uSkirt;
varying vec2 vPlace;
float getTableShadow() {
  vec2 past = abs(vPlace) - uFoot + uRound;
  float away = length(max(past, 0.0)) + min(max(past.x, past.y), 0.0) - uRound;
  float beyond = away - uSkirt.x;
  if (beyond > uReach * FADE_TO) discard;
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
  float rim = uSkirt.y * exp(-max(away, 0.0) * 0.9);
  // Weighs a dome direction by its steepness; the mean weight is 1.
  float domeDark = mix(rim, (1.0 - dome) * uDomeSlope, uStill);
  float near = 1.0 - smoothstep(uReach * FADE_FROM, uReach * FADE_TO, beyond);
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
    uSkirt: { value: new Vector2() },
  };

  /** With few dome samples, you can see the individual shadows on the page; the rim hides them. */
  private readonly domeShare: number;

  constructor(height: number, reach: number, footprint: Footprint, economy: boolean) {
    this.domeShare = economy ? 0.35 : 1;
    const material = new ShadowMaterial({ color: new Color(), depthWrite: false });
    material.defines = { KEY_SHARE, FADE_FROM: FADE.from, FADE_TO: FADE.to };
    material.customProgramCacheKey = () => `table ${economy}`;
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.vertexShader = shader.vertexShader.replace(
        'void main() {',
        'varying vec2 vPlace;\nvoid main() {\nvPlace = vec2(position.x, -position.y) * length(modelMatrix[0]);',
      );
      shader.fragmentShader = shader.fragmentShader
        .replace('void main() {', `${economy ? ONE_TAP_SHADOW : ''}${MASK}\nvoid main() {`)
        .replace('( 1.0 - getShadowMask() )', 'getTableShadow()');
    };
    this.mesh = new Mesh(new PlaneGeometry(1, 1), material);
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.position.y = height;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = -1;
    this.setFoot(reach, footprint);
  }

  /** Updates the footprint when the scene changes its size. */
  setFoot(reach: number, { half, round, apron = 0, rim = 1 }: Footprint): void {
    this.uniforms.uFoot.value.set(...half);
    this.uniforms.uSkirt.value.set(apron, rim * 0.5);
    this.uniforms.uReach.value = reach;
    this.uniforms.uRound.value = round;
    this.mesh.scale.set(reach * 3, reach * 3, 1);
  }

  setTheme(theme: Theme): void {
    this.mesh.material.color.set(TABLE_SHADOW[theme]);
    this.mesh.material.opacity = DEPTH[theme];
  }

  /**
   * `domeHeight` is the steepness of the dome light in this frame; `null` in motion, without a
   * dome.
   */
  setSample(domeHeight: number | null): void {
    this.uniforms.uStill.value = domeHeight === null ? 0 : this.domeShare;
    this.uniforms.uDomeSlope.value = domeHeight === null ? 0 : domeHeight * 2;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
