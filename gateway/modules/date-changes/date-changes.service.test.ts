import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { changeDesk, type Traveller } from './date-changes.test-support.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, changes, roundTrip, search, later, made, payChange, find, soldOn } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

const flightsOf = (traveller: Traveller, bound = 0) =>
  traveller.order.segments
    .filter(({ boundIndex }) => boundIndex === bound)
    .map(({ flightNumber, departureDate: date }) => ({ flightNumber, date }));
const couponsOf = (order: Traveller['order'] | null) =>
  order?.tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state));

describe('the search', () => {
  test('offers another day in the same cabin, each price adding up', async () => {
    const traveller = await roundTrip({ adults: 2 });
    const found = await search(traveller, later(traveller));
    expect(found).toMatchObject({ kind: 'VOLUNTARY', userErrors: [] });
    expect(found.ribbon).toHaveLength(7);
    expect(found.flights.length).toBeGreaterThan(0);
    for (const { itinerary, fares } of found.flights) {
      expect(itinerary.flights[0]?.date).toBe(later(traveller));
      expect(fares[0]?.brand.code).toBe('STANDARD');
      for (const { brand, penalty, addCollect, totalDue } of fares) {
        expect(brand.cabin).toBe('ECONOMY');
        expect(penalty).toEqual(money(40_000, 'CNY'));
        expect(totalDue.amount).toBe(penalty.amount + addCollect.amount);
      }
    }
  });

  test('refuses days that lie in the past, beyond the horizon or after the ticket’s', async () => {
    const traveller = await roundTrip();
    const codeOn = async (day: string) => (await search(traveller, day)).userErrors[0]?.code;
    expect(await codeOn('2027-01-01')).toBe('DATE_IN_PAST');
    expect(await codeOn('2029-01-01')).toBe('DATE_BEYOND_HORIZON');
  });

  test('prices each day of a month as its own search does, and says why a day has no price', async () => {
    const traveller = await roundTrip();
    const day = later(traveller);
    const calendar = (await search(traveller, day)).calendarOf(day);
    expect(calendar.map(({ date }) => date.slice(0, 7))).toEqual(
      Array.from({ length: calendar.length }, () => day.slice(0, 7)),
    );
    const of = (date: string) => calendar.find((one) => one.date === date);
    const [option] = (await search(traveller, day)).flights.toSorted(
      (a, b) => a.lowestTotalDue.amount - b.lowestTotalDue.amount,
    );
    expect(of(day)).toMatchObject({ totalDue: option?.lowestTotalDue, noChangeReason: null });
    expect(calendar.some(({ lowest }) => lowest)).toBe(true);

    const back = flightsOf(traveller, 1)[0]?.date ?? '';
    const reasons = (await search(traveller, day)).calendarOf(back);
    const after = reasons.filter(({ date }) => date > back);
    expect(new Set(after.map(({ noChangeReason }) => noChangeReason))).toEqual(
      new Set(['NO_FLIGHTS']),
    );
    const [past] = (await search(traveller, day)).calendarOf('2026-12-01');
    expect(past).toMatchObject({ totalDue: null, noChangeReason: 'DATE_IN_PAST' });
  });

  test('refuses tickets that another channel has sold', async () => {
    const traveller = await roundTrip();
    await db
      .updateTable('orders')
      .set({ sold_by: 'Magnolia Holidays' })
      .where('id', '=', traveller.order.id)
      .execute();
    const { flights, userErrors } = await search(traveller, later(traveller));
    expect(flights).toEqual([]);
    expect(userErrors.map(({ code }) => code)).toEqual(['OTHER_CHANNEL']);
  });

  test('leaves an outbound before the return, and shows a stranger nothing', async () => {
    const traveller = await roundTrip();
    const after = addDays(flightsOf(traveller, 1)[0]?.date ?? '', 1);
    expect((await search(traveller, after)).flights).toEqual([]);
    const stranger = { ...traveller, visitor: (await roundTrip()).visitor };
    expect((await search(stranger, after)).userErrors[0]?.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('a change that is paid', () => {
  test('holds the new flights, and then reissues the tickets under the same reference', async () => {
    const traveller = await roundTrip({ adults: 1, infants: 1 });
    const { order, visitor } = traveller;
    const before = await soldOn(flightsOf(traveller));
    const id = await made(traveller);
    const open = await find(id, visitor);
    expect(open).toMatchObject({ state: 'PENDING_PAYMENT', kind: 'VOLUNTARY', newOrderId: null });
    const held = await soldOn(open?.bounds[0]?.flights ?? []);
    expect(held).toBeGreaterThan(0);
    expect(await till.order(order.id, visitor)).toMatchObject({ state: 'TICKETED' });
    expect((await search(traveller, later(traveller))).userErrors[0]?.code).toBe(
      'CHANGE_IN_PROGRESS',
    );

    expect(await payChange(id, visitor)).toBe('TICKETED');
    const change = await find(id, visitor);
    expect(change).toMatchObject({ state: 'CONFIRMED', order: { id: order.id } });
    const old = await till.order(order.id, visitor);
    expect(old).toMatchObject({ state: 'CHANGED' });
    expect(new Set(couponsOf(old))).toEqual(new Set(['EXCHANGED']));
    const next = await till.order(change?.newOrderId ?? '', visitor);
    expect(await changes.paidAlong(next?.id ?? '')).toEqual([id, order.id]);
    const chain = next && (await changes.paymentChain(next, desk.now()));
    const due = change?.totalDue.amount ?? 0;
    expect(chain?.booked).toEqual(order.total);
    expect(chain?.paid.amount).toBe(order.total.amount + due);
    expect(chain?.changes).toMatchObject([{ number: change?.number, paid: { amount: due } }]);
    expect(next).toMatchObject({ state: 'TICKETED', reference: order.reference });
    expect(next?.segments[0]?.departureDate).toBe(later(traveller));
    expect(next?.tickets.map(({ reissueOf }) => reissueOf)).toEqual(
      order.tickets.map((ticket) => ticket.id),
    );
    expect(next?.passengers.map(({ ticketName }) => ticketName)).toEqual(
      order.passengers.map(({ ticketName }) => ticketName),
    );
    const [passenger] = next?.passengers ?? [];
    expect(passenger && documentNumberOf(passenger, desk.orders.vault)).toBeTruthy();
    const found = await desk.orders.find({ reference: order.reference }, visitor, desk.now());
    expect(found?.id).toBe(next?.id);
    expect(await soldOn(flightsOf(traveller))).toBe(before - 1);
    expect(await soldOn(open?.bounds[0]?.flights ?? [])).toBe(held);

    const again = { order: next as Traveller['order'], visitor };
    expect((await search(again, later(again, 1))).userErrors[0]?.code).toBe('ALREADY_CHANGED');
  });

  test('that comes too late goes back, and the order is as it was', async () => {
    const traveller = await roundTrip();
    const id = await made(traveller);
    const request = { orderId: id, kind: 'DATE_CHANGE' as const, idempotencyKey: randomUUID() };
    const { payment } = await till.payments.start(
      { ...request, locale: 'en' },
      traveller.visitor,
      desk.now(),
    );
    await till.deliveries({ drop: 1000 });
    await till.end(payment?.providerReference ?? '');
    desk.at(addMinutes(start, 50));
    expect(await till.payments.confirmNow(id, traveller.visitor, desk.now(), 'DATE_CHANGE')).toBe(
      'REFUNDED',
    );
    await till.deliveries({});
    const returns = (await till.returns()).filter(({ payment_id }) => payment_id === payment?.id);
    expect(returns).toMatchObject([{ amount: payment?.amount.amount, cause: 'ORDER_DEAD' }]);
    expect(await till.order(traveller.order.id, traveller.visitor)).toMatchObject({
      state: 'TICKETED',
    });
  });
});

describe('a part of the party', () => {
  test('goes on in an order of its own, and the others stay at their price', async () => {
    const traveller = await roundTrip({ adults: 2 });
    const { order, visitor } = traveller;
    const id = await made(traveller, [1]);
    expect(await payChange(id, visitor)).toBe('TICKETED');
    const change = await find(id, visitor);
    const stays = await till.order(order.id, visitor);
    expect(stays).toMatchObject({
      state: 'TICKETED',
      passengers: [{ id: order.passengers[0]?.id }],
    });
    expect(stays?.tickets).toHaveLength(1);
    expect(stays?.total.amount).toBe(order.total.amount / 2);
    expect(change?.order.passengers).toHaveLength(2);
    const next = await till.order(change?.newOrderId ?? '', visitor);
    expect(next?.reference).not.toBe(order.reference);
    expect(next?.passengers.map(({ ticketName }) => ticketName)).toEqual([
      order.passengers[1]?.ticketName,
    ]);
    const returnDay = order.segments.at(-1)?.departureDate;
    expect(next?.segments.at(-1)?.departureDate).toBe(returnDay);
    expect(await changes.chainOf(order, desk.now())).toEqual({
      predecessorIds: [],
      successorIds: [next?.id],
      changesByChoice: 0,
    });
    if (!next) throw new Error('no order');
    expect(await changes.chainOf(next, desk.now())).toEqual({
      predecessorIds: [order.id],
      successorIds: [],
      changesByChoice: 1,
    });
  });

  test('does not leave its infant or child behind', async () => {
    const traveller = await roundTrip({ adults: 2, infants: 1 });
    const codeOf = async (who: number[]) =>
      (await search(traveller, later(traveller), { who })).userErrors[0]?.code;
    expect(await codeOf([0])).toBe('DEPENDANTS_TOGETHER');
    expect(await codeOf([2])).toBe('DEPENDANTS_TOGETHER');
    expect(await codeOf([0, 2])).toBeUndefined();
  });
});
