import type { Locator } from '@playwright/test';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { FrequentFlyerAirline } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { expect } from '#tests/support/journey.ts';
import type { Reader } from './reader.ts';

/** A traveller as typed into the form. */
export interface Traveller {
  type: PassengerType;
  /** Among those of the type, from 1. */
  number: number;
  lastName: string;
  firstName: string;
  gender: 'F' | 'M';
  dateOfBirth: LocalDate;
  nationality: string;
  document: { type?: DocumentType; number: string; expiresOn: LocalDate };
  /** Infants only: on which adult's lap, counted from 1. */
  carriedBy?: number;
}

export interface Contact {
  name: string;
  email: string;
  areaCode?: string;
  phone: string;
}

export const anAdult = (change: Partial<Traveller> = {}): Traveller => ({
  type: 'ADT',
  number: 1,
  lastName: 'Liu',
  firstName: 'Anna',
  gender: 'F',
  dateOfBirth: '1990-04-12',
  nationality: 'CN',
  document: { number: 'E12345678', expiresOn: '2033-05-01' },
  ...change,
});

/** The fields of one traveller. */
export const passenger = ({ page, say }: Reader, type: PassengerType, number: number): Locator =>
  page.getByRole('group', { name: say('traveller-words.who', { type, number }) });

export const contactGroup = ({ page, say }: Reader): Locator =>
  page.getByRole('group', { name: say('booking-passengers.contact'), exact: true });

const PARTS = ['year', 'month', 'day'] as const;

/** Types a day into its three boxes. */
export async function typeDay(
  { say }: Reader,
  within: Locator,
  label: 'traveller-form.dateOfBirth' | 'traveller-form.expiresOn',
  day: LocalDate,
): Promise<void> {
  const boxes = within.getByRole('group', { name: say(label), exact: true });
  for (const [at, part] of PARTS.entries()) {
    const text = String(Number(day.split('-')[at]));
    await boxes.getByLabel(say(`forms.date.${part}`), { exact: true }).fill(text);
  }
}

export const lastNameOf = (reader: Reader, type: PassengerType = 'ADT', number = 1): Locator =>
  passenger(reader, type, number).getByLabel(reader.say('traveller-form.lastName'));

/** Opens a traveller of a party, of whom one is open at a time. */
export async function openTraveller(
  reader: Reader,
  type: PassengerType,
  number: number,
): Promise<void> {
  const { say } = reader;
  const group = passenger(reader, type, number);
  const actions = (['change', 'continue', 'fillIn'] as const).map((which) =>
    say('booking-passengers.line.whose', {
      action: say(`booking-passengers.line.${which}`),
      who: say('traveller-words.who', { type, number }),
    }),
  );
  const name = new RegExp(`^(?:${actions.join('|')})$`);
  const opens = group.getByRole('button', { name });
  if (await opens.isVisible()) await opens.click();
}

type Field = 'lastName' | 'firstName' | 'nationality' | 'documentType' | 'documentNumber';

export async function typeTraveller(reader: Reader, traveller: Traveller): Promise<void> {
  const { say } = reader;
  const { type, number, document } = traveller;
  await openTraveller(reader, type, number);
  const group = passenger(reader, type, number);
  const field = (name: Field) => group.getByLabel(say(`traveller-form.${name}`), { exact: true });
  await field('lastName').fill(traveller.lastName);
  await field('firstName').fill(traveller.firstName);
  await typeDay(reader, group, 'traveller-form.dateOfBirth', traveller.dateOfBirth);
  await group
    .getByRole('radio', {
      name: say('traveller-words.gender', { gender: traveller.gender }),
      exact: true,
    })
    .check();
  await field('nationality').selectOption(traveller.nationality);
  if (document.type) await field('documentType').selectOption(document.type);
  await field('documentNumber').fill(document.number);
  await typeDay(reader, group, 'traveller-form.expiresOn', document.expiresOn);
  if (traveller.carriedBy)
    await group
      .getByLabel(say('traveller-words.accompanyingAdult'), { exact: true })
      .selectOption(`adt${traveller.carriedBy}`);
}

/** Unfolds what may be added to an adult, and gives a number of the own club or of a partner. */
export async function typeMembership(
  reader: Reader,
  airline: FrequentFlyerAirline,
  membership: string,
): Promise<void> {
  const { say } = reader;
  const group = passenger(reader, 'ADT', 1);
  await group.getByText(say('booking-passengers.more')).click();
  await group.getByLabel(say('traveller-form.frequentFlyer.airline')).selectOption(airline);
  await group.getByLabel(say('traveller-form.frequentFlyer.number')).fill(membership);
}

export async function typeContact(reader: Reader, contact: Contact): Promise<void> {
  const { say } = reader;
  const group = contactGroup(reader);
  await group.getByLabel(say('booking-passengers.contact.name')).fill(contact.name);
  await group.getByLabel(say('booking-passengers.contact.email')).fill(contact.email);
  if (contact.areaCode)
    await group.getByLabel(say('forms.phone.areaCode')).selectOption(contact.areaCode);
  await group
    .getByRole('textbox', { name: say('forms.phone.number'), exact: true })
    .fill(contact.phone);
}

export async function agree({ page, say }: Reader): Promise<void> {
  for (const which of ['conditions', 'privacy'] as const)
    await page.getByRole('checkbox', { name: say(`booking-passengers.${which}.agree`) }).check();
}

export const submitButton = ({ page, say }: Reader): Locator =>
  page.getByRole('button', {
    name: say('booking-passengers.submit', { minutes: LIMITS.paymentWindowMinutes }),
  });

/** Holds the seats, and ends on the payment page. */
export async function holdSeats(reader: Reader): Promise<void> {
  await submitButton(reader).click();
  await expect(reader.page).toHaveURL(/\/flightInquiry\/payment\?order=/, { timeout: 30_000 });
}

/** Everything that an adult who travels alone has to type, up to the payment. */
export async function bookAlone(reader: Reader, traveller: Traveller, contact: Contact) {
  await typeTraveller(reader, traveller);
  await typeContact(reader, contact);
  await agree(reader);
  await holdSeats(reader);
}
