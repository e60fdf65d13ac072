import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameProblem, normalizeName } from '#schema/rules/travellers/names.ts';

export type NameParts = {
  /** Normalised as the ticket prints it; null while it is none. */
  readonly last: string | null;
  readonly first: string | null;
};

const part = (text = ''): string | null => (nameProblem(text) ? null : normalizeName(text));

/**
 * The name of a traveller while it is typed, after the letter itself; `at` is the traveller's path
 * in the form.
 */
export function useNameParts(at: string): NameParts {
  const { control } = useFormContext();
  const [lastName, firstName] = useWatch({ control, name: [`${at}.lastName`, `${at}.firstName`] });
  const last = useDeferredValue(part(lastName));
  const first = useDeferredValue(part(firstName));
  return { last, first };
}
