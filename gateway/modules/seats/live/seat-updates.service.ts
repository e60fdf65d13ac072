import { clientNetwork } from '#gateway/limits/client-network.ts';
import { type SeatStatus, statusesOn } from '#gateway/modules/seats/map/flight-seats.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import { createWatches, type WatchLimits } from '#gateway/requests/live/watches.ts';

/** Seats that changed, in the form of the API's event. */
export type SeatUpdate = {
  readonly seatsChanged: {
    readonly at: Date;
    readonly seats: { readonly number: string; readonly state: SeatStatus['state'] }[];
  };
};

/** The seats that are not free, by their numbers. */
type SeatStates = ReadonlyMap<string, SeatStatus['state']>;

function changesBetween(told: SeatStates, states: SeatStates) {
  const freed = [...told.keys()].filter((number) => !states.has(number));
  const others = [...states].filter(([number, state]) => told.get(number) !== state);
  return [
    ...freed.map((number) => ({ number, state: 'FREE' as const })),
    ...others.map(([number, state]) => ({ number, state })),
  ];
}

/**
 * A stream of what changed since its client last read: a slow client misses nothing, and gets it
 * together.
 * @param onEnd called once: when the stream is ended, or when the client disconnects
 */
function seatChangeStream(onEnd: () => void) {
  let told: SeatStates | null = null;
  let newest: { readonly states: SeatStates; readonly at: Date } | null = null;
  let ended = false;
  let wake: (() => void) | null = null;

  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
    wake?.();
  };
  const unread = (): SeatUpdate | null => {
    if (!newest) return null;
    const seats = changesBetween(told ?? new Map(), newest.states);
    if (told && seats.length === 0) return null;
    told = newest.states;
    return { seatsChanged: { at: newest.at, seats } };
  };
  const next = async (): Promise<IteratorResult<SeatUpdate>> => {
    for (;;) {
      const value = unread();
      if (value) return { done: false, value };
      if (ended) return { done: true, value: undefined };
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
  };
  const news: AsyncIterableIterator<SeatUpdate> = {
    [Symbol.asyncIterator]: () => news,
    next,
    async return() {
      newest = null;
      end();
      return { done: true, value: undefined };
    },
  };
  return {
    news,
    /**
     * Shows how the seats are now; what the client has not read of it follows at its next reading.
     */
    show(states: SeatStates, at: Date): void {
      if (ended) return;
      newest = { states, at };
      wake?.();
    },
    end,
  };
}

/** What a watch over seats needs. */
type SeatUpdatesDependencies = {
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
