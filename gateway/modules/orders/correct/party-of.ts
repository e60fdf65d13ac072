import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';

/** How many of each type travel. */
export function partyOf(passengers: readonly { readonly type: PassengerType }[]): PartyCounts {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  return { adults: count('ADT'), children: count('CHD'), infants: count('INF') };
}
