import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import { type Fault, faultAt, requiredAt } from '#web/app/components/traveller-form/fault.ts';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';

/** What is wrong with a traveller's document whatever the trip is. */
export function documentFaults(
  at: string,
  { document }: Pick<PassengerValues, 'document'>,
): Fault[] {
  const { type: chosen, number, issuingCountry, savedKey } = document;
  const type = chosenType(chosen);
  const issued = requiredAt(`${at}.issuingCountry`, issuingCountry);
  if (!type)
    return [...faultAt(`${at}.type`, 'REQUIRED'), ...requiredAt(`${at}.number`, number), ...issued];
  if (savedKey && number === '') return issued;
  return [...faultAt(`${at}.number`, documentNumberProblem(type, number)), ...issued];
}
