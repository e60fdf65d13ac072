import { expect, test } from 'vitest';
import type { Changeable, ChangeDraft } from './change-draft.ts';
import { changePricesOf } from './change-prices-of.ts';

const bound = (index: number, day: string) => ({
  index,
  itinerary: { departure: { local: `${day}T09:00:00`, zone: 'Asia/Shanghai' } },
});
const changeable = {
  order: {
    id: 'order',
    serverNow: '2026-11-20T01:00:00Z',
    bounds: [bound(0, '2026-12-10'), bound(1, '2026-12-17')],
    tickets: [],
  },
  airlineChange: null,
} as unknown as Changeable;
const draft = (...moved: readonly number[]): ChangeDraft => ({
  passengers: new Set(['adult']),
  days: new Map(moved.map((index) => [index, ''])),
});

test('the days of the first bound that moves are priced, with those that move after it', () => {
  expect(changePricesOf(changeable, draft(0, 1), 0)).toEqual({
    orderId: 'order',
    passengerIds: ['adult'],
    airlineChangeId: null,
    bounds: [
      { boundIndex: 0, departureDate: '2026-12-10' },
      { boundIndex: 1, departureDate: '2026-12-17' },
    ],
  });
  expect(changePricesOf(changeable, draft(1), 1)?.bounds).toEqual([
    { boundIndex: 1, departureDate: '2026-12-17' },
  ]);
});

test('a bound after one that moves has no prices: they follow from what is chosen there', () => {
  expect(changePricesOf(changeable, draft(0, 1), 1)).toBeNull();
});

test('nothing is priced while no one is chosen', () => {
  expect(changePricesOf(changeable, { ...draft(0), passengers: new Set() }, 0)).toBeNull();
});
