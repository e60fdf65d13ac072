import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeDesk } from '#gateway/modules/date-changes/date-changes.test-support.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, changes, roundTrip, search, later, made, offer, confirm, find, soldOn } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

describe('an unpaid change', () => {
  test('lapses after 50 minutes in every query, frees its flights once, and leaves the order', async () => {
    const traveller = await roundTrip();
    const id = await made(traveller, null, 4);
    const flights = (await find(id, traveller.visitor))?.bounds[0]?.flights ?? [];
    const held = await soldOn(flights);
    desk.at(addMinutes(start, 50));
    expect(await find(id, traveller.visitor)).toMatchObject({
      state: 'CANCELLED',
      cancellationCause: 'PAYMENT_WINDOW',
    });
    await Promise.all([changes.expire(desk.now()), changes.expire(desk.now())]);
    expect(await soldOn(flights)).toBe(held - 1);
    expect((await search(traveller, later(traveller))).userErrors).toEqual([]);
  });

  test('is cancelled by its traveller, once', async () => {
    const traveller = await roundTrip();
    const id = await made(traveller);
    const flights = (await find(id, traveller.visitor))?.bounds[0]?.flights ?? [];
    const held = await soldOn(flights);
    const cancel = () =>
      changes.cancel(
        { dateChangeId: id, idempotencyKey: randomUUID() },
        traveller.visitor,
        desk.now(),
      );
    expect((await Promise.all([cancel(), cancel()])).toSorted()).toEqual(
      [null, 'ORDER_CLOSED'].toSorted(),
    );
    expect(await soldOn(flights)).toBe(held - 1);
    expect(await find(id, traveller.visitor)).toMatchObject({
      state: 'CANCELLED',
      cancellationCause: 'TRAVELLER',
    });
  });
});

describe('an offer', () => {
  test('is taken once for each key, and never at another amount', async () => {
    const traveller = await roundTrip();
    const quoted = await offer(traveller, later(traveller));
    const other = await confirm(traveller, { ...quoted, totalDue: money(1, 'CNY') });
    expect(other).toMatchObject({ changeId: null, code: 'AMOUNT_CHANGED' });
    expect(other.newOffer?.id).toBeTruthy();
    const key = randomUUID();
    const [first, second] = [
      await confirm(traveller, quoted, key),
      await confirm(traveller, quoted, key),
    ];
    expect([first.code, second.changeId]).toEqual([null, first.changeId]);
  });

  test('expires after 20 minutes, with a new one in its place', async () => {
    const traveller = await roundTrip();
    const quoted = await offer(traveller, later(traveller));
    desk.at(addMinutes(start, 20));
    const late = await confirm(traveller, quoted);
    expect(late).toMatchObject({ changeId: null, code: 'OFFER_EXPIRED' });
    expect(late.newOffer?.createdAt).toEqual(desk.now());
  });

  test('that was altered is none', async () => {
    const traveller = await roundTrip();
    const { id, totalDue } = await offer(traveller, later(traveller));
    const altered = { id: `A${id}`, totalDue };
    expect((await confirm(traveller, altered)).code).toBe('OFFER_INVALID');
  });

  test('of the flights of now is refused', async () => {
    const traveller = await roundTrip();
    const found = await search(traveller, later(traveller, 0));
    const booked = traveller.order.segments[0]?.flightNumber;
    expect(found.flights.map(({ itinerary }) => itinerary.flights[0]?.flightNumber)).not.toContain(
      booked,
    );
  });
});

test('two browsers do not change the same coupon: one is refused', async () => {
  const traveller = await roundTrip();
  const offers = [
    await offer(traveller, later(traveller)),
    await offer(traveller, later(traveller, 3)),
  ];
  const outcomes = await Promise.all(offers.map((one) => confirm(traveller, one)));
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['CHANGE_IN_PROGRESS', null]);
});
