import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { FlightUnderSky } from '#web/app/scenes/sky/flight-sky.ts';

// A picture: its code comes after the page.
const TripSky = lazy(() => import('./trip-sky.tsx').then(({ TripSky: sky }) => ({ default: sky })));

/** The sky of a flight as the head of its ticket; its place is free until it comes. */
export function TicketSky({ flight }: { flight: FlightUnderSky | null }) {
  return (
    <chakra.div minHeight="4.5rem">
      <Suspense fallback={null}>{flight && <TripSky flight={flight} />}</Suspense>
    </chakra.div>
  );
}
