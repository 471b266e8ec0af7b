import type { Refusal } from '@/wasm/wire';

/** Refusals are known by their shape: they come from the page's module and from the worker's. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Error && 'refusal' in error) return error.refusal as Refusal;
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 'internal-error', params: { detail }, message: detail };
}
