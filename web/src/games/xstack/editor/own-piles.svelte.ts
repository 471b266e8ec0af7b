/** The player's own piles, kept in the browser by name, as texts that the rules read. */
import { save, load } from '@/storage/storage';

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

  /** Keeps a pile, in place of one of the same name. Says whether the browser let it. */
  save(pile: OwnPile): boolean {
    return this.#set([...this.#list.filter((own) => own.name !== pile.name), pile]);
  }

  delete(name: string): boolean {
    return this.#set(this.#list.filter((own) => own.name !== name));
  }

  #set(list: readonly OwnPile[]): boolean {
    if (!save(NAME, JSON.stringify(list))) return false;
    this.#list = list;
    return true;
  }
}

/** Reads the kept list; an entry that is no pile is left out. */
export function readPiles(text: string | null): OwnPile[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPile) : [];
  } catch {
    return [];
  }
}

function isPile(value: unknown): value is OwnPile {
  const { name, text } = (value ?? {}) as Partial<OwnPile>;
  return typeof name === 'string' && typeof text === 'string';
}

export const ownPiles = new OwnPiles();
