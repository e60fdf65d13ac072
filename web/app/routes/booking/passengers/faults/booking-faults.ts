import { ORDER_AGREEMENTS } from '#schema/codes/orders/agreements.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { contactNameProblem, emailProblem } from '#schema/rules/travellers/contact.ts';
import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import { isReachable } from '#schema/rules/travellers/reachable.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { type Fault, faultAt, requiredAt } from '#web/app/components/traveller-form/fault.ts';
import { identityFaults, personFaults } from '#web/app/components/traveller-form/person-faults.ts';
import { phoneFault } from '#web/app/components/traveller-form/phone-check.ts';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import type {
  BookingValues,
  PassengerValues,
} from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { tripFaults } from './trip-faults.ts';

/** What is wrong with a traveller's document whatever the trip is. */
function documentFaults(at: string, { document }: Pick<PassengerValues, 'document'>): Fault[] {
  const { type: chosen, number, issuingCountry, savedKey } = document;
  const type = chosenType(chosen);
  const issued = requiredAt(`${at}.issuingCountry`, issuingCountry);
  if (!type)
    return [...faultAt(`${at}.type`, 'REQUIRED'), ...requiredAt(`${at}.number`, number), ...issued];
  if (savedKey && number === '') return issued;
  return [...faultAt(`${at}.number`, documentNumberProblem(type, number)), ...issued];
}

function contactPhoneFaults(
  { contact, passengers }: BookingValues,
  members: readonly PartyMember[],
) {
  if (contact.phone.number.trim())
    return faultAt('contact.phone.number', phoneFault(contact.phone));
  const travellers = members.map(({ key, type }) => ({
    type,
    hasPhone: Boolean(passengers[key]?.phone.number.trim()),
  }));
  return faultAt('contact.phone.number', isReachable(false, travellers) ? null : 'REQUIRED');
}

/**
 * Everything wrong with the form, all at once (RULES 2.26), by the rules that the gateway applies
 * again. A field that is wrong by itself is not judged a second time.
 * @param today the commercial day, for dates of birth
 */
export function bookingFaults(
  members: readonly PartyMember[],
  values: BookingValues,
  trip: TripFacts,
  today: LocalDate,
): Fault[] {
  const { contact, agreements } = values;
  const travellers = members.flatMap(({ key }) => {
    const traveller = values.passengers[key];
    return traveller ? [[`passengers.${key}`, traveller] as const] : [];
  });
  const found = [
    ...travellers.flatMap(([at, traveller]) => personFaults(at, traveller)),
    ...tripFaults(members, values, trip, today),
    ...travellers.flatMap(([at, traveller]) => documentFaults(`${at}.document`, traveller)),
    ...travellers.flatMap(([at, traveller]) => identityFaults(at, traveller.document, traveller)),
    ...faultAt('contact.name', contactNameProblem(contact.name)),
    ...faultAt('contact.email', emailProblem(contact.email)),
    ...contactPhoneFaults(values, members),
    ...ORDER_AGREEMENTS.filter((one) => !agreements[one]).flatMap((one) =>
      faultAt(`agreements.${one}`, 'AGREEMENT_REQUIRED'),
    ),
  ];
  return found.filter(
    ({ field }, index) => found.findIndex((one) => one.field === field) === index,
  );
}
