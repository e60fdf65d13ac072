import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { fieldOf } from './field-of.ts';

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
