import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PartnerAirline } from '#schema/codes/club/partner-airlines.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { Gender } from '#schema/codes/travellers/genders.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { DocumentNumberProblem } from '#web/app/apollo/schema-types.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';

/** The words for the codes of a traveller, in the user's language. Texts: `traveller-words`. */
export function useTravellerWords() {
  const intl = useIntl();
  const locale = useLocale();
  return {
    /** "Adult 1": the place of a traveller among those of the type, counted from 1. */
    who: (type: PassengerType, number: number) =>
      intl.formatMessage({ id: 'traveller-words.who' }, { type, number }),
    /** "adult", within a sentence. */
    type: (type: PassengerType) => intl.formatMessage({ id: 'traveller-words.type' }, { type }),
    title: (title: Appellation) => intl.formatMessage({ id: 'traveller-words.title' }, { title }),
    gender: (gender: Gender) => intl.formatMessage({ id: 'traveller-words.gender' }, { gender }),
    /** The airline of a frequent-flyer programme. */
    airline: (airline: PartnerAirline) =>
      intl.formatMessage({ id: 'traveller-words.airline' }, { airline }),
    /** The own club, with the airline it belongs to. */
    ownClub: () =>
      intl.formatMessage(
        { id: 'traveller-words.ownClub' },
        { club: BRAND.clubName[locale], airline: BRAND.name[locale] },
      ),
    /** The kind of a travel document. */
    document: (type: DocumentType) =>
      intl.formatMessage({ id: 'traveller-words.document' }, { code: type }),
    /** The number of a document as the gateway shows it, or why it cannot be shown. */
    documentNumber: (document: {
      readonly maskedNumber: string;
      readonly numberProblem: DocumentNumberProblem | null;
    }): string =>
      document.numberProblem
        ? intl.formatMessage(
            { id: 'traveller-words.numberProblem' },
            { problem: document.numberProblem },
          )
        : document.maskedNumber,
  };
}
