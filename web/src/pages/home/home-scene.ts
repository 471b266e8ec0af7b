/**
 * The three live scenes of the home page. They share one hidden renderer and take turns: first a quick
 * picture of each, then one after the other is refined, and now and then something stirs.
 */
import type { HomeBuilt, HomeModel } from '@/engine/home-model';
import { pixelRatio, share } from '@/engine/render-budget';
import { SceneRoot } from '@/engine/scene-root';
import { breathe } from '@/engine/slices';
import { ThumbnailRenderer } from '@/engine/thumbnails/thumbnail-renderer';
import type { Theme } from '@/engine/types';
import { homeView } from './home-view';

export interface HomeOptions {
  theme?: Theme;
  reducedMotion?: boolean;
}

/** A scene on a home card. */
export interface HomeScene {
  setTheme(theme: Theme): void;
  setReducedMotion(reduced: boolean): void;
  dispose(): void;
}

/** Rest between two stirrings, over all scenes. */
const STIR_EVERY_MS = 5500;

/** Scenes are built one after the other, each in a task of its own. */
let building: Promise<unknown> = Promise.resolve();

/**
 * Shows a scene on a canvas, which keeps the size its page gives it. Resolves with `null` if `wanted`
 * says no, and rejects with a `SceneError` if the browser cannot draw in 3D.
 */
export function mountHomeScene(
  makeModel: () => HomeModel,
  canvas: HTMLCanvasElement,
  wanted: () => boolean,
  options: HomeOptions = {},
): Promise<HomeScene | null> {
  const mounted = building.then(async () => {
    await breathe();
    return wanted() ? build(makeModel(), canvas, wanted, options) : null;
  });
  building = mounted.catch(() => undefined);
  return mounted;
}

async function build(
  model: HomeModel,
  canvas: HTMLCanvasElement,
  wanted: () => boolean,
  options: HomeOptions,
): Promise<HomeScene | null> {
  const thumbnails = ThumbnailRenderer.lease();
  await breathe();
  const card = new Card(model, canvas, thumbnails, options);
  const dispose = () => {
    gallery.remove(card);
    card.dispose();
    ThumbnailRenderer.release();
  };
  if (!(await card.compile(wanted))) {
    dispose();
    return null;
  }
  gallery.add(card);
  return {
    setTheme: (theme) => card.setTheme(theme),
    setReducedMotion: (reduced) => card.setReducedMotion(reduced),
    dispose,
  };
}

class Card {
  state: 'changed' | 'quick' | 'finished' = 'changed';
  visible = true;
  private readonly sceneRoot: SceneRoot;
  private readonly built: HomeBuilt;
  private readonly resizing: ResizeObserver;
  private readonly watching: IntersectionObserver;
  private reducedMotion: boolean;
  private stirredAt: number | null = null;

  constructor(
    private readonly model: HomeModel,
    private readonly canvas: HTMLCanvasElement,
    private readonly thumbnails: ThumbnailRenderer,
    options: HomeOptions,
  ) {
    this.reducedMotion = options.reducedMotion ?? false;
    this.sceneRoot = new SceneRoot(model.dimensions, thumbnails.economy);
    this.sceneRoot.setTheme(options.theme ?? 'light');
    this.built = model.build(this.sceneRoot.timber);
    this.sceneRoot.scene.add(this.built.group);
    this.resizing = new ResizeObserver(() => this.change());
    this.resizing.observe(canvas);
    this.watching = new IntersectionObserver(([entry]) => {
      this.visible = entry?.isIntersecting ?? true;
      gallery.wake();
    });
    this.watching.observe(canvas);
  }

  compile(wanted: () => boolean): Promise<boolean> {
    return this.thumbnails.compile(this.sceneRoot, wanted);
  }

  setTheme(theme: Theme): void {
    this.sceneRoot.setTheme(theme);
    this.change();
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = reduced;
  }

  private change(): void {
    this.state = 'changed';
    gallery.wake();
  }

  get stirs(): boolean {
    return this.stirredAt !== null;
  }

  get pauseMs(): number {
    return this.thumbnails.renderBudget.pauseMs;
  }

  /** Motion is for machines that have time for it and people who like it. */
  get mayStir(): boolean {
    return (
      this.visible && !this.reducedMotion && !this.thumbnails.economy && this.state === 'finished'
    );
  }

  stir(now: number): void {
    this.stirredAt = now;
    this.state = 'changed';
  }

  drawQuick(now: number): void {
    if (this.stirredAt !== null) {
      const t = Math.min(1, (now - this.stirredAt) / this.model.walkMs);
      this.built.walk(t);
      this.sceneRoot.moveShadows();
      if (t === 1) this.stirredAt = null;
    }
    if (!this.fit()) return;
    this.thumbnails.quick(this.sceneRoot, this.canvas);
    this.state = this.stirs ? 'changed' : 'quick';
    this.markPicture();
  }

  refine(): void {
    const { renderBudget, frames } = this.thumbnails;
    this.thumbnails.refine(this.sceneRoot, this.canvas, share(frames + 1, renderBudget));
    if (frames + 1 >= renderBudget.frames) this.state = 'finished';
    this.markPicture();
  }

  private markPicture(): void {
    this.canvas.dataset.picture = this.state === 'finished' ? 'finished' : 'changing';
  }

  /** Sizes the picture to the canvas; says whether there is anything to see. */
  private fit(): boolean {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) {
      this.state = 'finished';
      return false;
    }
    const ratio = pixelRatio(this.thumbnails.renderBudget, clientWidth, clientHeight);
    const width = Math.round(clientWidth * ratio);
    const height = Math.round(clientHeight * ratio);
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    const { aim, fit } = homeView(this.model.view, width / height);
    this.sceneRoot.look(aim, fit, width / height);
    return true;
  }

  dispose(): void {
    this.resizing.disconnect();
    this.watching.disconnect();
    this.sceneRoot.dispose();
  }
}

/** Lets the cards take turns, one frame at a time. */
class Gallery {
  private readonly cards: Card[] = [];
  private frameRequest = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private refining: Card | null = null;
  private nextToStir = 0;

  add(card: Card): void {
    this.cards.push(card);
    this.wake();
  }

  remove(card: Card): void {
    const index = this.cards.indexOf(card);
    if (index >= 0) this.cards.splice(index, 1);
    if (this.refining === card) this.refining = null;
    if (this.cards.length > 0) return;
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
    clearTimeout(this.rest);
  }

  wake(): void {
    this.frameRequest ||= requestAnimationFrame((now) => {
      this.frameRequest = 0;
      if (this.turn(now)) this.goOn();
      else this.sleep();
    });
  }

  /** The next piece of work, after a pause for the page where frames are slow. */
  private goOn(): void {
    const pauseMs = this.refining?.pauseMs ?? 0;
    if (pauseMs === 0) return this.wake();
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.wake(), pauseMs);
  }

  /** One piece of work; says whether there may be more. */
  private turn(now: number): boolean {
    const visible = this.cards.filter((card) => card.visible);
    const changed =
      visible.find((card) => card.stirs) ?? visible.find((card) => card.state === 'changed');
    if (changed) {
      changed.drawQuick(now);
      // The studio can hold one unfinished picture only.
      this.refining = changed.state === 'quick' ? changed : null;
      return true;
    }
    const unfinished = visible.find((card) => card.state === 'quick');
    if (!unfinished) return false;
    if (this.refining !== unfinished) unfinished.drawQuick(now);
    this.refining = unfinished;
    unfinished.refine();
    return true;
  }

  private sleep(): void {
    clearTimeout(this.rest);
    if (!this.cards.some((card) => card.mayStir)) return;
    this.rest = setTimeout(() => {
      if (document.hidden) return this.sleep();
      const candidates = this.cards.filter((card) => card.mayStir);
      candidates[this.nextToStir++ % candidates.length]?.stir(performance.now());
      this.wake();
    }, STIR_EVERY_MS);
  }
}

const gallery = new Gallery();
