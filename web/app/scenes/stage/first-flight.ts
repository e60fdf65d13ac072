import type { StageEnd } from './stage-end.ts';

/** A flight whose destination is drawn under the sky of its departure. */
export type StagedFlight = {
  readonly departure: Pick<StageEnd, 'instant'>;
  readonly origin: Pick<StageEnd, 'latitude' | 'longitude'>;
  readonly destination: Pick<StageEnd, 'cityCode'>;
};

type TripBounds = readonly {
  readonly itinerary: {
    readonly departure: StagedFlight['departure'];
    readonly segments: readonly Pick<StagedFlight, 'origin' | 'destination'>[];
  };
}[];

/** Where a trip goes first; null for one without flights. */
export function firstFlightOf([bound]: TripBounds): StagedFlight | null {
  const [first] = bound?.itinerary.segments ?? [];
  const last = bound?.itinerary.segments.at(-1);
  if (!bound || !first || !last) return null;
  const { departure } = bound.itinerary;
  return { departure, origin: first.origin, destination: last.destination };
}
