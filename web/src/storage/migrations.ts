/** Brings what an older version of the page stored up to date. */
import { asObject, browserStorage, load, loadJson, save, saveJson } from './storage';

type Storage = ReturnType<typeof browserStorage>;

/** Each step leads to the next version; the first one starts from version 0. */
const STEPS: readonly ((storage: Storage) => void)[] = [
  // The setting `outlook` of The Climbers is called `reachPreview`.
  (storage) => {
    const { outlook, ...settings } = asObject(loadJson('climbers.settings', storage));
    if (outlook === undefined) return;
    saveJson('climbers.settings', { reachPreview: outlook, ...settings }, storage);
  },
];

/** Call it once, before anything is loaded. */
export function migrateStorage(storage = browserStorage()): void {
  const version = Number(load('version', storage) ?? 0);
  // A newer version of the page may have been here.
  if (!(version < STEPS.length)) return;
  STEPS.slice(version).forEach((step) => step(storage));
  save('version', String(STEPS.length), storage);
}
