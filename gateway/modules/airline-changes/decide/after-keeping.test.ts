import { beforeEach, describe, expect, test } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, oneWay, flightOf, cancelledTrip, changesOf, orderNow, reopen, keep } = till;
const { searchFree, freeOffer, confirm, offerRefund, requestRefund, soldOn } = till;
const start = new Date('2027-01-05T02:00:00Z');
let days = 30;

beforeEach(() => {
  desk.at(start);
  days += 1;
});

describe('who kept the flights loses nothing that silence keeps (RULES 8.4)', () => {
  test('a move stays free until the time for a decision has passed', async () => {
    const traveller = await oneWay(days);
    const before = flightOf(traveller);
    const change = await cancelledTrip(traveller);
    const after = change.segments[0]!.after!;
    const [soldBefore, soldAfter] = [await soldOn([before]), await soldOn([after])];
    await keep(change, traveller);
    const kept = { ...traveller, order: await orderNow(traveller) };
    const offer = await freeOffer(kept, change, 1);
    expect(offer.totalDue.amount).toBe(0);
    const { changeId } = await confirm(traveller, offer);
    expect(await changesOf(traveller)).toMatchObject([{ state: 'MOVED', dateChangeId: changeId }]);
    expect([await soldOn([before]), await soldOn([after])]).toEqual([soldBefore - 1, soldAfter]);
  });

  test('a free move is refused once that time has passed', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    const day = addDays(traveller.order.segments[0]!.departureDate, 1);
    await keep(change, traveller);
    desk.at(change.decideBy);
    await reopen(traveller);
    expect((await searchFree(traveller, change, day)).userErrors[0]?.code).toBe(
      'AIRLINE_CHANGE_CLOSED',
    );
  });

  test('a refund is of all that was paid, until departure', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    await keep(change, traveller);
    for (const instant of [start, change.decideBy, addMinutes(change.departsAt, -1)]) {
      desk.at(instant);
      await reopen(traveller);
      expect((await offerRefund(traveller, change)).offer?.money).toEqual(traveller.order.total);
    }
    const { refundId } = await (await requestRefund(traveller, change))();
    expect(await changesOf(traveller)).toMatchObject([{ state: 'REFUNDED', refundId }]);
    desk.at(change.departsAt);
    await reopen(traveller);
    expect((await offerRefund(traveller, change)).offer).toBeNull();
  });
});
