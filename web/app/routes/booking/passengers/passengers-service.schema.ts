import * as v from 'valibot';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import { bookingFaults } from './faults/booking-faults.ts';
import type { PartyMember } from './party-members.ts';

// Whatever a draft of an older page holds, a box is text.
const Text = v.fallback(v.optional(v.string(), ''), '');
const Tick = v.fallback(v.optional(v.boolean(), false), false);
const Phone = v.optional(v.object({ areaCode: Text, number: Text }), {});

const Passenger = v.object({
  title: Text,
  lastName: Text,
  firstName: Text,
  gender: Text,
  dateOfBirth: Text,
  nationality: Text,
  document: v.optional(
    v.object({
      type: Text,
      number: Text,
      issuingCountry: Text,
      issuerChosen: Tick,
      expiresOn: Text,
      savedKey: Text,
      savedNumber: Text,
    }),
    {},
  ),
  frequentFlyer: v.optional(v.object({ airline: Text, number: Text }), {}),
  phone: Phone,
  accompanyingAdultKey: Text,
  frequentPassengerId: Text,
  save: Tick,
});

const passengersOf = (members: readonly PartyMember[]) =>
  v.object(Object.fromEntries(members.map(({ key }) => [key, v.optional(Passenger, {})])));

/** The form of a party on a trip: its values, and the codes of what is wrong with them at their fields. */
export const bookingSchema = (
  members: readonly PartyMember[],
  trip: TripFacts,
  today: LocalDate,
  faultsOf: typeof bookingFaults = bookingFaults,
) =>
  v.pipe(
    v.object({
      passengers: passengersOf(members),
      contact: v.object({ name: Text, email: Text, phone: Phone }),
      agreements: v.object({ CONDITIONS_OF_CARRIAGE: Tick, PRIVACY: Tick }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const { code, field } of faultsOf(members, value, trip, today))
        addIssue({ message: code, path: pathOfField(field, value) });
    }),
  );
