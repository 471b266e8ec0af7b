/** The name one goes by at tables with others; kept in the browser. */
import { keep, recall } from '@/storage/kept';

const NAME = 'online.name';

let name = $state(recall(NAME) ?? '');

export const ownName = {
  get value(): string {
    return name;
  },
  set value(typed: string) {
    name = typed;
    keep(NAME, typed.trim() || null);
  },
};
