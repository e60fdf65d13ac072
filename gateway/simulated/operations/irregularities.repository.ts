import { anyOf, type Database } from '#gateway/database/database.ts';
import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Irregularity } from './irregularity.ts';

/** An irregularity and the flight that has it. Public: it belongs to no visitor. */
export type SetIrregularity = FlightKey & { readonly irregularity: Irregularity };

const columnsOf = (one: Irregularity) => ({
  kind: one.kind,
  announced_at: one.announcedAt,
  reason: one.kind === 'GATE_CHANGE' ? null : one.reason,
  delay_minutes: one.kind === 'DELAY' || one.kind === 'RETIMING' ? one.minutes : null,
  gate: one.kind === 'GATE_CHANGE' ? one.gate : null,
  airport: one.kind === 'DIVERSION' || one.kind === 'REROUTING' ? one.airport : null,
  aircraft: one.kind === 'AIRCRAFT_CHANGE' ? (one.aircraft as string) : null,
});

type Row = ReturnType<typeof columnsOf>;

function irregularityOf({ kind, reason, announced_at: announcedAt, ...row }: Row): Irregularity {
  switch (kind) {
    case 'DELAY':
    case 'RETIMING':
      return { kind, announcedAt, reason, minutes: row.delay_minutes ?? 0 };
    case 'GATE_CHANGE':
      return { kind, announcedAt, gate: row.gate ?? '' };
    case 'CANCELLATION':
      return { kind, announcedAt, reason };
    case 'DIVERSION':
    case 'REROUTING':
      return { kind, announcedAt, reason, airport: row.airport ?? '' };
    case 'AIRCRAFT_CHANGE':
      return { kind, announcedAt, reason, aircraft: row.aircraft as AircraftCode };
  }
}

const setOf = ({
  flight_number: flightNumber,
  departure_date: date,
  ...row
}: Row & { flight_number: string; departure_date: string }): SetIrregularity => ({
  flightNumber,
  date,
  irregularity: irregularityOf(row),
});

const setBetween = (
  db: Database,
  flightNumbers: readonly string[],
  first: FlightKey['date'],
  last: FlightKey['date'],
) =>
  db
    .selectFrom('flight_irregularities')
    .selectAll()
    .where('flight_number', '=', anyOf(flightNumbers))
    .where('departure_date', '>=', first)
    .where('departure_date', '<=', last)
    .execute();

/** The irregularities that were set for some flights. */
export async function irregularitiesOf(
  db: Database,
  flights: readonly FlightKey[],
): Promise<SetIrregularity[]> {
  if (flights.length === 0) return [];
  const dates = flights.map(({ date }) => date).toSorted();
  const numbers = [...new Set(flights.map(({ flightNumber }) => flightNumber))];
  return (await setBetween(db, numbers, dates[0] ?? '', dates.at(-1) ?? '')).map(setOf);
}

/**
 * Flights from a day on that are known at an instant to be cancelled, or planned otherwise than
 * before.
 */
export async function disruptedFlights(
  db: Database,
  from: FlightKey['date'],
  now: Date,
): Promise<FlightKey[]> {
  const rows = await db
    .selectFrom('flight_irregularities')
    .select(['flight_number', 'departure_date'])
    .distinct()
    .where('kind', 'in', ['CANCELLATION', 'RETIMING', 'REROUTING', 'AIRCRAFT_CHANGE'])
    .where('departure_date', '>=', from)
    .where('announced_at', '<=', now)
    .execute();
  return rows.map(({ flight_number, departure_date }) => ({
    flightNumber: flight_number,
    date: departure_date,
  }));
}

/**
 * Sets the irregularities of a flight, at most one of each kind. For scenarios: a real airline has
 * operations control.
 */
export const replaceIrregularities = (
  db: Database,
  { flightNumber, date }: FlightKey,
  irregularities: readonly Irregularity[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('flight_irregularities')
      .where('flight_number', '=', flightNumber)
      .where('departure_date', '=', date)
      .execute();
    if (irregularities.length === 0) return;
    const rows = irregularities.map((one) => ({
      flight_number: flightNumber,
      departure_date: date,
      ...columnsOf(one),
    }));
    await trx.insertInto('flight_irregularities').values(rows).execute();
  });
