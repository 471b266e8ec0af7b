/**
 * Keeps a diorama on screen: draws only when something changed, one frame at a time, and refines the
 * picture while it rests as long as the machine is quick about it.
 */
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { Darkroom } from './darkroom';
import type { Diorama } from './diorama';
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
const COARSEST_QUICK_SCALE = 0.5;

export interface StageOptions {
  quality: Quality;
  /** Advances everything that moves; says whether something still does. */
  step(now: number): boolean;
  /** The canvas has a new size, in CSS pixels. */
  onResize(width: number, height: number): void;
  onFailure(error: SceneError): void;
}

/** Makes a renderer set up for the darkroom, or says in words why there is none. */
export function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  // Asking three.js for a context it cannot have prints errors and throws strings; ask first.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: false, depth: false, premultipliedAlpha: true, powerPreference: 'default' });
  if (!context?.getExtension('EXT_color_buffer_float') && !context?.getExtension('EXT_color_buffer_half_float')) {
    throw new SceneError('webgl-missing', 'This browser cannot draw in 3D (WebGL 2 with float targets is missing).');
  }
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setClearColor(0x000000, 0);
  renderer.autoClear = false;
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

export class Stage {
  readonly canvas = document.createElement('canvas');
  private readonly renderer: WebGLRenderer;
  private darkroom: Darkroom;
  private readonly resizing: ResizeObserver;
  private frameRequest = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private changed = true;
  private restingSince = 0;
  private lastFrame = 0;
  private frameTime = 16;
  private quickScale = 1;
  private width = 0;
  private height = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly diorama: Diorama,
    private readonly options: StageOptions,
  ) {
    this.renderer = makeRenderer(this.canvas);
    this.darkroom = new Darkroom(this.renderer);
    Object.assign(this.canvas.style, { display: 'block', width: '100%', height: '100%', touchAction: 'none' });
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
    const width = Math.max(1, this.host.clientWidth);
    const height = Math.max(1, this.host.clientHeight);
    const ratio = this.pixelRatio();
    if (width === this.width && height === this.height && ratio === this.renderer.getPixelRatio()) return;
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.resizeDarkroom();
    this.options.onResize(width, height);
    // A canvas that was resized is blank until it is drawn again; doing so at once avoids a flash.
    this.changed = true;
    this.draw(performance.now());
  }

  private pixelRatio(): number {
    return this.options.quality === 'low' ? 1 : Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
  }

  private resizeDarkroom(): void {
    this.darkroom.setSize(this.canvas.width, this.canvas.height, this.quickScale);
  }

  private schedule(): void {
    if (this.frameRequest || document.hidden) return;
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
      this.diorama.drawQuick(this.darkroom);
      this.darkroom.show(0);
      this.restingSince = now;
      this.lastFrame = now;
      if (moving) this.schedule();
      else if (this.options.quality !== 'low') this.scheduleAfter(REST_BEFORE_REFINING_MS);
      return;
    }
    this.refine(now);
  }

  /** A machine that cannot follow gets coarser frames while things move. */
  private adapt(now: number, moving: boolean): void {
    const elapsed = now - this.lastFrame;
    // Only frames right after one another tell how long one takes.
    if (!moving || elapsed > 1000) return;
    this.frameTime += (elapsed - this.frameTime) * 0.25;
    if (this.frameTime > SLOW_FRAME_MS && this.quickScale > COARSEST_QUICK_SCALE) {
      this.quickScale = Math.max(COARSEST_QUICK_SCALE, this.quickScale - 0.25);
      this.frameTime = 16;
      this.resizeDarkroom();
    }
  }

  private refine(now: number): void {
    const started = this.restingSince;
    const slow = this.frameTime > SLOW_FRAME_MS || this.quickScale < 1;
    const first = this.darkroom.frames === 0;
    this.diorama.drawSample(this.darkroom, this.canvas.width, this.canvas.height);
    const frames = this.darkroom.frames;
    // The first frames are noisy by themselves: the average takes over from the quick frame little by little.
    this.darkroom.show(Math.min(1, (frames / (frames + 5)) * (1 + 5 / STILL_FRAMES)));
    if (!first) this.frameTime += (now - this.lastFrame - (slow ? SLOW_PAUSE_MS : 0) - this.frameTime) * 0.3;
    this.lastFrame = now;
    if (frames >= STILL_FRAMES) return;
    if (this.options.quality === 'auto' && slow) {
      if (now - started < SLOW_BUDGET_MS) this.scheduleAfter(SLOW_PAUSE_MS);
      return;
    }
    this.schedule();
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
      this.options.onFailure(new SceneError('context-lost', 'The graphics card gave up drawing this page.'));
    }, 4000);
  };

  private readonly onContextRestored = (): void => {
    clearTimeout(this.pause);
    this.darkroom.dispose();
    this.darkroom = new Darkroom(this.renderer);
    this.resizeDarkroom();
    this.invalidate();
  };

  dispose(): void {
    cancelAnimationFrame(this.frameRequest);
    clearTimeout(this.pause);
    this.resizing.disconnect();
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.canvas.removeEventListener('webglcontextlost', this.onContextLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onContextRestored);
    this.darkroom.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
