import { beforeEach, describe, expect, test, vi } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { airlineChangeRights } from './airline-change-rights.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, oneWay, cancelledTrip, changesOf, keep, freeOffer, confirm, requestRefund } = till;

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

/** Which of two ways were taken, when two tabs choose at the same time. */
const raced = async (other: 'REFUND' | 'MOVE') => {
  const traveller = await oneWay(30);
  const change = await cancelledTrip(traveller);
  const request = other === 'REFUND' ? await requestRefund(traveller, change) : null;
  const offer = other === 'MOVE' ? await freeOffer(traveller, change) : null;
  const outcomes = await Promise.all([
    keep(change, traveller).then((code) => code === null),
    request
      ? request().then(({ refundId }) => refundId !== null)
      : confirm(traveller, offer!).then(({ changeId }) => changeId !== null),
  ]);
  const [decided] = await changesOf(traveller);
  return { taken: outcomes.filter(Boolean).length, state: decided?.state };
};

describe.each(['REFUND', 'MOVE'] as const)(
  'two tabs of which one keeps and one chooses %s',
  (other) => {
    test('decide once', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { taken, state } = await raced(other);
        expect(taken).toBe(1);
        expect(['KEPT', other === 'MOVE' ? 'MOVED' : 'REFUNDED']).toContain(state);
      }
    });
  },
);

// The control: without the lock of the order, the refund has looked before the flights are kept.
test('without the lock of the order both are taken: the test of two tabs can fail', async () => {
  const traveller = await oneWay(40);
  const change = await cancelledTrip(traveller);
  const request = await requestRefund(traveller, change);
  const { promise: hasLooked, resolve } = Promise.withResolvers<void>();
  const unlocked = vi
    .spyOn(desk.orders, 'orderForPayment')
    .mockResolvedValue({ ...traveller.order, state: 'TICKETED' });
  const { right } = airlineChangeRights;
  const looking = vi.spyOn(airlineChangeRights, 'right').mockImplementation(async (...asked) => {
    const found = await right(...asked);
    resolve();
    return found;
  });
  const waiting = vi.spyOn(desk.inventory, 'hold').mockImplementation(() => hasLooked);
  const [code, { refundId }] = await Promise.all([keep(change, traveller), request()]);
  for (const spy of [unlocked, looking, waiting]) spy.mockRestore();
  expect([code, refundId === null]).toEqual([null, false]);
});
