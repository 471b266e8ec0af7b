/** Your name at online tables, stored in the browser. */
import { save, load } from '@/storage/storage';

const NAME = 'online.name';

let name = $state(load(NAME) ?? '');

export const ownName = {
  get value(): string {
    return name;
  },
  set value(typed: string) {
    name = typed;
    save(NAME, typed.trim() || null);
  },
};
