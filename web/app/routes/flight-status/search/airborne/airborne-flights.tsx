import { Box } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { AirborneFlightsQuery } from '#web/app/components/globe/airborne-flights.query.gen.ts';
import { LazyGlobe } from '#web/app/components/globe/lazy-globe.tsx';
import { useGlobeFlights } from '#web/app/components/globe/use-globe-flights.ts';
import { useIsNear } from '#web/app/components/globe/use-is-near.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Fold } from '#web/app/ui/disclosure/fold.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import styles from './airborne.module.css';
import { AirborneLine } from './airborne-line.tsx';

type AirborneFlightsProps = {
  /** With the time of the answer on the gateway's clock. */
  inAir: AirborneFlightsQuery;
};

/** Lines that have room beside the globe. */
const SHOWN = 9;

/** The flights in the air: a list of those that land next, and their aircraft on a globe. */
export function AirborneFlights({ inAir }: AirborneFlightsProps) {
  const { airborneFlights: flights } = inAir;
  const [room, isNear] = useIsNear();
  const [active, setActive] = useState<string | null>(null);
  const aircraft = useGlobeFlights(inAir);
  const places = useMemo(() => {
    const ends = flights.flatMap(({ segment, arrival }) => [segment.origin, arrival.airport]);
    const cities = new Map(ends.map((end) => [end.city, end]));
    return [...cities.values()].map((end) => ({ ...end, key: end.code, to: '' }));
  }, [flights]);
  const [hub, ...others] = places;
  if (!hub) return null;
  const lines = (some: typeof flights) => (
    <ul className={styles.list}>
      {some.map((flight) => (
        <AirborneLine
          key={flight.id}
          flight={flight}
          isActive={flight.id === active}
          onActive={setActive}
        />
      ))}
    </ul>
  );
  return (
    <Box as="section" aria-labelledby="airborne" marginTop={{ base: '10', md: '16' }}>
      <h2 id="airborne" className="text-h2">
        <FormattedMessage id="flight-status-search.airborne" />
      </h2>
      <Muted size="md">
        <FormattedMessage
          id="flight-status-search.airborne.lead"
          values={{ flights: flights.length }}
        />
      </Muted>
      <div ref={room} className={styles.columns}>
        <div>
          {lines(flights.slice(0, SHOWN))}
          {flights.length > SHOWN && (
            <Fold
              summary={
                <FormattedMessage
                  id="flight-status-search.airborne.more"
                  values={{ flights: flights.length - SHOWN }}
                />
              }
            >
              {lines(flights.slice(SHOWN))}
            </Fold>
          )}
        </div>
        <LazyGlobe
          isWanted={isNear}
          origin={hub}
          places={others}
          flights={aircraft}
          active={active}
          onActive={setActive}
        />
      </div>
    </Box>
  );
}
