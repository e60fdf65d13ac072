import { type SkyName, skyUnder } from '#schema/rules/sky/sky-name.ts';
import { sunAt } from '#schema/rules/sky/sun.ts';

/** A place at a moment: whose landscape is drawn, and under which sky. */
export interface StageEnd {
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 8601. */
  readonly instant: string;
}

/** The sky over a place at its moment. */
export const skyOver = ({ latitude, longitude, instant }: StageEnd): SkyName =>
  skyUnder(sunAt(Date.parse(instant), latitude, longitude));

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
