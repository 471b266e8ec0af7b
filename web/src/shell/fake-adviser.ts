/** An adviser that answers when the test lets it. */
import type { Hint } from '@/wasm/wire';
import type { Adviser } from './hints.svelte';

export class FakeAdviser implements Adviser {
  answers: ((text: string) => void)[] = [];
  cancelled = 0;

  hint(): Promise<Hint> {
    return new Promise((resolve) => {
      this.answers.push((text) =>
        resolve({ ply: 0, text, reasons: [{ code: 'wins', params: {} }] }),
      );
    });
  }

  cancel(): void {
    this.cancelled += 1;
  }

  dispose(): void {}
}
