import { expect, test } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { cancelledSegments } from './segments.service.ts';

const now = new Date('2027-01-05T02:00:00Z');
const order = {
  segments: ['MG521', 'MG523'].map((flightNumber, index) => ({
    flightNumber,
    departureDate: '2027-02-03',
    index,
  })),
} as unknown as Order;
const is = (wanted: string) => (flight: FlightKey) => flight.flightNumber === wanted;
const asking = (of: Operations['of']) =>
  cancelledSegments({
    operations: { of, disrupted: async () => [] },
    timetable: { flight: (key) => key as DatedFlight },
    isCancelled: is('MG521'),
  })({} as Database, order, now);

test('operations control says which segments of an order are cancelled', async () => {
  const said = asking(
    async (flights) =>
      flights.map((flight) => ({ flight, cancelled: is('MG523')(flight) })) as never,
  );
  expect([...(await said)]).toEqual([1]);
});

test('while it is away, an order is read with what was known last', async () => {
  const said = asking(() => Promise.reject(new PortUnavailable('operations', 'silent')));
  expect([...(await said)]).toEqual([0]);
});

test('another fault is not taken for an outage', async () => {
  await expect(asking(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
