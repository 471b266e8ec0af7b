/** Form errors in the reader's language. */
import { t } from '@/i18n';
import type { RangeProblem } from './numbers';

/** The message for an invalid number; empty if the field is fine. */
export function rangeText<Field extends string>(
  problems: readonly (RangeProblem<Field> | { field: string; kind: 'tooLong' | 'missing' })[],
  field: Field,
): string {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem?.kind === 'range' ? t('setup.range', { min: problem.min, max: problem.max }) : '';
}
