import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { stepsAt } from './steps.ts';
import { testServices } from './test-services.ts';

const till = await testServices();
const { services, now } = till;
const { orders, refunds, dateChanges } = services;
const steps = stepsAt(till);

/**
 * Two tabs of a traveller with one booking: one changes its date, the other gives the same coupons
 * back.
 */
async function twoTabs(days: number, changesFirst: boolean) {
  const traveller = await steps.begin(days, { who: 1, points: 0 });
  const { payer, first } = traveller;
  const order = await orders.find({ id: first }, payer, now());
  const change = order && (await steps.changeOf(order, traveller, { who: 7, where: 0, which: 0 }));
  const { offer } = await refunds.offer(
    {
      orderId: first,
      airlineChangeId: null,
      boundIndexes: null,
      reason: 'CHANGE_OF_PLANS',
      passengerIds: order?.passengers.map(({ id }) => id) ?? [],
    },
    payer,
    now(),
  );
  if (!change || !offer) throw new Error('nothing was offered');
  const changed = () =>
    dateChanges.confirm(change, payer, now()).then(({ changeId }) => changeId !== null);
  const givenBack = () =>
    refunds
      .request(
        {
          refundOfferId: offer.id,
          accepted: offer.money,
          idempotencyKey: randomUUID(),
          note: null,
          proofIds: [],
          previousRefundId: null,
        },
        payer,
        now(),
      )
      .then(({ refundId }) => refundId !== null);
  const tabs = changesFirst ? [changed, givenBack] : [givenBack, changed];
  return tabs;
}

async function done(tabs: readonly (() => Promise<boolean>)[]) {
  const outcomes = await Promise.allSettled(tabs.map((tab) => tab()));
  return outcomes.filter((one) => one.status === 'fulfilled' && one.value).length;
}

// What happens without the lock of the order is in `one-change-guard-off.test` and
// `one-refund-a-coupon.test`.
test.each([30, 31, 32, 33, 34, 35])(
  'one of two tabs changes or refunds a coupon, never both (flight in %i days)',
  async (days) => {
    const tabs = await twoTabs(days, days % 2 === 0);
    expect(await done(tabs)).toBe(1);
  },
);
