/**
 * Marks a game on this device as practice once a turn was played again: taken back, restarted, or
 * interrupted by loading the page again. What has fallen has fallen, unless you only practise.
 */
import { asObject, browserStorage, loadJson, saveJson, type StorageLike } from '@/storage/storage';
import type { MatchSetup } from '@/wasm/xstack';

const NAME = 'xstack.practice';

export class PracticeMark {
  isPractice = $state(false);
  /** The turn in which the hand has closed on a block, by the number of turns before it. */
  private touched: number | null = null;
  private game = '';

  constructor(private readonly storage: StorageLike | null = browserStorage()) {}

  /** The game on screen, after this many turns. */
  open(setup: MatchSetup, ply: number): void {
    const game = idOf(setup);
    if (game === this.game) return;
    const stored = asObject(loadJson(NAME, this.storage));
    const isKnown = stored.game === game;
    this.game = game;
    this.isPractice = isKnown && stored.isPractice === true;
    this.touched = isKnown && typeof stored.touched === 'number' ? stored.touched : null;
    // The page was loaded again in the middle of a turn, which starts over.
    if (this.touched === ply) this.retry();
  }

  /** The hand closes on a block. */
  touch(ply: number): void {
    if (this.touched === ply) return;
    this.touched = ply;
    this.save();
  }

  /** A turn is played again. */
  retry(): void {
    this.isPractice = true;
    this.touched = null;
    this.save();
  }

  private save(): void {
    const { game, isPractice, touched } = this;
    saveJson(NAME, { game, isPractice, touched }, this.storage);
  }
}

/** Tells games apart: players, tremor seed and pile. */
function idOf({ seats, seed, piles }: MatchSetup): string {
  return JSON.stringify([seats, seed, piles.map((pile) => pile.slice(0, 60))]);
}
