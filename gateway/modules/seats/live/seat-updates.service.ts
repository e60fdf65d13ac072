import { clientNetwork } from '#gateway/limits/client-network.ts';
import { type SeatStatus, statusesOn } from '#gateway/modules/seats/map/flight-seats.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import { createWatches, type WatchLimits } from '#gateway/requests/live/watches.ts';
import { type SeatStates, type SeatUpdate, seatChangeStream } from './seat-change-stream.ts';

/** What a watch over seats needs. */
export type SeatUpdatesDependencies = {
  readonly sources: Pick<SeatDependencies, 'db' | 'departureControl' | 'flights'>;
  readonly clock: Clock;
  /** How often the seats of a watched flight are looked at. */
  readonly intervalMilliseconds: number;
  readonly limits: WatchLimits;
};

type Watch = {
  readonly key: string;
  readonly flight: DatedFlight;
  readonly viewer: string;
  readonly line: ReturnType<typeof seatChangeStream>;
};

const statesOf = (statuses: ReadonlyMap<string, SeatStatus>): SeatStates =>
  new Map([...statuses].map(([number, { state }]) => [number, state]));

/**
 * Watches over the seats of flights. They are looked at in an interval, once for each flight,
 * however many watch it, and only while someone does.
 */
export function createSeatUpdates({
  sources,
  clock,
  intervalMilliseconds,
  limits,
}: SeatUpdatesDependencies) {
  const look = async (viewers: readonly Watch[]) => {
    const now = clock.now();
    const { flight } = viewers[0]!;
    const states = statesOf(await statusesOn(sources, flight, now));
    for (const { line } of viewers) {
      line.show(states, now);
      if (now >= flight.departure.instant) line.end();
    }
  };
  const watches = createWatches<Watch>({
    intervalMilliseconds,
    limits,
    together: ({ key }) => key,
    look,
    // A map that is opened meanwhile waits for the look that finds departure control again.
    begin: (watch) =>
      look([watch]).catch((fault: unknown) => {
        if (!(fault instanceof DepartureControlError)) throw fault;
      }),
  });

  return {
    ...watches,
    /**
     * Emits the seats of a flight that are not free at once, and then each that changes; ends when
     * it departs. While departure control is silent it stays open without news, and goes on by
     * itself.
     * @throws BAD_USER_INPUT when there is no such flight, TOO_MANY_REQUESTS
     */
    watch(key: string, address: string): AsyncIterableIterator<SeatUpdate> {
      const flight = sources.flights.segment(key);
      if (!flight) throw badUserInput('No flight has this id.');
      const viewer = clientNetwork(address);
      const make = (onEnd: () => void) => ({ key, flight, viewer, line: seatChangeStream(onEnd) });
      return watches.open(viewer, make).line.news;
    },
  };
}

export type SeatUpdates = ReturnType<typeof createSeatUpdates>;
