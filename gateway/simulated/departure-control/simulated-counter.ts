import type { Database } from '#gateway/database/database.ts';
import type {
  Counter,
  CounterVerdict,
  ListedPassenger,
} from '#gateway/ports/departure-control/counter.port.ts';

/** The counter of a demo, at which everyone who is shown it decides. */
export type SimulatedCounter = Counter & {
  /** Records a verdict; the first one about a passenger stands. */
  decide(passenger: ListedPassenger, verdict: CounterVerdict, now: Date): Promise<void>;
};

/** Verdicts are those of the demo's page; without one a passenger waits. */
export const createSimulatedCounter = (db: Database): SimulatedCounter => ({
  async verdictOn({ flight, sequenceNumber }) {
    const row = await db
      .selectFrom('departure_control_verdicts')
      .select('verdict')
      .where('flight_number', '=', flight.flightNumber)
      .where('departure_date', '=', flight.date)
      .where('sequence_number', '=', sequenceNumber)
      .executeTakeFirst();
    return row ? (row.verdict as CounterVerdict) : null;
  },
  async decide({ flight, sequenceNumber }, verdict, now) {
    await db
      .insertInto('departure_control_verdicts')
      .values({
        flight_number: flight.flightNumber,
        departure_date: flight.date,
        sequence_number: sequenceNumber,
        verdict,
        decided_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
