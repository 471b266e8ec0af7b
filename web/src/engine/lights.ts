/**
 * The lights: a key light and a dome for still pictures, a key light and a hemisphere in motion.
 */
import { Color, DirectionalLight, HemisphereLight, Object3D, Scene, Vector3 } from 'three';
import { lightSample, type Direction } from './sampling';
import type { TimberUniforms } from './timber';
import type { Theme } from './types';

interface LightSettings {
  keyDirection: Direction;
  key: string;
  keyStrength: number;
  keyRadius: number;
  domeCool: string;
  domeWarm: string;
  domeStrength: number;
  bounce: string;
  bounceStrength: number;
  /** Replaces the dome while things move. */
  hemisphereStrength: number;
  exposure: number;
}

const degrees = (angle: number): number => (angle * Math.PI) / 180;

const SETTINGS: Record<Theme, LightSettings> = {
  light: {
    keyDirection: [-0.62, 1, 0.56],
    key: '#FFF0DD',
    keyStrength: 2.36,
    keyRadius: degrees(11),
    domeCool: '#F4F3FF',
    domeWarm: '#FFF0DC',
    domeStrength: 3,
    bounce: '#D9B48A',
    bounceStrength: 2.7,
    hemisphereStrength: 1.65,
    exposure: 1.09,
  },
  dark: {
    keyDirection: [-0.55, 1, 0.46],
    key: '#FFE4C6',
    keyStrength: 2.51,
    keyRadius: degrees(9),
    domeCool: '#CCD4EE',
    domeWarm: '#FFE2C2',
    domeStrength: 2.1,
    bounce: '#A58661',
    bounceStrength: 1.7,
    hemisphereStrength: 1.1,
    exposure: 1.06,
  },
};

/** The brightest direction of the dome: front left. */
const BRIGHT_SIDE = new Vector3(-0.62, 0.5, 0.6).normalize();
const UP = new Vector3(0, 1, 0);
/** How much brighter than average it is there. */
const BRIGHT_EXCESS = 0.55;
/** Far enough to be outside of every scene. */
const LIGHT_DISTANCE = 40;

export class LightRig {
  readonly key = new DirectionalLight();
  readonly dome = new DirectionalLight();
  private readonly hemisphere = new HemisphereLight();
  private readonly target = new Object3D();
  private readonly cool = new Color();
  private readonly warm = new Color();
  private settings: LightSettings = SETTINGS.light;
  private turn = 0;

  /** `reach` is the radius of the scene that casts and receives shadows, `centre` its middle. */
  constructor(
    scene: Scene,
    reach: number,
    private readonly centre: Vector3,
    private readonly timber: TimberUniforms,
    economy: boolean,
  ) {
    this.target.position.copy(centre);
    scene.add(this.target, this.key, this.dome, this.hemisphere);
    for (const [light, size] of [
      [this.key, economy ? 1024 : 2048],
      [this.dome, economy ? 512 : 1024],
    ] as const) {
      light.target = this.target;
      light.castShadow = true;
      light.shadow.mapSize.set(size, size);
      light.shadow.bias = -0.0008;
      light.shadow.normalBias = 0.012;
      // We update shadow maps on demand, not for every frame.
      light.shadow.autoUpdate = false;
    }
    this.setReach(reach);
  }

  /** Sets the radius of everything that casts or receives shadows. */
  setReach(reach: number): void {
    for (const { camera } of [this.key.shadow, this.dome.shadow]) {
      camera.left = camera.bottom = -reach;
      camera.right = camera.top = reach;
      camera.near = LIGHT_DISTANCE - reach - 4;
      camera.far = LIGHT_DISTANCE + reach + 4;
      camera.updateProjectionMatrix();
    }
  }

  setTheme(theme: Theme): void {
    this.settings = SETTINGS[theme];
    const { key, domeCool, domeWarm, bounce, bounceStrength } = this.settings;
    this.key.color.set(key);
    this.key.intensity = this.settings.keyStrength;
    this.cool.set(domeCool);
    this.warm.set(domeWarm);
    this.hemisphere.color.set(domeCool).lerp(this.warm, 0.5);
    this.hemisphere.groundColor.set('#000000');
    this.timber.uBounce.value.set(bounce).multiplyScalar(bounceStrength);
  }

  /** Rotates the light, so it always comes from the viewer's front left. */
  setTurn(azimuth: number): void {
    this.turn = azimuth;
  }

  get exposure(): number {
    return this.settings.exposure;
  }

  /** Sets up a single frame in motion. Redraws the shadow map only if `shadowsMoved`. */
  aimForMotion(shadowsMoved: boolean): void {
    this.place(this.key, this.settings.keyDirection);
    this.key.shadow.radius = 3.5;
    this.key.shadow.needsUpdate = shadowsMoved;
    this.dome.intensity = 0;
    this.hemisphere.intensity = this.settings.hemisphereStrength;
  }

  /** Sets up frame `index` of an average. Returns the offset within the pixel. */
  aimForSample(index: number): readonly [number, number] {
    const sample = lightSample(index, this.settings.keyDirection, this.settings.keyRadius);
    this.place(this.key, sample.key);
    this.place(this.dome, sample.dome);
    this.key.shadow.radius = this.dome.shadow.radius = 2.5;
    this.key.shadow.needsUpdate = this.dome.shadow.needsUpdate = true;
    const side =
      BRIGHT_SIDE.x * sample.dome[0] +
      BRIGHT_SIDE.y * sample.dome[1] +
      BRIGHT_SIDE.z * sample.dome[2];
    // Over the upper hemisphere, the mean of `side` is half the height of the brightest direction.
    this.dome.intensity =
      this.settings.domeStrength * Math.max(0, 1 + BRIGHT_EXCESS * (side - BRIGHT_SIDE.y / 2));
    this.dome.color.copy(this.cool).lerp(this.warm, 0.5 + 0.5 * side);
    this.hemisphere.intensity = 0;
    return sample.pixel;
  }

  private place(light: DirectionalLight, [x, y, z]: Direction): void {
    light.position
      .set(x, y, z)
      .applyAxisAngle(UP, this.turn)
      .setLength(LIGHT_DISTANCE)
      .add(this.centre);
  }

  dispose(): void {
    this.key.dispose();
    this.dome.dispose();
  }
}
