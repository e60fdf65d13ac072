import { expect, test } from 'vitest';
import { type TripTraveller, tripTravellerProblems } from './trip-travellers.ts';

const trip = {
  days: ['2027-02-10'] as const,
  lastArrivalDay: '2027-02-11',
  routeKinds: ['INTERNATIONAL'] as const,
};
const passport = (number: string) => ({
  type: 'PP' as const,
  number,
  issuingCountry: 'FR',
  expiresOn: '2030-01-01',
});
const traveller = (changes: Partial<TripTraveller> = {}): TripTraveller => ({
  key: 'adt1',
  type: 'ADT',
  dateOfBirth: '1988-01-20',
  nationality: 'FR',
  accompanyingAdultKey: null,
  document: passport('K12345670'),
  ...changes,
});
const infant = (changes: Partial<TripTraveller> = {}) =>
  traveller({ key: 'inf1', type: 'INF', dateOfBirth: '2026-10-01', document: null, ...changes });
const found = (...travellers: TripTraveller[]) =>
  tripTravellerProblems(travellers, trip, '2027-01-05').map(
    ({ code, index, path }) => `${[index ?? 'party', ...path].join('.')} ${code}`,
  );

test('an adult with a passport that lasts may travel', () => {
  expect(found(traveller())).toEqual([]);
});

test('a problem is named by the place of the traveller and by the field', () => {
  const other = traveller({ key: 'adt2', document: { ...passport('K2345678'), expiresOn: null } });
  expect(found(traveller({ dateOfBirth: '' }), other)).toEqual([
    '0.dateOfBirth REQUIRED',
    '1.document.expiresOn DOCUMENT_EXPIRY_REQUIRED',
  ]);
});

test('while an age is missing, of the party only the missing adult of an infant is known', () => {
  expect(found(traveller({ dateOfBirth: '' }), infant())).toEqual([
    '0.dateOfBirth REQUIRED',
    '1.accompanyingAdultKey ACCOMPANYING_ADULT_REQUIRED',
  ]);
});

test('a child of an infant’s age is told so, and asked for no adult of its own', () => {
  expect(found(traveller(), infant({ type: 'CHD' }))).toEqual([
    '1.dateOfBirth PASSENGER_TYPE_MISMATCH',
  ]);
});

test('a number that is wrong by itself is compared with no other', () => {
  const twice = (number: string) =>
    found(
      traveller({ document: passport(number) }),
      traveller({ key: 'adt2', document: passport(number) }),
    );
  expect(twice('K12345670')).toEqual(['1.document.number DOCUMENT_DUPLICATED']);
  expect(twice('1')).toEqual([]);
});
