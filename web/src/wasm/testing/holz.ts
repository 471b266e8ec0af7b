/** Loads the real WebAssembly module of KLOTZ and The Climbers: import it first in tests. */
import moduleData from '../../../pkg/holz_bg.wasm?url&inline';
import { loadHolz } from '../holz';

const response = await fetch(moduleData);
await loadHolz(await response.arrayBuffer());
