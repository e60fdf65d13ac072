import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { formatPhone } from '#schema/format/phone.ts';
import type { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import type { useFormat } from '#web/app/i18n/format/use-format.ts';
import type { CheckedPassengerFragment } from './checked-passenger.gen.ts';

export type CheckedFact = {
  readonly label:
    | 'dateOfBirth'
    | 'gender'
    | 'nationality'
    | 'document'
    | 'number'
    | 'issuingCountry'
    | 'expiresOn'
    | 'frequentFlyer'
    | 'accompanyingAdult'
    | 'phone';
  readonly value: string;
  /** A name or number, which no translation may touch. */
  readonly exact?: boolean;
};

type Words = Pick<ReturnType<typeof useFormat>, 'day' | 'region'> &
  Pick<
    ReturnType<typeof useTravellerWords>,
    'gender' | 'document' | 'documentNumber' | 'airline' | 'ownClub'
  >;

/**
 * What was typed about a passenger, in the order of the form; what was left out is left out. The
 * number of the document is whole in the browser that typed it and masked elsewhere.
 */
export function checkedFacts(passenger: CheckedPassengerFragment, words: Words): CheckedFact[] {
  const { document, frequentFlyer, accompanyingAdult, phone } = passenger;
  const programme = frequentFlyer?.airline;
  return [
    { label: 'dateOfBirth', value: words.day(passenger.dateOfBirth) },
    { label: 'gender', value: words.gender(passenger.gender) },
    { label: 'nationality', value: words.region(passenger.nationality) },
    { label: 'document', value: words.document(document.type) },
    { label: 'number', value: document.number ?? words.documentNumber(document), exact: true },
    { label: 'issuingCountry', value: words.region(document.issuingCountry) },
    ...(document.expiresOn
      ? [{ label: 'expiresOn', value: words.day(document.expiresOn) } as const]
      : []),
    ...(programme
      ? [
          {
            label: 'frequentFlyer',
            value: `${programme === OWN_CLUB ? words.ownClub() : words.airline(programme)} ${frequentFlyer.number}`,
          } as const,
        ]
      : []),
    ...(accompanyingAdult
      ? [{ label: 'accompanyingAdult', value: accompanyingAdult.name, exact: true } as const]
      : []),
    ...(phone ? [{ label: 'phone', value: formatPhone(phone), exact: true } as const] : []),
  ];
}
