import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { asking, extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { extrasOnReceipt } from '#gateway/modules/extras/orders/extras-on-flight.ts';
import { forFlight } from '#gateway/modules/extras/stock/stock.test-support.ts';
import { claimOrder, grantAccess } from '#gateway/modules/orders/access/order-access.repository.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { guestsAt } from './guests.test-support.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments, mails } = till;
const { traveller, ordered, pay, changed } = guestsAt(till);
const start = desk.now();
const DAY = 24 * 60;

beforeEach(() => {
  desk.at(start);
  mails.length = 0;
});

/** What jobs would be told of a guest's extras, in the order of their making. */
async function newsOf(extrasOrderId: string) {
  const { rows } = await sql<{ event: string }>`
    select job.payload ->> 'event' as event from graphile_worker._private_jobs as job
    where job.payload ->> 'extrasOrderId' = ${extrasOrderId} order by job.id`.execute(db);
  return rows.map(({ event }) => event);
}
const codesOf = async (...[request, guest]: Parameters<typeof extras.create>) =>
  (await extras.create(request, guest)).userErrors.map(({ code }) => code);

test('a guest buys extras for an order of this browser: they are on its receipt, and the contact gets the numbers', async () => {
  const { guest, order } = await traveller();
  const bought = await ordered(guest, order, 'bag', 2);
  expect(bought).toMatchObject({ memberId: null, byGuest: true, flightOrderId: order.id });
  expect(await extrasOnReceipt(extras, order, desk.now())).toEqual([]);
  expect(await pay(guest, bought.id)).toBe('PAID');
  expect(await extrasOnReceipt(extras, order, desk.now())).toMatchObject([
    { name: 'One more checked bag', quantity: 2, passenger: order.passengers[0]?.ticketName },
  ]);
  const coupons = await extras.couponsIssuedBy(bought.id, guest, desk.now());
  expect(coupons.map(({ state }) => state)).toEqual(['AVAILABLE', 'AVAILABLE']);
  expect(await newsOf(bought.id)).toEqual(['BENEFITS_HELD', 'BENEFITS_PAID']);
  const about = { extrasOrderId: bought.id, amount: null };
  await extras.mailNews({ ...about, event: 'BENEFITS_PAID' }, desk.now());
  // it is paid: that it waits for payment is written no more
  await extras.mailNews({ ...about, event: 'BENEFITS_HELD' }, desk.now());
  expect(mails.map(({ to }) => to)).toEqual([order.contact.email]);
  for (const { number } of coupons) expect(mails[0]?.text).toContain(number);
});

test('extras of a guest are there for who may see the order, and not there for anyone else', async () => {
  const { guest, order } = await traveller();
  const bought = await ordered(guest, order, 'wifi');
  await pay(guest, bought.id);
  const [coupon] = await extras.couponsIssuedBy(bought.id, guest, desk.now());
  const [found, stranger, member] = [aVisitor(), aVisitor(), await till.buyer()];
  const seenBy = async (viewer: typeof guest) => [
    (await extras.order(bought.id, viewer, desk.now()))?.id ?? null,
    ...(await extras.ordersFor([order.id], viewer, desk.now())).map(({ id }) => id),
    ...(await payments.ofOrder(bought.id, viewer, desk.now())).map(({ state }) => state),
    ...(await extras.couponsIssuedBy(bought.id, viewer, desk.now())).map(({ id }) => id),
    (await extras.coupon(coupon?.id ?? '', viewer, desk.now()))?.id ?? null,
  ];
  const everything = [bought.id, bought.id, 'SUCCEEDED', coupon?.id, coupon?.id];
  expect(await seenBy(guest)).toEqual(everything);
  for (const other of [found, stranger, member]) expect(await seenBy(other)).toEqual([null, null]);
  const until = addMinutes(desk.now(), 60);
  await inTransaction(db, (trx) => grantAccess(trx, found.sessionId, order.id, until));
  expect(await seenBy(found)).toEqual(everything);
  desk.at(until);
  expect(await seenBy(found)).toEqual([null, null]);

  await inTransaction(db, (trx) => claimOrder(trx, order.id, member.memberId));
  expect(await seenBy(member)).toEqual(everything);
  const listed = await extras.ordersOf(member.memberId, desk.now());
  expect(listed.map(({ id }) => id)).toEqual([bought.id]);
  // the coupons stay with the order: they pay for nothing else
  expect(await extras.couponsOf(member.memberId, desk.now())).toEqual([]);
});

test('coupons, extras for no passenger and orders that a guest does not see need an account', async () => {
  const [{ guest, order }, other] = [await traveller(), await traveller()];
  const request = forFlight(till, order, 'wifi');
  const refused = { extensions: { code: 'UNAUTHENTICATED' } };
  for (const [asked, by] of [
    [{ ...request, couponIds: [randomUUID()] }, guest],
    [asking({ wifi: 1 }), guest],
    [request, other.guest],
    [request, { sessionId: null, memberId: null }],
  ] as const)
    await expect(extras.create(asked, by)).rejects.toMatchObject(refused);
  const both = [...request.items, ...forFlight(till, other.order, 'wifi').items];
  expect(await codesOf({ ...request, items: both }, guest)).toEqual(['PASSENGER_NOT_FOUND']);
  expect(await codesOf(forFlight(till, order, 'upgrade'), guest)).toEqual(['EXTRA_NOT_OFFERED']);
  const upTo = addMinutes(desk.now(), 60);
  const checkIn = aVisitor();
  await db
    .insertInto('segment_access')
    .values({
      session_id: checkIn.sessionId,
      order_id: order.id,
      segment_index: 0,
      expires_at: upTo,
    })
    .execute();
  await expect(extras.create(request, checkIn)).rejects.toMatchObject(refused);
});

test('the yearly limit of guests is one for the whole order, in whichever browser they buy', async () => {
  const { guest, order } = await traveller();
  const second = aVisitor();
  const until = addMinutes(desk.now(), 60);
  await inTransaction(db, (trx) => grantAccess(trx, second.sessionId, order.id, until));
  await ordered(guest, order, 'lounge', 3);
  const two = forFlight(till, order, 'lounge', 2);
  expect(await codesOf(two, second)).toEqual(['YEARLY_LIMIT_REACHED']);
  await ordered(second, order, 'lounge', 1);
  const next = await traveller();
  await ordered(next.guest, next.order, 'lounge', 2);
});

test('a change of date does not begin the yearly limit again, neither for those who moved nor for those who stayed', async () => {
  const [before, moved, movedAgain] = [await traveller(), await traveller(), await traveller()];
  await ordered(before.guest, before.order, 'lounge', 2);
  await changed(before.order, moved.order);
  await changed(moved.order, movedAgain.order);
  const three = ({ order }: typeof moved) => forFlight(till, order, 'lounge', 3);
  expect(await codesOf(three(movedAgain), movedAgain.guest)).toEqual(['YEARLY_LIMIT_REACHED']);
  await ordered(movedAgain.guest, movedAgain.order, 'lounge', 2);
  const one = forFlight(till, before.order, 'lounge', 1);
  expect(await codesOf(one, before.guest)).toEqual(['YEARLY_LIMIT_REACHED']);
});

test('a guest is told what an order would cost, and what would refuse it, as it is made', async () => {
  const { guest, order } = await traveller();
  const asking = { owner: { memberId: null, flightOrderId: order.id }, actor: guest };
  const two = forFlight(till, order, 'lounge', 2);
  expect(await extras.quote(two, asking, desk.now())).toMatchObject({
    total: two.accepted,
    amountDue: two.accepted,
    coupons: [],
    userErrors: [],
  });
  await ordered(guest, order, 'lounge', 3);
  const refused = await extras.quote(two, asking, desk.now());
  expect(refused.userErrors.map(({ code }) => code)).toEqual(await codesOf(two, guest));
  expect(refused.total.amount).toBe(0);
  const upgrade = await extras.quote(forFlight(till, order, 'upgrade'), asking, desk.now());
  expect(upgrade.userErrors.map(({ code }) => code)).toEqual(['EXTRA_NOT_OFFERED']);
});

test('a guest cancels unpaid extras, and gives paid ones back once while they are unused', async () => {
  const { guest, order } = await traveller();
  const unpaid = await ordered(guest, order, 'wifi');
  const cancelled = { idempotencyKey: randomUUID(), extrasOrderId: unpaid.id };
  expect(await extras.cancel(cancelled, aVisitor(), desk.now())).toBe('ORDER_NOT_FOUND');
  expect(await extras.cancel(cancelled, guest, desk.now())).toBeNull();
  expect((await extras.order(unpaid.id, guest, desk.now()))?.state).toBe('CANCELLED');
  // cancelled at once by the same browser: nothing is written about it (RULES 4.23)
  expect(await newsOf(unpaid.id)).toEqual(['BENEFITS_HELD']);

  const paid = await ordered(guest, order, 'wifi');
  await pay(guest, paid.id);
  const now = await extras.order(paid.id, guest, desk.now());
  expect(now && (await extras.refundQuote(now, desk.now()))).toMatchObject({
    money: { amount: 9_800 },
    points: 0,
    reason: null,
  });
  const asked = () => ({
    idempotencyKey: randomUUID(),
    extrasOrderId: paid.id,
    accepted: paid.total,
  });
  expect(await extras.refund(asked(), aVisitor(), desk.now())).toBe('ORDER_NOT_FOUND');
  const tabs = [asked(), asked()].map((one) => extras.refund(one, guest, desk.now()));
  expect((await Promise.all(tabs)).toSorted()).toEqual(['ORDER_CLOSED', null]);
  expect(await extrasOnReceipt(extras, order, desk.now())).toEqual([]);
  const back = (await till.returns()).filter(({ cause }) => cause === 'REFUND');
  expect(back).toMatchObject([{ amount: 9_800 }]);

  const late = await ordered(guest, order, 'wifi');
  desk.at(addMinutes(start, 50));
  await extras.expire(desk.now());
  expect(await newsOf(late.id)).toEqual(['BENEFITS_HELD', 'BENEFITS_LAPSED']);
});

test('used extras are not given back', async () => {
  const { guest, order } = await traveller();
  const bought = await ordered(guest, order, 'wifi');
  await pay(guest, bought.id);
  await db
    .updateTable('benefit_coupons')
    .set({ state: 'USED', used_at: desk.now() })
    .where('issued_by', '=', bought.id)
    .execute();
  const request = {
    idempotencyKey: randomUUID(),
    extrasOrderId: bought.id,
    accepted: bought.total,
  };
  expect(await extras.refund(request, guest, desk.now())).toBe('EXTRAS_USED');
});

test('who sees only the order that continues it sees the extras too', async () => {
  const [{ guest, order }, next] = [await traveller(), await traveller()];
  const bought = await ordered(guest, order, 'wifi');
  expect(await extras.order(bought.id, next.guest, desk.now())).toBeNull();
  await changed(order, next.order);
  expect((await extras.order(bought.id, next.guest, desk.now()))?.id).toBe(bought.id);
});

test('extras of a guest lead to no one once the people of the order are erased, and are removed with the accounts', async () => {
  const { guest, order } = await traveller();
  const bought = await ordered(guest, order, 'wifi');
  await pay(guest, bought.id);
  desk.at(addMinutes(start, 6 * 365 * DAY));
  await desk.orders.erase(desk.now());
  const left = await extras.order(bought.id, AIRLINE, desk.now());
  expect(left).toMatchObject({ flightOrderId: null, items: [{ forWhom: null }] });
  expect(await extras.order(bought.id, guest, desk.now())).toBeNull();
  const coupons = () =>
    db.selectFrom('benefit_coupons').selectAll().where('issued_by', '=', bought.id).execute();
  expect(await coupons()).toEqual([]);
  await extras.mailNews(
    { extrasOrderId: bought.id, event: 'BENEFITS_PAID', amount: null },
    desk.now(),
  );
  expect(mails).toEqual([]);
  desk.at(addMinutes(start, 12 * 365 * DAY));
  await extras.erase(desk.now());
  expect(await extras.order(bought.id, AIRLINE, desk.now())).toBeNull();
});
