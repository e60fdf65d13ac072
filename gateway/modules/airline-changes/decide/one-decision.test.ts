import { beforeEach, describe, expect, test, vi } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, oneWay, flightOf, cancelledTrip, changesOf, orderNow, keep, soldOn } = till;
const { freeOffer, confirm, requestRefund } = till;

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

type Other = 'REFUND' | 'MOVE';

/** A traveller whose flight was cancelled, and what two tabs may do about it. */
async function twoTabs(other: Other, days: number) {
  const traveller = await oneWay(days);
  const flights = [flightOf(traveller)];
  const change = await cancelledTrip(traveller);
  flights.push(desk.timetable.flight(change.segments[0]!.after!)!);
  const sold = () => Promise.all(flights.map((flight) => soldOn([flight])));
  const before = await sold();
  const request = other === 'REFUND' ? await requestRefund(traveller, change) : null;
  const offer = other === 'MOVE' ? await freeOffer(traveller, change) : null;
  return {
    keeps: async () => (await keep(change, traveller)) === null,
    leaves: async () => {
      if (!request) return (await confirm(traveller, offer!)).changeId !== null;
      const { refundId } = await request();
      await till.office.decide(refundId ?? '', { approved: true }, desk.now());
      await till.refunds.askOffice(desk.now());
      return refundId !== null;
    },
    /**
     * What was decided, and how many more seats are sold now on the cancelled flight and on the
     * proposed one.
     */
    outcome: async () => {
      const [decided] = await changesOf(traveller);
      const now = await sold();
      return {
        state: decided?.state,
        seats: now.map((count, index) => count - (before[index] ?? 0)),
        order: (await orderNow(traveller)).state,
      };
    },
  };
}

describe.each([
  ['REFUND', 'REFUNDED', 'REFUNDED'],
  ['MOVE', 'MOVED', 'CHANGED'],
] as const)('two tabs of which one keeps and one chooses %s', (other, state, order) => {
  test('end with one decision, and with no seat that is sold to no one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { keeps, leaves, outcome } = await twoTabs(other, 30);
      const [kept, left] = await Promise.all([keeps(), leaves()]);
      expect(kept || left).toBe(true);
      expect(await outcome()).toEqual(
        left
          ? { state, order, seats: [-1, 0] }
          : { state: 'KEPT', order: 'TICKETED', seats: [-1, 1] },
      );
    }
  });

  test('keep nothing once the tickets are given up', async () => {
    const { keeps, leaves, outcome } = await twoTabs(other, 40);
    expect([await leaves(), await keeps()]).toEqual([true, false]);
    expect(await outcome()).toEqual({ state, order, seats: [-1, 0] });
  });
});

// The control: without the lock of the order, the change of date gives back a seat that was given
// back before.
test('without the lock of the order a seat is given back twice: the test of two tabs can fail', async () => {
  const { keeps, leaves } = await twoTabs('MOVE', 50);
  const reached = Promise.withResolvers<void>();
  const kept = Promise.withResolvers<void>();
  const { hold } = desk.inventory;
  const unlocked = vi
    .spyOn(desk.orders, 'lock')
    .mockImplementation((trx, id, ...seen) => desk.orders.findIn(trx, { id }, ...seen));
  const waiting = vi.spyOn(desk.inventory, 'hold').mockImplementationOnce(async (...asked) => {
    reached.resolve();
    await kept.promise;
    return hold(...asked);
  });
  const leaving = expect(leaves()).rejects.toThrow('flight_inventory_never_oversold');
  await reached.promise;
  expect(await keeps()).toBe(true);
  kept.resolve();
  await leaving;
  for (const spy of [unlocked, waiting]) spy.mockRestore();
});
