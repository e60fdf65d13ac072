import type { FarePick } from '#web/app/routes/booking/search/address/picks.ts';
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

/** When an answer was given and until when its prices may be shown, both by the gateway's clock. */
export type AnswerTimes = { readonly serverNow: string; readonly expiresAt: string };

export type BoundsSoFar = {
  readonly chosen: readonly ChosenBound[];
  /** The bound that is to be chosen next; null when all are. */
  readonly current: number | null;
  /** Whether it had been chosen, but that fare is not to be had any more. */
  readonly isGone: boolean;
  /** Of the answers that the chosen bounds were found in. */
  readonly times: readonly AnswerTimes[];
};

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
 * Finds the chosen fares bound after bound, since each follows from those before it, as far as they are to be had.
 * `ask` answers for one bound, with the `fareId`s of the earlier ones.
 */
export async function chooseBounds(
  picks: readonly (FarePick | null)[],
  ask: (index: number, selected: string[]) => Promise<SearchAnswer>,
): Promise<BoundsSoFar> {
  const chosen: ChosenBound[] = [];
  const times: AnswerTimes[] = [];
  for (const [index, pick] of picks.entries()) {
    const here = { chosen, times, current: index };
    if (!pick) return { ...here, isGone: false };
    const answer = await ask(
      index,
      chosen.map(({ fareId }) => fareId),
    );
    const found = chosenBound(answer, index, pick);
    if (!found) return { ...here, isGone: true };
    chosen.push(found);
    times.push({ serverNow: answer.serverNow, expiresAt: answer.expiresAt });
  }
  return { chosen, times, current: null, isGone: false };
}
