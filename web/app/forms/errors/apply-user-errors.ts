import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/** Where errors are stored that concern the whole form. */
export const WHOLE = 'root.server';

/** Sets the gateway's errors on the fields their paths name; those without a path concern the whole form. */
export function applyUserErrors<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: readonly UserError[],
): void {
  const taken = new Set<string>();
  for (const { code, path } of errors) {
    const name = path.length > 0 ? path.join('.') : WHOLE;
    if (taken.has(name)) continue;
    taken.add(name);
    form.setError(name as FieldPath<Values>, { type: 'server', message: code });
  }
}
