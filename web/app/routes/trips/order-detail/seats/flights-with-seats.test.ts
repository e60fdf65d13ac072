import { expect, test } from 'vitest';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';
import { flightsWithSeats } from './flights-with-seats.ts';

const on = (index: number, code: string | null, passengerType = 'ADT') =>
  ({
    id: `${index} ${code}`,
    passengerType,
    segment: { id: `${index}`, index },
    capabilities: [{ action: 'SELECT_SEAT', allowed: !code, reason: code ? { code } : null }],
  }) as SeatedPassengerFragment;

test('each flight offers seats as soon as one passenger may choose, else it says why not, once', () => {
  const flights = flightsWithSeats([
    on(0, 'SPECIAL_SERVICE'),
    on(0, null),
    on(1, 'CHECK_IN_CLOSED'),
    on(1, 'CHECK_IN_CLOSED'),
    on(1, 'FOLLOWS_ADULT', 'INF'),
  ]);
  expect(flights.map(({ segment, passengers }) => [segment, passengers.length])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(flights.map(({ mayChoose }) => mayChoose)).toEqual([true, false]);
  expect(flights.map(({ reasons }) => reasons)).toEqual([[], ['CHECK_IN_CLOSED']]);
});
