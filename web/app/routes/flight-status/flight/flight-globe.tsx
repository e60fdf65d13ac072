import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { kindOfTime } from '#web/app/components/flight-day/time-kind.ts';
import { LazyGlobe } from '#web/app/components/globe/lazy-globe.tsx';
import { useIsNear } from '#web/app/components/globe/use-is-near.ts';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { useProgress, useProgressWords } from './use-progress.ts';

const EVERY_MILLISECONDS = 60_000;
const WHOLE = 1000;

/**
 * The way of a flight on the globe, under the sun of now or of its departure, and how far it is, in
 * words. A flight that does not land where it was to has another way, which is not known.
 */
export function FlightGlobe({ flight }: { flight: FlightDetailsFragment }) {
  const [room, isNear] = useIsNear();
  const words = useProgressWords(flight);
  const { permille } = useProgress(flight);
  const { segment, departure, arrival, state, asOf } = flight;
  const { origin, destination } = segment;
  const now = useServerNow(asOf, EVERY_MILLISECONDS);
  const leaves = Date.parse(kindOfTime(departure).told.instant);
  const ends = useMemo(
    () => ({
      origin: { ...origin, key: 'origin', to: '' },
      places: [{ ...destination, key: 'destination', to: '' }],
    }),
    [origin, destination],
  );
  const isInAir = departure.actual !== null && arrival.actual === null;
  const flown = isInAir ? permille / WHOLE : null;
  const flights = useMemo(
    () => [{ key: 'flight', from: origin, to: destination, flown, page: '' }],
    [origin, destination, flown],
  );
  if (state === 'CANCELLED' || arrival.diverted) return null;
  return (
    <Box
      as="figure"
      ref={room}
      maxWidth="22rem"
      marginInline="auto"
      width="full"
      data-screen-only=""
    >
      <LazyGlobe
        {...ends}
        isWanted={isNear}
        flights={flights}
        instant={isInAir ? new Date(now).getTime() : leaves}
      />
      <Box as="figcaption" marginTop="3" textAlign="center" color="fg.muted" fontSize="sm">
        {words}
      </Box>
    </Box>
  );
}
