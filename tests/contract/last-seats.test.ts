import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { race } from '#tests/bench/race/race.ts';
import { startTwoGateways, UNGUARDED } from '#tests/bench/race/two-gateways.ts';
import { testDatabase } from '#tests/support/database.ts';

const guarded = await testDatabase();
const unguarded = await testDatabase();
const RACE = { buyers: 40, places: 8 };
/** How often the race without guards is run until it is lost. */
const ROUNDS = 4;
const entry = 'tests/support/gateway-alone.ts';

describe('forty buyers for eight places on two gateways of one database', () => {
  it('are eight travellers and thirty-two who know that it is sold out', async () => {
    const gateways = await startTwoGateways({ databaseUrl: guarded.url, entry });
    const outcome = await race({
      urls: gateways.urls,
      db: guarded.db,
      ...RACE,
    }).finally(gateways.stop);
    expect(outcome).toMatchObject({ bought: 8, soldOut: 32, unanswered: 0, doubleSold: 0 });
  }, 120_000);

  it('would be more than eight without the guards', async () => {
    await sql`ALTER TABLE flight_inventory DROP CONSTRAINT flight_inventory_never_oversold`.execute(
      unguarded.db,
    );
    const gateways = await startTwoGateways({
      databaseUrl: unguarded.url,
      entry,
      preload: UNGUARDED,
    });
    const { urls } = gateways;
    let doubleSold = 0;
    // a machine under load may let the buyers in one after the other
    try {
      for (let round = 0; round < ROUNDS && doubleSold === 0; round += 1)
        ({ doubleSold } = await race({ urls, db: unguarded.db, ...RACE }));
    } finally {
      await gateways.stop();
    }
    expect(doubleSold).toBeGreaterThan(0);
  }, 120_000);
});
