import type { UserError } from '#web/app/apollo/user-errors.ts';
import { atLastName } from '#web/app/components/ticket-fields/looked-for.ts';

/**
 * The gateway's errors at the fields of the form, where the key is one field and the name is two.
 */
export const lookUpErrors = (errors: readonly UserError[]): UserError[] =>
  errors.map((error) => {
    const [first] = error.path;
    if (first === 'by') return { ...error, path: ['key'] };
    return first === 'name' ? atLastName(error) : { ...error, path: [] };
  });
