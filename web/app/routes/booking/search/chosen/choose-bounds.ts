import type { FarePick } from '#web/app/components/flight-results/address/picks.ts';
import { followPicks, type PickedBounds } from '#web/app/components/flight-results/follow-picks.ts';
import type { FlightSelectionQuery } from '#web/app/routes/booking/search/flight-inquiry.route.gen.ts';
import type { FlightRowFragment } from '#web/app/routes/booking/search/flights/flight-row.gen.ts';

export type SearchAnswer = FlightSelectionQuery['flightSearch'];
type Money = FlightRowFragment['lowestTotal'];

/** A bound that has been chosen, with its price of now. */
export type ChosenBound = {
  /** Counted from 0. */
  readonly index: number;
  readonly fareId: string;
  readonly itinerary: FlightRowFragment['itinerary'];
  readonly brand: FlightRowFragment['fares'][number]['brand'];
  readonly total: Money;
  /** What it cost when it was chosen. */
  readonly shown: Money;
  readonly tightConnection: boolean;
};

export type BoundsSoFar = PickedBounds<ChosenBound>;

const chosenBound = (
  { flights }: SearchAnswer,
  index: number,
  { optionId, brand, amount }: FarePick,
): ChosenBound | null => {
  const option = flights.find(({ key }) => key === optionId);
  const fare = option?.fares.find((one) => one.brand.code === brand);
  if (!option || !fare) return null;
  return {
    index,
    fareId: fare.fareId,
    itinerary: option.itinerary,
    brand: fare.brand,
    total: fare.total,
    shown: { ...fare.total, amount },
    tightConnection: option.tightConnection,
  };
};

/**
 * Finds the chosen fares bound after bound. `ask` answers for one bound, with the `fareId`s of the earlier ones.
 */
export const chooseBounds = (
  picks: readonly (FarePick | null)[],
  ask: (index: number, selected: string[]) => Promise<SearchAnswer>,
): Promise<BoundsSoFar> => followPicks(picks, { ask, find: chosenBound });
