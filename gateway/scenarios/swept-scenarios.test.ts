import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { loadScenario } from './load-scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { testOrders } from './test-orders.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');

/**
 * From now on an access that is over is removed at once, as often as a sweep would come between.
 */
async function sweepAccess(times: number): Promise<void> {
  await sql`drop table if exists sweeps_to_come`.execute(db);
  await sql`create table sweeps_to_come as select ${sql.lit(times)}::int as count`.execute(db);
  await sql`
    create or replace function sweep_access() returns trigger language plpgsql as $$
    begin
      if new.expires_at > ${sql.lit(now.toISOString())}::timestamptz then return new; end if;
      update sweeps_to_come set count = count - 1 where count > 0;
      if found then return null; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace trigger sweep_access before insert on order_access
    for each row execute function sweep_access()`.execute(db);
}

test.each([
  ['check-in-open-family', 3],
  ['paid-with-infant', 3],
  ['changed-once', 2],
  ['refund-under-review', 1],
])('%s is made although a sweep removes the access to its order', async (name, sweeps) => {
  const scenario = SCENARIOS.find((one) => one.name === name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  await sweepAccess(sweeps);
  const { orders } = await loadScenario(testOrders(db, keys), scenario, now);
  expect(orders.map(({ state }) => state)).toEqual(['TICKETED']);
});

test('aircraft-changed takes another day where the seats that it needs are taken', async () => {
  const scenario = SCENARIOS.find(({ name }) => name === 'aircraft-changed');
  if (!scenario) throw new Error('no such scenario');
  const days = new Set<string>();
  for (let load = 0; load < 16; load += 1) {
    const { orders } = await loadScenario(testOrders(db, keys), scenario, now);
    days.add(orders[0]?.flights[0]?.date ?? '');
  }
  expect(days.size).toBeGreaterThan(1);
});

test('a traveller with a wheelchair and her daughter are on a flight for which check-in is open, at every hour', async () => {
  const scenario = SCENARIOS.find(({ name }) => name === 'special-service');
  if (!scenario) throw new Error('no such scenario');
  const desk = testOrders(db, keys);
  for (let hour = 0; hour < 24; hour += 3) {
    const at = addMinutes(now, hour * 60);
    const { orders } = await loadScenario(desk, scenario, at);
    const [first] = orders[0]?.flights ?? [];
    const flight = first && desk.timetable.flight(first);
    expect(flight?.departure.instant.getTime(), at.toISOString()).toBeGreaterThan(
      addMinutes(at, 4 * 60 - 1).getTime(),
    );
  }
});
