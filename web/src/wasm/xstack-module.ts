/**
 * Loads X-Stack's own WebAssembly module, which includes the simulation. It's large, so import this
 * file only from code that shows X-Stack: it then loads on demand.
 */
import init from '../../pkg/xstack.js';
import moduleUrl from '../../pkg/xstack_bg.wasm?url';
import { loader } from './answer';

/** Instantiates the module. Await it before you use anything else of X-Stack. */
export const loadXStack = loader(init, moduleUrl);
