/** The single material of everything wooden or painted. */
import {
  Color,
  DataTexture,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  RGBAFormat,
} from 'three';
import { INLAY, WOODS, WOOD_NAMES } from './palette';
import { seededRandom } from './random';
import {
  ONE_TAP_SHADOW,
  TIMBER_BOUNCE,
  TIMBER_COLOUR,
  TIMBER_EMISSIVE,
  TIMBER_FRAGMENT_HEAD,
  TIMBER_ROUGHNESS,
  TIMBER_VERTEX_BODY,
  TIMBER_VERTEX_HEAD,
} from './timber.glsl';

/** Set by the light rig: the light reflected from below, and the height of the floor. */
export interface TimberUniforms {
  uBounce: { value: Color };
  uFloor: { value: number };
}

export type TimberMaterial = MeshStandardMaterial | MeshLambertMaterial;

export interface Timber {
  /** For everything solid. */
  solid: TimberMaterial;
  /** A transparent copy, for ghosts and fades. */
  ghost(opacity: number): TimberMaterial;
  uniforms: TimberUniforms;
  dispose(): void;
}

const NOISE_SIZE = 256;

/** `economy` is for machines without a GPU: less grain, no gloss, a fraction of the work. */
export function makeTimber(economy: boolean): Timber {
  const grain = noiseTexture(economy);
  const uniforms = {
    uNoise: { value: grain },
    uEarly: { value: WOOD_NAMES.map((wood) => new Color(WOODS[wood].early)) },
    uLate: { value: WOOD_NAMES.map((wood) => new Color(WOODS[wood].late)) },
    uRoughness: { value: WOOD_NAMES.map((wood) => WOODS[wood].roughness) },
    uCream: { value: new Color(INLAY.cream) },
    uBrown: { value: new Color(INLAY.brown) },
    uBounce: { value: new Color(0, 0, 0) },
    uFloor: { value: 0 },
  };
  const make = (): TimberMaterial => {
    const material = economy
      ? new MeshLambertMaterial()
      : new MeshStandardMaterial({ metalness: 0 });
    material.defines = {
      ...material.defines,
      WOODS: WOOD_NAMES.length,
      ...(economy ? { ECONOMY: 1 } : {}),
    };
    // Front faces cast the shadows: back faces are so close to the surface below that light leaks
    // in.
    material.shadowSide = FrontSide;
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${TIMBER_VERTEX_HEAD}`)
        .replace('#include <begin_vertex>', `#include <begin_vertex>\n${TIMBER_VERTEX_BODY}`);
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${TIMBER_FRAGMENT_HEAD}`)
        .replace('#include <color_fragment>', TIMBER_COLOUR)
        .replace(
          '#include <roughnessmap_fragment>',
          `#include <roughnessmap_fragment>\n${TIMBER_ROUGHNESS}`,
        )
        .replace(
          '#include <shadowmap_pars_fragment>',
          economy
            ? `#include <shadowmap_pars_fragment>\n${ONE_TAP_SHADOW}`
            : '#include <shadowmap_pars_fragment>',
        )
        .replace('#include <emissivemap_fragment>', TIMBER_EMISSIVE)
        .replace(
          '#include <lights_fragment_begin>',
          `#include <lights_fragment_begin>\n${TIMBER_BOUNCE}`,
        );
    };
    material.customProgramCacheKey = () => `timber ${economy}`;
    return material;
  };
  const made = [make()];
  return {
    solid: made[0]!,
    ghost(opacity) {
      const material = make();
      material.transparent = true;
      material.opacity = opacity;
      made.push(material);
      return material;
    },
    uniforms,
    dispose() {
      for (const material of made) material.dispose();
      grain.dispose();
    },
  };
}

let noiseTexels: Uint8Array<ArrayBuffer> | undefined;

/** Random texels, the same for every scene. */
function noise(): Uint8Array<ArrayBuffer> {
  if (noiseTexels) return noiseTexels;
  const random = seededRandom(1986);
  noiseTexels = new Uint8Array(NOISE_SIZE * NOISE_SIZE * 4);
  for (let index = 0; index < noiseTexels.length; index++)
    noiseTexels[index] = Math.floor(random() * 256);
  return noiseTexels;
}

/** Texture filtering turns random texels into the value noise of the grain. */
function noiseTexture(economy: boolean): DataTexture {
  const texture = new DataTexture(noise(), NOISE_SIZE, NOISE_SIZE, RGBAFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = economy ? LinearMipmapNearestFilter : LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = economy ? 1 : 2;
  texture.needsUpdate = true;
  return texture;
}
