/** The player's own piles, stored in the browser by name, as texts that the rules read. */
import { asList, load, parseJson, saveJson } from '@/storage/storage';

const NAME = 'xstack.piles';

export interface OwnPile {
  name: string;
  text: string;
}

class OwnPiles {
  #list = $state.raw<readonly OwnPile[]>(readPiles(load(NAME)));

  get list(): readonly OwnPile[] {
    return this.#list;
  }

  /** Saves a pile, replacing one of the same name. Returns whether the browser stored it. */
  save(pile: OwnPile): boolean {
    return this.#set([...this.#list.filter((own) => own.name !== pile.name), pile]);
  }

  delete(name: string): boolean {
    return this.#set(this.#list.filter((own) => own.name !== name));
  }

  #set(list: readonly OwnPile[]): boolean {
    if (!saveJson(NAME, list)) return false;
    this.#list = list;
    return true;
  }
}

/** Reads the stored list; an entry that isn't a pile is left out. */
export function readPiles(text: string | null): OwnPile[] {
  return asList(parseJson(text), isPile);
}

function isPile(value: unknown): value is OwnPile {
  const { name, text } = (value ?? {}) as Partial<OwnPile>;
  return typeof name === 'string' && typeof text === 'string';
}

export const ownPiles = new OwnPiles();
