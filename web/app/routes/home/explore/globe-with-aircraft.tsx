import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import {
  AirborneFlightsDocument,
  type AirborneFlightsQuery,
} from '#web/app/components/globe/airborne-flights.query.gen.ts';
import { Globe, type GlobeProps } from '#web/app/components/globe/globe.tsx';
import { useGlobeFlights } from '#web/app/components/globe/use-globe-flights.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';

import styles from './explore.module.css';

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
  const aircraft = useGlobeFlights(inAir);
  const pointed = aircraft.find(({ key }) => key === props.active);
  return (
    <>
      <Globe {...props} aircraft={aircraft} />
      {pointed && (
        // for a finger; the flights are listed on a page of their own, which the list leads to
        <Link to={pointed.page} tabIndex={-1} className={styles.flight}>
          <span className="text-code">{pointed.flightNumber}</span>
          {pointed.cities.origin} – {pointed.cities.destination}
        </Link>
      )}
    </>
  );
}
