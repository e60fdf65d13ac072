import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { testDatabase } from '#tests/support/database.ts';
import { migrations } from './migrations/orders.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const { id } = await testOrders(db, keys).book();

const nameTyped = () =>
  db
    .selectFrom('order_passengers')
    .select(['last_name', 'first_name', 'ticket_name'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
const rename = (last_name: string) =>
  db.updateTable('order_passengers').set({ last_name }).where('order_id', '=', id).execute();

test('the database refuses names longer than any form may send', async () => {
  const longest = LIMITS.text.name * LIMITS.typedPerCharacter;
  await rename('A'.padEnd(longest, '-'));
  await expect(rename('A'.padEnd(longest + 1, '-'))).rejects.toThrow(
    'order_passengers_short_names',
  );
  const contact = db.updateTable('orders').where('id', '=', id);
  await expect(contact.set({ contact_name: '名'.repeat(61) }).execute()).rejects.toThrow();
  await expect(contact.set({ contact_email: 'a'.repeat(255) }).execute()).rejects.toThrow();
});

test('a long name of a release before becomes what its ticket prints', async () => {
  for (const [table, constraint] of [
    ['order_passengers', 'order_passengers_short_names'],
    ['order_passengers', 'order_passengers_short_texts'],
    ['orders', 'orders_short_texts'],
    ['verification_challenges', 'verification_challenges_short_texts'],
    ['idempotency_keys', 'idempotency_keys_short_texts'],
  ] as const)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(constraint)}`.execute(db);
  await rename(`A${'-'.repeat(28_000)}`);
  const before = await nameTyped();
  await db.transaction().execute((trx) => migrations['0305-text-lengths'].up(trx));
  expect(await nameTyped()).toEqual({ ...before, last_name: before.ticket_name.split('/')[0] });
  await expect(rename('A'.repeat(121))).rejects.toThrow('order_passengers_short_names');
});
