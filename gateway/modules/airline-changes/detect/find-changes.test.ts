import { beforeEach, describe, expect, test } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, airlineChanges, booked, oneWay, flightOf, cancelled, retimed, disturb } = till;
const { changeOf, changesOf, orderNow, cancelledTrip } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

const dayOf = 24 * 60;

describe('a cancelled flight', () => {
  test('is found in each order on it, with the next flight of the route that has seats', async () => {
    const traveller = await oneWay();
    const before = flightOf(traveller);
    const change = await cancelledTrip(traveller);
    expect(change).toMatchObject({ kind: 'CANCELLED', reason: 'CREW', state: 'OPEN' });
    const after = change.segments[0]?.after;
    const flight = after && desk.timetable.flight(after);
    expect(flight?.departure.instant.getTime()).toBeGreaterThan(before.departure.instant.getTime());
    expect([flight?.origin.code, flight?.destination.code]).toEqual(['PVG', 'HKG']);
    expect(change.departsAt).toEqual(flight?.departure.instant);
    expect(change.decideBy).toEqual(addMinutes(change.departsAt, -dayOf));
    expect((await orderNow(traveller)).segments[0]?.flightNumber).toBe(before.flightNumber);
  });

  test('is recorded and announced one time, however many gateways look', async () => {
    const traveller = await oneWay(31);
    await cancelled(flightOf(traveller));
    const now = desk.now();
    const found = await Promise.all([1, 2, 3].map(() => airlineChanges.look(now)));
    expect(found.reduce((sum, count) => sum + count)).toBe(1);
    expect(await airlineChanges.look(addMinutes(now, 1))).toBe(0);
    expect(await changesOf(traveller)).toHaveLength(1);
  });

  test('has no flight in its place where none has seats for everyone', async () => {
    const traveller = await oneWay(32, { adults: 2, infants: 1 });
    const before = flightOf(traveller);
    for (let days = 0; days <= 3; days += 1)
      for (const { flights } of desk.timetable.journeys('PVG', 'HKG', desk.inDays(32 + days)))
        for (const flight of flights.length === 1 ? flights : [])
          if (flight.departure.instant > before.departure.instant)
            await desk.leaveSeats(flight, 'ECONOMY', 1);
    const change = await cancelledTrip(traveller);
    expect(change.segments[0]?.after).toBeNull();
    expect(change.proposed).toBe(false);
    expect(change.departsAt).toEqual(before.departure.instant);
    expect(await till.keep(change, traveller)).toBe('NOTHING_TO_KEEP');
  });

  test('leaves coupons unused while the traveller decides', async () => {
    const traveller = await oneWay(33);
    const flight = flightOf(traveller);
    desk.at(addMinutes(flight.departure.instant, -180));
    const change = await cancelledTrip(traveller);
    desk.at(addMinutes(flight.departure.instant, 5));
    const order = await orderNow(traveller);
    expect(order.tickets[0]?.coupons[0]?.state).toBe('OPEN');
    expect(order.state).toBe('TICKETED');
    expect(change.decideBy).toEqual(change.departsAt);
  });
});

describe('another time', () => {
  test('counts from an hour on, and the order has it at once', async () => {
    const traveller = await oneWay(34);
    const flight = flightOf(traveller);
    await retimed(flight, 60);
    const change = await changeOf(traveller);
    expect(change).toMatchObject({ kind: 'RETIMED', state: 'OPEN', proposed: true });
    expect(change.segments[0]?.before.departsAt).toEqual(flight.departure.instant);
    const order = await orderNow(traveller);
    expect(order.segments[0]?.departsAt).toEqual(addMinutes(flight.departure.instant, 60));
    const now = desk.orders.flights.flightOf(order.segments[0]!);
    expect(minutesBetween(flight.departure.instant, now.departure.instant)).toBe(60);
    expect(order.lastDepartureAt).toEqual(now.departure.instant);
  });

  test('of less than an hour is written to the order, and nothing is to be decided', async () => {
    const traveller = await oneWay(35);
    const flight = flightOf(traveller);
    await retimed(flight, -59);
    expect(await airlineChanges.look(desk.now())).toBe(0);
    expect(await changesOf(traveller)).toEqual([]);
    const order = await orderNow(traveller);
    expect(order.segments[0]?.departsAt).toEqual(addMinutes(flight.departure.instant, -59));
  });

  test('that changes once more replaces what was to be decided, against what was booked', async () => {
    const traveller = await oneWay(36);
    const flight = flightOf(traveller);
    await retimed(flight, 90);
    const first = await changeOf(traveller);
    desk.at(addMinutes(start, 30));
    await retimed(flight, 120);
    const second = await changeOf(traveller);
    expect(second.id).toBe(first.id);
    expect(second.segments[0]?.before.departsAt).toEqual(flight.departure.instant);
    expect(second.departsAt).toEqual(addMinutes(flight.departure.instant, 120));
    desk.at(addMinutes(start, 60));
    const third = await cancelledTrip(traveller);
    expect([third.id, third.kind]).toEqual([first.id, 'CANCELLED']);
    expect(await changesOf(traveller)).toHaveLength(1);
  });
});

describe('a connection', () => {
  const connecting = async (days: number) => {
    const bound = { origin: 'HKG', destination: 'PEK', date: desk.inDays(days) };
    const traveller = await booked([bound]);
    expect(traveller.order.segments).toHaveLength(2);
    return traveller;
  };

  test('that no longer holds is found, with a later flight on the second segment', async () => {
    const traveller = await connecting(30);
    const [first, second] = [flightOf(traveller), flightOf(traveller, 1)];
    const slack = minutesBetween(first.arrival.instant, second.departure.instant);
    await retimed(first, slack - 30);
    const change = await changeOf(traveller);
    expect(change.kind).toBe('MISCONNECTED');
    const concerned = change.segments.find(({ index }) => index === 1);
    expect(concerned?.before.flightNumber).toBe(second.flightNumber);
    expect(concerned?.after).not.toBeNull();
    expect(concerned?.after).not.toMatchObject({
      date: second.date,
      flightNumber: second.flightNumber,
    });
  });

  test('is found for a delay of the day too', async () => {
    const traveller = await connecting(33);
    const [first, second] = [flightOf(traveller), flightOf(traveller, 1)];
    const slack = minutesBetween(first.arrival.instant, second.departure.instant);
    desk.at(addMinutes(first.departure.instant, -120));
    await disturb(first, { kind: 'DELAY', minutes: slack, reason: 'WEATHER' } as never);
    const change = await changeOf(traveller);
    expect([change.kind, change.reason]).toEqual(['MISCONNECTED', null]);
    expect(change.segments.map(({ index }) => index)).toEqual([1]);
  });
});

test('another airport of the city is part of the change', async () => {
  const traveller = await booked([{ origin: 'PVG', destination: 'PEK', date: desk.inDays(30) }]);
  const flight = flightOf(traveller);
  await disturb(flight, { kind: 'REROUTING', airport: 'SHA', reason: 'AIRPORT' } as never);
  const change = await changeOf(traveller);
  expect(change).toMatchObject({ kind: 'REROUTED', reason: 'AIRPORT' });
  expect((await orderNow(traveller)).segments[0]?.origin).toBe('SHA');
});
