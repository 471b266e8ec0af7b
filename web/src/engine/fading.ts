/** Items that fade in and out. Items that keep their key don't flicker. */
import { clamp } from './easing';
export const FADE_MS = 120;

export interface Keyed {
  /** Identifies the item across sets. */
  key: string;
}

export interface Fading<Item> {
  item: Item;
  opacity: number;
  leaving: boolean;
}

export class FadingSet<Item extends Keyed> {
  private readonly shown = new Map<string, Fading<Item>>();
  private lastStep = 0;
  private fading = false;

  set(items: readonly Item[]): void {
    const wanted = new Set(items.map((item) => item.key));
    for (const shown of this.shown.values()) shown.leaving = !wanted.has(shown.item.key);
    for (const item of items) {
      const shown = this.shown.get(item.key);
      if (shown) shown.item = item;
      else this.shown.set(item.key, { item, opacity: 0, leaving: false });
    }
    // After a rest, restart the clock; items replaced during a fade keep fading.
    if (!this.fading) this.lastStep = performance.now();
  }

  /** Advances the fades; returns whether any are still running. */
  step(now: number): boolean {
    const change = clamp((now - this.lastStep) / FADE_MS, 0, 1);
    this.lastStep = now;
    this.fading = false;
    for (const [key, shown] of this.shown) {
      shown.opacity = clamp(shown.opacity + (shown.leaving ? -change : change), 0, 1);
      if (shown.leaving && shown.opacity === 0) this.shown.delete(key);
      else if (shown.leaving || shown.opacity < 1) this.fading = true;
    }
    return this.fading;
  }

  /** Ends all fades at once. */
  finish(): void {
    for (const [key, shown] of this.shown) {
      if (shown.leaving) this.shown.delete(key);
      else shown.opacity = 1;
    }
  }

  values(): Iterable<Fading<Item>> {
    return this.shown.values();
  }
}
