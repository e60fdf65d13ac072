import { expect, test } from 'vitest';
import { aBooking, aTrip, TODAY } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { correctionFaults } from './correction-faults.ts';

const trip = aTrip({ party: { adults: 2, children: 0, infants: 1 } });
const members = membersOf(trip.party);

/** What is said when one passenger of a family becomes another. */
function faultsAfter(key: string, changes: Partial<PassengerValues>, phone = true) {
  const booking = aBooking(trip);
  const own = booking.passengers[key]!;
  const values = {
    ...booking,
    passengers: { ...booking.passengers, [key]: { ...own, ...changes } },
    contact: phone
      ? booking.contact
      : { ...booking.contact, phone: { areaCode: '852', number: '' } },
  };
  const member = members.find((one) => one.key === key)!;
  return correctionFaults(member)(members, values, trip, TODAY).map(
    ({ field, code }) => `${field} ${code}`,
  );
}

test('a correction without a fault has none', () => {
  expect(faultsAfter('adt1', { lastName: 'Chen' })).toEqual([]);
});

test('an adult who becomes too young for the infant has the error at the date of birth', () => {
  expect(faultsAfter('adt1', { dateOfBirth: '2010-01-01' })).toEqual([
    'passengers.adt1.dateOfBirth ACCOMPANYING_ADULT_INVALID',
  ]);
});

test('a document that a later passenger has is an error at the number that is typed', () => {
  const { document } = aBooking(trip).passengers.adt2!;
  expect(faultsAfter('adt1', { document })).toEqual([
    'passengers.adt1.document.number DOCUMENT_DUPLICATED',
  ]);
});

test('the last phone of a booking is asked for where it was', () => {
  const none = { areaCode: '852', number: '' };
  expect(faultsAfter('adt1', { phone: none }, false)).toEqual([
    'passengers.adt1.phone.number REQUIRED',
  ]);
});
