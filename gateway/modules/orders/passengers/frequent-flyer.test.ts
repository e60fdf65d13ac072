import { expect, test } from 'vitest';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { clubNumberOf } from '#schema/rules/club/club-number.ts';
import { testDatabase } from '#tests/support/database.ts';
import { passengersOf } from './passengers.repository.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));

test.each([
  [{ airline: 'OWN', number: `mg ${clubNumberOf(880_012_345)}` }, '8800123450'],
  [{ airline: 'NH', number: 'ab 123-456' }, 'AB123456'],
] as const)('a membership %o is kept with the passenger', async (frequentFlyer, number) => {
  const order = await desk.book(desk.offer(), { passengers: [aPassenger({ frequentFlyer })] });
  const [passenger] = await passengersOf(db, order.id);
  expect(passenger?.frequentFlyer).toEqual({ airline: frequentFlyer.airline, number });
});
