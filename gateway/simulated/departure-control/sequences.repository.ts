import type { Database } from '#gateway/database/database.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

/**
 * Counts flights on by so many numbers, from `before` where one was not counted yet, and answers
 * with the last: for all gateways together.
 */
export const countedSequences =
  (db: Database) =>
  async ({ flightNumber, date }: FlightKey, before: number, count: number): Promise<number> => {
    const { last } = await db
      .insertInto('departure_control_sequences')
      .values({ flight_number: flightNumber, departure_date: date, last: before + count })
      .onConflict((conflict) =>
        conflict.columns(['flight_number', 'departure_date']).doUpdateSet((eb) => ({
          last: eb('departure_control_sequences.last', '+', count),
        })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  };
