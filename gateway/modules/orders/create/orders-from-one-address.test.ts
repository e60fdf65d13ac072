import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { Buyer } from './open-orders.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }), {
  openOrders: {
    perSession: 0,
    perAddress: 0,
    seatsPerFlightAndAddress: 20,
    madePerAddressAndHour: 6,
    hashOf: (network) => Buffer.from(network),
  },
});
desk.at(start);

let addresses = 0;
/** A network address that has ordered nothing yet. */
function anAddress() {
  addresses += 1;
  return `192.0.2.${addresses}`;
}
const from = (address: string): Buyer => ({ ...aVisitor(), address });
async function order(buyer: Buyer, offer: Offer = desk.offer(), now = start) {
  const { orderId, userErrors } = await desk.orders.create(desk.submission(offer), buyer, now);
  return { orderId, codes: userErrors.map(({ code }) => code) };
}
const cancel = (orderId: string | null, buyer: Buyer, now: Date) =>
  desk.orders.cancel({ orderId: orderId ?? '', idempotencyKey: randomUUID() }, buyer, now);

describe('orders made from one address', () => {
  test('are limited by the hour, though each is cancelled at once and written to another mailbox', async () => {
    const address = anAddress();
    const codes = [];
    for (let made = 0; made < 8; made += 1) {
      const buyer = from(address);
      const answer = await order(buyer);
      codes.push(...answer.codes);
      if (answer.orderId) await cancel(answer.orderId, buyer, start);
    }
    expect(codes).toEqual(['TOO_MANY_ORDERS', 'TOO_MANY_ORDERS']);
    expect((await order(from(anAddress()))).codes).toEqual([]);
    const later = addMinutes(start, 60);
    desk.at(later);
    expect((await order(from(address), desk.offerAgain(desk.offer()), later)).codes).toEqual([]);
    desk.at(start);
  });

  test('are counted once when a submission is repeated, and not when it was refused', async () => {
    const buyer = from(anAddress());
    const submission = desk.submission(desk.offer());
    for (let again = 0; again < 10; again += 1) {
      await desk.orders.create(submission, buyer, start);
      const other = { ...submission, contact: { ...submission.contact, name: 'Other' } };
      await desk.orders.create(other, buyer, start);
    }
    for (let made = 1; made < 6; made += 1) expect((await order(buyer)).codes).toEqual([]);
    expect((await order(buyer)).codes).toEqual(['TOO_MANY_ORDERS']);
  });
});

describe('unpaid seats of one flight', () => {
  const flight = (days: number) => ({
    bounds: [{ origin: 'PVG', destination: 'HKG', date: desk.inDays(days) }],
  });
  const party = (adults: number) => ({ adults, children: 0, infants: 1 });

  test('are limited for one address, whatever browsers it has; infants have no seat', async () => {
    const address = anAddress();
    const offer = desk.offer({ ...flight(60), party: party(8) });
    expect((await order(from(address), offer)).codes).toEqual([]);
    expect((await order(from(address), offer)).codes).toEqual([]);
    expect((await order(from(address), offer)).codes).toEqual(['TOO_MANY_OPEN_ORDERS']);
    const last = desk.offer({ ...flight(60), party: party(4) });
    expect((await order(from(address), last)).codes).toEqual([]);
    const one = desk.offer({ ...flight(60), party: party(1) });
    expect((await order(from(address), one)).codes).toEqual(['TOO_MANY_OPEN_ORDERS']);
    expect((await order(from(anAddress()), one)).codes).toEqual([]);
    expect(
      (await order(from(address), desk.offer({ ...flight(61), party: party(8) }))).codes,
    ).toEqual([]);
  });

  test('are free for others once they are paid or cancelled', async () => {
    const buyer = from(anAddress());
    const offer = desk.offer({ ...flight(62), party: party(8) });
    const [paid, cancelled] = [await order(buyer, offer), await order(buyer, offer)];
    await desk.settle(paid.orderId ?? '');
    expect((await order(buyer, offer)).codes).toEqual([]);
    expect((await order(buyer, offer)).codes).toEqual(['TOO_MANY_OPEN_ORDERS']);
    await cancel(cancelled.orderId, buyer, start);
    expect((await order(buyer, offer)).codes).toEqual([]);
  });
});

describe('a cancellation', () => {
  const mails = async (orderId: string | null) => {
    const { rows } = await sql`
      SELECT 1 FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
      WHERE task.identifier = 'send-order-cancelled' AND job.payload ->> 'orderId' = ${orderId}`.execute(
      db,
    );
    return rows.length;
  };
  const quiet = LIMITS.quietCancellationMinutes;
  const cancelledAfter = async (minutes: number, buyer = from(anAddress()), by = buyer) => {
    const { orderId } = await order(buyer);
    const now = addMinutes(start, minutes);
    if (by !== buyer)
      await db
        .transaction()
        .execute((trx) => desk.orders.openTo(trx, orderId ?? '', by.sessionId, now));
    desk.at(now);
    expect(await cancel(orderId, by, now)).toBeNull();
    desk.at(start);
    return mails(orderId);
  };

  test('is not written about when the browser that made the order takes it back at once', async () => {
    expect(await cancelledAfter(0)).toBe(0);
    expect(await cancelledAfter(quiet - 1)).toBe(0);
  });

  test('is written about later, or when another browser did it', async () => {
    expect(await cancelledAfter(quiet)).toBe(1);
    expect(await cancelledAfter(1, from(anAddress()), from(anAddress()))).toBe(1);
  });
});
