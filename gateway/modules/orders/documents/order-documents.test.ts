import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { textOf } from '#gateway/ports/documents/pdf.test-support.ts';
import type { Mailer, MailMessage } from '#gateway/ports/mailer/mailer.ts';
import type { Services } from '#gateway/requests/services.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createOrderDocuments } from './order-documents.service.ts';
import { orderDownloadRoutes } from './order-downloads.http.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const desk = testOrders(db, keys);
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

const sent: MailMessage[] = [];
const mailer: Mailer = {
  send: async (message) => {
    sent.push(message);
  },
  close: async () => {},
};
const documents = createOrderDocuments({
  db,
  orders: desk.orders,
  flights: orderFlights(desk.timetable, desk.fares),
  fares: desk.fares,
  vault: createDocumentEncryption(keys),
  hash: keyedHash(keys),
  mailer,
  addresses: siteAddresses('https://air.example'),
  paymentOf: async () => null,
  hashOfMailbox: (mailbox) => Buffer.from(mailbox),
  seatsOf: async ({ passengers: [adult] }) =>
    adult ? [{ passengerId: adult.id, segmentIndex: 0, seatNumber: '35A' }] : [],
  quietMailboxes: new Set(['quiet@example.com']),
});
async function lastMail(send: Promise<void>): Promise<MailMessage | undefined> {
  const before = sent.length;
  await send;
  return sent.slice(before)[0];
}
const book = (locale: Locale = 'en', visitor = aVisitor()) =>
  desk.book(desk.offer({ party: { adults: 1, children: 0, infants: 1 } }), { locale }, visitor);

describe('the contact is written to', () => {
  test('when seats are held, in the order’s language, with the way to pay', async () => {
    const order = await book('zh-hk');
    const mail = await lastMail(documents.mailBookingHeld(order.id, start));
    expect(mail).toMatchObject({ to: 'anna.liu@example.com', locale: 'zh-hk' });
    expect(mail?.text).toContain(order.reference);
    expect(mail?.text).toContain(
      `https://air.example/zh-hk/flightInquiry/payment?order=${globalId('Order', order.id)}`,
    );
  });

  test('not about bookings that lapse and come again by themselves, until one is paid', async () => {
    const contact = { ...aContact(), email: 'quiet@example.com' };
    const order = await desk.book(desk.offer(), { contact });
    expect(await lastMail(documents.mailBookingHeld(order.id, start))).toBeUndefined();
    const over = addMinutes(start, 50);
    expect(await lastMail(documents.mailCancelled(order.id, over))).toBeUndefined();
    await desk.settle(order.id);
    expect(await lastMail(documents.mailReceipt(order.id, start))).toMatchObject({
      to: 'quiet@example.com',
    });
  });

  test('not when the order ended meanwhile', async () => {
    const order = await book();
    const over = addMinutes(start, 50);
    expect(await lastMail(documents.mailBookingHeld(order.id, over))).toBeUndefined();
    expect(await lastMail(documents.mailReceipt(order.id, over))).toBeUndefined();
  });

  test('when it was paid, with receipt and calendar file', async () => {
    const order = await book('ja');
    await desk.settle(order.id);
    const mail = await lastMail(documents.mailReceipt(order.id, start));
    expect(mail?.attachments.map(({ contentType }) => contentType.split(';')[0])).toEqual([
      'application/pdf',
      'text/calendar',
    ]);
  });

  test('when it was cancelled, and never about one that was not', async () => {
    const visitor = aVisitor();
    const order = await book('en', visitor);
    expect(await lastMail(documents.mailCancelled(order.id, start))).toBeUndefined();
    await desk.orders.cancel({ orderId: order.id, idempotencyKey: 'cancelled' }, visitor, start);
    expect((await lastMail(documents.mailCancelled(order.id, start)))?.text).toContain(
      order.number,
    );
  });
});

describe('someone whose address others type', () => {
  const bookFor = (email: string) => desk.book(desk.offer(), { contact: { ...aContact(), email } });

  test('is not flooded with bookings, however the address is written', async () => {
    const before = sent.length;
    for (let count = 0; count < 24; count += 1) {
      const email = count % 2 ? `Ben.Wu+${count}@example.com` : 'ben.wu@example.com';
      await documents.mailBookingHeld((await bookFor(email)).id, start);
    }
    expect(sent.length - before).toBe(20);
    const later = await bookFor('ben.wu@example.com');
    await documents.mailBookingHeld(later.id, addMinutes(start, 49));
    expect(sent.length - before).toBe(20);
    await desk.settle(later.id);
    await documents.mailReceipt(later.id, start);
    expect(sent.length - before).toBe(21);
  });
});

describe('a download', () => {
  const get = async (path: string, actor: Actor, now = start) => {
    const routes = orderDownloadRoutes({
      services: {
        orderDocuments: documents,
        sessions: { actorOf: async () => actor } as unknown as Services['sessions'],
      },
      clock: { now: () => now },
    });
    return routes.request(path);
  };
  const textOfReceipt = async (path: string, visitor: Visitor) =>
    (
      await textOf(new Uint8Array(await (await get(`${path}/receipt.pdf`, visitor)).arrayBuffer()))
    ).join(' ');
  const ticketed = async (): Promise<{ visitor: Visitor; path: string; reference: string }> => {
    const visitor = aVisitor();
    const { id, reference } = await book('en', visitor);
    await desk.settle(id);
    return { visitor, path: `/${globalId('Order', id)}`, reference };
  };

  test('of the receipt is a PDF, kept by no cache', async () => {
    const { visitor, path, reference } = await ticketed();
    const answer = await get(`${path}/receipt.pdf`, visitor);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${reference}-receipt.pdf"`,
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('of the flights is a calendar', async () => {
    const { visitor, path } = await ticketed();
    const answer = await get(`${path}/trip.ics`, visitor);
    const calendar = await answer.text();
    expect(calendar).toContain('BEGIN:VEVENT');
    expect(calendar).toContain('Seats: 35A');
  });

  test('is not there for an actor who may not see the order', async () => {
    const { path } = await ticketed();
    for (const file of ['receipt.pdf', 'trip.ics'])
      expect((await get(`${path}/${file}`, aVisitor())).status).toBe(404);
  });

  test('is not there before tickets exist, nor for an id that is none', async () => {
    const visitor = aVisitor();
    const { id } = await book('en', visitor);
    const path = `/${globalId('Order', id)}`;
    for (const file of ['receipt.pdf', 'trip.ics']) {
      expect((await get(`${path}/${file}`, visitor)).status).toBe(404);
      expect((await get(`/nothing/${file}`, visitor)).status).toBe(404);
    }
  });

  test('of the receipt names the last day on which it is possible', async () => {
    const { visitor, path } = await ticketed();
    expect(await textOfReceipt(path, visitor)).toContain(
      'You can download this receipt until 05 Jan 2028.',
    );
  });

  test('of the receipt ends when its time is over', async () => {
    const member = { ...aVisitor(), memberId: randomUUID() };
    const { id, lastDepartureAt } = await book('en', member);
    await desk.settle(id);
    const path = `/${globalId('Order', id)}/receipt.pdf`;
    const daysAfter = (days: number) => addMinutes(lastDepartureAt, days * 24 * 60);
    expect((await get(path, member, daysAfter(26))).status).toBe(200);
    expect((await get(path, member, daysAfter(29))).status).toBe(404);
  });
});
