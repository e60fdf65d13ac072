import { expect, test } from 'vitest';
import { seatPlanOf } from '#gateway/modules/aircraft/aircraft.service.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { A320_NEO } from '#gateway/simulated/timetable/fleet/a320.data.ts';
import { adjacentSeats } from '#schema/rules/after-sale/adjacent-seats.ts';
import { seatsOfFlight } from './flight-seats.ts';

const aircraft = {
  seatPlan: () => seatPlanOf({ ...A320_NEO, seats: { BUSINESS: 8, ECONOMY: 150 } }),
};
const flight = { aircraft: 'A320_NEO' } as unknown as DatedFlight;

test('rows 12 and 14 are neighbours on an aircraft without a row 13', () => {
  const seats = seatsOfFlight({ aircraft } as never, flight);
  expect(seats.has('13A')).toBe(false);
  const free = ['12A', '12B', '14A', '14B'].flatMap((number) => {
    const seat = seats.get(number);
    if (!seat) return [];
    const { row, place, group } = seat;
    return [{ number, row, place, group, prices: [0, 0, 0, 0] }];
  });
  const party = [false, false, false, false].map((child) => ({ child }));
  expect(adjacentSeats(free, party, 1).map((group) => [...group.seats].sort())).toEqual([
    ['12A', '12B', '14A', '14B'],
  ]);
  // scattered seats would be a proposal too: only neighbouring rows are as near as this
  expect((seats.get('14A')?.row ?? 0) - (seats.get('12A')?.row ?? 0)).toBe(1);
});
