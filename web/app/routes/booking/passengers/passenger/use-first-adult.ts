import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { nameProblem } from '#schema/rules/travellers/names.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';

export type FirstAdult = {
  readonly member: PartyMember;
  /** As typed; empty while it is no name. */
  readonly lastName: string;
  readonly firstName: string;
};

const nameOf = (typed: string | undefined): string =>
  typed && !nameProblem(typed) ? typed.trim() : '';

/**
 * The first adult of the party, whose name others may share, after the letter itself; null in a
 * party without one.
 */
export function useFirstAdult(): FirstAdult | null {
  const { members } = useBooking();
  const { control } = useFormContext<BookingValues>();
  const member = members.find(({ type }) => type === 'ADT');
  const at = `passengers.${member?.key}` as const;
  const [lastName, firstName] = useWatch({
    control,
    name: [`${at}.lastName`, `${at}.firstName`],
  });
  const last = useDeferredValue(nameOf(lastName));
  const first = useDeferredValue(nameOf(firstName));
  return member ? { member, lastName: last, firstName: first } : null;
}
