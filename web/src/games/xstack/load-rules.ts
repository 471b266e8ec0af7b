import { requestFullPrecache } from '@/offline/service-worker-messages';
import { loadXStack } from '@/wasm/xstack-module';

/** Loads the rules and the simulation. From then on the game also works offline. */
export async function loadRules(): Promise<void> {
  await loadXStack();
  requestFullPrecache();
}
