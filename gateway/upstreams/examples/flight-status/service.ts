import { createPubSub } from 'graphql-yoga';
import {
  type Service,
  type ServicePlace,
  startService,
} from '#gateway/upstreams/examples/start-service.ts';
import type { ViewerStatement } from '#gateway/upstreams/verify-viewer.ts';
import { type Delays, flightOf, type Lookup, search, statusOf } from './flight-book.ts';

type Context = { readonly viewer: ViewerStatement };

/** The flight-status service, which can be told that a flight is late. */
export type FlightStatusService = Service & {
  announce(flightNumber: string, date: string, delayMinutes: number): void;
};

/** Starts the flight-status service on a port; `close` ends it. */
export async function startFlightStatus(place: ServicePlace): Promise<FlightStatusService> {
  const delays: Delays = new Map();
  const news = createPubSub<{ status: [payload: { readonly key: string }] }>();
  const resolvers = {
    Query: {
      flightStatus: (_root: unknown, { by }: { by: Lookup }, { viewer }: Context) =>
        search(by, delays, new Date(viewer.now)),
    },
    Subscription: {
      flightStatusChanged: {
        async *subscribe(_root: unknown, { id }: { id: string }, { viewer }: Context) {
          const [number, date] = flightOf(id);
          const told = news.subscribe('status');
          const status = () => ({
            flightStatusChanged: statusOf(number, date, delays, new Date(viewer.now)),
          });
          yield status();
          for await (const { key } of told) if (key === `${number}.${date}`) yield status();
        },
      },
    },
  };
  const service = await startService('flight-status', import.meta.url, resolvers, place);
  return {
    ...service,
    announce(flightNumber, date, delayMinutes) {
      const key = `${flightNumber}.${date}`;
      delays.set(key, delayMinutes);
      news.publish('status', { key });
    },
  };
}
