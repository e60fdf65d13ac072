import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import type { Contact } from '#gateway/modules/members/member.model.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, airlineChanges, changes, oneWay, flightOf, cancelledTrip, changesOf, orderNow } =
  till;
const { reopen, toldOf, keep, searchFree, freeOffer, confirm, offerRefund, requestRefund, soldOn } =
  till;
const { join } = memberDesk(db);
const start = new Date('2027-01-05T02:00:00Z');
let days = 30;

beforeEach(() => {
  desk.at(start);
  days += 1;
});

const seatNumber = '20A';

/** A member with this contact, by how many unread requests to decide there are for that member. */
async function unreadRequests(contact: Contact) {
  const memberId = await join(contact);
  const asked = sql`select id from member_messages
    where member_id = ${memberId} and event = 'AIRLINE_CHANGE' and read_at is null`;
  return async () => (await asked.execute(db)).rows.length;
}

describe('keeping the proposed flight', () => {
  test('puts it in the place of the old one, with seats and inventory, once', async () => {
    const traveller = await oneWay(days, { adults: 2, infants: 1 });
    const before = flightOf(traveller);
    const change = await cancelledTrip(traveller);
    const after = change.segments[0]!.after!;
    const [soldBefore, soldAfter] = [await soldOn([before]), await soldOn([after])];
    const key = randomUUID();
    expect(await keep(change, traveller, key)).toBeNull();
    expect(await keep(change, traveller, key)).toBeNull();
    expect(await keep(change, traveller)).toBe('AIRLINE_CHANGE_CLOSED');
    const order = await orderNow(traveller);
    expect(order.segments[0]).toMatchObject({
      flightNumber: after.flightNumber,
      departureDate: after.date,
    });
    expect(order.state).toBe('TICKETED');
    expect(order.tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state))).toEqual(
      Array.from({ length: 3 }, () => 'OPEN'),
    );
    expect([await soldOn([before]), await soldOn([after])]).toEqual([
      soldBefore - 2,
      soldAfter + 2,
    ]);
    expect(await changesOf(traveller)).toMatchObject([{ state: 'KEPT', decidedAt: desk.now() }]);
    expect(await airlineChanges.look(desk.now())).toBe(0);
  });

  test('takes a chosen seat along to one that is like it', async () => {
    const traveller = await oneWay(days);
    await till.select(traveller, [seatNumber]);
    const change = await cancelledTrip(traveller);
    const [proposed] = await airlineChanges.seatsOf({ ...change.segments[0]!, change });
    expect(proposed).toMatchObject({ from: seatNumber });
    await keep(change, traveller);
    const [kept] = await changesOf(traveller);
    expect(kept?.segments[0]?.seats).toEqual([proposed]);
    const seat = await till.seatOf({ ...traveller, order: await orderNow(traveller) });
    expect([seat?.seatNumber, seat?.flightNumber]).toEqual([
      proposed?.to,
      change.segments[0]?.after?.flightNumber,
    ]);
  });

  test('is refused where it is full by now, and the next one is proposed', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    const after = desk.timetable.flight(change.segments[0]!.after!)!;
    await desk.leaveSeats(after, 'ECONOMY', 0);
    expect(await keep(change, traveller)).toBe('SOLD_OUT');
    const [open] = await changesOf(traveller);
    expect(open).toMatchObject({ id: change.id, state: 'OPEN' });
    expect(open?.segments[0]?.after).not.toEqual(change.segments[0]?.after);
    expect((await orderNow(traveller)).segments[0]?.flightNumber).toBe(
      traveller.order.segments[0]?.flightNumber,
    );
  });

  test('is for those who see the order', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    const stranger = { visitor: { sessionId: randomUUID(), memberId: null } };
    expect(await keep(change, stranger)).toBe('AIRLINE_CHANGE_NOT_FOUND');
    expect(await keep({ id: 'none' }, traveller)).toBe('AIRLINE_CHANGE_NOT_FOUND');
  });
});

describe('moving', () => {
  test('is free from 3 days before to 3 days after, and is not counted as the change by choice', async () => {
    const traveller = await oneWay(days);
    const address = traveller.order.contact.email;
    const toDecide = await unreadRequests({ kind: 'EMAIL', address });
    const change = await cancelledTrip(traveller);
    const booked = traveller.order.segments[0]!.departureDate;
    for (const outside of [-4, 4]) {
      const { userErrors } = await searchFree(traveller, change, addDays(booked, outside));
      expect(userErrors[0]?.code).toBe('OUTSIDE_FREE_DAYS');
    }
    const found = await searchFree(traveller, change, addDays(booked, 3));
    expect(found).toMatchObject({ kind: 'INVOLUNTARY', userErrors: [] });
    expect(found.ribbon.map(({ date }) => date)).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((day) => addDays(booked, day)),
    );
    const offer = await freeOffer(traveller, change, -3);
    expect(offer.totalDue.amount).toBe(0);
    expect(offer.bounds[0]?.after.fare.prices).toEqual(traveller.order.fares[0]?.prices);
    expect(await toDecide()).toBe(1);
    const { changeId } = await confirm(traveller, offer);
    const made = await changes.find(changeId ?? '', traveller.visitor, desk.now());
    expect(made).toMatchObject({ state: 'CONFIRMED', kind: 'INVOLUNTARY' });
    expect(await toDecide()).toBe(0);
    expect(await changesOf(traveller)).toMatchObject([{ state: 'MOVED', dateChangeId: changeId }]);
    const successor = { id: made?.newOrderId ?? '' };
    const order = (await desk.orders.find(successor, AIRLINE, desk.now()))!;
    const again = await till.search({ ...traveller, order }, addDays(booked, 5));
    expect(again.userErrors).toEqual([]);
  });

  test('is refused for a change of another order', async () => {
    const [traveller, other] = [await oneWay(days), await oneWay(days)];
    const change = await cancelledTrip(traveller);
    const day = addDays(traveller.order.segments[0]!.departureDate, 1);
    expect((await searchFree(other, change, day)).userErrors[0]?.code).toBe(
      'AIRLINE_CHANGE_CLOSED',
    );
  });

  test('of some leaves the decision to the others', async () => {
    const traveller = await oneWay(days, { adults: 2 });
    const change = await cancelledTrip(traveller);
    const [first] = traveller.order.passengers;
    const alone = { ...traveller, order: { ...traveller.order, passengers: [first!] } };
    await confirm(traveller, await freeOffer(alone, change));
    expect(await changesOf(traveller)).toMatchObject([{ state: 'OPEN' }]);
    expect(await keep(change, traveller)).toBeNull();
  });
});

describe('a refund', () => {
  test('is of all that was paid, seats included, and sums to what came', async () => {
    const traveller = await oneWay(days, { adults: 2 });
    const change = await cancelledTrip(traveller);
    const { offer } = await offerRefund(traveller, change);
    expect(offer?.money).toEqual(traveller.order.total);
    const request = await requestRefund(traveller, change);
    const { refundId } = await request();
    expect(await changesOf(traveller)).toMatchObject([{ state: 'REFUNDED', refundId }]);
    await till.office.decide(refundId ?? '', { approved: true }, desk.now());
    await till.refunds.askOffice(desk.now());
    const gone = await db
      .selectFrom('refund_payouts')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('refund_id', '=', refundId ?? '')
      .executeTakeFirst();
    expect(Number(gone?.sum)).toBe(traveller.order.total.amount);
    expect((await orderNow(traveller)).state).toBe('REFUNDED');
    expect(await airlineChanges.look(desk.now())).toBe(0);
  });

  test('gives back what was paid for seats on these flights too, once', async () => {
    const traveller = await oneWay(days);
    const price = await till.preferredSeat(traveller);
    const change = await cancelledTrip(traveller);
    const { offer } = await offerRefund(traveller, change);
    expect(offer?.seats.amount).toBe(price);
    expect(offer?.money.amount).toBe(traveller.order.total.amount + price);
    const { refundId } = await (await requestRefund(traveller, change))();
    await till.office.decide(refundId ?? '', { approved: true }, desk.now());
    await till.refunds.askOffice(desk.now());
    const gone = await db
      .selectFrom('refund_payouts')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('refund_id', '=', refundId ?? '')
      .executeTakeFirst();
    expect(Number(gone?.sum)).toBe(traveller.order.total.amount + price);
    expect((await till.seatOf(traveller))?.seatNumber).toBeUndefined();
  });

  test('is possible after the time for a decision, until departure', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    desk.at(change.decideBy);
    await reopen(traveller);
    expect(await keep(change, traveller)).toBe('AIRLINE_CHANGE_CLOSED');
    expect((await offerRefund(traveller, change)).offer?.money).toEqual(traveller.order.total);
    await airlineChanges.lapse(desk.now());
    expect((await offerRefund(traveller, change)).offer?.money).toEqual(traveller.order.total);
    desk.at(change.departsAt);
    await reopen(traveller);
    expect((await offerRefund(traveller, change)).offer).toBeNull();
  });
});

describe('no decision', () => {
  test('is reminded of a day before, and then the proposed flight is booked', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    desk.at(addMinutes(change.decideBy, -24 * 60 - 1));
    await airlineChanges.remind(desk.now());
    expect(await changesOf(traveller)).toMatchObject([{ remindedAt: null }]);
    desk.at(addMinutes(change.decideBy, -24 * 60));
    await Promise.all([1, 2].map(() => airlineChanges.remind(desk.now())));
    expect(await changesOf(traveller)).toMatchObject([{ remindedAt: desk.now(), state: 'OPEN' }]);
    expect(await toldOf(change.id)).toEqual(['AIRLINE_CHANGE', 'AIRLINE_CHANGE_DUE']);
    desk.at(addMinutes(change.decideBy, -1));
    await airlineChanges.lapse(desk.now());
    expect(await changesOf(traveller)).toMatchObject([{ state: 'OPEN' }]);
    desk.at(change.decideBy);
    expect(await changesOf(traveller)).toMatchObject([{ state: 'LAPSED' }]);
    await Promise.all([1, 2].map(() => airlineChanges.lapse(desk.now())));
    expect((await toldOf(change.id)).at(-1)).toBe('AIRLINE_CHANGE_LAPSED');
    expect(await toldOf(change.id)).toHaveLength(3);
    const order = await orderNow(traveller);
    expect(order.segments[0]?.flightNumber).toBe(change.segments[0]?.after?.flightNumber);
    expect(await changesOf(traveller)).toMatchObject([{ state: 'LAPSED', decidedAt: null }]);
  });

  test('leaves a cancelled flight as it is where the proposed one is full', async () => {
    const traveller = await oneWay(days);
    const change = await cancelledTrip(traveller);
    await desk.leaveSeats(desk.timetable.flight(change.segments[0]!.after!)!, 'ECONOMY', 0);
    desk.at(change.decideBy);
    await airlineChanges.lapse(desk.now());
    await reopen(traveller);
    expect(await changesOf(traveller)).toMatchObject([{ state: 'LAPSED' }]);
    expect((await offerRefund(traveller, change)).offer?.money).toEqual(traveller.order.total);
  });
});
