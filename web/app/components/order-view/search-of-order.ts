import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { searchOfTrip } from '#web/app/components/search-panel/search-of-trip.ts';
import type { OrderSearchFragment } from './order-search.gen.ts';

/** The search that leads to the flights of an order again: its places, days, party and cabin. */
export function searchOfOrder(order: OrderSearchFragment): SearchDraft {
  const count = (type: OrderSearchFragment['passengers'][number]['type']) =>
    order.passengers.filter((passenger) => passenger.type === type).length;
  return searchOfTrip(order, {
    adults: count('ADT'),
    children: count('CHD'),
    infants: count('INF'),
  });
}
