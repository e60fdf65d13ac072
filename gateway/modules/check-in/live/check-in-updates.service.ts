import { clientNetwork } from '#gateway/limits/client-network.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInItinerary } from '#gateway/modules/check-in/lists/itineraries.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { type EventStream, eventStream } from '#gateway/requests/live/event-stream.ts';
import { createWatches, type WatchLimits } from '#gateway/requests/live/watches.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';
import { watchedKey } from './check-in-versions.repository.ts';

/** What a watch over check-ins needs. */
export type CheckInUpdatesDependencies = {
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'holds'>;
  /** A flight of an order as an actor sees it; null where they do not. */
  itinerary(key: FlightOfOrder, actor: Actor, now: Date): Promise<CheckInItinerary | null>;
  /** A text for each of them: another one after each change, whichever gateway made it. */
  versions(flights: readonly FlightOfOrder[]): Promise<ReadonlyMap<string, string>>;
  /** The gate and the state of the flight, as one text. */
  statusOf(itinerary: CheckInItinerary, now: Date): Promise<string>;
  /** How often watched flights are looked at. */
  readonly intervalMilliseconds: number;
  readonly limits: WatchLimits;
};

/** A flight of a booking after a change, and the instant at which it was read. */
export type CheckInUpdate = {
  readonly checkInItineraryChanged: CheckInItinerary;
  readonly at: Date;
};

type Watch = {
  readonly key: FlightOfOrder;
  readonly actor: Actor;
  readonly viewer: string;
  readonly line: EventStream<CheckInUpdate>;
  told: string | null;
};

function endedLine() {
  const { news, end } = eventStream<CheckInUpdate>(() => {});
  end();
  return news;
}

/**
 * Watches over flights of bookings. What is stored of check-ins and seats is looked at in an
 * interval, with one question for all of them. Before each event, and at each look, the viewer must
 * still be signed in and see the flight.
 */
export function createCheckInUpdates(parts: CheckInUpdatesDependencies) {
  const { clock, sessions, intervalMilliseconds, limits } = parts;

  /** Tells its viewer of a flight that changed, or ends the watch. */
  const look = async (watch: Watch, version: string, now: Date) => {
    const { key, actor, line } = watch;
    const itinerary = (await sessions.holds(actor)) ? await parts.itinerary(key, actor, now) : null;
    if (!itinerary || now >= itinerary.segment.arrivesAt) return line.end();
    const all = `${version} ${await parts.statusOf(itinerary, now)}`;
    if (all !== watch.told) line.tell({ checkInItineraryChanged: itinerary, at: now });
    watch.told = all;
  };
  const lookAt = async (some: readonly Watch[]) => {
    const now = clock.now();
    const versions = await parts.versions(some.map(({ key }) => key));
    await Promise.allSettled(
      some.map((watch) => look(watch, versions.get(watchedKey(watch.key)) ?? '', now)),
    );
  };
  const watches = createWatches<Watch>({ intervalMilliseconds, limits, look: lookAt });

  return {
    ...watches,
    /**
     * Emits a flight of a booking at once, and again after each change; ends when it has landed,
     * and when the viewer no longer sees it.
     * @param key null where there is no such flight: the stream ends at once
     * @throws TOO_MANY_REQUESTS
     */
    watch(
      key: FlightOfOrder | null,
      actor: Actor,
      address: string,
    ): AsyncIterableIterator<CheckInUpdate> {
      if (!key) return endedLine();
      const viewer = clientNetwork(address);
      const make = (onEnd: () => void) => ({
        key,
        actor,
        viewer,
        line: eventStream<CheckInUpdate>(onEnd),
        told: null,
      });
      return watches.open(viewer, make).line.news;
    },
  };
}

export type CheckInUpdates = ReturnType<typeof createCheckInUpdates>;
