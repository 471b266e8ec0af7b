/**
 * The rules in the page: the WebAssembly module of KLOTZ and The Climbers, loaded once.
 *
 * The module speaks JSON text; the files beside this one, one a game, give it types. None of them
 * knows a rule.
 */
import init from '../../pkg/holz.js';
import moduleUrl from '../../pkg/holz_bg.wasm?url';
import { loader } from './answer';

export { call, HolzError, parse } from './answer';

/** Instantiates the module. Everything else of these games needs it done. */
export const loadHolz = loader(init, moduleUrl);
