import { expect, test } from 'vitest';
import { seatDesk, seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import { testDatabase } from '#tests/support/database.ts';
import { seatMap } from './seat-map.service.ts';

const { db } = await testDatabase();
const till = await seatDesk(db);

test('while departure control is silent there is no map, and it says so', async () => {
  till.desk.at(new Date('2027-01-05T02:00:00Z'));
  const traveller = await till.ticketed();
  const departureControl = {
    ...till.sources.departureControl,
    seats: () => Promise.reject(new DepartureControlError('silent')),
  };
  const question = {
    flight: till.flightOf(traveller),
    passengerSegmentIds: [seatedId(traveller.order)],
  };
  const silent = { ...till.sources, departureControl };
  expect(await seatMap(silent, question, traveller.visitor, till.desk.now())).toMatchObject({
    flight: null,
    userErrors: [{ code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] }],
  });
});
