import { networkOf } from '#gateway/limits/network-of.ts';
import { type SeatStanding, standingsOn } from '#gateway/modules/seats/map/flight-seats.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { badUserInput, tooManyRequests } from '#gateway/requests/faults.ts';
import { lookWhileWatched } from '#gateway/requests/live/look-while-watched.ts';
import { changesLine, type SeatNews, type SeatStates } from './changes-line.ts';

/** What a watch over seats needs. */
export type SeatWatchParts = {
  readonly sources: Pick<SeatSources, 'db' | 'departureControl' | 'flights'>;
  readonly clock: Clock;
  /** How often the seats of a watched flight are looked at. */
  readonly intervalMilliseconds: number;
  /** Watches at once: from one network (an office, a campus), and of this gateway. */
  readonly limits: { readonly perNetwork: number; readonly all: number };
};

const RETRY_SECONDS = 30;

type Watch = { readonly network: string; readonly line: ReturnType<typeof changesLine> };

const statesOf = (standings: ReadonlyMap<string, SeatStanding>): SeatStates =>
  new Map([...standings].map(([number, { state }]) => [number, state]));

/**
 * Watches over the seats of flights. They are looked at in an interval, once for each flight, however many watch it, and only while
 * someone does.
 */
export const createSeatWatch = ({
  sources,
  clock,
  intervalMilliseconds,
  limits,
}: SeatWatchParts) => {
  const watches = new Map<string, { readonly flight: DatedFlight; readonly of: Set<Watch> }>();
  const all = () => [...watches.values()].flatMap(({ of }) => [...of]);

  const look = async (key: string) => {
    const watched = watches.get(key);
    if (!watched) return;
    const now = clock.now();
    const states = statesOf(await standingsOn(sources, watched.flight, now));
    for (const { line } of [...watched.of]) {
      line.show(states, now);
      if (now >= watched.flight.departure.instant) line.end();
    }
  };
  const keepLooking = lookWhileWatched({
    intervalMilliseconds,
    isWatched: () => watches.size > 0,
    lookAtAll: () => Promise.allSettled([...watches.keys()].map(look)),
  });

  return {
    /**
     * Emits the seats of a flight that are not free at once, and then each that changes; ends when it departs.
     * @throws BAD_USER_INPUT when there is no such flight, TOO_MANY_REQUESTS
     */
    watch(key: string, address: string): AsyncIterableIterator<SeatNews> {
      const flight = sources.flights.segment(key);
      if (!flight) throw badUserInput('No flight has this id.');
      const there = all();
      const network = networkOf(address);
      const fromHere = there.filter((other) => other.network === network);
      if (there.length >= limits.all || fromHere.length >= limits.perNetwork)
        throw tooManyRequests(RETRY_SECONDS);
      const line = changesLine(() => {
        const watched = watches.get(key);
        watched?.of.delete(watch);
        if (watched?.of.size === 0) watches.delete(key);
      });
      const watch: Watch = { network, line };
      const watched = watches.get(key) ?? { flight, of: new Set() };
      watched.of.add(watch);
      watches.set(key, watched);
      void look(key).catch(() => line.end());
      keepLooking();
      return line.news;
    },
    /** How many watch now. */
    count: (): number => all().length,
    /** Ends every watch, so that a gateway can leave; browsers ask the next one. */
    endAll(): void {
      for (const { line } of all()) line.end();
    },
  };
};

export type SeatWatch = ReturnType<typeof createSeatWatch>;
