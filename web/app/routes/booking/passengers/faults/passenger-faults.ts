import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { ageProblem } from '#schema/rules/travellers/age-band.ts';
import { dateOfBirthProblem } from '#schema/rules/travellers/date-of-birth.ts';
import { type Fault, faultAt } from '#web/app/components/traveller-form/fault.ts';
import { identityFaults, personFaults } from '#web/app/components/traveller-form/person-faults.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { TripFacts } from '#web/app/routes/booking/passengers/offer/trip-facts.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { documentFaults } from './document-faults.ts';

/** What is wrong with a date of birth for the type that was priced; null when nothing. */
export function birthFault(
  { type }: Pick<PartyMember, 'type'>,
  dateOfBirth: string,
  { days }: Pick<TripFacts, 'days'>,
  today: LocalDate,
) {
  return dateOfBirthProblem(dateOfBirth, today) ?? ageProblem(type, dateOfBirth, days);
}

/** Everything wrong with one traveller alone (RULES 2.9 to 2.20), by the rules that the gateway applies. */
export function passengerFaults(
  member: PartyMember,
  values: PassengerValues,
  trip: TripFacts,
  today: LocalDate,
): Fault[] {
  const at = `passengers.${member.key}`;
  const { dateOfBirth, document } = values;
  return [
    ...personFaults(at, values),
    ...faultAt(`${at}.dateOfBirth`, birthFault(member, dateOfBirth, trip, today)),
    ...documentFaults(`${at}.document`, values, trip),
    ...identityFaults(at, document, values),
  ];
}
