import { describe, expect, test } from 'vitest';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

const offer = desk.offer();
const [person] = desk.travellersFor(offer);
const passengers = person ? [person] : [];
const hold = (visitor: Visitor, of = offer, now = start) =>
  desk.orders.create(desk.submission(desk.offerAgain(of), { passengers }), visitor, now);
const HELD = [{ code: 'DOCUMENT_HELD', path: ['passengers', '0', 'document', 'number'] }];

describe('one browser', () => {
  test('holds seats on a flight once for a document, and learns in which booking', async () => {
    const visitor = aVisitor();
    const { orderId } = await hold(visitor);
    expect(await hold(visitor)).toMatchObject({
      orderId: null,
      heldOrderId: orderId,
      userErrors: HELD,
    });
  });

  test('holds another flight, or the same for another browser', async () => {
    const visitor = aVisitor();
    await hold(visitor);
    const back = [{ origin: 'HKG', destination: 'PVG', date: desk.inDays(30) }];
    expect((await hold(visitor, desk.offer({ bounds: back }))).userErrors).toEqual([]);
    expect((await hold(aVisitor())).userErrors).toEqual([]);
  });

  test('holds it again once the booking is cancelled or over', async () => {
    const visitor = aVisitor();
    const { orderId } = await hold(visitor);
    const request = { orderId: orderId ?? '', idempotencyKey: 'cancelled' };
    await desk.orders.cancel(request, visitor, start);
    expect((await hold(visitor)).userErrors).toEqual([]);
    const over = addMinutes(start, LIMITS.paymentWindowMinutes);
    desk.at(over);
    expect((await hold(visitor, offer, over)).userErrors).toEqual([]);
    desk.at(start);
  });

  test('cannot correct a passenger into one whose document is held', async () => {
    const visitor = aVisitor();
    await hold(visitor);
    const other = await desk.book(desk.offer(), {}, visitor);
    const correction = {
      passengerId: other.passengers[0]?.id ?? '',
      idempotencyKey: 'corrected',
      passenger: person!,
    };
    expect(await desk.orders.correct(correction, visitor, start)).toEqual([
      { code: 'DOCUMENT_HELD', path: ['passenger', 'document', 'number'] },
    ]);
  });

  test('finds what it holds, the first due first, and nothing of others', async () => {
    const visitor = aVisitor();
    const first = await desk.book(desk.offer(), {}, visitor);
    desk.at(addMinutes(start, 1));
    const second = await desk.book(desk.offer(), {}, visitor);
    desk.at(start);
    await desk.book(desk.offer(), {}, aVisitor());
    const held = async (now: Date) =>
      (await desk.orders.openOf(visitor, now)).map(({ reference }) => reference);
    expect(await held(start)).toEqual([first.reference, second.reference]);
    expect(await held(first.paymentDueAt)).toEqual([second.reference]);
    expect(await desk.orders.openOf({ sessionId: null, memberId: null }, start)).toEqual([]);
  });
});
