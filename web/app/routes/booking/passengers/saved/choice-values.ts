import type { Locale } from '#schema/codes/base/locales.ts';
import { storedPerson } from '#web/app/components/traveller-form/stored-person.ts';
import { emptySavedDocument } from '#web/app/components/traveller-form/traveller-values.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { TravellerChoice } from './traveller-choices.ts';

/** What a choice fills in; who carries an infant stays as it was. */
export function valuesOfChoice(
  choice: TravellerChoice,
  before: PassengerValues,
  locale: Locale,
): PassengerValues {
  const { document } = choice;
  return {
    ...storedPerson(choice, locale),
    accompanyingAdultKey: before.accompanyingAdultKey,
    frequentPassengerId: choice.id ?? '',
    save: false,
    document: document
      ? {
          type: document.document.type,
          number: '',
          issuingCountry: document.document.issuingCountry,
          issuerChosen: document.document.issuingCountry !== choice.nationality,
          expiresOn: document.document.expiresOn ?? '',
          // a number that cannot be shown cannot be sent: it is typed again
          savedKey: document.document.numberProblem ? '' : document.key,
          savedNumber: document.document.numberProblem ? '' : document.document.maskedNumber,
        }
      : { ...emptySavedDocument(before.document.type), issuingCountry: choice.nationality },
  };
}

/** Whether anything was typed for a traveller that a choice would replace. */
export const isTyped = ({ lastName, firstName, dateOfBirth, document }: PassengerValues): boolean =>
  [lastName, firstName, dateOfBirth, document.number].some((text) => text.trim() !== '');
