import { randomInt } from 'node:crypto';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import { addDays, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';

type Overrides = Partial<PassengerInput>;

// A demo's clock may be moved by decades, and its bookings are made then.
const PASSPORT_EXPIRES_ON = '2099-12-31';

const aPassportNumber = (): string => `E${randomInt(10_000_000, 99_999_999)}`;

/**
 * An adult who may book: a document of her own, of the right age, reachable. Each call makes
 * another person.
 */
export const aPassenger = (overrides: Overrides = {}): PassengerInput => ({
  key: 'adult',
  lastName: 'Liu',
  firstName: 'Anna',
  title: 'MS',
  gender: 'F',
  dateOfBirth: '1990-04-12',
  type: 'ADT',
  nationality: 'CN',
  phone: { areaCode: '86', number: '13800138000' },
  document: {
    type: 'PP',
    number: aPassportNumber(),
    issuingCountry: overrides.nationality ?? 'CN',
    expiresOn: PASSPORT_EXPIRES_ON,
  },
  frequentFlyer: null,
  accompanyingAdultKey: null,
  ...overrides,
});

/** A child of six on the day of travel. */
export const aChild = (travelDay: LocalDate, overrides: Overrides = {}): PassengerInput =>
  aPassenger({
    key: 'child',
    firstName: 'Lin',
    title: null,
    dateOfBirth: addYears(travelDay, -6),
    type: 'CHD',
    phone: null,
    ...overrides,
  });

/** An infant of a hundred days on the day of travel, on the lap of the passenger `adult`. */
export const anInfant = (travelDay: LocalDate, overrides: Overrides = {}): PassengerInput =>
  aPassenger({
    key: 'infant',
    firstName: 'Mei',
    title: null,
    dateOfBirth: addDays(travelDay, -100),
    type: 'INF',
    phone: null,
    accompanyingAdultKey: 'adult',
    ...overrides,
  });
