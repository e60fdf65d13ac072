import { expect, test } from 'vitest';
import { aBooking, aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { membersOf, type PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { adultChoices } from './accompanying-adults.ts';

const TRIP = aTrip({ party: { adults: 3, children: 0, infants: 2 } });
const MEMBERS = membersOf(TRIP.party);
const INFANT = MEMBERS.find(({ key }) => key === 'inf2') as PartyMember;

test('adults are offered with the reason why one cannot take the infant', () => {
  const values = aBooking(TRIP);
  (values.passengers.adt3 as PassengerValues).dateOfBirth = '2009-01-01';
  const choices = adultChoices(INFANT, MEMBERS, values, TRIP);
  expect(choices.map(({ member, reason }) => [member.key, reason?.code ?? null])).toEqual([
    ['adt1', 'TAKEN'],
    ['adt2', null],
    ['adt3', 'UNDER_AGE'],
  ]);
});

test('an adult whose age is not known yet can be chosen', () => {
  const values = aBooking(TRIP);
  (values.passengers.adt2 as PassengerValues).dateOfBirth = '';
  expect(adultChoices(INFANT, MEMBERS, values, TRIP)[1]?.reason).toBeNull();
});
