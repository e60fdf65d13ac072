import { useEffect, useMemo, useState } from 'react';
import { partFlown } from '#schema/rules/sky/part-flown.ts';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { AirborneFlightsQuery } from './airborne-flights.query.gen.ts';
import type { GlobeFlight } from './globe-view.ts';

/** A flight in the air, and what it is called. */
export type FlightInAir = GlobeFlight & {
  readonly flightNumber: string;
  readonly cities: { readonly origin: string; readonly destination: string };
};

/** An aircraft moves by less than a point of the screen in this time. */
const STEP_MILLISECONDS = 2000;

const NO_FLIGHTS: AirborneFlightsQuery['airborneFlights'] = [];

/**
 * The flights in the air as the globe draws them: their aircraft move on with the gateway's clock,
 * and stay where they are for who wants no motion. None before the gateway has answered.
 */
export function useGlobeFlights(answer: AirborneFlightsQuery | null): readonly FlightInAir[] {
  const to = useLocalePath();
  const { serverNow, airborneFlights: flights } = answer ?? {
    serverNow: null,
    airborneFlights: NO_FLIGHTS,
  };
  const [now, setNow] = useState(() => (serverNow ? Date.parse(serverNow) : 0));
  useEffect(() => {
    if (!serverNow) return;
    const ahead = Date.parse(serverNow) - Date.now();
    const step = () => setNow(Date.now() + ahead);
    step();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(step, STEP_MILLISECONDS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return useMemo(
    () =>
      flights.flatMap(({ id, date, segment, departure, arrival }) => {
        const { takeOff } = departure;
        const { airport, estimated } = arrival;
        if (!(takeOff && estimated)) return [];
        const time = {
          takeOff: Date.parse(takeOff.instant),
          landing: Date.parse(estimated.instant),
        };
        return {
          key: id,
          flightNumber: segment.flightNumber,
          cities: { origin: segment.origin.city, destination: airport.city },
          from: segment.origin,
          to: airport,
          flown: partFlown(time, now),
          page: to(flightDetailsAddress(segment.flightNumber, date)),
        };
      }),
    [flights, now, to],
  );
}
