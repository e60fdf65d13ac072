import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const { services, desk, sweepAt } = erasureBench(db, start);
const { join } = memberDesk(db);
const FIRST = { after: null, first: 50 };
const ALL = { events: null, read: null };

const aMember = async () => ({ sessionId: randomUUID(), memberId: await join() });
/** The messages that a member got, the oldest first. */
async function toldTo(memberId: string) {
  const { messages } = await services.messages.list(memberId, ALL, FIRST);
  return messages.toReversed();
}
const unreadBy = async (memberId: string) =>
  (await toldTo(memberId)).filter(({ readAt }) => readAt === null).map(({ event }) => event);
const eventsTold = async (memberId: string) => (await toldTo(memberId)).map(({ event }) => event);

/** The first flight of an order, as it is planned. */
function flightOf({ segments: [segment] }: Order) {
  const flight =
    segment && desk.flights.segment(flightId({ ...segment, date: segment.departureDate }));
  if (!flight) throw new Error('no flight');
  return flight;
}

describe('a member gets messages about an order', () => {
  test('that it is held and ticketed, with the order as its subject', async () => {
    const member = await aMember();
    const order = await desk.pay(await desk.book(desk.offer(), {}, member));
    const [, held, ticketed] = await toldTo(member.memberId);
    expect(held).toMatchObject({
      event: 'ORDER_HELD',
      facts: { reference: order.reference, amount: order.total },
      subject: { type: 'Order', id: order.id },
    });
    expect(ticketed?.event).toBe('ORDER_TICKETED');
    expect(await unreadBy(member.memberId)).toEqual(['WELCOME', 'ORDER_TICKETED']);
    if (!held) throw new Error('nothing was told');
    expect(await services.messages.subject(held, member, start)).toMatchObject({ id: order.id });
    const stranger = await aMember();
    expect(await services.messages.subject(held, stranger, start)).toBeNull();
  });

  test('that it is cancelled, or was not paid in time', async () => {
    const member = await aMember();
    await desk.cancel(await desk.book(desk.offer(), {}, member));
    await desk.book(desk.offer(), {}, member);
    await sweepAt('2027-01-05T02:51:00Z');
    expect(await eventsTold(member.memberId)).toEqual([
      'WELCOME',
      'ORDER_HELD',
      'ORDER_CANCELLED',
      'ORDER_HELD',
      'ORDER_LAPSED',
    ]);
    // what asked to pay is read by then
    expect(await unreadBy(member.memberId)).toEqual(['WELCOME', 'ORDER_CANCELLED', 'ORDER_LAPSED']);
  });

  test('that is another’s, and has the member’s e-mail address as its contact', async () => {
    const { memberId } = await aMember();
    const { contacts = [] } = (await services.members.find(memberId)) ?? {};
    const email = contacts[0]?.address.toUpperCase() ?? '';
    const contact = { name: 'Chan', email, phone: { areaCode: '852', number: '25550199' } };
    await desk.book(desk.offer(), { contact });
    expect(await eventsTold(memberId)).toEqual(['WELCOME', 'ORDER_HELD']);
  });

  test('and a guest’s order sends no message', async () => {
    const before = await services.messages.list(randomUUID(), ALL, FIRST);
    const count = () => db.selectFrom('member_messages').select('id').execute();
    const { length } = await count();
    await desk.book();
    expect(before.total).toBe(0);
    expect(await count()).toHaveLength(length);
  });
});

describe('a member gets messages about a flight', () => {
  test('once that it is cancelled, or leaves half an hour late or more', async () => {
    const member = await aMember();
    const order = await desk.pay(await desk.book(desk.offer(), {}, member));
    const flight = flightOf(order);
    await desk.disturb(flight, [
      { announcedAt: start, kind: 'DELAY', minutes: 90, reason: 'WEATHER' },
    ]);
    await sweepAt('2027-02-03T20:00:00Z');
    await sweepAt('2027-02-03T20:01:00Z');
    const [delayed, ...others] = (await toldTo(member.memberId)).slice(3);
    expect(delayed).toMatchObject({
      event: 'FLIGHT_DELAYED',
      facts: { flight: flight.flightNumber, day: flight.date, reference: order.reference },
    });
    expect(others).toMatchObject([{ event: 'CHECK_IN_OPENED' }]);
    await desk.disturb(flight, [{ announcedAt: start, kind: 'CANCELLATION', reason: 'WEATHER' }]);
    await sweepAt('2027-02-03T20:02:00Z');
    await sweepAt('2027-02-03T20:03:00Z');
    expect((await eventsTold(member.memberId)).slice(3)).toEqual([
      'FLIGHT_DELAYED',
      'CHECK_IN_OPENED',
      'AIRLINE_CHANGE',
    ]);
  });
});

test('a member gets a message about a sign-in on another device, not on the first one or the same again', async () => {
  const { memberId } = await aMember();
  for (const device of ['Firefox, Linux', 'Firefox, Linux', 'Safari, iPhone', 'Firefox, Linux'])
    await services.members.seeDevice(memberId, { device, browser: Buffer.of(1) }, start);
  const [, ...told] = await toldTo(memberId);
  expect(told).toMatchObject([{ event: 'NEW_DEVICE', facts: { device: 'Safari, iPhone' } }]);
});

test('a member gets a message when a flight has landed somewhere else', async () => {
  const member = await aMember();
  const order = await desk.pay(await desk.book(desk.offer(), {}, member));
  const flight = flightOf(order);
  await desk.disturb(flight, [
    { announcedAt: start, kind: 'DIVERSION', airport: 'NGO', reason: 'WEATHER' },
  ]);
  await sweepAt('2027-02-04T12:00:00Z');
  expect(await eventsTold(member.memberId)).toContain('FLIGHT_DIVERTED');
});

test('a member gets a message when all sessions were ended', async () => {
  const { memberId } = await aMember();
  await services.members.endSessions(memberId, start);
  expect(await eventsTold(memberId)).toEqual(['WELCOME', 'SESSIONS_ENDED']);
});
