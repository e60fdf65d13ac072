import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkInDesk, type Traveller } from '#gateway/modules/check-in/check-in.test-support.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { desk, checkIns, checkIn, ticketed, sent, messages } = checkInDesk(db);
const start = new Date('2027-01-05T02:00:00Z');
const ADA = {
  lastName: 'Ng',
  firstName: 'Ada',
  title: 'MS',
  dateOfBirth: '1990-04-12',
  nationality: 'HK',
  gender: 'F',
  locale: 'en',
} as const;
const TO_SINGAPORE = { origin: 'PVG', destination: 'SIN' };
afterAll(stopDocumentWorker);

beforeEach(async () => {
  desk.at(start);
  sent.length = 0;
  await db.deleteFrom('check_in_notices').execute();
});

const departureOf = ({ order }: Pick<Traveller, 'order'>) => order.segments[0]?.departsAt ?? start;
/** How often the notice about the first flight of an order was sent. */
async function told({ order }: Pick<Traveller, 'order'>) {
  const rows = await db
    .selectFrom('check_in_notices')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  return rows.map(({ segment_index }) => segment_index);
}
const mail = ({ order }: Pick<Traveller, 'order'>) =>
  checkIns.emailOpening({ orderId: order.id, segmentIndex: 0 }, desk.now());

describe('travellers are notified that check-in has opened', () => {
  test('48 hours before departure and not before, once, whichever gateway notices', async () => {
    const traveller = await ticketed();
    const opensAt = desk.now();
    await checkIns.notifyOpenings(addMinutes(opensAt, -1));
    expect(await told(traveller)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => checkIns.notifyOpenings(opensAt)));
    expect(await told(traveller)).toEqual([0]);
    expect(await checkIns.notifyOpenings(addMinutes(opensAt, 60))).toBe(0);
  });

  test('where a ticket is bought later, and no more once check-in is closed', async () => {
    const traveller = await ticketed();
    await checkIns.notifyOpenings(addMinutes(departureOf(traveller), -60));
    expect(await told(traveller)).toEqual([]);
    await checkIns.notifyOpenings(addMinutes(departureOf(traveller), -61));
    expect(await told(traveller)).toEqual([0]);
  });

  test('unless everyone is checked in, the ticket was given up or the flight is cancelled', async () => {
    const refunded = await ticketed();
    desk.at(start);
    const cancelled = await ticketed({}, { bounds: [{ ...TO_SINGAPORE, date: '2027-02-04' }] });
    desk.at(start);
    const done = await ticketed();
    expect((await checkIn(done)).userErrors).toEqual([]);
    await db
      .updateTable('coupons')
      .set({ state: 'REFUNDED' })
      .where('order_id', '=', refunded.order.id)
      .execute();
    const [segment] = cancelled.order.segments;
    if (!segment) throw new Error('no flight');
    await desk.disturb(desk.orders.flights.flightOf(segment), [
      { announcedAt: start, kind: 'CANCELLATION', reason: 'WEATHER' },
    ]);
    await checkIns.notifyOpenings(addMinutes(departureOf(done), -24 * 60));
    for (const one of [done, refunded, cancelled]) expect(await told(one)).toEqual([]);
  });

  test('as members by a message that leads to the order', async () => {
    const visitor = { ...aVisitor(), memberId: await desk.joinClub(ADA) };
    const order = await desk.pay(await desk.book(desk.offer(), {}, visitor));
    await checkIns.notifyOpenings(addMinutes(departureOf({ order }), -24 * 60));
    const messages = await db
      .selectFrom('member_messages')
      .selectAll()
      .where('member_id', '=', visitor.memberId)
      .where('event', '=', 'CHECK_IN_OPENED')
      .execute();
    expect(messages).toMatchObject([
      {
        subject_id: order.id,
        facts: { reference: order.reference, flight: order.segments[0]?.flightNumber },
      },
    ]);
  });
});

describe('a member whose address is not that of the contact', () => {
  /** How many copies of messages to a member are to be sent. */
  const copies = async ({ memberId }: { readonly memberId: string }) => {
    const { rows } = await sql`
      select from graphile_worker._private_jobs as jobs
      join member_messages on member_messages.id::text = jobs.payload ->> 'messageId'
      where member_messages.member_id = ${memberId}`.execute(db);
    return rows.length;
  };
  const member = async (contact?: { email: string }) => {
    const memberId = await desk.joinClub(ADA);
    const row = await db
      .selectFrom('member_contacts')
      .select('address')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'EMAIL')
      .executeTakeFirstOrThrow();
    const details = { contact: aContact({ email: contact?.email ?? row.address }) };
    const order = await desk.pay(
      await desk.book(desk.offer(), details, { ...aVisitor(), memberId }),
    );
    return { order, memberId };
  };
  const open = (one: Pick<Traveller, 'order'>) =>
    checkIns.notifyOpenings(addMinutes(departureOf(one), -24 * 60));

  test('gets it by e-mail too, once; a member who is also the contact gets only that e-mail', async () => {
    const other = await member({ email: 'travel.desk@example.com' });
    await open(other);
    await open(other);
    expect(await copies(other)).toBe(1);
    const contact = await member();
    await open(contact);
    expect(await copies(contact)).toBe(0);
  });

  test('gets none where the member wants no copies', async () => {
    const { order, memberId } = await member({ email: 'travel.desk@example.com' });
    await messages.setCopies(memberId, false);
    await open({ order });
    const message = await db
      .selectFrom('member_messages')
      .select('id')
      .where('member_id', '=', memberId)
      .where('event', '=', 'CHECK_IN_OPENED')
      .executeTakeFirstOrThrow();
    await messages.sendCopy(message.id);
    expect(sent).toEqual([]);
    await messages.setCopies(memberId, true);
    await messages.sendCopy(message.id);
    expect(sent).toHaveLength(1);
  });
});

describe('the e-mail about it', () => {
  test.each(LOCALES)(
    'leads to check-in for this flight, in the order’s language: %s',
    async (locale) => {
      const order = await desk.pay(await desk.book(desk.offer(), { locale }));
      const [segment] = order.segments;
      desk.at(addMinutes(departureOf({ order }), -47 * 60));
      await mail({ order });
      const [email, ...others] = sent;
      expect(others).toEqual([]);
      expect(email).toMatchObject({ to: order.contact.email, locale });
      expect(email?.subject).toContain(segment?.flightNumber);
      const path = locale === 'en' ? '/checkIn' : `/${locale}/checkIn`;
      const url = new URL(
        /https:\/\/air\.example\/\S*checkIn\?\S+/.exec(email?.text ?? '')?.[0] ?? '',
      );
      expect(url.pathname).toBe(path);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        reference: order.reference,
        number: segment?.flightNumber,
        date: segment?.departureDate,
      });
    },
  );

  test('is not sent once everyone is checked in, nor to a member who wants no copies', async () => {
    const traveller = await ticketed();
    await checkIn(traveller);
    await mail(traveller);
    const memberId = await desk.joinClub(ADA);
    await messages.setCopies(memberId, false);
    const email = `MEMBER-${memberId.slice(0, 8)}@example.com`;
    desk.at(start);
    const order = await desk.pay(await desk.book(desk.offer(), { contact: aContact({ email }) }));
    desk.at(addMinutes(departureOf({ order }), -47 * 60));
    await mail({ order });
    expect(sent).toEqual([]);
    await messages.setCopies(memberId, true);
    await mail({ order });
    expect(sent).toHaveLength(1);
  });
});
