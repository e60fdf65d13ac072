import * as v from 'valibot';
import type { Locale } from '#schema/codes/base/locales.ts';
import { DOCUMENT_TYPE_CODES, type DocumentType } from '#schema/codes/travellers/document-types.ts';
import { emptyPhone } from './empty-phone.ts';

// whatever a draft of an older page holds, a box is text
export const Text = v.fallback(v.optional(v.string(), ''), '');
export const Tick = v.fallback(v.optional(v.boolean(), false), false);
export const PhoneBoxes = v.optional(v.object({ areaCode: Text, number: Text }), {});

/**
 * A traveller without a document, as the boxes of each form hold it: text, empty where nothing is
 * typed or chosen.
 */
export const PERSON_BOXES = {
  title: Text,
  lastName: Text,
  firstName: Text,
  gender: Text,
  /** `YYYY-MM-DD`, or half of it. */
  dateOfBirth: Text,
  nationality: Text,
  frequentFlyer: v.optional(v.object({ airline: Text, number: Text }), {}),
  phone: PhoneBoxes,
};
export const Person = v.object(PERSON_BOXES);

const Document = v.object({
  type: Text,
  number: Text,
  issuingCountry: Text,
  /** The traveller has chosen the issuing country; until then it follows the nationality. */
  issuerChosen: Tick,
  expiresOn: Text,
});

/** A document that may be a saved one. */
export const SavedDocumentBoxes = v.object({
  ...Document.entries,
  /** The key of the saved one, whose number is meant where none is typed. */
  savedKey: Text,
  /** Its number, masked. */
  savedNumber: Text,
});

export type PhoneValues = v.InferOutput<typeof PhoneBoxes>;
export type PersonValues = v.InferOutput<typeof Person>;
export type DocumentValues = v.InferOutput<typeof Document>;
export type SavedDocumentValues = v.InferOutput<typeof SavedDocumentBoxes>;

/** Someone of whom nothing is typed yet. */
export const emptyPerson = (locale: Locale): PersonValues => ({
  ...v.parse(Person, {}),
  phone: emptyPhone(locale),
});

export const emptyDocument = (): DocumentValues => v.parse(Document, {});

export const emptySavedDocument = (type = ''): SavedDocumentValues => ({
  ...v.parse(SavedDocumentBoxes, {}),
  type,
});

/** The type that is chosen; null while none is. */
export const chosenType = (type: string): DocumentType | null =>
  DOCUMENT_TYPE_CODES.find((code) => code === type) ?? null;

/** The phone as it is sent; null where none is typed. */
export const typedPhone = ({ areaCode, number }: PhoneValues) =>
  number.trim() ? { areaCode, number: number.trim() } : null;
