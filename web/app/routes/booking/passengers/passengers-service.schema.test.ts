import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { aBooking, aTrip, TODAY } from './booking.test-support.ts';
import { membersOf } from './party-members.ts';
import { bookingSchema } from './passengers-service.schema.ts';

const TRIP = aTrip();
const schema = bookingSchema(membersOf(TRIP.party), TRIP, TODAY);

test('a faultless form passes as it is', () => {
  const values = aBooking(TRIP);
  expect(safeParse(schema, values)).toMatchObject({ success: true, output: values });
});

test('faults are named by codes at the paths of their fields', () => {
  const values = aBooking(TRIP);
  values.contact.email = '';
  const [issue] = safeParse(schema, values).issues ?? [];
  expect(issue?.message).toBe('REQUIRED');
  expect(issue?.path?.map(({ key }) => key)).toEqual(['contact', 'email']);
});

test('a draft of an older page or another party is read as far as it goes', () => {
  const values = aBooking(TRIP);
  const draft = {
    ...values,
    passengers: { adt9: values.passengers.adt1, adt1: { lastName: 7, document: { type: null } } },
  };
  const answer = safeParse(schema, draft);
  expect(answer.issues?.every(({ message }) => /^[A-Z_]+$/.test(message))).toBe(true);
  expect(answer.output).toMatchObject({ passengers: { adt1: { lastName: '' } } });
});
