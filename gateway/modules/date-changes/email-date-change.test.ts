import { afterAll, expect, test } from 'vitest';
import { emptyFlights } from '#gateway/modules/seats/seats.test-support.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import { aReceipt } from '#gateway/ports/documents/documents.test-support.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { changeDesk } from './date-changes.test-support.ts';

const { db } = await testDatabase();
const receiptsOf: string[] = [];
const till = await changeDesk(db, emptyFlights, {
  receiptOf: async (orderId) => {
    receiptsOf.push(orderId);
    return aReceipt('en');
  },
});
const { desk, changes, roundTrip, made, payChange, mails } = till;
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

afterAll(stopDocumentWorker);

test('the contact gets an e-mail about what is to be paid, was changed and has lapsed, each while it is so', async () => {
  const traveller = await roundTrip();
  const { order, visitor } = traveller;
  const id = await made(traveller);
  await changes.mail(id, 'HELD', desk.now());
  expect(mails.at(-1)).toMatchObject({ to: order.contact.email, locale: 'en' });
  expect(mails.at(-1)?.subject).toContain(order.reference);
  expect(mails.at(-1)?.text).toContain('https://air.example/flightInquiry/payment');
  await payChange(id, visitor);
  const { length } = mails;
  await changes.mail(id, 'HELD', desk.now());
  expect(mails).toHaveLength(length);
  await changes.mail(id, 'CHANGED', desk.now());
  expect(mails.at(-1)?.text).toContain('reissued');
  // the receipt and the calendar of the order that continues it come again
  const { newOrderId } = (await changes.find(id, visitor, desk.now())) ?? {};
  expect(receiptsOf).toEqual([newOrderId]);
  expect(mails.at(-1)?.attachments?.map(({ contentType }) => contentType.split(';')[0])).toEqual([
    'application/pdf',
    'text/calendar',
  ]);

  const lapsing = await made(await roundTrip());
  desk.at(addMinutes(start, 50));
  await changes.mail(lapsing, 'LAPSED', desk.now());
  expect(mails.at(-1)?.text).toContain('stays as it was');
});
