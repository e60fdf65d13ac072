import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { race } from '#tests/bench/race/race.ts';
import { seatBuyers } from '#tests/bench/race/seat-buyers.ts';
import { seatRace } from '#tests/bench/race/seat-race.ts';
import { startTwoGateways } from '#tests/bench/race/two-gateways.ts';
import { testDatabase } from '#tests/support/database.ts';

const guarded = await testDatabase();
const unguarded = await testDatabase();
const RACE = { buyers: 40, places: 8 };
/** As many for each seat as of the thousand for 180 that `npm run bench -- races` sends. */
const SEAT_RACE = { buyers: 66, seats: 12 };
/**
 * How often a race without constraints is run until it is lost: a machine under load may let the
 * buyers in one after the other.
 */
const ROUNDS = 4;
const entry = 'tests/support/gateway-alone.ts';

describe('on two gateways of one database', () => {
  it('forty buyers for eight places are eight travellers and thirty-two who know that it is sold out, and of those who want the same seat one has it', async () => {
    const { urls, stop } = await startTwoGateways({ databaseUrl: guarded.url, entry });
    try {
      const places = await race({ urls, db: guarded.db, ...RACE });
      expect(places).toMatchObject({ bought: 8, soldOut: 32, unanswered: 0, doubleSold: 0 });
      const seats = await seatRace(urls, guarded.db, await seatBuyers(urls, guarded.db, SEAT_RACE));
      expect(seats).toEqual({ seated: 12, refused: 54, unanswered: 0, soldTwice: 0 });
    } finally {
      await stop();
    }
  }, 120_000);

  it('would be more without the constraints of the database', async () => {
    const { db, url } = unguarded;
    await sql`ALTER TABLE flight_inventory DROP CONSTRAINT flight_inventory_never_oversold`.execute(
      db,
    );
    await sql`DROP INDEX one_passenger_a_seat`.execute(db);
    const { urls, stop } = await startTwoGateways({ databaseUrl: url, entry });
    let doubleSold = 0;
    let soldTwice = 0;
    try {
      const buyers = await seatBuyers(urls, db, SEAT_RACE);
      for (let round = 0; round < ROUNDS && soldTwice === 0; round += 1)
        ({ soldTwice } = await seatRace(urls, db, buyers));
      for (let round = 0; round < ROUNDS && doubleSold === 0; round += 1)
        ({ doubleSold } = await race({ urls, db, ...RACE }));
    } finally {
      await stop();
    }
    expect(doubleSold).toBeGreaterThan(0);
    expect(soldTwice).toBeGreaterThan(0);
  }, 120_000);
});
