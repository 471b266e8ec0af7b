/** The camera of a game: presets, orbiting, zooming, and transitions between them. */
import { fitCamera, type Aim, type Fit, type Point, type Viewport } from './camera-fit';
import { clamp, easeInOut, mix } from './easing';
import type { CameraName } from './types';

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/**
 * The home view of a game: angles in degrees, and the target's offset towards the viewer and up.
 */
export interface HomeView {
  fov: number;
  elevation: number;
  near: number;
  height: number;
}

export interface CameraRigOptions {
  /** For a wide and for a tall window. */
  wide: HomeView;
  tall: HomeView;
  /** Degrees between the front and the home view. The view from above is always straight. */
  azimuth: number;
  /** Whether the four side views are straight, so only the home view is rotated. */
  straightSides?: boolean;
  /** The lowest camera elevation, in degrees above the table. */
  lowest?: number;
  /** How far you can pan when zoomed in: from the centre, and up and down. */
  panReach: number;
  panRise?: number;
}

/** Camera presets. The front differs from home only with straight sides. */
export type RigView = CameraName | 'front';

/** All points that must be visible from this side. */
export type Content = (azimuth: number, elevation: number) => readonly Point[];

const ABOVE = degrees(89.4);
const LOWEST = 12;
const ZOOM = { least: 0.7, most: 4 };
const GLIDE_MS = 480;
const RADIANS_PER_PIXEL = 0.006;

const QUARTER: Record<RigView, number> = {
  home: 0,
  front: 0,
  right: 1,
  far: 2,
  left: -1,
  above: 0,
};

export interface CameraPose {
  azimuth: number;
  elevation: number;
  zoom: number;
  panX: number;
  panY: number;
  panZ: number;
}

export class CameraRig {
  private pose: CameraPose;
  private glide: { from: CameraPose; to: CameraPose; started: number } | null = null;
  /** The last fit of the content, and its transition to the current one. */
  fit: Fit | null = null;
  private fitting: { from: Fit; started: number; t: number } | null = null;
  /** The active preset, until you orbit or zoom. */
  private named: RigView | null = 'home';
  private seatTurns = 0;
  private tall = false;

  constructor(
    private readonly content: Content,
    private readonly options: CameraRigOptions,
  ) {
    this.pose = this.poseOf('home');
  }

  /** Tall windows get a steeper view. Presets adapt; a view set by hand stays. */
  setShape(viewport: Viewport): void {
    const { width, height, insets } = viewport;
    this.tall = width - insets.left - insets.right < (height - insets.top - insets.bottom) * 0.95;
    if (this.named && !this.glide) this.pose = this.poseOf(this.named);
  }

  setSeat(quarterTurns: number, now: number | null): void {
    this.seatTurns = quarterTurns;
    this.go(this.named ?? 'home', now);
  }

  /** Switches to a preset: animated from `now`, or at once if `now` is `null`. */
  go(name: RigView, now: number | null): void {
    this.named = name;
    const to = this.poseOf(name);
    if (now === null) {
      this.pose = to;
      this.glide = null;
      return;
    }
    // Rotate in the shorter direction.
    const turn = Math.PI * 2;
    to.azimuth =
      this.pose.azimuth +
      ((((to.azimuth - this.pose.azimuth) % turn) + turn * 1.5) % turn) -
      turn / 2;
    this.glide = { from: { ...this.pose }, to, started: now };
  }

  private get home(): HomeView {
    return this.tall ? this.options.tall : this.options.wide;
  }

  private poseOf(name: RigView): CameraPose {
    const above = name === 'above';
    const straight = above || (this.options.straightSides && name !== 'home');
    const turned = straight ? 0 : degrees(this.options.azimuth);
    return {
      azimuth: turned + ((this.seatTurns + QUARTER[name]) * Math.PI) / 2,
      elevation: above ? ABOVE : degrees(this.home.elevation),
      zoom: 1,
      panX: 0,
      panY: 0,
      panZ: 0,
    };
  }

  orbit(dx: number, dy: number): void {
    this.takeOver();
    this.pose.azimuth -= dx * RADIANS_PER_PIXEL;
    this.pose.elevation = clamp(
      this.pose.elevation + dy * RADIANS_PER_PIXEL,
      degrees(this.options.lowest ?? LOWEST),
      ABOVE,
    );
  }

  /** Zooms and returns the factor within the limits. */
  zoom(factor: number): number {
    this.takeOver();
    const zoom = clamp(this.pose.zoom * factor, ZOOM.least, ZOOM.most);
    const allowed = zoom / this.pose.zoom;
    this.pose.zoom = zoom;
    this.clampPan();
    return allowed;
  }

  pan(dx: number, dz: number, dy = 0): void {
    this.pose.panX += dx;
    this.pose.panY += dy;
    this.pose.panZ += dz;
    this.clampPan();
  }

  /** The farther away, the closer to the centre, so the content never leaves the window. */
  private clampPan(): void {
    const near = Math.max(0, 1 - 1 / this.pose.zoom);
    const reach = this.options.panReach * near;
    const rise = (this.options.panRise ?? 0) * near;
    this.pose.panY = clamp(this.pose.panY, -rise, rise);
    this.pose.panX = clamp(this.pose.panX, -reach, reach);
    this.pose.panZ = clamp(this.pose.panZ, -reach, reach);
  }

  private takeOver(): void {
    this.glide = null;
    this.named = null;
  }

  /** The content changed: animates from the previous fit to the new one. */
  glideFit(from: Fit, now: number): void {
    this.fitting = { from, started: now, t: 0 };
  }

  /** Advances the transition; returns whether anything changed. */
  step(now: number): boolean {
    if (this.fitting) {
      this.fitting.t = easeInOut(clamp((now - this.fitting.started) / GLIDE_MS, 0, 1));
      if (this.fitting.t === 1) this.fitting = null;
      if (!this.glide) return true;
    }
    if (!this.glide) return false;
    const { from, to, started } = this.glide;
    const t = easeInOut(clamp((now - started) / GLIDE_MS, 0, 1));
    this.pose = {
      azimuth: mix(from.azimuth, to.azimuth, t),
      elevation: mix(from.elevation, to.elevation, t),
      zoom: mix(from.zoom, to.zoom, t),
      panX: mix(from.panX, to.panX, t),
      panY: mix(from.panY, to.panY, t),
      panZ: mix(from.panZ, to.panZ, t),
    };
    if (t === 1) this.glide = null;
    return true;
  }

  private eased(fit: Fit): Fit {
    if (!this.fitting) return fit;
    const { from, t } = this.fitting;
    return {
      distance: mix(from.distance, fit.distance, t),
      shiftX: mix(from.shiftX, fit.shiftX, t),
      shiftY: mix(from.shiftY, fit.shiftY, t),
    };
  }

  get azimuth(): number {
    return this.pose.azimuth;
  }

  get elevation(): number {
    return this.pose.elevation;
  }

  /** The current camera view. */
  view(viewport: Viewport): { aim: Aim; fit: Fit } {
    const { fov, near, height } = this.home;
    const { azimuth, elevation, zoom, panX, panY, panZ } = this.pose;
    const centred: Aim = {
      fov: degrees(fov),
      elevation,
      azimuth,
      target: { x: Math.sin(azimuth) * near, y: height, z: Math.cos(azimuth) * near },
    };
    const fit = this.eased(fitCamera(this.content(azimuth, elevation), centred, viewport));
    this.fit = fit;
    const target = { x: centred.target.x + panX, y: height + panY, z: centred.target.z + panZ };
    return { aim: { ...centred, target }, fit: { ...fit, distance: fit.distance / zoom } };
  }
}
