import { pricesFor } from '#web/app/components/seat-map/seat-facts.ts';
import type { SeatMapViewFragment } from '#web/app/components/seat-map/seat-map.gen.ts';
import { type Chosen, movesIn, zoneOf } from './choice.ts';
import type { Seated } from './party.ts';

/** What a choice of seats comes to. */
export type ChoiceCost = {
  /** What is to be paid: the prices less what was paid for the seats given back. */
  readonly due: { readonly amount: number; readonly currency: string };
  /** What goes back, where a seat given back had cost more. */
  readonly refund: { readonly amount: number; readonly currency: string };
  /** Whether a new seat has a price, so that the terms of preferred seats are agreed to. */
  readonly preferred: boolean;
};

/**
 * Adds up what the new seats cost, passenger by passenger. What was paid for a seat counts towards
 * its passenger's next one.
 */
export function costOf(
  map: SeatMapViewFragment,
  chosen: Chosen,
  party: readonly Seated[],
): ChoiceCost {
  const currency = map.prices[0]?.price.total.currency ?? '';
  const moves = movesIn(map, chosen).map(({ id, seat }) => {
    const zone = zoneOf(map, seat);
    const price = (zone && pricesFor(map, id).get(zone)?.total.amount) ?? 0;
    const paid = party.find((one) => one.id === id)?.seat?.refund.amount ?? 0;
    return { price, paid };
  });
  const sum = (of: (move: (typeof moves)[number]) => number) =>
    moves.reduce((total, move) => total + of(move), 0);
  return {
    due: { currency, amount: sum(({ price, paid }) => Math.max(0, price - paid)) },
    refund: { currency, amount: sum(({ price, paid }) => Math.max(0, paid - price)) },
    preferred: moves.some(({ price }) => price > 0),
  };
}
