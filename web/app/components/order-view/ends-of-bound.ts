import type { FlightUnderSky } from '#web/app/scenes/sky/flight-sky.ts';
import type { StageEnd } from '#web/app/scenes/stage/stage-end.ts';

type Place = Omit<StageEnd, 'instant'>;
type Moment = Pick<StageEnd, 'instant'>;

/** What the sky over a bound needs to know of it. */
export type BoundUnderSky = {
  readonly itinerary: {
    readonly departure: Moment;
    readonly arrival: Moment;
    readonly segments: readonly { readonly origin: Place; readonly destination: Place }[];
  };
};

/** Where a bound begins and ends, for the picture of a trip; null for one without a flight. */
export function endsOfBound({
  itinerary: { segments, departure, arrival },
}: BoundUnderSky): { readonly from: StageEnd; readonly to: StageEnd } | null {
  const [from, to] = [segments[0]?.origin, segments.at(-1)?.destination];
  if (!from || !to) return null;
  return {
    from: { ...from, instant: departure.instant },
    to: { ...to, instant: arrival.instant },
  };
}

/** A bound as the sky sees it: from the first airport to the last one. */
export function flightOfBound(bound: BoundUnderSky): FlightUnderSky | null {
  const ends = endsOfBound(bound);
  if (!ends) return null;
  const { from, to } = ends;
  return { from, to, takeOff: Date.parse(from.instant), landing: Date.parse(to.instant) };
}
