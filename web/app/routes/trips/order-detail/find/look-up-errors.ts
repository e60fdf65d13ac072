import type { UserError } from '#web/app/apollo/user-errors.ts';

/** The gateway's errors at the fields of the form, where the key is one field and the name is two. */
export const lookUpErrors = (errors: readonly UserError[]): UserError[] =>
  errors.map(({ code, path: [first] }) => {
    if (first === 'by') return { code, path: ['key'] };
    return { code, path: first === 'name' ? ['lastName'] : [] };
  });
