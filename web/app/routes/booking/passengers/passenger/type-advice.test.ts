import { expect, test } from 'vitest';
import { aTrip, TODAY } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { typeAdvice } from './type-advice.ts';

const TRIP = aTrip({ party: { adults: 2, children: 0, infants: 0 } });
const advise = (dateOfBirth: string, trip = TRIP) =>
  typeAdvice({ type: 'ADT' }, dateOfBirth, trip, TODAY);

test('an age that fits, or is not known yet, needs no advice', () => {
  expect(advise('2014-12-24')).toBeNull();
  expect(advise('')).toBeNull();
  expect(advise('2014--1')).toBeNull();
  expect(advise('2030-01-01')).toBeNull();
});

test('who is a child or an infant on the day of departure is offered a search for that party', () => {
  expect(advise('2014-12-25')).toEqual({
    type: 'CHD',
    age: 11,
    turnsTwo: null,
    party: { adults: 1, children: 1, infants: 0 },
  });
  expect(advise('2026-06-01')).toEqual({
    type: 'INF',
    age: 0,
    turnsTwo: null,
    party: { adults: 1, children: 0, infants: 1 },
  });
});

test('an infant who turns two on the way travels as a child', () => {
  const trip = aTrip({ party: { adults: 1, children: 0, infants: 1 } });
  expect(typeAdvice({ type: 'INF' }, '2025-01-01', trip, TODAY)).toMatchObject({
    type: 'CHD',
    age: 1,
    turnsTwo: '2027-01-01',
    party: { adults: 1, children: 1, infants: 0 },
  });
});

test('a party that could not travel is not offered', () => {
  expect(advise('2018-01-01', aTrip())).toMatchObject({ type: 'CHD', party: null });
});
