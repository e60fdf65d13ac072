import { expect, test } from 'vitest';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { replaceIrregularities } from '#gateway/simulated/operations/irregularities.repository.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
/** Two gateways on one database. */
const [here, there] = [erasureBench(db, start), erasureBench(db, start)];
const { orders, orderDocuments, airlineChanges } = here.services;

test('a cancelled flight ends the orders that hold its seats unpaid, and their travellers are told why, once', async () => {
  const visitor = aVisitor();
  const bounds = [{ origin: 'PVG', destination: 'HKG', date: '2027-02-10' }];
  const book = () => here.desk.book(here.desk.offer({ bounds }), {}, visitor);
  const [held, toPay] = [await book(), await book()];
  const paid = await here.desk.pay(toPay);
  expect(await there.services.orders.withdraw(start)).toBe(0);
  const { flightNumber = '', departureDate: date = '' } = held.segments[0] ?? {};
  await replaceIrregularities(db, { flightNumber, date }, [
    { kind: 'CANCELLATION', announcedAt: start, reason: 'CREW' },
  ]);
  const ended = await Promise.all(
    [here, there].map(({ services }) => services.orders.withdraw(start)),
  );
  expect(ended.toSorted()).toEqual([0, 1]);
  const closed = await orders.find({ id: held.id }, visitor, start);
  expect(closed).toMatchObject({ state: 'CANCELLED', cancellationCause: 'AIRLINE' });
  expect(closed && orders.offerOf(closed)).toBeNull();
  expect((await orders.find({ id: paid.id }, visitor, start))?.state).toBe('TICKETED');
  // who has paid decides what to do
  expect(await airlineChanges.look(start)).toBe(1);

  await orderDocuments.mailCancelled(held.id, start);
  const mails = await db.selectFrom('demo_mail').select(['subject', 'text']).execute();
  const told = mails.filter(({ subject }) => subject.startsWith('Your flight and booking'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Nothing has been charged');
});
