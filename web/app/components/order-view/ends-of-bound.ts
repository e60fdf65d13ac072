import type { StageEnd } from '#web/app/scenes/stage/stage-end.ts';
import type { TripBoundFragment } from './order-trip.gen.ts';

/** Where a bound begins and ends, for the picture of a trip; null for one without a flight. */
export const endsOfBound = ({
  itinerary: { segments, departure, arrival },
}: TripBoundFragment): { readonly from: StageEnd; readonly to: StageEnd } | null => {
  const [from, to] = [segments[0]?.origin, segments.at(-1)?.destination];
  if (!from || !to) return null;
  return {
    from: { ...from, instant: departure.instant },
    to: { ...to, instant: arrival.instant },
  };
};
