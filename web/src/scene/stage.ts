/**
 * Keeps a diorama on screen: draws only when something changed, one frame at a time, and refines the
 * picture while it rests as long as the machine is quick about it.
 */
import { BasicShadowMap, NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { Darkroom } from './darkroom';
import type { Diorama } from './diorama';
import { clamp } from './easing';
import { SceneError, type Quality } from './types';

/** Frames that make up a finished resting picture. */
export const STILL_FRAMES = 72;
/** More pixels than this per CSS pixel cannot be told apart and cost dearly. */
const MAX_PIXEL_RATIO = 2;
/** A frame that took longer than this marks a slow machine. */
const SLOW_FRAME_MS = 45;
/** How long a slow machine may refine a resting picture, and how long it rests between two frames. */
const SLOW_BUDGET_MS = 1500;
const SLOW_PAUSE_MS = 40;
/** A change of marks follows pointer and keys closely; refining waits until they rest. */
const REST_BEFORE_REFINING_MS = 120;
const COARSEST_QUICK_SCALE = 0.55;
/** Pixels a machine without a graphics card can draw: while things move, and once more when they rest. */
const ECONOMY_PIXELS = { moving: 0.55e6, resting: 1.5e6 };
const ECONOMY_REST_MS = 350;

export interface StageOptions {
  quality: Quality;
  /** Advances everything that moves; says whether something still does. */
  step(now: number): boolean;
  /** The canvas has a new size, in CSS pixels. */
  onResize(width: number, height: number): void;
  onFailure(error: SceneError): void;
}

/** Makes a renderer set up for the darkroom, or says in words why there is none. */
export function makeRenderer(canvas: HTMLCanvasElement, economy: boolean): WebGLRenderer {
  // Asking three.js for a context it cannot have prints errors and throws strings; ask first.
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    premultipliedAlpha: true,
    powerPreference: 'default',
  });
  if (
    !context?.getExtension('EXT_color_buffer_float') &&
    !context?.getExtension('EXT_color_buffer_half_float')
  ) {
    throw new SceneError(
      'webgl-missing',
      'This browser cannot draw in 3D (WebGL 2 with float targets is missing).',
    );
  }
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setClearColor(0x000000, 0);
  renderer.autoClear = false;
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = economy ? BasicShadowMap : PCFShadowMap;
  return renderer;
}

/** Pixels per CSS pixel, so that a picture of this size has about so many pixels. */
export function economyRatio(pixels: number, width: number, height: number): number {
  return clamp(Math.sqrt(pixels / (width * height)), 0.5, MAX_PIXEL_RATIO);
}

let software: boolean | undefined;

/** Whether this browser draws without a graphics card, so slowly that every pixel counts. */
export function drawsInSoftware(): boolean {
  if (software === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    const info = context?.getExtension('WEBGL_debug_renderer_info');
    const name = context && info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
    software = /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return software;
}

export class Stage {
  readonly canvas = document.createElement('canvas');
  private readonly renderer: WebGLRenderer;
  /** Absent in an economy picture, which is drawn straight onto the canvas. */
  private darkroom: Darkroom | null;
  private readonly resizing: ResizeObserver;
  private frameRequest = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private changed = true;
  private restingSince = 0;
  private lastFrame = 0;
  private frameTime = 16;
  private quickScale = 1;
  private inSight = false;
  private ratio = 0;
  private width = 0;
  private height = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly diorama: Diorama,
    private readonly options: StageOptions,
  ) {
    this.renderer = makeRenderer(this.canvas, diorama.economy);
    this.darkroom = diorama.economy ? null : new Darkroom(this.renderer, !drawsInSoftware());
    Object.assign(this.canvas.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      touchAction: 'none',
    });
    this.canvas.setAttribute('aria-hidden', 'true');
    host.append(this.canvas);
    this.canvas.addEventListener('webglcontextlost', this.onContextLost);
    this.canvas.addEventListener('webglcontextrestored', this.onContextRestored);
    document.addEventListener('visibilitychange', this.onVisibility);
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
    this.resize();
  }

  /** Something changed: draw it in the next frame. */
  invalidate(): void {
    this.changed = true;
    this.schedule();
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    // Out of sight (another view is shown instead): keep everything for when it comes back.
    this.inSight = width > 0 && height > 0;
    if (!this.inSight) return;
    const ratio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
    if (width === this.width && height === this.height && ratio === this.ratio) {
      if (this.changed) this.schedule();
      return;
    }
    this.width = width;
    this.height = height;
    this.ratio = ratio;
    this.fitCanvas(this.diorama.economy ? this.economyRatio(false) : ratio);
    this.resizeDarkroom();
    this.options.onResize(width, height);
    // A canvas that was resized is blank until it is drawn again; doing so at once avoids a flash.
    this.changed = true;
    this.draw(performance.now());
  }

  private fitCanvas(ratio: number): void {
    const fits =
      this.canvas.width === Math.floor(this.width * ratio) &&
      this.canvas.height === Math.floor(this.height * ratio);
    if (fits && this.renderer.getPixelRatio() === ratio) return;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(this.width, this.height, false);
  }

  private resizeDarkroom(): void {
    this.darkroom?.setSize(this.canvas.width, this.canvas.height, this.quickScale);
  }

  private schedule(): void {
    if (this.frameRequest || document.hidden || !this.inSight) return;
    clearTimeout(this.pause);
    this.frameRequest = requestAnimationFrame((now) => {
      this.frameRequest = 0;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    const moving = this.options.step(now);
    this.renderer.toneMappingExposure = this.diorama.lights.exposure;
    if (moving || this.changed) {
      this.changed = false;
      this.adapt(now, moving);
      if (this.darkroom) {
        this.diorama.drawQuick(this.darkroom);
        this.darkroom.show(0);
      } else {
        this.drawPlain(false);
      }
      this.restingSince = now;
      this.lastFrame = now;
      this.tell(!moving && !this.refines);
      if (moving) this.schedule();
      else if (this.refines)
        this.scheduleAfter(this.darkroom ? REST_BEFORE_REFINING_MS : ECONOMY_REST_MS);
      return;
    }
    if (this.darkroom) {
      this.refine(now, this.darkroom);
    } else if (this.refines) {
      this.drawPlain(true);
      this.tell(true);
    }
  }

  private economyRatio(resting: boolean): number {
    const pixels = resting ? ECONOMY_PIXELS.resting : ECONOMY_PIXELS.moving;
    const ratio = economyRatio(pixels, this.width, this.height);
    return resting ? ratio : ratio * this.quickScale;
  }

  private drawPlain(resting: boolean): void {
    this.fitCanvas(this.economyRatio(resting));
    this.diorama.drawPlain(this.renderer);
  }

  private get refines(): boolean {
    return this.options.quality !== 'low';
  }

  /** A machine that cannot follow gets coarser frames while things move. */
  private adapt(now: number, moving: boolean): void {
    const elapsed = now - this.lastFrame;
    // Only frames right after one another tell how long one takes.
    if (!moving || elapsed > 1000) return;
    this.frameTime += (elapsed - this.frameTime) * 0.25;
    if (this.frameTime > SLOW_FRAME_MS && this.quickScale > COARSEST_QUICK_SCALE) {
      this.quickScale = Math.max(COARSEST_QUICK_SCALE, this.quickScale - 0.2);
      this.frameTime = 16;
      this.resizeDarkroom();
    }
  }

  private refine(now: number, darkroom: Darkroom): void {
    const started = this.restingSince;
    const slow = this.frameTime > SLOW_FRAME_MS || this.quickScale < 1;
    const first = darkroom.frames === 0;
    this.diorama.drawSample(darkroom, this.canvas.width, this.canvas.height);
    const frames = darkroom.frames;
    // The first frames are noisy by themselves: the average takes over from the quick frame little by little.
    darkroom.show(Math.min(1, (frames / (frames + 5)) * (1 + 5 / STILL_FRAMES)));
    if (!first)
      this.frameTime += (now - this.lastFrame - (slow ? SLOW_PAUSE_MS : 0) - this.frameTime) * 0.3;
    this.lastFrame = now;
    const outOfTime = slow && this.options.quality === 'auto' && now - started >= SLOW_BUDGET_MS;
    if (frames >= STILL_FRAMES || outOfTime) this.tell(true);
    else if (slow) this.scheduleAfter(SLOW_PAUSE_MS);
    else this.schedule();
  }

  /** Says on the canvas whether the picture is finished, for whoever wants to photograph it. */
  private tell(finished: boolean): void {
    const picture = finished ? 'finished' : 'changing';
    if (this.canvas.dataset.picture !== picture) this.canvas.dataset.picture = picture;
  }

  private scheduleAfter(ms: number): void {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.schedule(), ms);
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) {
      cancelAnimationFrame(this.frameRequest);
      this.frameRequest = 0;
      clearTimeout(this.pause);
    } else {
      this.invalidate();
    }
  };

  private readonly onContextLost = (event: Event): void => {
    event.preventDefault();
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
    clearTimeout(this.pause);
    // Browsers hand the context back within moments or never.
    this.pause = setTimeout(() => {
      this.options.onFailure(
        new SceneError('context-lost', 'The graphics card gave up drawing this page.'),
      );
    }, 4000);
  };

  private readonly onContextRestored = (): void => {
    clearTimeout(this.pause);
    if (this.darkroom) {
      this.darkroom.dispose();
      this.darkroom = new Darkroom(this.renderer, !drawsInSoftware());
      this.resizeDarkroom();
    }
    this.diorama.moveShadows();
    this.invalidate();
  };

  dispose(): void {
    cancelAnimationFrame(this.frameRequest);
    clearTimeout(this.pause);
    this.resizing.disconnect();
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.canvas.removeEventListener('webglcontextlost', this.onContextLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onContextRestored);
    this.darkroom?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
