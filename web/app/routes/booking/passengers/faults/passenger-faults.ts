import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { ageProblem } from '#schema/rules/travellers/age-band.ts';
import { dateOfBirthProblem } from '#schema/rules/travellers/date-of-birth.ts';
import { memberNumberProblem } from '#schema/rules/travellers/frequent-flyer.ts';
import { nameProblem } from '#schema/rules/travellers/names.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { TripFacts } from '#web/app/routes/booking/passengers/offer/trip-facts.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { documentFaults, identityFaults } from './document-faults.ts';
import { type Fault, faultAt, requiredAt } from './fault.ts';
import { phoneFault } from './phone-check.ts';

/** What is wrong with a date of birth for the type that was priced; null when nothing. */
export function birthFault(
  { type }: Pick<PartyMember, 'type'>,
  dateOfBirth: string,
  { days }: Pick<TripFacts, 'days'>,
  today: LocalDate,
) {
  return dateOfBirthProblem(dateOfBirth, today) ?? ageProblem(type, dateOfBirth, days);
}

const frequentFlyerFaults = (at: string, { airline, number }: PassengerValues['frequentFlyer']) =>
  airline === '' && number.trim() === ''
    ? []
    : [
        ...requiredAt(`${at}.airline`, airline),
        ...faultAt(`${at}.number`, memberNumberProblem(number, airline)),
      ];

/** Everything wrong with one traveller alone (RULES 2.9 to 2.20), by the rules that the gateway applies. */
export function passengerFaults(
  member: PartyMember,
  values: PassengerValues,
  trip: TripFacts,
  today: LocalDate,
): Fault[] {
  const at = `passengers.${member.key}`;
  const { lastName, firstName, gender, dateOfBirth, nationality, phone } = values;
  return [
    ...faultAt(`${at}.lastName`, nameProblem(lastName)),
    ...faultAt(`${at}.firstName`, nameProblem(firstName)),
    ...requiredAt(`${at}.gender`, gender),
    ...faultAt(`${at}.dateOfBirth`, birthFault(member, dateOfBirth, trip, today)),
    ...requiredAt(`${at}.nationality`, nationality),
    ...documentFaults(`${at}.document`, values, trip),
    ...identityFaults(at, values),
    ...frequentFlyerFaults(`${at}.frequentFlyer`, values.frequentFlyer),
    ...(phone.number.trim() ? faultAt(`${at}.phone.number`, phoneFault(phone)) : []),
  ];
}
