import { keyOf } from '#gateway/graphql/global-id.ts';
import type { ChangeQuestion } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { bookedOn, isRoundTrip } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { BoundQuestion } from '#gateway/modules/flights/search/bound-question.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/**
 * Whose flights are to change, as the input of a search or of an offer names them by global ids.
 */
type Asked = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly airlineChangeId?: string | null;
};

/** The order and the passengers that are meant. */
type Meant = {
  readonly order: Order;
  readonly passengerIds: readonly string[];
  readonly airlineChangeId: string | null;
};

type AskedFault = UserFault<'ORDER_NOT_FOUND' | 'PASSENGER_NOT_FOUND' | 'REQUIRED'>;

/** The order and the passengers that an input names, or what is wrong with it. */
export async function readChangeQuestion(
  { orders }: Pick<DateChangeDependencies, 'orders'>,
  { orderId, passengerIds, airlineChangeId }: Asked,
  actor: Actor,
  now: Date,
): Promise<{ readonly fault: AskedFault } | Meant> {
  const order = await orders.find({ id: keyOf('Order', orderId) ?? '' }, actor, now);
  if (!order) return { fault: { code: 'ORDER_NOT_FOUND', path: ['orderId'] } };
  if (passengerIds.length === 0) return { fault: { code: 'REQUIRED', path: ['passengerIds'] } };
  const ids = passengerIds.map((id) => keyOf('Passenger', id) ?? '');
  const known = new Set(order.passengers.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0)
    return { fault: { code: 'PASSENGER_NOT_FOUND', path: ['passengerIds', String(unknown)] } };
  return {
    order,
    passengerIds: [...new Set(ids)],
    airlineChangeId: airlineChangeId ? (keyOf('AirlineChange', airlineChangeId) ?? 'none') : null,
  };
}

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
