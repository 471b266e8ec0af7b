/**
 * X-Stack in the page: its own WebAssembly module, with the simulation in it. It is large, so only
 * what shows X-Stack imports this file, and it is loaded when that is opened.
 */
import { requestFullPrecache } from '@/offline/service-worker-messages';
import init from '../../pkg/xstack.js';
import moduleUrl from '../../pkg/xstack_bg.wasm?url';
import { loader } from './answer';

const load = loader(init, moduleUrl);

/** Instantiates the module. Everything else of X-Stack needs it done. */
export async function loadXStack(source?: BufferSource): Promise<void> {
  await load(source);
  // Who has opened X-Stack once can play it without a network from then on.
  requestFullPrecache();
}
