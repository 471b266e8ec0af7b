/** One hidden renderer for many small pictures: browsers allow only a few graphics contexts, and each costs memory. */
import type { WebGLRenderer } from 'three';
import { Accumulator } from '../accumulator';
import { cardRenderBudget, type RenderBudget } from '../render-budget';
import type { SceneRoot } from '../scene-root';
import { drawsInSoftware, makeRenderer } from '../stage';

/** How long the studio stays open after its last picture. */
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

  /** The one studio of the page, made when first wanted. Give it back with `release`. Throws a `SceneError` without WebGL. */
  static lease(): ThumbnailRenderer {
    clearTimeout(ThumbnailRenderer.closing);
    ThumbnailRenderer.shared ??= new ThumbnailRenderer();
    ThumbnailRenderer.leases++;
    return ThumbnailRenderer.shared;
  }

  static release(): void {
    ThumbnailRenderer.leases--;
    if (ThumbnailRenderer.leases > 0) return;
    // Pictures often come in a row: setting up again for each would take longer than drawing it.
    ThumbnailRenderer.closing = setTimeout(() => {
      ThumbnailRenderer.shared?.dispose();
      ThumbnailRenderer.shared = null;
    }, LINGER_MS);
  }

  private constructor() {
    this.renderer = makeRenderer(document.createElement('canvas'));
    this.accumulator = new Accumulator(this.renderer, !this.economy);
  }

  /** Frames averaged so far in the picture being refined. */
  get frames(): number {
    return this.accumulator.frames;
  }

  /** Takes a quick picture and lays it onto a canvas of the page. */
  quick(sceneRoot: SceneRoot, canvas: HTMLCanvasElement): void {
    this.fit(sceneRoot, canvas);
    sceneRoot.drawQuick(this.accumulator);
    this.accumulator.show(0);
    this.deliver(canvas);
  }

  /** Adds one frame to the picture begun by `quick` and lays it onto the canvas; the average counts by `share`. */
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
