import type { Locale } from '#schema/codes/base/locales.ts';
import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { FrequentPassengerInput } from '#web/app/apollo/schema-types.gen.ts';
import { sentPerson } from '#web/app/components/traveller-form/sent-person.ts';
import { storedPerson } from '#web/app/components/traveller-form/stored-person.ts';
import {
  type DocumentValues,
  emptyDocument,
  emptyPerson,
  type PersonValues,
} from '#web/app/components/traveller-form/traveller-values.ts';
import type { FrequentPassengerDetailsFragment } from '#web/app/routes/account/passengers/frequent-passenger.gen.ts';
import type { EditFrequentPassengerQuery } from './edit-passenger.route.gen.ts';

/** A document of the form; `savedKey` and `savedNumber` are those of the stored one that it changes, else empty. */
export type SavedDocumentValues = DocumentValues & { savedKey: string; savedNumber: string };

/** A passenger to save, as the boxes of the form hold it. */
export type SavedValues = { passenger: PersonValues & { documents: SavedDocumentValues[] } };

type Member = NonNullable<EditFrequentPassengerQuery['viewer']['member']>;

export const anotherDocument = (): SavedDocumentValues => ({
  ...emptyDocument(),
  savedKey: '',
  savedNumber: '',
});

/** A form in which nothing is typed yet. */
export const emptySaved = (locale: Locale): SavedValues => ({
  passenger: { ...emptyPerson(locale), documents: [anotherDocument()] },
});

/** A form with the member's own data, to which a document is added. */
export const ownSaved = ({ profile, card }: Member, locale: Locale): SavedValues => ({
  passenger: {
    ...storedPerson(
      { ...profile, frequentFlyer: { airline: OWN_CLUB, number: card.number } },
      locale,
    ),
    documents: [{ ...anotherDocument(), issuingCountry: profile.nationality ?? '' }],
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
      savedNumber: document.maskedNumber,
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
