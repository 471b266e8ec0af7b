/** Loads the real WebAssembly module of X-Stack: import it first in tests. */
import moduleData from '../../../pkg/xstack_bg.wasm?url&inline';
import { loadXStack } from '../xstack-module';

const response = await fetch(moduleData);
await loadXStack(await response.arrayBuffer());
