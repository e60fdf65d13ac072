import { lazy, type ReactNode, Suspense } from 'react';
import { FadingStage } from './fading-stage.tsx';
import type { StagedFlight } from './first-flight.ts';

// A picture beside what is written: its code comes after the page.
const PlaceStage = lazy(() =>
  import('./place-stage.tsx').then(({ PlaceStage: place }) => ({ default: place })),
);

type FlightStageProps = {
  /** Null where it is not known: the words stand alone. */
  flight: StagedFlight | null;
  children: ReactNode;
};

/**
 * The head of a page about a flight: the place one flies to, under the sky in which it departs.
 * Texts: `scenes`.
 */
export function FlightStage({ flight, children }: FlightStageProps) {
  if (!flight) return children;
  const { latitude, longitude } = flight.origin;
  const place = {
    cityCode: flight.destination.cityCode,
    latitude,
    longitude,
    instant: flight.departure.instant,
  };
  return (
    <FadingStage
      picture={
        <Suspense fallback={null}>
          <PlaceStage shape="to" place={place} />
        </Suspense>
      }
    >
      {children}
    </FadingStage>
  );
}
