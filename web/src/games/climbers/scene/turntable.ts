/** The turntable below the tower. It grows when something stands farther out than it reaches. */
import { Mesh, type BufferGeometry, type Material } from 'three';
import { clamp, easeInOut, mix } from '@/engine/easing';
import type { Timber } from '@/engine/timber';
import { turntableGeometry } from './models';
import { TURNTABLE } from './part-dimensions';

const GROW_MS = 240;

export class Turntable {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private glide: { from: number; started: number | null } | null = null;
  private now: number = TURNTABLE.radius;
  private wanted: number = TURNTABLE.radius;

  /** `onGrow` follows every change of the radius. */
  constructor(
    timber: Timber,
    private readonly onGrow: (radius: number) => void,
  ) {
    this.mesh = new Mesh<BufferGeometry, Material>(turntableGeometry(), timber.solid);
    this.mesh.castShadow = this.mesh.receiveShadow = true;
  }

  /** The radius it has or is about to have. */
  get radius(): number {
    return this.wanted;
  }

  /** The radius it has just now. */
  get shown(): number {
    return this.now;
  }

  grow(radius: number, atOnce: boolean): void {
    if (radius === this.wanted && !(atOnce && this.glide)) return;
    this.wanted = radius;
    this.glide = atOnce ? null : { from: this.now, started: null };
    if (atOnce) this.become(radius);
  }

  /** Grows or shrinks; says whether it still does. */
  step(now: number): boolean {
    if (!this.glide) return false;
    this.glide.started ??= now;
    const t = clamp((now - this.glide.started) / GROW_MS, 0, 1);
    this.become(mix(this.glide.from, this.wanted, easeInOut(t)));
    if (t === 1) this.glide = null;
    return true;
  }

  private become(radius: number): void {
    this.now = radius;
    const scale = radius / TURNTABLE.radius;
    this.mesh.scale.set(scale, 1, scale);
    this.onGrow(radius);
  }
}
