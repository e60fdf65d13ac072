import type { Item } from './basket.ts';
import type { ExtrasQuery } from './extras.route.gen.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';

type ForOrder = NonNullable<ExtrasQuery['order']>;
export type Traveller = ForOrder['passengerSegments'][number];

/** The passengers of an order on the flights that they have still to take. */
export const travellersOf = ({ passengerSegments }: ForOrder): Traveller[] =>
  passengerSegments.filter(
    ({ coupon }) => coupon?.state === 'OPEN' || coupon?.state === 'CHECKED_IN',
  );

/** Why no extras are sold for a passenger on a flight; null when they are. */
export const whyNone = ({ capabilities }: Pick<Traveller, 'capabilities'>) =>
  capabilities.find(({ action }) => action === 'BUY_EXTRAS')?.reason ?? null;

type WithExtras = Pick<Traveller, 'id' | 'extras'>;

const extraOf = ({ extras }: WithExtras, extraId: string) =>
  extras.find(({ extra }) => extra.id === extraId) ?? null;

/**
 * What gives an extra to a passenger already, so that it is not sold to them; null where nothing
 * does.
 */
export function includedFor(one: WithExtras, extraId: string) {
  const extra = extraOf(one, extraId);
  return extra?.includedBy ? extra : null;
}

/** Whether an extra is sold to the passenger of an id. */
export const soldTo =
  (travellers: readonly WithExtras[]) =>
  (extraId: string, id: string | null): boolean => {
    const one = travellers.find((traveller) => traveller.id === id);
    return !one || !includedFor(one, extraId);
  };

/**
 * What one of an item costs: on the flight of its passenger, and where it is for none, as it is
 * offered.
 */
export const pricesOf =
  (offered: readonly OfferedExtraFragment[], travellers: readonly WithExtras[]) =>
  ({ extraId, passengerSegmentId }: Pick<Item, 'extraId' | 'passengerSegmentId'>) => {
    const one = travellers.find(({ id }) => id === passengerSegmentId);
    const extra = one ? extraOf(one, extraId) : offered.find(({ id }) => id === extraId);
    return extra?.price ?? null;
  };

/** The lowest price of an extra for some passengers, and whether it costs some of them more. */
export function priceFrom(
  { id, price, zonePrices }: Pick<OfferedExtraFragment, 'id' | 'price' | 'zonePrices'>,
  travellers: readonly WithExtras[],
) {
  const prices = travellers
    .flatMap((one) => extraOf(one, id)?.price ?? [])
    .toSorted((a, b) => a.amount - b.amount);
  const [least = price] = prices;
  const isFrom =
    prices.length === 0 ? zonePrices.length > 1 : prices.at(-1)?.amount !== least?.amount;
  return { price: least, isFrom };
}
