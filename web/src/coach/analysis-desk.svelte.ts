/** Opens and closes the analysis of a table. What it needs is loaded when it is opened first. */
import type { CoachedGame } from '../holz/coach';
import { loadPart } from '../i18n';
import type { TableController } from '../table/controller.svelte';
import type { Analysis } from './analysis.svelte';
import type AnalysisPanel from './AnalysisPanel.svelte';

interface Open {
  Panel: typeof AnalysisPanel;
  analysis: Analysis;
}

export class AnalysisDesk {
  /** What is shown while it is open. */
  open = $state.raw<Open | null>(null);
  private analysis: Analysis | undefined;

  constructor(private readonly game: CoachedGame) {}

  /** Opens it for the match as it is now, and begins to judge it. */
  async show(controller: TableController): Promise<void> {
    const [{ default: Panel }, { Analysis }, { Coach }] = await Promise.all([
      import('./AnalysisPanel.svelte'),
      import('./analysis.svelte'),
      import('../holz/coach'),
      loadPart('coach'),
    ]);
    this.analysis ??= new Analysis(new Coach(this.game));
    this.open = { Panel, analysis: this.analysis };
    void this.analysis.run(controller.log, controller.view.ply);
  }

  close(): void {
    this.analysis?.stop();
    this.open = null;
  }

  dispose(): void {
    this.analysis?.dispose();
  }
}
