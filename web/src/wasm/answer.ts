/** How we call the WebAssembly modules: they return JSON and throw refusals. */
import type { Refusal } from './wire';

/** Thrown when the rules or the table refuse something; `refusal` can be translated. */
export class HolzError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'HolzError';
  }
}

/** The modules throw refusals as JSON; anything else they throw is a bug. */
export function call<T>(action: () => T): T {
  try {
    return action();
  } catch (thrown) {
    throw new HolzError(typeof thrown === 'string' ? parse<Refusal>(thrown) : fault(thrown));
  }
}

/** Wraps anything thrown that isn't a refusal. */
export function fault(thrown: unknown): Refusal {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: 'internal-error',
    params: { detail },
    message: `Something went wrong in the program: ${detail}`,
  };
}

/** Parses a module's JSON. */
export function parse<T>(json: string): T {
  return JSON.parse(json) as T;
}

/**
 * Returns a function that instantiates a module once per page or worker. Pass `source` where you
 * can't fetch, such as in tests.
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
        loading = undefined; // let the next call retry the download
        throw error;
      },
    );
    return loading;
  };
}
