/** Soft dark spots under the pieces: they stand in for the dome's shadows where those are missing or coarse. */
import { InstancedMesh, Matrix4, PlaneGeometry, ShaderMaterial } from 'three';

const CAPACITY = 40;
const SPAN = 1.7;
const HEIGHT = 0.004;
/** Lifted this far, a piece no longer darkens the board below it. */
const FADE_HEIGHT = 1.2;

const VERTEX = /* glsl */ `
varying vec2 vAt;
varying float vStrength;
void main() {
  vAt = position.xy * 2.0;
  // The unused diagonal of the instance matrix carries the strength.
  vStrength = instanceMatrix[1][1];
  vec4 centre = instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(centre.x + position.x * SPAN, centre.y, centre.z - position.y * SPAN, 1.0);
}
`;
const FRAGMENT = /* glsl */ `
uniform float uShare;
varying vec2 vAt;
varying float vStrength;
void main() {
  float fall = clamp(1.0 - length(vAt), 0.0, 1.0);
  gl_FragColor = vec4(0.11, 0.06, 0.025, fall * fall * (3.0 - 2.0 * fall) * 0.62 * vStrength * uShare);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export class ContactShadows {
  readonly mesh: InstancedMesh<PlaneGeometry, ShaderMaterial>;

  /** `share` is how much of the darkening is left to the spots. */
  constructor(share: { value: number }) {
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: { SPAN },
      uniforms: { uShare: share },
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

  set(spots: readonly { x: number; z: number; lift: number }[]): void {
    const place = new Matrix4();
    spots.slice(0, CAPACITY).forEach(({ x, z, lift }, index) => {
      place.makeTranslation(x, HEIGHT, z);
      place.elements[5] = Math.max(0, 1 - lift / FADE_HEIGHT);
      this.mesh.setMatrixAt(index, place);
    });
    this.mesh.count = Math.min(CAPACITY, spots.length);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
