import type { Refusal } from '@/wasm/wire';

/**
 * We check the shape, not the class: refusals come from both the page's and the worker's module.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Error && 'refusal' in error) return error.refusal as Refusal;
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 'internal-error', params: { detail }, message: detail };
}
