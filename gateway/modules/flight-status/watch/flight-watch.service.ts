import { networkOf } from '#gateway/limits/network-of.ts';
import type { FlightStatus } from '#gateway/modules/flight-status/flight-status.model.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { tooManyRequests } from '#gateway/requests/faults.ts';
import { lookWhileWatched } from '#gateway/requests/live/look-while-watched.ts';
import { type NewsLine, newsLine } from '#gateway/requests/live/news-line.ts';
import { FLIGHT_STATES } from '#schema/codes/orders/states.ts';
import { isFinal } from '#schema/rules/base/state-machine.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';

/** What a watch over flights needs. */
export type WatchParts = {
  readonly clock: Clock;
  /** Reads the current status of one flight; null where there is none. */
  find(key: string, now: Date): Promise<FlightStatus | null>;
  /** How often operations control is asked. */
  readonly intervalMilliseconds: number;
  /** Watches at once: from one network (an office, a campus), and of this gateway. */
  readonly limits: { readonly perNetwork: number; readonly all: number };
};

/** How long after the end of a flight no more news is expected; its belt is known by then. */
const OVER_MINUTES = 60;
const RETRY_SECONDS = 30;

/** A piece of news, in the form of the API's event; null when there is no such flight. */
export type FlightNews = { readonly flightStatusChanged: FlightStatus | null };

type Watch = { readonly network: string; readonly line: NewsLine<FlightNews>; told: string };

/** What makes two answers news to each other: everything but the instant and what the clock alone changes. */
const gist = ({ knownAt: _knownAt, progress: _progress, ...news }: FlightStatus): string =>
  JSON.stringify(news);

const isOver = ({ state, lastChange, knownAt }: FlightStatus): boolean =>
  isFinal(FLIGHT_STATES, state) &&
  lastChange !== null &&
  minutesBetween(lastChange.at, knownAt) >= OVER_MINUTES;

/**
 * Watches over flights. Operations control is polled at an interval, once for each flight, however many watch it, and only
 * while someone does.
 */
export const createFlightWatch = ({ clock, find, intervalMilliseconds, limits }: WatchParts) => {
  const watches = new Map<string, Set<Watch>>();
  const all = () => [...watches.values()].flatMap((of) => [...of]);

  const tell = (watch: Watch, status: FlightStatus | null) => {
    const news = status && gist(status);
    if (status && news !== watch.told) watch.line.tell({ flightStatusChanged: status });
    if (!status && watch.told === '') watch.line.tell({ flightStatusChanged: null });
    watch.told = news ?? '';
    if (!status || isOver(status)) watch.line.end();
  };

  const look = async (key: string) => {
    const status = await find(key, clock.now());
    for (const watch of watches.get(key) ?? []) tell(watch, status);
  };

  const keepLooking = lookWhileWatched({
    intervalMilliseconds,
    isWatched: () => watches.size > 0,
    lookAtAll: () => Promise.allSettled([...watches.keys()].map(look)),
  });

  return {
    /**
     * Emits the status of a flight at once, by `flightId`, and again at each change; ends when nothing more can change, and
     * after null where there is no such flight.
     * @throws TOO_MANY_REQUESTS
     */
    watch(key: string, address: string): AsyncIterableIterator<FlightNews> {
      const there = all();
      const network = networkOf(address);
      const fromHere = there.filter((other) => other.network === network);
      if (there.length >= limits.all || fromHere.length >= limits.perNetwork)
        throw tooManyRequests(RETRY_SECONDS);
      const line = newsLine<FlightNews>(() => {
        const others = watches.get(key);
        others?.delete(watch);
        if (others?.size === 0) watches.delete(key);
      });
      const watch: Watch = { network, line, told: '' };
      watches.set(key, (watches.get(key) ?? new Set()).add(watch));
      void find(key, clock.now()).then(
        (status) => tell(watch, status),
        () => line.end(),
      );
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

export type FlightWatch = ReturnType<typeof createFlightWatch>;
