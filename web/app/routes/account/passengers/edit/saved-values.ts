import type { Locale } from '#schema/codes/base/locales.ts';
import type { FrequentPassengerInput } from '#web/app/apollo/schema-types.gen.ts';
import { sentPerson } from '#web/app/components/traveller-form/sent-person.ts';
import { ownPerson, storedPerson } from '#web/app/components/traveller-form/stored-person.ts';
import {
  emptyPerson,
  emptySavedDocument,
  type PersonValues,
  type SavedDocumentValues,
} from '#web/app/components/traveller-form/traveller-values.ts';
import type { FrequentPassengerDetailsFragment } from '#web/app/routes/account/passengers/frequent-passenger.gen.ts';
import type { EditFrequentPassengerQuery } from './edit-passenger.route.gen.ts';

/**
 * A passenger to save, as the boxes of the form hold it; the saved key of a document is that of the
 * stored one that it changes.
 */
export type SavedValues = { passenger: PersonValues & { documents: SavedDocumentValues[] } };

type Member = NonNullable<EditFrequentPassengerQuery['viewer']['member']>;

/** A form in which nothing is typed yet. */
export const emptySaved = (locale: Locale): SavedValues => ({
  passenger: { ...emptyPerson(locale), documents: [emptySavedDocument()] },
});

/** A form with the member's own data, to which a document is added. */
export const ownSaved = (member: Member, locale: Locale): SavedValues => ({
  passenger: {
    ...storedPerson(ownPerson(member), locale),
    documents: [{ ...emptySavedDocument(), issuingCountry: member.profile.nationality ?? '' }],
  },
});

/** A form with a passenger as stored. */
export const storedSaved = (
  stored: FrequentPassengerDetailsFragment,
  locale: Locale,
): SavedValues => ({
  passenger: {
    ...storedPerson(stored, locale),
    documents: stored.documents.map(({ key, document }) => ({
      type: document.type,
      number: '',
      issuingCountry: document.issuingCountry,
      issuerChosen: document.issuingCountry !== stored.nationality,
      expiresOn: document.expiresOn ?? '',
      savedKey: key,
      savedNumber: document.numberProblem ? '' : document.maskedNumber,
    })),
  },
});

/** What is sent. */
export function passengerToSend({ passenger }: SavedValues): FrequentPassengerInput {
  const { documents, ...plain } = passenger;
  return {
    ...plain,
    ...sentPerson(passenger),
    documents: documents.map(({ type, number, issuingCountry, expiresOn, savedKey }) => ({
      type: type as FrequentPassengerInput['documents'][number]['type'],
      key: savedKey || null,
      number: number || null,
      issuingCountry,
      expiresOn: expiresOn || null,
    })),
  };
}
