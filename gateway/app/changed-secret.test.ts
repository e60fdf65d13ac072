import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkSecret, WrongSecret } from '#gateway/database/sealed/canary.ts';
import type { JobContext } from '#gateway/jobs/job.ts';
import { sealAgainSweep, sealedFigure } from '#gateway/jobs/seal-again.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { isReceiptValid } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.service.ts';
import { passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import { findLookup } from '#gateway/modules/orders/access/order-lookup.repository.ts';
import { receiptNumberOf } from '#gateway/modules/orders/documents/receipt-of-order.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { decryptBytes, encryptBytes } from '#gateway/secrets/encryption.ts';
import { deriveKeys, type Keys } from '#gateway/secrets/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { SEALED } from './modules.ts';

const FIRST = 'the secret that the airline began with';
const SECOND = 'the secret that the airline goes on with';
const first = deriveKeys({ secret: FIRST });
const second = deriveKeys({ secret: SECOND });
const both = deriveKeys({ secret: SECOND, secretBefore: FIRST });

const FILE = '0199a000-0000-7000-8000-000000000001';

/** A database of the first secret: two orders, one of them from before keys had ids, and a file. */
async function sealedUnderFirst() {
  const { db } = await testDatabase();
  const desk = testOrders(db, first);
  const visitor = aVisitor();
  const [order] = [await desk.book(desk.offer(), {}, visitor), await desk.book()];
  await sql`
    update order_passengers set document_number_sealed = '\\x01'::bytea || substr(document_number_sealed, 6)
    where order_id = ${order.id}`.execute(db);
  await db
    .insertInto('uploaded_files')
    .values({
      id: FILE,
      purpose: 'REFUND_PROOF',
      session_id: visitor.sessionId,
      member_id: null,
      name: 'proof.png',
      media_type: 'image/png',
      bytes: 5,
      content_sealed: encryptBytes(Buffer.from('proof'), first.uploadEncryption, FILE),
      uploaded_at: desk.now(),
      used_at: null,
    })
    .execute();
  const context = { db, log: silentLog } as JobContext;
  const left = async (keys: Keys) => {
    const values = await sealedFigure(keys, SEALED).read(context);
    return Object.fromEntries(values.map(({ labels, value }) => [labels.table, value]));
  };
  /**
   * What the number on the visitor's order is, and the orders that are found by it, as a gateway
   * with these keys sees them.
   */
  const seen = async (keys: Keys) => {
    const at = testOrders(db, keys);
    const found = await at.orders.find({ id: order.id }, visitor, at.now());
    const [passenger] = found?.passengers ?? [];
    const number = passenger ? documentNumberOf(passenger, at.orders.vault) : null;
    const hashes = at.orders.vault.hashesOf(number ?? '');
    const named = await findLookup(db, { kind: 'DOCUMENT_NUMBER', hashes });
    return { number, isFound: named.some(({ orderId }) => orderId === order.id) };
  };
  return { db, order, visitor, context, left, seen, sweep: sealAgainSweep(both, SEALED) };
}

test('another secret than that of the database is refused at the start', async () => {
  const { db } = await testDatabase();
  await checkSecret(db, first, SEALED);
  await checkSecret(db, first, SEALED);
  await expect(checkSecret(db, second, SEALED)).rejects.toThrow(WrongSecret);
});

test('so it is at the first start that looks, on a database with values that are older', async () => {
  const { db } = await sealedUnderFirst();
  await expect(checkSecret(db, second, SEALED)).rejects.toThrow(/^SECRET is not the one/);
  await checkSecret(db, first, SEALED);
});

test('a secret is changed: both open what there is, it is sealed again, and the new one is enough', async () => {
  const { db, order, left, seen, sweep, context } = await sealedUnderFirst();
  await checkSecret(db, first, SEALED);
  const before = await seen(first);
  expect(before).toEqual({ number: expect.any(String), isFound: true });
  expect((await seen(second)).number).toBeNull();

  const keys = await checkSecret(db, both, SEALED);
  expect(await seen(keys)).toEqual(before);
  expect(await left(keys)).toMatchObject({ order_passengers: 2, uploaded_files: 1 });
  await expect(checkSecret(db, second, SEALED)).rejects.toThrow(WrongSecret);

  expect(await sweep.run(context)).toBe(3);
  expect(await left(keys)).toMatchObject({ order_passengers: 0, uploaded_files: 0 });
  // the canary follows when a round has found nothing more
  expect(await sweep.run(context)).toBe(0);
  expect(await sweep.run(context)).toBe(0);

  const alone = await checkSecret(db, second, SEALED);
  expect(await seen(alone)).toEqual(before);
  const file = await db.selectFrom('uploaded_files').selectAll().executeTakeFirstOrThrow();
  expect(decryptBytes(file.content_sealed, alone.uploadEncryption, FILE)?.toString()).toBe('proof');
  expect(await left(alone)).toMatchObject({ order_passengers: 0, uploaded_files: 0 });
  await expect(checkSecret(db, first, SEALED)).rejects.toThrow(WrongSecret);
  expect(order.passengers).toHaveLength(1);
});

test('passwords and printed receipts outlast the secret they were made under', async () => {
  const { db, order, sweep, context } = await sealedUnderFirst();
  const stored = await passwordHashes(first).hash('m4gnolia');
  const printed = receiptNumberOf(keyedHash(first), order);
  await checkSecret(db, both, SEALED);
  await sweep.run(context);
  await sweep.run(context);
  const alone = await checkSecret(db, second, SEALED);
  expect(await passwordHashes(alone).isOf(stored, 'm4gnolia')).toBe(true);
  expect(await passwordHashes(second).isOf(stored, 'm4gnolia')).toBe(false);
  const orders = { find: async () => ({ ...order, ticketedAt: new Date(), tickets: [] }) };
  const isValid = (keys: Keys) =>
    isReceiptValid({ orders, keys } as never, printed, order.createdAt);
  expect(await isValid(alone)).toBe(true);
  expect(await isValid(second)).toBe(false);
});

test('a value that no secret opens stays as it is, and keeps the others from nothing', async () => {
  const { db, left, sweep, context, order } = await sealedUnderFirst();
  await checkSecret(db, both, SEALED);
  await sql`
    update order_passengers set document_number_sealed = set_byte(document_number_sealed, 20, 0) || '\\x00'
    where order_id = ${order.id}`.execute(db);
  expect(await sweep.run(context)).toBe(2);
  expect(await sweep.run(context)).toBe(0);
  expect(await left(both)).toMatchObject({ order_passengers: 1 });
  await checkSecret(db, second, SEALED);
});
