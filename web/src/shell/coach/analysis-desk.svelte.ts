/** Opens and closes the analysis of a table. Loads its code on first use. */
import { loadPart } from '@/i18n';
import type { CoachedGame } from '@/wasm/coach';
import type AnalysisPanel from './AnalysisPanel.svelte';
import type { Analysis } from './analysis.svelte';

interface Open {
  Panel: typeof AnalysisPanel;
  analysis: Analysis;
}

export class AnalysisDesk {
  /** The loaded analysis while the panel is open. */
  open = $state.raw<Open | null>(null);
  private analysis: Analysis | undefined;

  constructor(private readonly game: CoachedGame) {}

  /** Opens the panel, which decides which match to analyse. */
  async show(): Promise<void> {
    const [{ default: Panel }, { Analysis }, { Coach }] = await Promise.all([
      import('./AnalysisPanel.svelte'),
      import('./analysis.svelte'),
      import('@/wasm/coach'),
      loadPart('coach'),
    ]);
    this.analysis ??= new Analysis(new Coach(this.game));
    this.analysis.stopped = false;
    this.open = { Panel, analysis: this.analysis };
  }

  close(): void {
    this.analysis?.pause();
    this.open = null;
  }

  dispose(): void {
    this.analysis?.dispose();
  }
}
