import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench, PERSONAL, seeded } from './erasure.test-support.ts';
import { CONTRIBUTIONS } from './modules.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const { services, desk, checkIn, tablesWith } = erasureBench(db, start);

const exported = CONTRIBUTIONS.personalData.map(({ table }) => table);

/**
 * Tables that name a member, or belong to one that is exported, and hold nothing that a member
 * could ask for, each with why.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  order_access: 'which browser opened an order, for an hour',
  segment_access: 'which browser opened a flight of an order, for an hour',
  facts: 'ids of what another service told, which tickets, segments and payments have',
  held_coupons: 'which service refunds a coupon, which tickets have',
  fact_payouts: 'what goes back of a payment, which payment_returns have',
  demo_scenarios: 'which scenario of a demonstration made the member; empty in production',
  identity_office_verdicts: 'what the simulated office decided, which member_documents has',
};

/** A member with an order that is paid, all of it marked. */
async function aMember(mark: string) {
  const id = randomUUID();
  await db
    .insertInto('members')
    .values({
      id,
      card_number: String(Math.random()).slice(2, 12).padEnd(10, '0'),
      tier: 'HAPPINESS',
      tier_from: '2027-01-05',
      tier_until: null,
      last_name: mark,
      first_name: mark,
      title: null,
      gender: null,
      date_of_birth: '1990-04-12',
      nationality: null,
      locale: 'en',
      joined_at: start,
      closes_on: null,
    })
    .execute();
  const address = `${mark}@example.com`;
  await db
    .insertInto('member_contacts')
    .values({ member_id: id, kind: 'EMAIL', address, lookup: address, proved_at: start })
    .execute();
  return id;
}

const owner = await aMember('own');
await checkIn(
  await desk.pay(await desk.book(desk.offer(), seeded, { ...aVisitor(), memberId: owner })),
);
const stranger = await aMember('stranger');

test('what was seeded about a member is in the download, wherever it is stored', async () => {
  const file = JSON.stringify(await services.members.ownDataOf(owner));
  for (const mark of PERSONAL) expect(file.toLowerCase()).toContain(mark.toLowerCase());
  const stored = await tablesWith(PERSONAL);
  // what is written to a mailbox of the demo is no record of the airline
  expect(stored.filter((table) => table !== 'demo_mail' && !exported.includes(table))).toEqual([]);
});

test('the download of another member has none of it, nor has it hashes or keys', async () => {
  const file = await services.members.ownDataOf(stranger);
  expect(Object.values(file).flat()).toHaveLength(2);
  for (const mark of PERSONAL) expect(JSON.stringify(file)).not.toContain(mark);
  const own = JSON.stringify(await services.members.ownDataOf(owner));
  for (const column of ['hash', 'sealed', 'lookup', 'placed_from'])
    expect(own).not.toMatch(new RegExp(`"[a-z_]*${column}[a-z_]*":`));
  expect(own).not.toContain('"type":"Buffer"');
});

test('every table that names a member, or an exported row, is in the download or is left out for a reason', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'member_id'
    union
    select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid::regclass::text = any(${exported}::text[])`.execute(db);
  const missing = rows
    .map(({ table }) => table)
    .filter((table) => !exported.includes(table) && !(table in LEFT_OUT));
  expect(missing).toEqual([]);
});
