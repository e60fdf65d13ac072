import type { Booking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { bookingFaults } from '#web/app/routes/booking/passengers/faults/booking-faults.ts';
import { isTyped } from '#web/app/routes/booking/passengers/saved/choice-values.ts';

/** How much of a traveller is entered: all of it and right, some of it, nothing. */
export type Entered = 'COMPLETE' | 'PARTIAL' | 'NOTHING';

/** How much is entered of each traveller, in the order of the party. */
export function enteredOf(
  { members, trip, today }: Pick<Booking, 'members' | 'trip' | 'today'>,
  values: BookingValues,
): Entered[] {
  const faults = bookingFaults(members, values, trip, today);
  return members.map(({ key }) => {
    const traveller = values.passengers[key];
    if (!traveller || !isTyped(traveller)) return 'NOTHING';
    const isWrong = faults.some(({ field }) => field.startsWith(`passengers.${key}.`));
    return isWrong ? 'PARTIAL' : 'COMPLETE';
  });
}
