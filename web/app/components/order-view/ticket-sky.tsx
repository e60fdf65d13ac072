import { lazy, Suspense } from 'react';
import type { BoundUnderSky } from './ends-of-bound.ts';

// A picture: its code comes after the page.
const TripSky = lazy(() => import('./trip-sky.tsx').then(({ TripSky: sky }) => ({ default: sky })));

/** The sky of a bound as the head of its ticket; its place is free until it comes. */
export function TicketSky({ bound }: { bound: BoundUnderSky }) {
  return (
    <div style={{ minHeight: '4.5rem' }}>
      <Suspense fallback={null}>
        <TripSky bound={bound} />
      </Suspense>
    </div>
  );
}
