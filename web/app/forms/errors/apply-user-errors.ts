import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/**
 * The field of a form that a path in the gateway's input names; null where the form has none. The
 * input may hold a field within something else (`points.consumptionPassword` is the field
 * `consumptionPassword`), and a field may hold what the input takes apart (`proofs.0` is the field
 * `proofs`).
 */
export function fieldOf(
  path: readonly string[],
  fields: ReadonlyMap<string, unknown>,
): string | null {
  const within = path.map((_, from) => path.slice(from).join('.'));
  const around = path.map((_, to) => path.slice(0, to).join('.')).reverse();
  return [...within, ...around].find((name) => fields.has(name)) ?? null;
}

/**
 * Sets the gateway's errors on the fields their paths name; all others concern the whole form, so
 * that none is lost.
 */
export function applyUserErrors<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: readonly UserError[],
  fields: ReadonlyMap<string, unknown>,
): void {
  const taken = new Set<string>();
  for (const { code, path } of errors) {
    const name = fieldOf(path, fields) ?? `root.${code}`;
    if (taken.has(name)) continue;
    taken.add(name);
    form.setError(name as FieldPath<Values>, { type: 'server', message: code });
  }
}
