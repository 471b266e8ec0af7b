/**
 * Soft dark spots under things. They replace the dome's shadows where those are missing or coarse.
 */
import { Color, InstancedMesh, Matrix4, PlaneGeometry, ShaderMaterial } from 'three';

const CAPACITY = 64;
const HEIGHT = 0.004;
/** Above this height, a thing no longer darkens the surface below. */
const FADE_HEIGHT = 1.2;

/** The footprint of a thing, and its height above the surface. */
export interface Contact {
  x: number;
  y?: number;
  z: number;
  lift: number;
  /** Half sides of the footprint; leave it out for a round spot. */
  half?: readonly [number, number];
  /** How far the shadow extends beyond the footprint. */
  soft?: number;
}

const SPOT = [0, 0] as const;
const SPOT_REACH = 0.85;

const VERTEX = /* glsl */ `
varying vec2 vAt;
varying vec4 vFoot;
void main() {
  // Of the instance matrix, only the translation is one: its diagonal holds half sides, reach and strength.
  vFoot = vec4(instanceMatrix[0][0], instanceMatrix[2][2], instanceMatrix[0][1], instanceMatrix[1][1]);
  vAt = position.xy * 2.0 * (vFoot.xy + vFoot.z);
  vec4 centre = instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(centre.x + vAt.x, centre.y, centre.z - vAt.y, 1.0);
}
`;
const FRAGMENT = /* glsl */ `
uniform float uShare;
uniform vec3 uTint;
varying vec2 vAt;
varying vec4 vFoot;
void main() {
  float fall = clamp(1.0 - length(max(abs(vAt) - vFoot.xy, 0.0)) / vFoot.z, 0.0, 1.0);
  gl_FragColor = vec4(uTint, fall * fall * (3.0 - 2.0 * fall) * 0.62 * vFoot.w * uShare);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export class ContactShadows {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  /** The shadow colour: deep brown on wood, never lighter than the page on dark. */
  readonly tint = new Color(0.11, 0.06, 0.025);

  /** `share` is the strength of the spots. */
  constructor(share: { value: number }) {
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uShare: share, uTint: { value: this.tint } },
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -2,
    });
    this.mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, CAPACITY);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 0;
  }

  set(contacts: readonly Contact[]): void {
    const place = new Matrix4();
    contacts
      .slice(0, CAPACITY)
      .forEach(({ x, y = 0, z, lift, half = SPOT, soft = SPOT_REACH }, index) => {
        place.makeTranslation(x, y + HEIGHT, z);
        place.elements[0] = half[0];
        place.elements[10] = half[1];
        place.elements[1] = soft;
        place.elements[5] = Math.max(0, 1 - lift / FADE_HEIGHT);
        this.mesh.setMatrixAt(index, place);
      });
    this.mesh.count = Math.min(CAPACITY, contacts.length);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
