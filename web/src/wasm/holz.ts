/**
 * Loads the WebAssembly module of KLOTZ and The Climbers once. The module speaks JSON; the files
 * beside this one, one per game, add types. None of them contains rules.
 */
import init from '../../pkg/holz.js';
import moduleUrl from '../../pkg/holz_bg.wasm?url';
import { loader } from './answer';

/** Instantiates the module. Await it before you use anything else of these games. */
export const loadHolz = loader(init, moduleUrl);
