import { useFormContext, useWatch } from 'react-hook-form';
import { nameProblem, normalizeName } from '#schema/rules/travellers/names.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';

export type NameParts = {
  /** Normalised as the ticket prints it; null while it is none. */
  readonly last: string | null;
  readonly first: string | null;
};

const part = (text = ''): string | null => (nameProblem(text) ? null : normalizeName(text));

/** The name of a traveller while it is typed. */
export function useNameParts(key: string): NameParts {
  const { control } = useFormContext<BookingValues>();
  const [lastName, firstName] = useWatch({
    control,
    name: [`passengers.${key}.lastName`, `passengers.${key}.firstName`],
  });
  return { last: part(lastName), first: part(firstName) };
}
