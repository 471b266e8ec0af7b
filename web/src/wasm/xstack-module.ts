/**
 * X-Stack in the page: its own WebAssembly module, with the simulation in it. It is large, so only
 * what shows X-Stack imports this file, and it is loaded when that is opened.
 */
import init from '../../pkg/xstack.js';
import moduleUrl from '../../pkg/xstack_bg.wasm?url';
import { loader } from './answer';

/** Instantiates the module; everything else of X-Stack needs it. */
export const loadXStack = loader(init, moduleUrl);
