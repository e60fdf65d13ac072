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
  /** Whom staff met last, the latest first. */
  decidedLast(most: number): Promise<CounterDecision[]>;
};

/** What was decided about a passenger, and when. */
export type CounterDecision = {
  readonly passenger: ListedPassenger;
  readonly verdict: CounterVerdict;
  readonly decidedAt: Date;
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
  async decidedLast(most) {
    const rows = await db
      .selectFrom('departure_control_verdicts')
      .selectAll()
      .orderBy('decided_at', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      passenger: {
        flight: { flightNumber: row.flight_number, date: row.departure_date },
        sequenceNumber: row.sequence_number,
      },
      verdict: row.verdict as CounterVerdict,
      decidedAt: row.decided_at,
    }));
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
