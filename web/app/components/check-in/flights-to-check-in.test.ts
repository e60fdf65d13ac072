import { expect, test } from 'vitest';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';
import { flightsToCheckIn } from './flights-to-check-in.ts';

const on = (flightNumber: string, name: string, ...may: string[]) =>
  ({
    id: `${name} ${flightNumber}`,
    flight: { flightNumber },
    capabilities: [
      ...may.map((action) => ({ action, allowed: true })),
      { action: 'CHECK_IN', allowed: false },
    ],
  }) as unknown as SeatedPassengerFragment;
const open = (id: string, ...passengers: string[]) => ({
  id,
  passengerSegments: passengers.map((one) => ({ id: one })),
});

test('each flight that check-in lists has what its passengers may do, the next step first', () => {
  const passengers = [
    on('MG1', 'anna', 'CANCEL_CHECK_IN', 'BOARDING_PASS'),
    on('MG1', 'bo', 'CHECK_IN'),
    on('MG2', 'anna', 'CHECK_IN'),
  ];
  const list = [open('first', 'anna MG1', 'bo MG1'), open('second', 'anna MG2')];
  expect(flightsToCheckIn(passengers, list)).toEqual([
    {
      itineraryId: 'first',
      flightNumber: 'MG1',
      actions: ['CHECK_IN', 'BOARDING_PASS', 'CANCEL_CHECK_IN'],
    },
    { itineraryId: 'second', flightNumber: 'MG2', actions: ['CHECK_IN'] },
  ]);
});

test('flights of other orders, later flights, and those where nothing can be done are left out', () => {
  const passengers = [on('MG1', 'anna'), on('MG2', 'anna', 'CHECK_IN')];
  expect(flightsToCheckIn(passengers, [open('first', 'anna MG1'), open('x', 'zoe MG9')])).toEqual(
    [],
  );
});
