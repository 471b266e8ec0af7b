/**
 * Keeps a scene on screen: draws only on changes, one frame at a time, and refines the picture at
 * rest if the machine is fast enough.
 */
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { Accumulator } from './accumulator';
import { drawsInSoftware } from './graphics';
import { compilePrograms } from './programs';
import { renderBudgetFor, pixelRatio, share, type RenderBudget } from './render-budget';
import type { SceneRoot } from './scene-root';
import { breathe } from './slices';
import { SceneError, type Quality } from './types';

export { drawsInSoftware };

/** Slower frames mean a slow GPU, which then has to share its time with the page. */
const SLOW_FRAME_MS = 45;
const SLOW_PAUSE_MS = 40;
/** The lowest resolution scale for slow machines while things move. */
const COARSEST_QUICK_SCALE = 0.55;

export interface StageOptions {
  quality: Quality;
  /** Advances all animations; returns whether any are still running. */
  step(now: number): boolean;
  /** The canvas was resized, in CSS pixels. */
  onResize(width: number, height: number): void;
  onFailure(error: SceneError): void;
}

/** Creates a renderer for averaged frames, or throws an error that explains why it can't. */
export function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  // three.js logs errors and throws strings without a context, so we check first.
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
  // Reading errors would wait for the compiler at every program.
  renderer.debug.checkShaderErrors = import.meta.env.DEV;
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
  private readonly renderBudget: RenderBudget;
  private accumulator: Accumulator;
  private readonly resizing: ResizeObserver;
  private frameRequest = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** Runs while the WebGL context is lost. */
  private givingUp: ReturnType<typeof setTimeout> | undefined;
  /** Whether something moved in the previous frame. */
  private moved = false;
  private changed = true;
  private lastFrame = 0;
  private frameTime = 16;
  private quickScale = 1;
  private inSight = false;
  /** Whether all shaders are compiled. Until then nothing is drawn. */
  private prepared = false;
  private disposed = false;
  private ratio = 0;
  private width = 0;
  private height = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly sceneRoot: SceneRoot,
    private readonly options: StageOptions,
  ) {
    this.renderBudget = renderBudgetFor(options.quality, sceneRoot.economy);
    this.renderer = makeRenderer(this.canvas);
    this.accumulator = new Accumulator(this.renderer, !drawsInSoftware());
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
    void this.prepare();
  }

  /** Compiles the shaders of everything in the scene, then draws for the first time. */
  private async prepare(): Promise<void> {
    // The scene is still being built; what it shows is added by then.
    await breathe();
    await compilePrograms(
      this.renderer,
      this.sceneRoot.scene,
      this.sceneRoot.camera,
      () => this.accumulator.aim(),
      () => !this.disposed,
    );
    if (this.disposed) return;
    this.prepared = true;
    this.schedule();
  }

  /** Whether nothing moves and the last change is on screen. A hidden stage is always at rest. */
  get atRest(): boolean {
    return !this.inSight || !(this.changed || this.moved);
  }

  /** Requests a new frame. */
  invalidate(): void {
    this.changed = true;
    this.schedule();
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    // Hidden because another view is active: keep everything until it comes back.
    this.inSight = width > 0 && height > 0;
    if (!this.inSight) return;
    const ratio = pixelRatio(this.renderBudget, width, height);
    if (width === this.width && height === this.height && ratio === this.ratio) {
      if (this.changed) this.schedule();
      return;
    }
    this.width = width;
    this.height = height;
    this.ratio = ratio;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.accumulator.setSize(this.canvas.width, this.canvas.height);
    this.options.onResize(width, height);
    // A resized canvas is blank, so redraw at once to avoid a flash.
    this.changed = true;
    if (this.prepared) this.draw(performance.now());
  }

  /** The resolution scale of quick frames; at rest there is time for a better one. */
  private scaleFor(moving: boolean): number {
    const pixels = this.canvas.width * this.canvas.height;
    const affordable = Math.min(1, Math.sqrt(this.renderBudget.quickPixels / pixels));
    return moving ? affordable * this.quickScale : affordable;
  }

  private schedule(): void {
    if (this.frameRequest || document.hidden || !this.inSight || !this.prepared) return;
    clearTimeout(this.pause);
    this.frameRequest = requestAnimationFrame((now) => {
      this.frameRequest = 0;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    const moving = this.options.step(now);
    this.renderer.toneMappingExposure = this.sceneRoot.lights.exposure;
    // Also draw the step in which something comes to rest.
    if (!moving && !this.changed && !this.moved) return this.refine(now);
    this.changed = false;
    this.moved = moving;
    this.adapt(now, moving);
    this.sceneRoot.drawQuick(this.accumulator, this.scaleFor(moving));
    this.accumulator.show(0);
    this.lastFrame = now;
    this.markPicture(!moving && this.renderBudget.frames === 0);
    if (moving) this.schedule();
    else if (this.renderBudget.frames > 0) this.scheduleAfter(this.renderBudget.restMs);
  }

  /** Lowers the resolution on slow machines while things move. */
  private adapt(now: number, moving: boolean): void {
    const elapsed = now - this.lastFrame;
    // Only consecutive frames show how long one takes.
    if (!moving || elapsed > 1000) return;
    this.frameTime += (elapsed - this.frameTime) * 0.25;
    if (this.frameTime > SLOW_FRAME_MS && this.quickScale > COARSEST_QUICK_SCALE) {
      this.quickScale = Math.max(COARSEST_QUICK_SCALE, this.quickScale - 0.2);
      this.frameTime = 16;
    }
  }

  private refine(now: number): void {
    const { accumulator, renderBudget } = this;
    if (accumulator.frames >= renderBudget.frames) return;
    const pause = Math.max(
      renderBudget.pauseMs,
      this.frameTime > SLOW_FRAME_MS ? SLOW_PAUSE_MS : 0,
    );
    if (accumulator.frames > 0)
      this.frameTime += (now - this.lastFrame - pause - this.frameTime) * 0.3;
    this.lastFrame = now;
    this.sceneRoot.drawSample(accumulator, this.canvas.width, this.canvas.height);
    accumulator.show(share(accumulator.frames, renderBudget));
    if (accumulator.frames >= renderBudget.frames) this.markPicture(true);
    else if (pause > 0) this.scheduleWhenDrawn(pause);
    else this.schedule();
  }

  /** Marks the canvas as finished, for screenshot tests. */
  private markPicture(finished: boolean): void {
    const picture = finished ? 'finished' : 'changing';
    if (this.canvas.dataset.picture !== picture) this.canvas.dataset.picture = picture;
  }

  /** Frames must not queue up, or later changes would have to wait for all of them. */
  private scheduleWhenDrawn(pauseMs: number): void {
    const gl = this.renderer.getContext() as WebGL2RenderingContext;
    const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    const look = (): void => {
      const busy = drawn && gl.getSyncParameter(drawn, gl.SYNC_STATUS) === gl.UNSIGNALED;
      if (busy) {
        this.pause = setTimeout(look, pauseMs);
        return;
      }
      gl.deleteSync(drawn);
      this.schedule();
    };
    clearTimeout(this.pause);
    this.pause = setTimeout(look, pauseMs);
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
    // Browsers restore the context within moments or never. Changes meanwhile request frames and
    // must not cancel this timer.
    this.givingUp = setTimeout(() => {
      this.options.onFailure(
        new SceneError('context-lost', 'The graphics card gave up drawing this page.'),
      );
    }, 4000);
  };

  private readonly onContextRestored = (): void => {
    clearTimeout(this.givingUp);
    this.accumulator.dispose();
    this.accumulator = new Accumulator(this.renderer, !drawsInSoftware());
    this.accumulator.setSize(this.canvas.width, this.canvas.height);
    this.sceneRoot.moveShadows();
    this.invalidate();
  };

  dispose(): void {
    this.disposed = true;
    cancelAnimationFrame(this.frameRequest);
    clearTimeout(this.pause);
    clearTimeout(this.givingUp);
    this.resizing.disconnect();
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.canvas.removeEventListener('webglcontextlost', this.onContextLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onContextRestored);
    this.accumulator.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
