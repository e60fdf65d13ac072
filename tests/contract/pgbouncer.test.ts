import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '#gateway/database/database.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { race } from '#tests/bench/race/race.ts';
import { startTwoGateways } from '#tests/bench/race/two-gateways.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { startPgBouncer } from '#tests/support/pgbouncer.ts';
import { postOf } from '#web/app/apollo/gateway-request.ts';

const direct = await testDatabase();
const bouncer = await startPgBouncer(direct.url);
if (!bouncer)
  console.warn('PgBouncer is not here and cannot be installed: what it needs is tried without it.');
const url = bouncer?.url ?? direct.url;
const pooled = connect(url, {}, true);
afterAll(async () => {
  await pooled.close();
  await bouncer?.stop();
});

test('two gateways sell the last seats through it, and their jobs run beside it', async () => {
  const { urls, stop } = await startTwoGateways({
    databaseUrl: url,
    directUrl: direct.url,
    entry: 'tests/support/gateway-alone.ts',
  });
  try {
    const sold = await race({ urls, db: direct.db, buyers: 40, places: 8 });
    expect(sold).toMatchObject({ bought: 8, soldOut: 32, unanswered: 0, doubleSold: 0 });
    const { rows } = await sql<{ seen: number }>`
      SELECT count(*)::int AS seen FROM job_runners`.execute(direct.db);
    expect(rows[0]?.seen).toBeGreaterThanOrEqual(2);
  } finally {
    await stop();
  }
}, 120_000);

test('it takes no limits from a client: the role has them', async () => {
  // its connections are newer than the start of the gateways, which gave the role its limits
  const newer = await startPgBouncer(direct.url);
  const { db, close } = connect(newer?.url ?? direct.url, {}, true);
  onTestFinished(async () => {
    await close();
    await newer?.stop();
  });
  const { rows } = await sql`
    SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`.execute(db);
  expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '15s' }]);
  if (!bouncer) return;
  const asDirect = connect(bouncer.url);
  const refused = asDirect.pool.query('SELECT 1').finally(asDirect.close);
  await expect(refused).rejects.toThrow('unsupported startup parameter');
});

const browser = await testGateway({ database: { ...pooled, url } });

test('a family orders, pays and checks in through it', async () => {
  const { db, keys, clock, services, fetch } = browser;
  const { orders } = await loadScenario(testOrders(db, keys), checkInOpenFamily, clock.now());
  const [order] = orders;
  const [flight] = order?.flights ?? [];
  let cookie = '';
  const ask = async (query: string, input: object) => {
    const message = { query, variables: { input } };
    const response = await fetch(
      new Request(...postOf('http://gateway.test/graphql', message, { cookie })),
    );
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return (await response.json()).data;
  };
  const { requestCheckInAccess } = await ask(
    'mutation ($input: RequestCheckInAccessInput!) { requestCheckInAccess(input: $input) { challenge { id } } }',
    {
      name: 'Lin/Mei',
      key: { bookingReference: order?.bookingReference },
      locale: 'EN',
      flightNumber: flight?.flightNumber,
      flightDate: flight?.date,
    },
  );
  const challengeId = requestCheckInAccess.challenge.id;
  const sent = await services.verification.codeToSend(challengeId, clock.now());
  const { confirmCheckInAccess } = await ask(
    'mutation ($input: ConfirmCheckInAccessInput!) { confirmCheckInAccess(input: $input) { itinerary { flight { id } passengerSegments { id } } } }',
    { challengeId, code: sent?.code },
  );
  const { itinerary } = confirmCheckInAccess;
  const { checkIn } = await ask(
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { userErrors { code } passengerSegments { checkIn { state } } } }',
    {
      idempotencyKey: randomUUID(),
      flightId: itinerary.flight.id,
      locale: 'EN',
      passengers: itinerary.passengerSegments.map(({ id }: { id: string }) => ({
        passengerSegmentId: id,
      })),
      contact: { email: 'mei.lin@example.com' },
      agreements: ['CHECK_IN', 'DANGEROUS_GOODS'],
    },
  );
  expect(checkIn.userErrors).toEqual([]);
  for (const { checkIn: made } of checkIn.passengerSegments) expect(made.state).toBe('CHECKED_IN');
}, 60_000);
