import { sql } from 'kysely';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import type { Row } from '#tests/bench/table.ts';
import { type RaceOutcome, race } from './race.ts';
import { seatBuyers } from './seat-buyers.ts';
import { type SeatRaceOutcome, seatRace } from './seat-race.ts';
import { startTwoGateways } from './two-gateways.ts';

const BUYERS = 500;
const PLACES = 100;
/**
 * How often the race without the constraint is run until it is lost: few buyers are between looking
 * for seats and taking them.
 */
const ROUNDS = 4;
const SEATS = { buyers: 1000, seats: 180 };

/** The race as shipped, and without the constraint of the database, on which the gateway relies. */
export async function benchRace(): Promise<Row[]> {
  const shipped = await raceOnce({});
  const unguarded = await raceOnce({ dropConstraint: true });
  return [
    row('as shipped', shipped, shipped.doubleSold === 0 && shipped.sold === PLACES),
    row('control: constraint off', unguarded, unguarded.doubleSold > 0),
  ];
}

/**
 * A thousand travellers with a ticket each want one of 180 seats: as shipped, and without the
 * index.
 */
export async function benchSeatRace(): Promise<Row[]> {
  const shipped = await seatRaceOnce({});
  const withoutIndex = await seatRaceOnce({ dropIndex: true });
  const { seated, refused, soldTwice } = shipped;
  const isFair =
    soldTwice === 0 && seated === SEATS.seats && refused === SEATS.buyers - SEATS.seats;
  return [
    seatRow('as shipped', shipped, isFair),
    seatRow('control: index off', withoutIndex, withoutIndex.soldTwice > 0),
  ];
}

async function untilLost(run: () => Promise<RaceOutcome>, rounds: number): Promise<RaceOutcome> {
  const outcome = await run();
  return outcome.doubleSold > 0 || rounds === 1 ? outcome : untilLost(run, rounds - 1);
}

async function raceOnce({ dropConstraint }: { dropConstraint?: boolean }) {
  const database = await openOwnDatabase();
  try {
    if (dropConstraint)
      await sql`ALTER TABLE flight_inventory DROP CONSTRAINT flight_inventory_never_oversold`.execute(
        database.db,
      );
    const gateways = await startTwoGateways({ databaseUrl: database.url });
    const run = { urls: gateways.urls, db: database.db, buyers: BUYERS, places: PLACES };
    return await untilLost(() => race(run), dropConstraint ? ROUNDS : 1).finally(gateways.stop);
  } finally {
    await database.stop();
  }
}

async function seatRaceOnce({ dropIndex }: { dropIndex?: boolean }) {
  const database = await openOwnDatabase();
  try {
    if (dropIndex) await sql`DROP INDEX one_passenger_a_seat`.execute(database.db);
    const { urls, stop } = await startTwoGateways({ databaseUrl: database.url });
    const run = async () => seatRace(urls, database.db, await seatBuyers(urls, database.db, SEATS));
    return await run().finally(stop);
  } finally {
    await database.stop();
  }
}

const row = (name: string, outcome: RaceOutcome, holds: boolean): Row => ({
  name,
  value: `${outcome.doubleSold} double-sold`,
  note: `${outcome.bought} bought, ${outcome.soldOut} sold out, ${outcome.unanswered} neither`,
  holds,
});

const seatRow = (name: string, outcome: SeatRaceOutcome, holds: boolean): Row => ({
  name,
  value: `${outcome.soldTwice} sold twice`,
  note: `${outcome.seated} seated, ${outcome.refused} taken by another, ${outcome.unanswered} neither`,
  holds,
});
