import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import type { FlightStatusListQuery } from './flight-status.route.gen.ts';

/** The skies that flights go through, by their ids, as backgrounds. */
export type FlightSkies = Readonly<Record<string, string>>;

/** Made where the page is asked for: a browser needs no sun for them. */
export const flightSkies = (answer: FlightStatusListQuery['flightStatus'] | null): FlightSkies =>
  Object.fromEntries(
    (answer?.flights ?? []).map(({ id, segment, departure, arrival }) => [
      id,
      flightGradient({
        from: segment.origin,
        to: segment.destination,
        takeOff: Date.parse(departure.scheduled.instant),
        landing: Date.parse(arrival.scheduled.instant),
      }),
    ]),
  );
