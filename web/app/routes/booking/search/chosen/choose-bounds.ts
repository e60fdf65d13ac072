import type { FarePick } from '#web/app/components/flight-results/address/picks.ts';
import type { FlightSelectionQuery } from '#web/app/routes/booking/search/flight-inquiry.route.gen.ts';

export type SearchAnswer = FlightSelectionQuery['flightSearch'];
type Chosen = SearchAnswer['chosen'][number];

/** A bound that has been chosen, with its price of now. */
export type ChosenBound = {
  /** Counted from 0. */
  readonly index: number;
  readonly fareId: string;
  readonly itinerary: Chosen['itinerary'];
  readonly brand: Chosen['fare']['brand'];
  readonly total: Chosen['fare']['total'];
  /** What it cost when it was chosen. */
  readonly shown: Chosen['fare']['total'];
  readonly tightConnection: boolean;
};

/** What has been chosen, bound after bound. */
export type BoundsSoFar = {
  readonly chosen: readonly ChosenBound[];
  /** The bound that is to be chosen next, counted from 0; null when all are. */
  readonly current: number | null;
  /** Whether it had been chosen, but that fare is not to be had any more. */
  readonly isGone: boolean;
};

/** The choices as far as the first bound without one: what the gateway is asked about. */
export function choicesOf(picks: readonly (FarePick | null)[]): readonly FarePick[] {
  const first = picks.indexOf(null);
  return picks.slice(0, first < 0 ? picks.length : first).filter((pick) => pick !== null);
}

/** What an answer says of the choices that it was asked about. */
export function boundsSoFar(answer: SearchAnswer, choices: readonly FarePick[]): BoundsSoFar {
  const chosen = answer.chosen.map(({ itinerary, fare, tightConnection }, index) => ({
    index,
    fareId: fare.fareId,
    itinerary,
    brand: fare.brand,
    total: fare.total,
    shown: { ...fare.total, amount: choices[index]?.amount ?? fare.total.amount },
    tightConnection,
  }));
  return { chosen, current: answer.boundIndex, isGone: chosen.length < choices.length };
}
