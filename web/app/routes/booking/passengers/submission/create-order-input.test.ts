import { expect, test } from 'vitest';
import { aBooking, aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { createOrderInput } from './create-order-input.ts';

const TRIP = aTrip({ party: { adults: 1, children: 1, infants: 1 } });
const SUBMISSION = {
  idempotencyKey: 'k'.repeat(12),
  offerId: 'offer',
  accepted: { amount: 758_700, currency: 'CNY' },
  locale: 'EN',
} as const;

test('everyone is sent in the order of the party, the infant with its adult', () => {
  const input = createOrderInput(membersOf(TRIP.party), aBooking(TRIP), SUBMISSION);
  expect(input.passengers.map(({ key, type }) => [key, type])).toEqual([
    ['adt1', 'ADT'],
    ['chd1', 'CHD'],
    ['inf1', 'INF'],
  ]);
  expect(input.passengers[2]?.accompanyingAdultKey).toBe('adt1');
  expect(input).toMatchObject({ ...SUBMISSION, agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'] });
});

test('what is left empty is not sent', () => {
  const values = aBooking(TRIP);
  const adult = values.passengers.adt1 as PassengerValues;
  adult.document = { ...adult.document, type: 'TI', expiresOn: '' };
  values.contact.phone.number = ' ';
  const input = createOrderInput(membersOf(TRIP.party), values, SUBMISSION);
  expect(input.passengers[0]).toMatchObject({ title: null, phone: null, frequentFlyer: null });
  expect(input.passengers[0]?.document.expiresOn).toBeNull();
  expect(input.contact.phone).toBeNull();
});

test('someone whom another search left in the form is not sent', () => {
  const alone = aTrip();
  const input = createOrderInput(membersOf(alone.party), aBooking(TRIP), SUBMISSION);
  expect(input.passengers.map(({ key }) => key)).toEqual(['adt1']);
});
