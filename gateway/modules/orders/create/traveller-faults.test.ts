import { describe, expect, test } from 'vitest';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import { aChild, anInfant, aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { travellerFaults } from './traveller-faults.ts';

const now = new Date('2027-01-05T02:00:00Z');
const day = '2027-02-10';
const trip = (overrides: Partial<TripFacts> = {}): TripFacts => ({
  days: [day],
  lastArrivalDay: day,
  routeKinds: ['INTERNATIONAL'],
  party: { adults: 1, children: 0, infants: 0 },
  ...overrides,
});
const faults = (passengers: PassengerInput[], overrides: Partial<TripFacts> = {}) =>
  travellerFaults({ passengers }, trip(overrides), now).map(
    ({ code, path }) => `${path.join('.')} ${code}`,
  );
const family = { party: { adults: 1, children: 1, infants: 1 } };

test('a mother with a child and an infant may travel', () => {
  expect(faults([aPassenger(), aChild(day), anInfant(day)], family)).toEqual([]);
});

test('the travellers are as many of each type as were priced', () => {
  expect(faults([aPassenger(), aPassenger({ key: 'other' })])).toEqual([
    'passengers PARTY_MISMATCH',
  ]);
});

test('an infant needs an accompanying adult', () => {
  const party = { party: { adults: 1, children: 0, infants: 1 } };
  const infant = (accompanyingAdultKey: string | null) =>
    faults([aPassenger(), anInfant(day, { accompanyingAdultKey })], party);
  expect(infant(null)).toEqual(['passengers.1.accompanyingAdultKey ACCOMPANYING_ADULT_REQUIRED']);
  expect(infant('nobody')).toEqual([
    'passengers.1.accompanyingAdultKey ACCOMPANYING_ADULT_INVALID',
  ]);
  expect(infant('adult')).toEqual([]);
});

test('one adult cannot accompany two infants', () => {
  expect(
    faults(
      [
        aPassenger(),
        aPassenger({ key: 'father' }),
        anInfant(day, { key: 'a' }),
        anInfant(day, { key: 'b' }),
      ],
      { party: { adults: 2, children: 0, infants: 2 } },
    ),
  ).toEqual(['passengers.3.accompanyingAdultKey ACCOMPANYING_ADULT_TAKEN']);
});

test('someone of 17 cannot book alone, and of 18 on the day of departure can', () => {
  expect(faults([aPassenger({ dateOfBirth: '2009-02-11' })])).toEqual([
    'passengers GUARDIAN_REQUIRED',
  ]);
  expect(faults([aPassenger({ dateOfBirth: '2009-02-10' })])).toEqual([]);
});

test('a party may be wrong in several ways at once', () => {
  expect(
    faults([aPassenger({ dateOfBirth: '2009-02-11' })], {
      party: { adults: 2, children: 0, infants: 0 },
    }),
  ).toEqual(['passengers PARTY_MISMATCH', 'passengers GUARDIAN_REQUIRED']);
});

describe('ages', () => {
  test.each([
    ['a day of birth in the future', 'CHD', '2027-01-06', 'DATE_OF_BIRTH_IN_FUTURE'],
    ['a day of birth before anybody’s', 'ADT', '0000-01-01', 'DATE_OF_BIRTH_INVALID'],
    ['a day of birth 121 years before the flight', 'ADT', '1906-02-10', 'DATE_OF_BIRTH_INVALID'],
    ['a child that is an adult', 'CHD', '2015-02-10', 'PASSENGER_TYPE_MISMATCH'],
    ['an infant that is not born yet', 'INF', '2027-01-28', 'DATE_OF_BIRTH_IN_FUTURE'],
    ['an infant that is 2 on the day', 'INF', '2025-02-10', 'PASSENGER_TYPE_MISMATCH'],
  ] as const)('%s is told at the day of birth', (_, type, dateOfBirth, code) => {
    const other = aPassenger({ key: 'other', type, dateOfBirth, accompanyingAdultKey: 'adult' });
    expect(faults([aPassenger(), other])).toContain(`passengers.1.dateOfBirth ${code}`);
  });

  test('an infant who turns 2 before the way back has an error code of its own', () => {
    const infant = anInfant(day, { dateOfBirth: '2025-02-15' });
    expect(faults([aPassenger(), infant], { days: [day, '2027-02-20'] })).toContain(
      'passengers.1.dateOfBirth INFANT_TURNS_TWO',
    );
  });
});

describe('documents', () => {
  const withDocument = (document: Partial<PassengerInput['document']>, trip = {}) => {
    const passenger = aPassenger();
    return faults([{ ...passenger, document: { ...passenger.document, ...document } }], trip);
  };

  test('an identity card serves at home and not abroad', () => {
    const card = { type: 'NI', number: '11010519491231002X' } as const;
    expect(withDocument(card, { routeKinds: ['DOMESTIC'] })).toEqual([]);
    expect(withDocument(card)).toEqual(['passengers.0.document.type DOCUMENT_TYPE_NOT_ACCEPTED']);
  });

  test('a passport lasts until the last arrival', () => {
    expect(withDocument({ expiresOn: day })).toEqual([]);
    expect(withDocument({ expiresOn: '2027-02-09' })).toEqual([
      'passengers.0.document.expiresOn DOCUMENT_EXPIRED',
    ]);
    expect(withDocument({ expiresOn: null })).toEqual([
      'passengers.0.document.expiresOn DOCUMENT_EXPIRY_REQUIRED',
    ]);
  });

  test('two passengers cannot have the same document, however it was typed', () => {
    const one = aPassenger();
    const two = aPassenger({
      key: 'other',
      document: { ...one.document, number: one.document.number?.toLowerCase() },
    });
    expect(faults([one, two], { party: { adults: 2, children: 0, infants: 0 } })).toEqual([
      'passengers.1.document.number DOCUMENT_DUPLICATED',
    ]);
  });
});
