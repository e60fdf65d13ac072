import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { isAgainst } from '#gateway/database/database-errors.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { type SeatClaim, type SeatsTaken, SoldOut } from './seats-taken.model.ts';

/** What the database says about a cabin of a flight. */
export type SeatCounter = FlightKey & {
  readonly cabin: Cabin;
  readonly left: number;
  readonly changedAt: Date;
};

const keyOf = ({ flightNumber, date, cabin }: SeatsTaken) => `${flightNumber} ${date} ${cabin}`;

/**
 * One claim a counter, always in the same locking order, so that two orders never wait for each
 * other.
 */
const inLockOrder = <Taken extends SeatsTaken>(claims: readonly Taken[]): Taken[] =>
  [...Map.groupBy(claims, keyOf).values()]
    .map((same) => ({
      ...(same[0] as Taken),
      seats: same.reduce((sum, { seats }) => sum + seats, 0),
    }))
    .filter(({ seats }) => seats > 0)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

type Columns = {
  readonly flightNumbers: readonly string[];
  readonly dates: readonly string[];
  readonly cabins: readonly Cabin[];
  readonly seats: readonly number[];
};

const columnsOf = (claims: readonly SeatsTaken[]): Columns => ({
  flightNumbers: claims.map(({ flightNumber }) => flightNumber),
  dates: claims.map(({ date }) => date),
  cabins: claims.map(({ cabin }) => cabin),
  seats: claims.map(({ seats }) => seats),
});

const places = ({ flightNumbers, dates, cabins, seats }: Columns) => sql`
  ${flightNumbers}::text[], ${dates}::date[], ${cabins}::text[], ${seats}::integer[]`;

const take = async (
  db: Database,
  claims: Columns,
  capacities: readonly number[],
  soldByOtherChannels: readonly number[],
) =>
  (
    await sql`
    INSERT INTO flight_inventory AS counter
      (flight_number, departure_date, cabin, capacity, sold_elsewhere, sold, changed_at)
    SELECT flight_number, departure_date, cabin, capacity, sold_elsewhere,
      sold_elsewhere + seats, clock_timestamp()
    FROM unnest(${places(claims)}, ${capacities}::integer[], ${soldByOtherChannels}::integer[])
      AS claim (flight_number, departure_date, cabin, seats, capacity, sold_elsewhere)
    ORDER BY flight_number, departure_date, cabin
    ON CONFLICT (flight_number, departure_date, cabin) DO UPDATE
      SET sold = counter.sold + excluded.sold - excluded.sold_elsewhere,
          changed_at = clock_timestamp()`.execute(db)
  ).rows;

const give = async (db: Database, claims: Columns) =>
  (
    await sql`
    WITH locked AS (
      SELECT counter.flight_number, counter.departure_date, counter.cabin, claim.seats
      FROM flight_inventory AS counter
      JOIN unnest(${places(claims)}) AS claim (flight_number, departure_date, cabin, seats)
        USING (flight_number, departure_date, cabin)
      ORDER BY counter.flight_number, counter.departure_date, counter.cabin
      FOR UPDATE OF counter
    )
    UPDATE flight_inventory AS counter
    SET sold = counter.sold - locked.seats, changed_at = clock_timestamp()
    FROM locked
    WHERE counter.flight_number = locked.flight_number
      AND counter.departure_date = locked.departure_date
      AND counter.cabin = locked.cabin`.execute(db)
  ).rows;

/** The constraint of the table that lets no counter go beyond its capacity. */
const NEVER_OVERSOLD = 'flight_inventory_never_oversold';

/**
 * Takes seats of every flight, or none: the later of two requests gets SoldOut and its transaction
 * must be rolled back. One statement; a counter that does not exist yet starts at what other
 * channels have sold.
 * @throws SoldOut naming all the flights, of which at least one lacks seats
 */
export async function holdSeats(
  trx: DatabaseTransaction,
  claims: readonly SeatClaim[],
): Promise<void> {
  const wanted = inLockOrder(claims);
  if (wanted.length === 0) return;
  const capacities = wanted.map(({ capacity }) => capacity);
  const soldByOtherChannels = wanted.map((claim) => claim.soldByOtherChannels);
  await take(trx, columnsOf(wanted), capacities, soldByOtherChannels).catch((fault: unknown) => {
    throw isAgainst(NEVER_OVERSOLD, fault) ? new SoldOut(wanted) : fault;
  });
}

/** Gives back what `holdSeats` took; once for each hold, which the caller's own row must see to. */
export async function releaseSeats(
  trx: DatabaseTransaction,
  claims: readonly SeatsTaken[],
): Promise<void> {
  const given = inLockOrder(claims);
  if (given.length === 0) return;
  await give(trx, columnsOf(given));
}

const counters = (db: Database) =>
  db
    .selectFrom('flight_inventory')
    .select(({ eb, ref }) => [
      'flight_number as flightNumber',
      'departure_date as date',
      'cabin',
      'changed_at as changedAt',
      eb(ref('capacity'), '-', ref('sold')).as('left'),
    ]);

/** The counters that changed at an instant or since. */
export const countersSince = (db: Database, since: Date): Promise<SeatCounter[]> =>
  counters(db).where('changed_at', '>=', since).execute();

/** The counters of a few flights, whatever the cabin. */
export async function countersOf(
  db: Database,
  flights: readonly FlightKey[],
): Promise<SeatCounter[]> {
  if (flights.length === 0) return [];
  return counters(db)
    .where((eb) =>
      eb.or(
        flights.map(({ flightNumber, date }) =>
          eb.and({ flight_number: flightNumber, departure_date: date }),
        ),
      ),
    )
    .execute();
}
