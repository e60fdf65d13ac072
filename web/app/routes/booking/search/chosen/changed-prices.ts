import type { FlightRowFragment } from '#web/app/routes/booking/search/flights/flight-row.gen.ts';

type PricedFlight = Pick<FlightRowFragment, 'id' | 'from'>;

/** How many flights changed their price, were added, or were removed. */
export function changedPrices(
  before: readonly PricedFlight[],
  after: readonly PricedFlight[],
): number {
  const old = new Map(before.map(({ id, from }) => [id, from.amount]));
  const now = new Map(after.map(({ id, from }) => [id, from.amount]));
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id))
    .length;
}
