/** What is wrong with a form, in the reader's words. */
import { t } from '@/i18n';
import type { RangeProblem } from './numbers';

/** The sentence for a number that does not fit; empty if nothing is wrong with this field. */
export function rangeText<Field extends string>(
  problems: readonly (RangeProblem<Field> | { field: string; kind: 'tooLong' | 'missing' })[],
  field: Field,
): string {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem?.kind === 'range' ? t('setup.range', { min: problem.min, max: problem.max }) : '';
}
