/** The player's own layouts, stored in the browser. */
import { asList, load, parseJson, saveJson } from '@/storage/storage';
import type { Layout, Placement } from '@/wasm/klotz';
import { parseCell } from '../scene/cells';

const NAME = 'klotz.layouts';

class OwnLayouts {
  #list = $state.raw<readonly Layout[]>(readLayouts(load(NAME)));

  get list(): readonly Layout[] {
    return this.#list;
  }

  /** Saves a layout, replacing one of the same name. Returns whether the browser stored it. */
  save(layout: Layout): boolean {
    const others = this.#list.filter((own) => own.name !== layout.name);
    return this.#set([...others, layout]);
  }

  delete(name: string): boolean {
    return this.#set(this.#list.filter((own) => own.name !== name));
  }

  #set(list: readonly Layout[]): boolean {
    if (!saveJson(NAME, list)) return false;
    this.#list = list;
    return true;
  }
}

/** Reads the stored list; an entry that isn't a layout is left out. */
export function readLayouts(text: string | null): Layout[] {
  return asList(parseJson(text), isLayout);
}

function isLayout(value: unknown): value is Layout {
  const { name, columns } = (value ?? {}) as Partial<Layout>;
  return typeof name === 'string' && Array.isArray(columns) && columns.every(isPlacement);
}

function isPlacement(value: unknown): value is Placement {
  const { cell, height } = (value ?? {}) as Partial<Placement>;
  try {
    parseCell(String(cell));
  } catch {
    return false;
  }
  return height === 1 || height === 2 || height === 3;
}

export const ownLayouts = new OwnLayouts();
