import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { LazyGlobe } from '#web/app/components/globe/lazy-globe.tsx';
import { useIsNear } from '#web/app/components/globe/use-is-near.ts';
import type { TripBoundFragment } from '#web/app/components/order-view/order-trip.gen.ts';
import { Duration } from '#web/app/i18n/format/formatted.tsx';

/** The way of a bound on the globe, flight after flight, under the sun of its departure. */
export function TripGlobe({ bound }: { bound: TripBoundFragment }) {
  const [room, isNear] = useIsNear();
  const { segments, departure, durationMinutes } = bound.itinerary;
  const trip = useMemo(() => {
    const [origin, ...places] = [
      ...segments.slice(0, 1).map((first) => first.origin),
      ...segments.map(({ destination }) => destination),
    ].map((place) => ({ ...place, key: place.code, to: '' }));
    const flights = segments.map(({ id, origin: from, destination: to }) => ({
      key: id,
      from,
      to,
      flown: null,
      page: '',
    }));
    return origin && { origin, places, flights };
  }, [segments]);
  if (!trip) return null;
  const { origin, places } = trip;
  return (
    <Box as="figure" ref={room} maxWidth="20rem" marginInline="auto" data-screen-only="">
      <LazyGlobe {...trip} isWanted={isNear} instant={Date.parse(departure.instant)} />
      <Box as="figcaption" marginTop="3" color="fg.muted" fontSize="sm" textAlign="center">
        <span translate="no">{[origin, ...places].map(({ code }) => code).join(' – ')}</span>
        {' · '}
        <Duration minutes={durationMinutes} />
      </Box>
    </Box>
  );
}
