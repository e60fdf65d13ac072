import type { ReactNode } from 'react';
import { FadingStage } from './fading-stage.tsx';
import { PlaceStage } from './place-stage.tsx';
import type { StagedFlight } from './stage-end.ts';

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
  return <FadingStage picture={<PlaceStage shape="to" place={place} />}>{children}</FadingStage>;
}
