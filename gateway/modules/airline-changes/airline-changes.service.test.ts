import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import { giveSeats } from '#gateway/scenarios/builders/given-seats.builder.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, airlineChanges, oneWay, flightOf, cancelledTrip, keep, mails, disturb, changeOf } =
  till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));
afterAll(stopDocumentWorker);

describe('the contact is e-mailed', () => {
  test('what the airline changed, what was kept, and what lapsed, each while it is so', async () => {
    const traveller = await oneWay(30);
    const { order } = traveller;
    const change = await cancelledTrip(traveller);
    await airlineChanges.mail(change.id, 'AIRLINE_CHANGE', desk.now());
    expect(mails.at(-1)).toMatchObject({ to: order.contact.email, locale: order.locale });
    expect(mails.at(-1)?.subject).toContain(flightOf(traveller).flightNumber);
    expect(mails.at(-1)?.text).toContain(order.reference);
    expect(mails.at(-1)?.text).toContain(change.segments[0]?.after?.flightNumber);
    await keep(change, traveller);
    const { length } = mails;
    await airlineChanges.mail(change.id, 'AIRLINE_CHANGE_DUE', desk.now());
    expect(mails).toHaveLength(length);
    await airlineChanges.mail(change.id, 'AIRLINE_CHANGE_KEPT', desk.now());
    expect(mails.at(-1)?.subject).toContain(order.reference);

    const lapsing = await cancelledTrip(await oneWay(31));
    desk.at(addMinutes(lapsing.decideBy, 0));
    await airlineChanges.mail(lapsing.id, 'AIRLINE_CHANGE_LAPSED', desk.now());
    expect(mails.at(-1)?.text).toContain('full refund');
  });
});

describe('another aircraft', () => {
  const smaller = { kind: 'AIRCRAFT_CHANGE', aircraft: 'A320_NEO', reason: 'TECHNICAL' } as never;

  test('keeps seats that it has, and nothing is to be decided', async () => {
    const traveller = await oneWay(40);
    await till.select(traveller, ['20A']);
    await disturb(flightOf(traveller), smaller);
    await airlineChanges.look(desk.now());
    expect(await till.changesOf(traveller)).toEqual([]);
    expect((await till.seatOf(traveller))?.seatNumber).toBe('20A');
    const order = await till.orderNow(traveller);
    expect(desk.orders.flights.flightOf(order.segments[0]!).aircraft.code).toBe('A320_NEO');
  });

  test('moves with its chosen seat to a similar one, and the traveller is notified', async () => {
    const traveller = await oneWay(41);
    const booked = flightOf(traveller).aircraft.code;
    const rows = desk.aircraft.seatPlan(flightOf(traveller).aircraft).cabins.at(-1)?.rows ?? [];
    const last = rows.at(-1)?.seats[0]?.number ?? '';
    await till.select(traveller, [last]);
    await disturb(flightOf(traveller), smaller);
    const change = await changeOf(traveller);
    expect(change).toMatchObject({ kind: 'AIRCRAFT_CHANGED', proposed: true });
    const [moved] = change.segments.map((segment) => ({ ...segment, change }));
    expect(airlineChanges.flightBefore(moved!).aircraft.code).toBe(booked);
    expect(airlineChanges.flightIn(change.order, moved!.before).aircraft.code).toBe('A320_NEO');
    const [seat] = change.segments[0]?.seats ?? [];
    expect(seat?.from).toBe(last);
    expect(seat?.to).not.toBe(last);
    expect((await till.seatOf(traveller))?.seatNumber ?? null).toBe(seat?.to);
    expect(await keep(change, traveller)).toBeNull();
  });

  test('gives back what was paid for a seat where no seat like it is free, and says so', async () => {
    const traveller = await oneWay(42);
    const price = await till.preferredSeat(traveller);
    const [segment] = traveller.order.segments;
    // The windows beside the exits of the smaller aircraft are others' already.
    for (const number of ['15A', '15F', '16A', '16F'])
      await giveSeats(db, (await oneWay(50)).order, [number], desk.now(), segment);
    await disturb(flightOf(traveller), smaller);
    const change = await changeOf(traveller);
    expect(change.segments[0]?.seats).toMatchObject([
      { from: '18A', to: null, refund: { amount: price } },
    ]);
    expect(await till.seatOf(traveller)).toBeNull();
    const { rows } = await sql<{ amount: number }>`
      select amount from payment_returns`.execute(db);
    expect(rows).toMatchObject([{ amount: price }]);
  });
});
