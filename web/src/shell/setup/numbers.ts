/** Number fields of a form. */

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
