import type { UserError } from '#web/app/apollo/user-errors.ts';

/** Errors of a check-in by the step that can put them right. */
export type Refusals = {
  /** At fields of the form of the contact. */
  readonly contact: readonly UserError[];
  /** At fields of the form of documents. */
  readonly documents: readonly UserError[];
  /** Of a passenger (by the position in the input), or of the whole. */
  readonly others: readonly (UserError & { readonly index: number | null })[];
};

const contactField = (path: readonly string[]): string[] =>
  path[1] === 'phone' ? ['phone', 'number'] : ['email'];

/** Divides the errors of a check-in by where they are shown. */
export function divideRefusals(errors: readonly UserError[]): Refusals {
  const isContact = ({ path }: UserError) => path[0] === 'contact';
  const isDocument = ({ path }: UserError) => path[0] === 'passengers' && path[2] === 'document';
  const indexOf = ({ path }: UserError) =>
    path[0] === 'passengers' && path[1] !== undefined ? Number(path[1]) : null;
  return {
    contact: errors
      .filter(isContact)
      .map((error) => ({ ...error, path: contactField(error.path) })),
    documents: errors.filter(isDocument).map((error) => ({
      ...error,
      path: ['people', error.path[1] ?? '0', error.path[3] ?? 'number'],
    })),
    others: errors
      .filter((error) => !isContact(error) && !isDocument(error))
      .map((error) => ({ ...error, index: indexOf(error) })),
  };
}
