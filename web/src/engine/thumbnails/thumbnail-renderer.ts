/**
 * One hidden renderer for many small pictures: browsers allow only a few WebGL contexts, and each
 * costs memory.
 */
import type { WebGLRenderer } from 'three';
import { Accumulator } from '../accumulator';
import { drawsInSoftware } from '../graphics';
import { compilePrograms } from '../programs';
import { cardRenderBudget, type RenderBudget } from '../render-budget';
import type { SceneRoot } from '../scene-root';
import { makeRenderer } from '../stage';

/** How long the renderer stays alive after its last picture. */
const LINGER_MS = 10_000;

export class ThumbnailRenderer {
  private static shared: ThumbnailRenderer | null = null;
  private static leases = 0;
  private static closing: ReturnType<typeof setTimeout> | undefined;

  readonly economy = drawsInSoftware();
  readonly renderBudget: RenderBudget = cardRenderBudget(this.economy);
  private readonly renderer: WebGLRenderer;
  private readonly accumulator: Accumulator;
  private width = 0;
  private height = 0;

  /**
   * The shared renderer, created on first use. Return it with `release`. Throws a `SceneError`
   * without WebGL.
   */
  static lease(): ThumbnailRenderer {
    clearTimeout(ThumbnailRenderer.closing);
    ThumbnailRenderer.shared ??= new ThumbnailRenderer();
    ThumbnailRenderer.leases++;
    return ThumbnailRenderer.shared;
  }

  static release(): void {
    ThumbnailRenderer.leases--;
    if (ThumbnailRenderer.leases > 0) return;
    // Pictures often come in a row, and setup takes longer than drawing.
    ThumbnailRenderer.closing = setTimeout(() => {
      ThumbnailRenderer.shared?.dispose();
      ThumbnailRenderer.shared = null;
    }, LINGER_MS);
  }

  private constructor() {
    this.renderer = makeRenderer(document.createElement('canvas'));
    this.accumulator = new Accumulator(this.renderer, !this.economy);
  }

  /** Frames in the current average. */
  get frames(): number {
    return this.accumulator.frames;
  }

  /** Compiles what a scene needs, so that drawing it won't block. */
  async compile(sceneRoot: SceneRoot, wanted: () => boolean): Promise<boolean> {
    return compilePrograms(
      this.renderer,
      sceneRoot.scene,
      sceneRoot.camera,
      () => this.accumulator.aim(),
      wanted,
    );
  }

  /** Draws a quick frame and copies it to a canvas. */
  quick(sceneRoot: SceneRoot, canvas: HTMLCanvasElement): void {
    this.fit(sceneRoot, canvas);
    sceneRoot.drawQuick(this.accumulator);
    this.accumulator.show(0);
    this.deliver(canvas);
  }

  /**
   * Adds a frame to the picture started by `quick` and copies it to the canvas, weighted by
   * `share`.
   */
  refine(sceneRoot: SceneRoot, canvas: HTMLCanvasElement, share: number): void {
    this.renderer.toneMappingExposure = sceneRoot.lights.exposure;
    sceneRoot.drawSample(this.accumulator, this.width, this.height);
    this.accumulator.show(share);
    this.deliver(canvas);
  }

  private fit(sceneRoot: SceneRoot, canvas: HTMLCanvasElement): void {
    this.renderer.toneMappingExposure = sceneRoot.lights.exposure;
    if (canvas.width === this.width && canvas.height === this.height) return;
    this.width = canvas.width;
    this.height = canvas.height;
    this.renderer.setSize(this.width, this.height, false);
    this.accumulator.setSize(this.width, this.height);
  }

  private deliver(canvas: HTMLCanvasElement): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(this.renderer.domElement, 0, 0);
  }

  private dispose(): void {
    this.accumulator.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
