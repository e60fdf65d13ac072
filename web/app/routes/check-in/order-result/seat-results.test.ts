import { expect, test } from 'vitest';
import type { SeatOrderStatusFragment } from '#web/app/components/seat-order/seat-order-status.gen.ts';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';
import { outcomeOf, seatResults } from './seat-results.ts';

const passenger = (id: string, number: string | null, state = 'CONFIRMED') =>
  ({
    id,
    name: id,
    passengerType: 'ADT',
    seat: number ? { number, state, documentNumber: null } : null,
  }) as SeatedPassengerFragment;
const seatOrder = (...states: string[]) =>
  ({
    items: states.map((state, index) => ({
      seatNumber: `1${index}A`,
      state,
      documentNumber: null,
      passengerSegment: passenger(`p${index}`, null),
    })),
  }) as unknown as SeatOrderStatusFragment;
const outcome = (...states: string[]) => outcomeOf(seatResults([], seatOrder(...states)), false);

test('a seat order ends well for all, for some or for none, or is still open', () => {
  expect(outcome('CONFIRMED', 'CONFIRMED')).toBe('ALL');
  expect(outcome('CONFIRMED', 'REFUNDED')).toBe('SOME');
  expect(outcome('EXPIRED', 'EXPIRED')).toBe('NONE');
  expect(outcome('CANCELLED')).toBe('NONE');
  expect(outcome('HELD')).toBe('OPEN');
});

test('free seats are confirmed at once; who has chosen none takes nothing from the others', () => {
  const results = seatResults([passenger('anna', '12A'), passenger('bo', null)], null);
  expect(results.map(({ seat, state }) => [seat, state])).toEqual([
    ['12A', 'CONFIRMED'],
    [null, 'NONE'],
  ]);
  expect(outcomeOf(results, false)).toBe('ALL');
});

test('seats of an order that is not paid are held with it', () => {
  expect(outcomeOf(seatResults([passenger('anna', '12A', 'HELD')], null), true)).toBe('HELD');
});
