import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { contactNameProblem, emailProblem } from '#schema/rules/travellers/contact.ts';
import { type Fault, faultAt } from '#web/app/components/traveller-form/fault.ts';
import { phoneFault } from '#web/app/components/traveller-form/phone-check.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { TripFacts } from '#web/app/routes/booking/passengers/offer/trip-facts.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { duplicateFaults, guardianFaults, missingAdults } from './party-faults.ts';
import { passengerFaults } from './passenger-faults.ts';

const AGREEMENTS = ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'] as const;

/** The airline must be able to reach a person during the trip: the contact, or an adult with a number. */
function contactPhoneFaults(
  { contact, passengers }: BookingValues,
  members: readonly PartyMember[],
) {
  if (contact.phone.number.trim())
    return faultAt('contact.phone.number', phoneFault(contact.phone));
  const reachable = members.some(
    ({ key, type }) => type === 'ADT' && passengers[key]?.phone.number.trim(),
  );
  return faultAt('contact.phone.number', reachable ? null : 'REQUIRED');
}

/**
 * Everything wrong with the form, all at once (RULES 2.26), by the rules that the gateway applies again. A field that is
 * wrong by itself is not judged a second time.
 * @param today the commercial day, for dates of birth
 */
export function bookingFaults(
  members: readonly PartyMember[],
  values: BookingValues,
  trip: TripFacts,
  today: LocalDate,
): Fault[] {
  const { contact, agreements } = values;
  const found = [
    ...members.flatMap((member) => {
      const passenger = values.passengers[member.key];
      return passenger ? passengerFaults(member, passenger, trip, today) : [];
    }),
    ...missingAdults(members, values),
    ...guardianFaults(members, values, trip),
    ...duplicateFaults(members, values),
    ...faultAt('contact.name', contactNameProblem(contact.name)),
    ...faultAt('contact.email', emailProblem(contact.email)),
    ...contactPhoneFaults(values, members),
    ...AGREEMENTS.filter((one) => !agreements[one]).flatMap((one) =>
      faultAt(`agreements.${one}`, 'AGREEMENT_REQUIRED'),
    ),
  ];
  return found.filter(
    ({ field }, index) => found.findIndex((one) => one.field === field) === index,
  );
}
