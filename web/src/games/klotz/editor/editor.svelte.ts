/** The editor's state, independent of its UI: the draft, the undo history and the tool. */
import type { Layout } from '@/wasm/klotz';
import {
  heightAt,
  press,
  put,
  sameColumns,
  shift,
  take,
  type Columns,
  type Fold,
  type Height,
} from './draft';

export type Tool = Height | 'erase';

/** Enough for an evening's work, but bounded. */
const HISTORY = 500;

export class Editor {
  #columns = $state.raw<Columns>([]);
  #past = $state.raw<readonly Columns[]>([]);
  #future = $state.raw<readonly Columns[]>([]);

  name = $state('');
  tool = $state<Tool>(1);
  fold = $state<Fold>(8);

  constructor(start: Layout) {
    this.#columns = start.columns;
    this.name = start.name;
  }

  get columns(): Columns {
    return this.#columns;
  }

  /** The draft as a layout, with a trimmed name. */
  get layout(): Layout {
    return { name: this.name.trim(), columns: [...this.#columns] };
  }

  /** Applies the current tool to a cell. */
  press(cell: string): void {
    if (this.tool === 'erase') this.remove(cell);
    else this.#change(press(this.#columns, cell, this.tool, this.fold));
  }

  place(cell: string, height: Height): void {
    this.#change(put(this.#columns, cell, height, this.fold));
  }

  remove(cell: string): void {
    this.#change(take(this.#columns, cell, this.fold));
  }

  move(from: string, to: string): void {
    this.#change(shift(this.#columns, from, to, this.fold));
  }

  clear(): void {
    this.#change([]);
  }

  /** Opens another layout; undo brings the previous one back. */
  open(layout: Layout, name = layout.name): void {
    this.#change([...layout.columns]);
    this.name = name;
  }

  heightAt(cell: string): Height | null {
    return heightAt(this.#columns, cell);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#columns];
    this.#columns = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#columns];
    this.#columns = after;
  }

  #change(columns: Columns): void {
    if (sameColumns(columns, this.#columns)) return;
    this.#past = [...this.#past, this.#columns].slice(-HISTORY);
    this.#future = [];
    this.#columns = columns;
  }
}
