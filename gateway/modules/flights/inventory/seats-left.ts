import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#gateway/database/database.ts';
import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { TIMEOUT_MILLISECONDS } from '#gateway/ports/with-timeout.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { countersOf, countersSince, type SeatCounter } from './inventory.repository.ts';

/** Seats left in a cabin of a flight. */
export type SeatsLeft = (flight: DatedFlight, cabin: Cabin) => number;

type Sources = {
  /** Counters that changed at an instant or since. */
  readonly since: (instant: Date) => Promise<readonly SeatCounter[]>;
  readonly of: (flights: readonly FlightKey[]) => Promise<readonly SeatCounter[]>;
  readonly soldByOtherChannels: (flight: DatedFlight, cabin: Cabin) => number;
  /** A clock that only goes forward, in milliseconds; the demo's movable clock is not asked. */
  readonly elapsed?: () => number;
  /** How long a search waits for the database, in milliseconds. */
  readonly patience?: { readonly first: number; readonly later: number };
};

/** What searches see may be so old; a buyer gets the current figure when seats are held. */
const FRESH_MILLISECONDS = 3_000;
/** A transaction may take so long to commit after it has written the time of its change. */
const OVERLAP_MILLISECONDS = 60_000;

/**
 * A database that hangs is given up by its connection much later. The first search has nothing else
 * to show, and waits for longer than a port of the airline may take.
 */
const PATIENCE = { first: TIMEOUT_MILLISECONDS + 500, later: 500 };

const keyOf = (flight: FlightKey, cabin: Cabin) => `${flightId(flight)}${cabin}`;

/**
 * Where seats left are read: a copy of the counters for searches, the counters themselves for
 * offers.
 */
export function createSeatsLeft({
  since,
  of,
  soldByOtherChannels,
  elapsed = () => performance.now(),
  patience = PATIENCE,
}: Sources) {
  const copy = new Map<string, number>();
  let newest = new Date(0);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const reader =
    (known: ReadonlyMap<string, number>): SeatsLeft =>
    (flight, cabin) =>
      known.get(keyOf(flight, cabin)) ??
      flight.aircraft.seats[cabin] - soldByOtherChannels(flight, cabin);

  const refresh = async () => {
    const first = readAt === Number.NEGATIVE_INFINITY;
    try {
      for (const counter of await since(new Date(newest.getTime() - OVERLAP_MILLISECONDS))) {
        copy.set(keyOf(counter, counter.cabin), counter.left);
        if (counter.changedAt > newest) newest = counter.changedAt;
      }
    } catch (fault) {
      if (first) throw fault;
    }
    readAt = elapsed();
  };

  const wait = async (underWay: Promise<void>): Promise<void> => {
    const first = readAt === Number.NEGATIVE_INFINITY;
    const over = new AbortController();
    const late = sleep(first ? patience.first : patience.later, 'late', { signal: over.signal });
    const outcome = await Promise.race([underWay, late.catch(() => 'late')]).finally(() =>
      over.abort(),
    );
    if (outcome === 'late' && first)
      throw new DatabaseUnavailable('The database has not said in time how many seats are left');
  };

  return {
    /**
     * For searches: at most a few seconds old. While the database is away or slow it returns what
     * it read last.
     * @throws when the database has not been reached yet
     */
    async recent(): Promise<SeatsLeft> {
      if (elapsed() - readAt > FRESH_MILLISECONDS) {
        reading ??= refresh().finally(() => {
          reading = null;
        });
        await wait(reading);
      }
      return reader(copy);
    },
    /** For offers: what the database says of these flights now. */
    async now(flights: readonly FlightKey[]): Promise<SeatsLeft> {
      const read = await of(flights);
      return reader(new Map(read.map((one) => [keyOf(one, one.cabin), one.left])));
    },
  };
}

export type SeatsLeftReader = ReturnType<typeof createSeatsLeft>;

/** What the seats left of an airline are counted from. */
type CounterSources = {
  readonly db: Database;
  readonly timetable: Pick<Timetable, 'update'>;
  readonly fares: Pick<Fares, 'soldByOtherChannels'>;
  /** Frees the seats of orders whose time is over, on certain flights or on all. */
  readonly freeLapsed: (flights?: readonly FlightKey[]) => Promise<unknown>;
};

/** The same by the counters of the database; what is over is freed before it is counted. */
export const createCountedSeats = ({ db, timetable, fares, freeLapsed }: CounterSources) =>
  createSeatsLeft({
    // what searches see of the plan is as old as what they see of seats
    since: async (instant) => {
      await Promise.all([freeLapsed(), timetable.update()]);
      return countersSince(db, instant);
    },
    of: async (flights) => {
      await Promise.all([freeLapsed(flights), timetable.update(flights)]);
      return countersOf(db, flights);
    },
    soldByOtherChannels: fares.soldByOtherChannels,
  });
