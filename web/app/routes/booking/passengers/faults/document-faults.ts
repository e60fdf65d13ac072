import { ageOn, isBornBy } from '#schema/rules/travellers/age-band.ts';
import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import {
  type DocumentContext,
  documentTypeProblem,
} from '#schema/rules/travellers/document-offer.ts';
import { documentExpiryProblem } from '#schema/rules/travellers/document-validity.ts';
import { type Fault, faultAt, requiredAt } from '#web/app/components/traveller-form/fault.ts';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { TripFacts } from '#web/app/routes/booking/passengers/offer/trip-facts.ts';

/** What decides which documents are offered, as far as it is known. */
export const documentContext = (
  { nationality, dateOfBirth }: Pick<PassengerValues, 'nationality' | 'dateOfBirth'>,
  { routeKinds, days }: Pick<TripFacts, 'routeKinds' | 'days'>,
): DocumentContext => ({
  routeKinds,
  nationality: nationality || null,
  age: isBornBy(dateOfBirth, days[0]) ? ageOn(dateOfBirth, days[0]) : null,
});

/** What is wrong with a traveller's document for this trip. */
export function documentFaults(at: string, values: PassengerValues, trip: TripFacts): Fault[] {
  const { type: chosen, number, issuingCountry, expiresOn, savedKey } = values.document;
  const type = chosenType(chosen);
  const issued = requiredAt(`${at}.issuingCountry`, issuingCountry);
  if (!type)
    return [...faultAt(`${at}.type`, 'REQUIRED'), ...requiredAt(`${at}.number`, number), ...issued];
  return [
    ...faultAt(`${at}.type`, documentTypeProblem(type, documentContext(values, trip))),
    ...(savedKey && number === ''
      ? []
      : faultAt(`${at}.number`, documentNumberProblem(type, number))),
    ...issued,
    ...faultAt(
      `${at}.expiresOn`,
      documentExpiryProblem(type, expiresOn || null, trip.lastArrivalDay),
    ),
  ];
}
