import { clientNetwork } from '#gateway/limits/client-network.ts';
import type { FlightStatus } from '#gateway/modules/flight-status/flight-status.model.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { type EventStream, eventStream } from '#gateway/requests/live/event-stream.ts';
import { createWatches, type WatchLimits } from '#gateway/requests/live/watches.ts';
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
  readonly limits: WatchLimits;
};

/** How long after the end of a flight no more news is expected; its belt is known by then. */
const OVER_MINUTES = 60;
/** A piece of news, in the form of the API's event; null when there is no such flight. */
export type FlightUpdate = { readonly flightStatusChanged: FlightStatus | null };

type Watch = {
  readonly key: string;
  readonly viewer: string;
  readonly line: EventStream<FlightUpdate>;
  told: string;
};

/**
 * What makes two answers news to each other: everything but the instant and what the clock alone
 * changes.
 */
const gist = ({ knownAt: _knownAt, progress: _progress, ...news }: FlightStatus): string =>
  JSON.stringify(news);

const isOver = ({ state, lastChange, knownAt }: FlightStatus): boolean =>
  isFinal(FLIGHT_STATES, state) &&
  lastChange !== null &&
  minutesBetween(lastChange.at, knownAt) >= OVER_MINUTES;

/**
 * Watches over flights. Operations control is polled at an interval, once for each flight, however
 * many watch it, and only while someone does.
 */
export function createFlightUpdates({ clock, find, intervalMilliseconds, limits }: WatchParts) {
  const tell = (watch: Watch, status: FlightStatus | null) => {
    const news = status && gist(status);
    if (status && news !== watch.told) watch.line.tell({ flightStatusChanged: status });
    if (!status && watch.told === '') watch.line.tell({ flightStatusChanged: null });
    watch.told = news ?? '';
    if (!status || isOver(status)) watch.line.end();
  };

  const look = async (viewers: readonly Watch[]) => {
    const status = await find(viewers[0]!.key, clock.now());
    for (const watch of viewers) tell(watch, status);
  };
  const watches = createWatches<Watch>({
    intervalMilliseconds,
    limits,
    together: ({ key }) => key,
    look,
  });

  return {
    ...watches,
    /**
     * Emits the status of a flight at once, by `flightId`, and again at each change; ends when
     * nothing more can change, and after null where there is no such flight.
     * @throws TOO_MANY_REQUESTS
     */
    watch(key: string, address: string): AsyncIterableIterator<FlightUpdate> {
      const viewer = clientNetwork(address);
      const make = (onEnd: () => void): Watch => {
        return { key, viewer, line: eventStream(onEnd), told: '' };
      };
      return watches.open(viewer, make).line.news;
    },
  };
}

export type FlightUpdates = ReturnType<typeof createFlightUpdates>;
