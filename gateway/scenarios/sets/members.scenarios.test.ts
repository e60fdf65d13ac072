import { expect, test } from 'vitest';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { testDatabase } from '#tests/support/database.ts';
import { goldNearRenewal, pointsToSpend } from './members.scenarios.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');

test('gold-near-renewal has the points of the flights that it has flown, and no others', async () => {
  const { memberId, member, orders } = await loadScenario(
    testOrders(db, keys),
    goldNearRenewal,
    now,
  );
  const segments = await db
    .selectFrom('flown_segments')
    .select('flight_number')
    .where('member_id', '=', memberId ?? '')
    .execute();
  const entries = await db
    .selectFrom('points_transfers')
    .innerJoin('points_entries', 'points_entries.transfer_id', 'points_transfers.id')
    .innerJoin('points_accounts', 'points_accounts.id', 'points_entries.account_id')
    .select('source')
    .where('member_id', '=', memberId ?? '')
    .execute();
  expect(entries.filter(({ source }) => source === 'FLIGHT')).toHaveLength(segments.length);
  expect(entries.filter(({ source }) => source !== 'FLIGHT' && source !== 'BONUS')).toEqual([]);
  expect(orders[0]?.email).toBe(member?.email);
});

test('a member and the orders of a scenario have the language of its page', async () => {
  const desk = testOrders(db, keys, { locale: 'ja' });
  const { memberId, orders } = await loadScenario(desk, pointsToSpend, now);
  expect((await findMember(db, memberId ?? ''))?.person.locale).toBe('ja');
  const reference = orders[0]?.bookingReference ?? '';
  expect((await desk.orders.find({ reference }, AIRLINE, now))?.locale).toBe('ja');
});
