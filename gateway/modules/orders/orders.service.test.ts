import { describe, expect, test, vi } from 'vitest';
import { randomIds } from '#gateway/ports/ids.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const start = new Date('2027-01-05T02:00:00Z');
function deskAt(instant: Date) {
  const desk = testOrders(db, keys);
  desk.at(instant);
  return desk;
}
const desk = deskAt(start);

async function seatsSold(): Promise<number> {
  const { sold } = await db
    .selectFrom('flight_inventory')
    .select(({ fn }) => fn.sum('sold').as('sold'))
    .executeTakeFirstOrThrow();
  return Number(sold);
}

describe('an order that was made', () => {
  test('waits fifty minutes for its payment, and then is cancelled to every viewer', async () => {
    const visitor = aVisitor();
    const order = await desk.book(desk.offer(), {}, visitor);
    const at = (minutes: number) =>
      desk.orders.find({ id: order.id }, visitor, addMinutes(start, minutes));
    expect(order).toMatchObject({ state: 'PENDING_PAYMENT', paymentDueAt: addMinutes(start, 50) });
    expect(await at(49)).toMatchObject({ state: 'PENDING_PAYMENT' });
    expect(await at(50)).toMatchObject({
      state: 'CANCELLED',
      cancellationCause: 'PAYMENT_WINDOW',
      closedAt: addMinutes(start, 50),
    });
  });

  test('is found by its booking reference in either case', async () => {
    const visitor = aVisitor();
    const order = await desk.book(desk.offer(), {}, visitor);
    const found = await desk.orders.find(
      { reference: order.reference.toLowerCase() },
      visitor,
      start,
    );
    expect(found?.id).toBe(order.id);
    expect(order.reference).toMatch(/^[A-Z2-9]{6}$/);
  });

  test('has another booking reference than all before it, and leaves nothing under one that is taken', async () => {
    const first = await desk.book(desk.offer());
    const offered = vi.spyOn(randomIds, 'reference').mockReturnValueOnce(first.reference);
    const before = await seatsSold();
    const second = await desk.book(desk.offer());
    expect(offered).toHaveBeenCalledTimes(2);
    offered.mockRestore();
    expect(second.reference).not.toBe(first.reference);
    expect(await seatsSold()).toBe(before + 1);
  });

  test('costs what was offered, line by line', async () => {
    const offer = desk.offer({ party: { adults: 2, children: 1, infants: 1 } });
    const order = await desk.book(offer);
    expect(order.price).toEqual(offer.price);
    expect(order.total).toEqual(offer.price.total);
  });

  test('names its travellers as tickets do, infants on the laps they were given to', async () => {
    const order = await desk.book(desk.offer({ party: { adults: 1, children: 0, infants: 1 } }));
    const [adult, infant] = order.passengers;
    expect(adult?.ticketName).toBe('LIU/ANNA');
    expect(infant).toMatchObject({ type: 'INF', accompanyingAdultId: adult?.id });
  });
});

describe('a repeated submission', () => {
  test('answers with the same order, even when the offer has expired since', async () => {
    const visitor = aVisitor();
    const submission = desk.submission(desk.offer());
    const first = await desk.orders.create(submission, visitor, start);
    const again = await desk.orders.create(submission, visitor, addMinutes(start, 30));
    expect(first.orderId).not.toBeNull();
    expect(again).toEqual(first);
  });

  test('at the same time makes one order', async () => {
    const visitor = aVisitor();
    const submission = desk.submission(desk.offer());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.orders.create(submission, visitor, start)),
    );
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  });

  test('with another content is refused', async () => {
    const visitor = aVisitor();
    const submission = desk.submission(desk.offer());
    await desk.orders.create(submission, visitor, start);
    const other = { ...submission, contact: { ...submission.contact, name: 'Somebody Else' } };
    expect(await desk.orders.create(other, visitor, start)).toMatchObject({
      orderId: null,
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }],
    });
  });

  test('of another browser is the same order: only its traveller knows key and content', async () => {
    const submission = desk.submission(desk.offer());
    const one = await desk.orders.create(submission, aVisitor(), start);
    const other = await desk.orders.create(submission, aVisitor(), start);
    expect(other.orderId).toBe(one.orderId);
  });

  test('of a member stays apart from those of guests', async () => {
    const submission = desk.submission(desk.offer());
    const one = await desk.orders.create(submission, { ...aVisitor(), memberId: 'm-1' }, start);
    const other = await desk.orders.create(submission, aVisitor(), start);
    expect(other.orderId).not.toBe(one.orderId);
  });
});

describe('a submission that cannot be ordered', () => {
  test('at another total than the offer’s makes nothing, and says what the price is', async () => {
    const offer = desk.offer();
    const { total } = offer.price;
    const seen = { ...total, amount: total.amount - 100 };
    const answer = await desk.orders.create(
      desk.submission(offer, { accepted: seen }),
      aVisitor(),
      start,
    );
    expect(answer).toMatchObject({
      orderId: null,
      userErrors: [{ code: 'AMOUNT_CHANGED' }],
      newOffer: { id: offer.id },
      priceChange: { oldTotal: seen, newTotal: total, difference: { ...total, amount: 100 } },
    });
  });

  test('of an expired offer makes nothing, and brings a new one', async () => {
    const offer = desk.offer();
    const answer = await desk.orders.create(
      desk.submission(offer),
      aVisitor(),
      addMinutes(start, 20),
    );
    expect(answer.orderId).toBeNull();
    expect(answer.userErrors[0]?.code).toBe('OFFER_EXPIRED');
    expect(answer.newOffer?.createdAt).toEqual(addMinutes(start, 20));
  });

  test('of an offer that was altered has an error for it beside its other errors', async () => {
    const submission = desk.submission(desk.offer(), { agreements: [] });
    const answer = await desk.orders.create(
      { ...submission, offerId: `${submission.offerId.slice(0, -2)}AA` },
      aVisitor(),
      start,
    );
    expect(answer.userErrors.map(({ code }) => code)).toEqual([
      'AGREEMENT_REQUIRED',
      'AGREEMENT_REQUIRED',
      'OFFER_INVALID',
    ]);
  });

  test('leaves its key free for the corrected one', async () => {
    const visitor = aVisitor();
    const submission = desk.submission(desk.offer());
    const wrong = { ...submission, accepted: { amount: 1, currency: 'CNY' } };
    expect((await desk.orders.create(wrong, visitor, start)).orderId).toBeNull();
    expect((await desk.orders.create(submission, visitor, start)).orderId).not.toBeNull();
  });
});
