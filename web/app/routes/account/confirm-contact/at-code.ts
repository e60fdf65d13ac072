import type { UserError } from '#web/app/apollo/user-errors.ts';

/** The gateway's `proof.code` is the form's `code`. */
export const atCode = ({ path, ...error }: UserError): UserError => ({
  ...error,
  path: path[0] === 'proof' ? path.slice(1) : path,
});
