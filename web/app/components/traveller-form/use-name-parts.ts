import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NAME_PARTS, type PersonName, typedTicketParts } from '#schema/rules/travellers/names.ts';

export type NameParts = {
  /** Normalised as the ticket prints it; null while it is none. */
  readonly last: string | null;
  readonly first: string | null;
};

/**
 * The name of a traveller while it is typed, after the letter itself; `at` is the traveller's path
 * in the form.
 */
export function useNameParts(at: string): NameParts {
  const { control } = useFormContext();
  const typed: (string | undefined)[] = useWatch({
    control,
    name: NAME_PARTS.map((part) => `${at}.${part}`),
  });
  const name = Object.fromEntries(NAME_PARTS.map((part, index) => [part, typed[index] ?? '']));
  const { last, first } = typedTicketParts(name as PersonName);
  return { last: useDeferredValue(last), first: useDeferredValue(first) };
}
