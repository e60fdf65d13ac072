import type { ChangeQuestion } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { bookedOn, isRoundTrip } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { BoundQuestion } from '#gateway/modules/flights/search/bound-question.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';

/** What is looked for in the place of one bound of an order. */
export type ChangeMarket = BoundQuestion & {
  /**
   * It lands before this instant: the next bound leaves then, and does not change; null where none
   * does.
   */
  readonly landsBefore: Date | null;
};

/**
 * What is looked for in the place of a bound: the same route and cabin, after the bound before it
 * as that is afterwards.
 * @param trip every bound with the flights that were selected before
 */
export function changeMarket(
  { timetable, fares }: Pick<DateChangeDependencies, 'timetable' | 'fares'>,
  order: Order,
  { passengerIds, boundIndexes }: ChangeQuestion,
  index: number,
  trip: readonly Bound[],
  { seatsLeft, now }: { readonly seatsLeft: SeatsLeft; readonly now: Date },
): ChangeMarket {
  const booked = bookedOn(order, index);
  const [earlier, later] = [trip[index - 1], trip[index + 1]];
  return {
    timetable,
    fares,
    seatsLeft,
    now,
    notBefore: null,
    origins: [booked[0]?.origin ?? ''],
    destinations: [booked.at(-1)?.destination ?? ''],
    party: partyOf(order.passengers.filter(({ id }) => passengerIds.includes(id))),
    cabin: booked[0]?.cabin ?? null,
    roundTrip: isRoundTrip(trip, order),
    after: earlier ? timesOf(earlier.itinerary).arrivesAt : null,
    landsBefore:
      later && !boundIndexes.includes(later.index) ? timesOf(later.itinerary).departsAt : null,
  };
}
