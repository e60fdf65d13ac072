import type { Locale } from '#schema/codes/base/locales.ts';
import { DOCUMENT_TYPE_CODES, type DocumentType } from '#schema/codes/travellers/document-types.ts';

export type PhoneValues = { areaCode: string; number: string };

/** A document as the boxes of a form hold it: text, empty where nothing is typed or chosen. */
export type DocumentValues = {
  type: string;
  number: string;
  issuingCountry: string;
  /** The traveller has chosen the issuing country; until then it follows the nationality. */
  issuerChosen: boolean;
  expiresOn: string;
};

/** A traveller without a document, in the same form. */
export type PersonValues = {
  title: string;
  lastName: string;
  firstName: string;
  gender: string;
  /** `YYYY-MM-DD`, or half of it. */
  dateOfBirth: string;
  nationality: string;
  frequentFlyer: { airline: string; number: string };
  phone: PhoneValues;
};

/** Where the user most likely has a telephone. */
const AREA_CODE = { en: '86', 'zh-hk': '852', ja: '81' } as const satisfies Record<Locale, string>;

/** A phone before it is typed, with the calling code that is most likely. */
export const emptyPhone = (locale: Locale): PhoneValues => ({
  areaCode: AREA_CODE[locale],
  number: '',
});

/** Someone of whom nothing is typed yet. */
export const emptyPerson = (locale: Locale): PersonValues => ({
  title: '',
  lastName: '',
  firstName: '',
  gender: '',
  dateOfBirth: '',
  nationality: '',
  frequentFlyer: { airline: '', number: '' },
  phone: emptyPhone(locale),
});

export const emptyDocument = (type = ''): DocumentValues => ({
  type,
  number: '',
  issuingCountry: '',
  issuerChosen: false,
  expiresOn: '',
});

/** The type that is chosen; null while none is. */
export const chosenType = (type: string): DocumentType | null =>
  DOCUMENT_TYPE_CODES.find((code) => code === type) ?? null;

/** The phone as it is sent; null where none is typed. */
export const typedPhone = ({ areaCode, number }: PhoneValues) =>
  number.trim() ? { areaCode, number: number.trim() } : null;
