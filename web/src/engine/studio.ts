/** One hidden renderer for many small pictures: browsers allow only a few graphics contexts, and each costs memory. */
import type { WebGLRenderer } from 'three';
import { Darkroom } from './darkroom';
import type { Diorama } from './diorama';
import { cardPace, type Pace } from './pace';
import { drawsInSoftware, makeRenderer } from './stage';

/** How long the studio stays open after its last picture. */
const LINGER_MS = 10_000;

export class Studio {
  private static shared: Studio | null = null;
  private static leases = 0;
  private static closing: ReturnType<typeof setTimeout> | undefined;

  readonly economy = drawsInSoftware();
  readonly pace: Pace = cardPace(this.economy);
  private readonly renderer: WebGLRenderer;
  private readonly darkroom: Darkroom;
  private width = 0;
  private height = 0;

  /** The one studio of the page, made when first wanted. Give it back with `release`. Throws a `SceneError` without WebGL. */
  static lease(): Studio {
    clearTimeout(Studio.closing);
    Studio.shared ??= new Studio();
    Studio.leases++;
    return Studio.shared;
  }

  static release(): void {
    Studio.leases--;
    if (Studio.leases > 0) return;
    // Pictures often come in a row: setting up again for each would take longer than drawing it.
    Studio.closing = setTimeout(() => {
      Studio.shared?.dispose();
      Studio.shared = null;
    }, LINGER_MS);
  }

  private constructor() {
    this.renderer = makeRenderer(document.createElement('canvas'));
    this.darkroom = new Darkroom(this.renderer, !this.economy);
  }

  /** Frames averaged so far in the picture being refined. */
  get frames(): number {
    return this.darkroom.frames;
  }

  /** Takes a quick picture and lays it onto a canvas of the page. */
  quick(diorama: Diorama, canvas: HTMLCanvasElement): void {
    this.fit(diorama, canvas);
    diorama.drawQuick(this.darkroom);
    this.darkroom.show(0);
    this.deliver(canvas);
  }

  /** Adds one frame to the picture begun by `quick` and lays it onto the canvas; the average counts by `share`. */
  refine(diorama: Diorama, canvas: HTMLCanvasElement, share: number): void {
    this.renderer.toneMappingExposure = diorama.lights.exposure;
    diorama.drawSample(this.darkroom, this.width, this.height);
    this.darkroom.show(share);
    this.deliver(canvas);
  }

  private fit(diorama: Diorama, canvas: HTMLCanvasElement): void {
    this.renderer.toneMappingExposure = diorama.lights.exposure;
    if (canvas.width === this.width && canvas.height === this.height) return;
    this.width = canvas.width;
    this.height = canvas.height;
    this.renderer.setSize(this.width, this.height, false);
    this.darkroom.setSize(this.width, this.height);
  }

  private deliver(canvas: HTMLCanvasElement): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(this.renderer.domElement, 0, 0);
  }

  private dispose(): void {
    this.darkroom.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
