import { expect, test } from 'vitest';
import { boundsOf, reasonsOf, type Traveller, travellersOf, withInfants } from './travellers.ts';

const traveller = (id: string, changes: Partial<Traveller> = {}): Traveller => ({
  id,
  name: `SATO/${id}`,
  bounds: [0, 1],
  reason: null,
  adult: null,
  ...changes,
});
const FATHER = traveller('KENJI');
const MOTHER = traveller('YUKI', { bounds: [], reason: 'STILL_CHECKED_IN' });
const INFANT = traveller('HARU', { adult: { id: 'KENJI', name: 'SATO/KENJI' } });
const FAMILY = [FATHER, MOTHER, INFANT];

test('an infant is given back with the adult on whose lap it travels', () => {
  expect(withInfants(FAMILY, ['KENJI'])).toEqual(['KENJI', 'HARU']);
  expect(withInfants(FAMILY, ['HARU'])).toEqual(['HARU']);
});

test('who may give nothing back is not chosen, whatever was chosen before', () => {
  expect(withInfants(FAMILY, ['YUKI'])).toEqual([]);
  expect(reasonsOf(FAMILY)).toEqual([{ code: 'STILL_CHECKED_IN', names: ['SATO/YUKI'] }]);
});

test('the flights to choose from are those of which someone chosen has a ticket', () => {
  const flown = traveller('AKI', { bounds: [1] });
  expect(boundsOf([FATHER, flown], ['AKI'])).toEqual([1]);
  expect(boundsOf([FATHER, flown], [])).toEqual([0, 1]);
});

type Order = Parameters<typeof travellersOf>[0];

/** One passenger with a ticket for two flights, in the states given. */
const orderWith = (states: readonly (string | null)[], changes: object = {}): Order =>
  ({
    passengers: [{ id: 'KENJI', name: 'SATO/KENJI', accompanyingAdult: null }],
    passengerSegments: states.map((state, index) => ({
      id: `segment ${index}`,
      passenger: { id: 'KENJI' },
      segment: { boundIndex: index },
      coupon: state && { id: `coupon ${index}`, state },
    })),
    capabilities: [{ action: 'REFUND', allowed: true, reason: null }],
    refunds: [],
    ...changes,
  }) as unknown as Order;

const found = (order: Order) =>
  travellersOf(order).map(({ bounds, reason }) => ({ bounds, reason }));

test('flights that are used or checked in are not given back, the others are', () => {
  expect(found(orderWith(['FLOWN', 'OPEN']))).toEqual([{ bounds: [1], reason: null }]);
  expect(found(orderWith(['FLOWN', 'CHECKED_IN']))).toEqual([
    { bounds: [], reason: 'NOTHING_TO_REFUND' },
  ]);
  expect(found(orderWith(['CHECKED_IN']))).toEqual([{ bounds: [], reason: 'STILL_CHECKED_IN' }]);
  expect(found(orderWith([null]))).toEqual([{ bounds: [], reason: 'NOT_TICKETED' }]);
});

test('a flight whose refund is under way is not given back twice, and one that was rejected or withdrawn may be', () => {
  const asked = (state: string) => ({
    refunds: [{ state, passengers: [{ passengerSegments: [{ id: 'segment 0' }] }] }],
  });
  expect(found(orderWith(['OPEN'], asked('UNDER_REVIEW')))).toEqual([
    { bounds: [], reason: 'REFUND_IN_PROGRESS' },
  ]);
  for (const state of ['REJECTED', 'WITHDRAWN'])
    expect(found(orderWith(['OPEN'], asked(state)))).toEqual([{ bounds: [0], reason: null }]);
});

test('what the whole order is refused concerns everyone', () => {
  const capabilities = [{ action: 'REFUND', allowed: false, reason: { code: 'UNPAID_SEATS' } }];
  expect(found(orderWith(['OPEN'], { capabilities }))).toEqual([
    { bounds: [], reason: 'UNPAID_SEATS' },
  ]);
});
