/** How the WebAssembly modules answer: JSON text, and refusals that are thrown. */
import type { Refusal } from './wire';

/** Thrown whenever the rules or the table refuse something; `refusal` says why in any language. */
export class HolzError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'HolzError';
  }
}

/** The modules throw refusals as JSON text; anything else they throw is a fault of the program. */
export function call<T>(action: () => T): T {
  try {
    return action();
  } catch (thrown) {
    throw new HolzError(typeof thrown === 'string' ? parse<Refusal>(thrown) : fault(thrown));
  }
}

/** What is said when something other than a refusal was thrown. */
export function fault(thrown: unknown): Refusal {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: 'internal-error',
    params: { detail },
    message: `Something went wrong in the program: ${detail}`,
  };
}

/** What a module said. */
export function parse<T>(json: string): T {
  return JSON.parse(json) as T;
}

/**
 * A function that instantiates a module, once for the page or worker. `source` is for places that
 * cannot fetch, such as tests.
 */
export function loader(
  init: (from: { module_or_path: string | BufferSource }) => Promise<unknown>,
  address: string,
): (source?: BufferSource) => Promise<void> {
  let loading: Promise<void> | undefined;
  return (source) => {
    loading ??= init({ module_or_path: source ?? address }).then(
      () => undefined,
      (error: unknown) => {
        loading = undefined; // a failed download may succeed the next time
        throw error;
      },
    );
    return loading;
  };
}
