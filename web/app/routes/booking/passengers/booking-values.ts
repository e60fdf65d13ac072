import type { Locale } from '#schema/codes/base/locales.ts';
import type { TripFacts } from './offer/trip-facts.ts';
import type { PartyMember } from './party-members.ts';

export type PhoneValues = { areaCode: string; number: string };

/** One traveller as the boxes of the form hold it: text, empty where nothing is typed or chosen. */
export type PassengerValues = {
  title: string;
  lastName: string;
  firstName: string;
  gender: string;
  /** `YYYY-MM-DD`, or half of it. */
  dateOfBirth: string;
  nationality: string;
  document: {
    type: string;
    number: string;
    issuingCountry: string;
    /** The traveller has chosen the issuing country; until then it follows the nationality. */
    issuerChosen: boolean;
    expiresOn: string;
  };
  frequentFlyer: { airline: string; number: string };
  phone: PhoneValues;
  /** The key of an adult; infants only. */
  accompanyingAdultKey: string;
};

export type BookingValues = {
  /** By the keys of the party's members. */
  passengers: Record<string, PassengerValues>;
  contact: { name: string; email: string; phone: PhoneValues };
  agreements: { CONDITIONS_OF_CARRIAGE: boolean; PRIVACY: boolean };
};

/** Where the user most likely has a telephone. */
const AREA_CODE = { en: '86', 'zh-hk': '852', ja: '81' } as const satisfies Record<Locale, string>;

/** A phone before it is typed, with the calling code that is most likely. */
export const emptyPhone = (locale: Locale): PhoneValues => ({
  areaCode: AREA_CODE[locale],
  number: '',
});

/** An empty form: what leaves no choice is chosen already. */
export function emptyBooking(
  members: readonly PartyMember[],
  { routeKinds }: Pick<TripFacts, 'routeKinds'>,
  locale: Locale,
): BookingValues {
  const phone = () => emptyPhone(locale);
  const adults = members.filter(({ type }) => type === 'ADT');
  const onlyAdult = adults.length === 1 ? (adults[0]?.key ?? '') : '';
  const documentType = routeKinds.includes('INTERNATIONAL') ? 'PP' : '';
  const passenger = ({ type }: PartyMember): PassengerValues => ({
    title: '',
    lastName: '',
    firstName: '',
    gender: '',
    dateOfBirth: '',
    nationality: '',
    document: {
      type: documentType,
      number: '',
      issuingCountry: '',
      issuerChosen: false,
      expiresOn: '',
    },
    frequentFlyer: { airline: '', number: '' },
    phone: phone(),
    accompanyingAdultKey: type === 'INF' ? onlyAdult : '',
  });
  return {
    passengers: Object.fromEntries(members.map((member) => [member.key, passenger(member)])),
    contact: { name: '', email: '', phone: phone() },
    agreements: { CONDITIONS_OF_CARRIAGE: false, PRIVACY: false },
  };
}
