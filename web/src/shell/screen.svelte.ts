/** Screen size queries. */
import { MediaQuery } from 'svelte/reactivity';

export class Screen {
  private readonly narrow = new MediaQuery(
    '(max-width: 900px) and (orientation: portrait), (max-width: 560px)',
  );
  private readonly flat = new MediaQuery('(max-height: 560px) and (orientation: landscape)');
  /** The status line sits above the bars, not between them. */
  private readonly stacked = new MediaQuery('(max-width: 1100px)');
  /** The bars take three rows. */
  private readonly piled = new MediaQuery('(max-width: 840px)');
  private readonly wide = new MediaQuery('(min-width: 1800px) and (min-height: 960px)');

  /** A phone in portrait. */
  get phone(): boolean {
    return this.narrow.current;
  }

  /** A phone in landscape. */
  get low(): boolean {
    return this.flat.current;
  }

  /** A phone in either orientation: no room for a panel. */
  get compact(): boolean {
    return this.phone || this.low;
  }

  /** The part of the table that the panel and bars cover. */
  get insets(): { top: number; right: number; bottom: number; left: number } {
    if (this.compact) return { top: 0, right: 0, bottom: 0, left: 0 };
    const bottom = this.piled.current ? 188 : this.stacked.current ? 136 : 76;
    return { top: 58, right: this.wide.current ? 416 : 376, bottom, left: 12 };
  }
}
