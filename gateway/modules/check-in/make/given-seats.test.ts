import { expect, test } from 'vitest';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { emptyFlights } from '#gateway/modules/seats/seats.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

test('who travels alone and has chosen none gets no middle seat while a window or an aisle is free', async () => {
  const edges = ['10A', '10C', '10D', '10F'].map((number) => [number, 'TAKEN'] as const);
  const { desk, seats, ticketed, checkIn } = checkInDesk(db, {
    departureControl: { ...emptyFlights, seats: async () => new Map(edges) },
  });
  desk.at(new Date('2027-01-05T02:00:00Z'));
  const traveller = await ticketed();
  expect((await checkIn(traveller)).userErrors).toEqual([]);
  const { order, visitor } = traveller;
  const [seat] = await seats.liveOf(db, [order.id], visitor, desk.now());
  expect(seat?.seatNumber).toMatch(/[ACDF]$/);
});
