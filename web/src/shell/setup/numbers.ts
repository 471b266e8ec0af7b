/** Number fields of a form. */
import { t } from '@/i18n';

/** `null` for an empty field. */
export type Typed = number | null;

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A number that is missing, invalid or out of range. */
export interface RangeProblem<Field extends string> extends Limits {
  field: Field;
  kind: 'range';
}

/** The problem with a number, as a list with at most one entry. */
export function rangeProblems<Field extends string>(
  field: Field,
  value: Typed,
  { min, max }: Limits,
): RangeProblem<Field>[] {
  const fits = value !== null && Number.isInteger(value) && value >= min && value <= max;
  return fits ? [] : [{ field, kind: 'range', min, max }];
}

/** The message for an invalid number; empty if the field is fine. */
export function rangeText<Field extends string>(
  problems: readonly (RangeProblem<Field> | { field: string; kind: 'tooLong' | 'missing' })[],
  field: Field,
): string {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem?.kind === 'range' ? t('setup.range', { min: problem.min, max: problem.max }) : '';
}
