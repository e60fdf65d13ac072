import { expect, test } from 'vitest';
import { aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { type BookingMember, travellerChoices } from './traveller-choices.ts';

const document = (type: 'PP' | 'ORI', expiresOn: string) => ({
  key: `${type}-${expiresOn}`,
  tag: null,
  document: {
    type,
    maskedNumber: '•••••6789',
    numberProblem: null,
    issuingCountry: 'HK',
    expiresOn,
  },
});
const passenger = (
  id: string,
  change: Partial<BookingMember['frequentPassengers'][number]> = {},
): BookingMember['frequentPassengers'][number] => ({
  id,
  name: `WONG/${id}`,
  lastName: 'Wong',
  firstName: id,
  title: null,
  gender: 'F',
  dateOfBirth: '1988-07-21',
  nationality: 'HK',
  phone: null,
  tags: [],
  frequentFlyer: null,
  documents: [document('PP', '2030-06-30')],
  ...change,
});
const member = (...frequentPassengers: BookingMember['frequentPassengers']): BookingMember => ({
  id: 'member',
  profile: {
    name: 'CHAN/TAIMAN',
    lastName: 'Chan',
    firstName: 'Tai Man',
    title: null,
    gender: null,
    dateOfBirth: '1990-04-12',
    nationality: null,
    email: 'a@example.com',
    phone: null,
  },
  card: { number: '8800123450' },
  frequentPassengers,
});
const TRIP = aTrip();
const adults = (of: BookingMember) => travellerChoices(of, { type: 'ADT' }, TRIP);

test('only those who will travel as the type can be chosen', () => {
  const child = passenger('CHILD', { dateOfBirth: '2018-04-17' });
  const of = member(passenger('ADULT'), child);
  expect(travellerChoices(of, { type: 'CHD' }, TRIP).map(({ id }) => id)).toEqual(['CHILD']);
  expect(adults(of).map(({ id }) => id)).toEqual([null, 'ADULT']);
});

test('a member who is not in the list is offered from the profile, with the number of the card', () => {
  expect(adults(member())).toMatchObject([
    { id: null, tags: ['SELF'], frequentFlyer: { airline: 'OWN', number: '8800123450' } },
  ]);
  const self = passenger('SELF', { tags: ['SELF'] });
  expect(adults(member(self))).toMatchObject([
    { id: 'SELF', frequentFlyer: { airline: 'OWN', number: '8800123450' } },
  ]);
});

test.each([
  ['2027-01-04', true],
  ['2027-01-05', false],
])('a passport until %s ends before the trip: %s', (expiresOn, endsBefore) => {
  const of = member(passenger('ONE', { documents: [document('PP', expiresOn)] }));
  expect(adults(of).at(-1)).toMatchObject({ endsBefore });
});

test('of several documents the trip takes, the one that lasts longest is meant', () => {
  const documents = [
    document('ORI', '2040-01-01'),
    document('PP', '2026-12-01'),
    { ...document('PP', '2031-01-01'), key: 'best' },
  ];
  const of = member(passenger('ONE', { documents }));
  expect(adults(of).at(-1)?.document?.key).toBe('best');
});
