/**
 * The rules in the page: the WebAssembly module, loaded once.
 *
 * The module speaks JSON text; the files beside this one, one a game, give it types. None of them
 * knows a rule.
 */
import init from '../../pkg/holz.js';
import moduleUrl from '../../pkg/holz_bg.wasm?url';
import type { Refusal } from './wire';

/** Thrown whenever the rules or the table refuse something; `refusal` says why in any language. */
export class HolzError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'HolzError';
  }
}

let loading: Promise<void> | undefined;

/**
 * Instantiates the module, once for the page or worker. Everything else here needs it done.
 * `source` is for places that cannot fetch, such as tests.
 */
export function loadHolz(source?: BufferSource): Promise<void> {
  loading ??= init({ module_or_path: source ?? moduleUrl }).then(
    () => undefined,
    (error: unknown) => {
      loading = undefined; // a failed download may succeed the next time
      throw error;
    },
  );
  return loading;
}

/** The module throws refusals as JSON text; anything else it throws is a fault of the program. */
export function call<T>(action: () => T): T {
  try {
    return action();
  } catch (thrown) {
    throw new HolzError(typeof thrown === 'string' ? parse<Refusal>(thrown) : fault(thrown));
  }
}

function fault(thrown: unknown): Refusal {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: 'internal-error',
    params: { detail },
    message: `Something went wrong in the program: ${detail}`,
  };
}

/** What the module said. */
export function parse<T>(json: string): T {
  return JSON.parse(json) as T;
}
