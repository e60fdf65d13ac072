import type { Locator, Page } from '@playwright/test';
import type { DocumentType } from '#schema/codes/document-types.ts';
import type { Locale } from '#schema/codes/locales.ts';
import type { PartnerAirline } from '#schema/codes/partner-airlines.ts';
import type { PassengerType } from '#schema/codes/passenger-types.ts';
import { WORDS } from './passengers.words.ts';

/** Somebody who travels, as the test data hold it; days are `YYYY-MM-DD`. */
export interface Traveller {
  type: PassengerType;
  lastName: string;
  firstName: string;
  gender: 'F' | 'M';
  dateOfBirth: string;
  nationality: string;
  document: { type?: DocumentType; number: string; issuingCountry?: string; expiresOn?: string };
  frequentFlyer?: { airline: PartnerAirline; number: string };
  /** For an infant: which adult carries it, from 1; the first unless given. */
  adult?: number;
}

export interface ContactPerson {
  name: string;
  email: string;
  phone: { areaCode: string; number: string };
}

/** Types a day into its three boxes. */
async function typeDay(fields: Locator, label: string, day: string, locale: Locale) {
  const words = WORDS[locale];
  const boxes = fields.getByRole('group', { name: label });
  const [year = '', month = '', date = ''] = day.split('-');
  await boxes.getByLabel(words.year, { exact: true }).fill(year);
  await boxes.getByLabel(words.month, { exact: true }).fill(month);
  await boxes.getByLabel(words.day, { exact: true }).fill(date);
}

/** The fields of one traveller: "Adult 1". */
export const travellerFields = (page: Page, locale: Locale, type: PassengerType, number: number) =>
  page.getByRole('group', { name: `${WORDS[locale].who[type]}${number}`, exact: true });

/** Fills in one traveller by the labels on the page. */
export async function fillTraveller(
  page: Page,
  locale: Locale,
  number: number,
  traveller: Traveller,
): Promise<void> {
  const words = WORDS[locale];
  const { type, document, frequentFlyer } = traveller;
  const fields = travellerFields(page, locale, type, number);
  const box = (label: string) => fields.getByLabel(label, { exact: true });
  await box(words.lastName).fill(traveller.lastName);
  await box(words.firstName).fill(traveller.firstName);
  await typeDay(fields, words.dateOfBirth, traveller.dateOfBirth, locale);
  await fields.getByRole('radio', { name: words.gender[traveller.gender], exact: true }).check();
  await box(words.nationality).selectOption(traveller.nationality);
  if (document.type) await box(words.documentType).selectOption(document.type);
  await box(words.documentNumber).fill(document.number);
  await box(words.issuingCountry).selectOption(document.issuingCountry ?? traveller.nationality);
  if (document.expiresOn) await typeDay(fields, words.expiresOn, document.expiresOn, locale);
  if (type === 'INF') await box(words.adult).selectOption(`adt${traveller.adult ?? 1}`);
  if (!frequentFlyer) return;
  await fields.getByText(words.more).click();
  await fields.getByLabel(words.airline).selectOption(frequentFlyer.airline);
  await fields.getByLabel(words.memberNumber).fill(frequentFlyer.number);
}

/** Fills in everyone, in any order; those of one type are numbered as they come. */
export async function fillParty(page: Page, locale: Locale, travellers: readonly Traveller[]) {
  const counted = { ADT: 0, CHD: 0, INF: 0 };
  for (const traveller of travellers) {
    counted[traveller.type] += 1;
    await fillTraveller(page, locale, counted[traveller.type], traveller);
  }
}

export async function fillContact(page: Page, locale: Locale, contact: ContactPerson) {
  const words = WORDS[locale];
  const fields = page.getByRole('group', { name: words.contact, exact: true });
  await fields.getByLabel(words.fullName, { exact: true }).fill(contact.name);
  await fields.getByLabel(words.email, { exact: true }).fill(contact.email);
  await fields.getByLabel(words.areaCode).selectOption(contact.phone.areaCode);
  await fields.getByLabel(words.number, { exact: true }).fill(contact.phone.number);
}

/** Agrees to the conditions and to the use of data. */
export async function agree(page: Page, locale: Locale) {
  await page.getByRole('checkbox', { name: WORDS[locale].conditions }).check();
  await page.getByRole('checkbox', { name: WORDS[locale].privacy }).check();
}

/** The one button that orders. */
export const holdButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: WORDS[locale].hold });

/** The whole page: everyone, the contact, the agreements, and the press that leads to payment. */
export async function bookParty(
  page: Page,
  locale: Locale,
  travellers: readonly Traveller[],
  contact: ContactPerson,
): Promise<void> {
  await fillParty(page, locale, travellers);
  await fillContact(page, locale, contact);
  await agree(page, locale);
  await holdButton(page, locale).click();
  await page.waitForURL(/\/flightInquiry\/payment\?order=/);
}
