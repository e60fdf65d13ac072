import * as v from 'valibot';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import {
  PERSON_BOXES,
  PhoneBoxes,
  SavedDocumentBoxes,
  Text,
  Tick,
} from '#web/app/components/traveller-form/traveller-values.ts';
import { bookingFaults } from './faults/booking-faults.ts';
import type { PartyMember } from './party-members.ts';

const Passenger = v.object({
  ...PERSON_BOXES,
  document: v.optional(SavedDocumentBoxes, {}),
  accompanyingAdultKey: Text,
  frequentPassengerId: Text,
  save: Tick,
});

const passengersOf = (members: readonly PartyMember[]) =>
  v.object(Object.fromEntries(members.map(({ key }) => [key, v.optional(Passenger, {})])));

/**
 * The form of a party on a trip: its values, and the codes of what is wrong with them at their
 * fields.
 */
export const bookingSchema = (
  members: readonly PartyMember[],
  trip: TripFacts,
  today: LocalDate,
  faultsOf: typeof bookingFaults = bookingFaults,
) =>
  v.pipe(
    v.object({
      passengers: passengersOf(members),
      contact: v.object({ name: Text, email: Text, phone: PhoneBoxes }),
      agreements: v.object({ CONDITIONS_OF_CARRIAGE: Tick, PRIVACY: Tick }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const { code, field } of faultsOf(members, value, trip, today))
        addIssue({ message: code, path: pathOfField(field, value) });
    }),
  );
