import { useEffect, useMemo, useState } from 'react';
import { partFlown } from '#schema/rules/sky/part-flown.ts';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import type { GlobeFlight } from '#web/app/components/globe/globe-view.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { AirborneFlightFragment } from './airborne-flight.gen.ts';

/** An aircraft moves by less than a point of the screen in this time. */
const STEP_MILLISECONDS = 2000;

/**
 * The flights as the globe draws them: their aircraft move on with the gateway's clock, and stay
 * where they are for who wants no motion.
 */
export function useGlobeFlights(
  flights: readonly AirborneFlightFragment[],
  pageNow: string,
): readonly GlobeFlight[] {
  const to = useLocalePath();
  const [now, setNow] = useState(() => Date.parse(pageNow));
  useEffect(() => {
    const ahead = Date.parse(pageNow) - Date.now();
    const step = () => setNow(Date.now() + ahead);
    step();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(step, STEP_MILLISECONDS);
    return () => clearInterval(timer);
  }, [pageNow]);
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
          from: segment.origin,
          to: airport,
          flown: partFlown(time, now),
          page: to(flightDetailsAddress(segment.flightNumber, date)),
        };
      }),
    [flights, now, to],
  );
}
