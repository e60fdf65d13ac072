import { useEffect, useState } from 'react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import {
  AirborneFlightsDocument,
  type AirborneFlightsQuery,
} from '#web/app/components/globe/airborne-flights.query.gen.ts';
import { Globe, type GlobeProps } from '#web/app/components/globe/globe.tsx';
import { useGlobeFlights } from '#web/app/components/globe/use-globe-flights.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';

/** The places on the globe, and above them the aircraft that are in the air now. */
export function GlobeWithAircraft(props: GlobeProps) {
  const locale = API_LOCALE[useLocale()];
  const [inAir, setInAir] = useState<AirborneFlightsQuery | null>(null);
  useEffect(() => {
    let isShown = true;
    fetchQuery(AirborneFlightsDocument, { locale }).then(
      (answer) => isShown && setInAir(answer),
      // the globe is complete without them
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [locale]);
  return <Globe {...props} aircraft={useGlobeFlights(inAir)} />;
}
