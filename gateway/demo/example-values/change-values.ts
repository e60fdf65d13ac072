import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { ListedOrder } from '#gateway/scenarios/load-scenario.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import type { ExampleValueParts } from './example-values.parts.ts';

type Changes = {
  readonly services: Pick<ExampleValueParts['services'], 'orders' | 'dateChanges'>;
};

const DAYS_EARLIER = 1;

/**
 * Everyone of an order, the first of them on its first flight, the day before it, and a fare on
 * that day that is signed now.
 */
export async function changeValues(
  { services }: Changes,
  { id, flights }: ListedOrder,
  viewer: Actor,
  now: Date,
) {
  const order = await services.orders.find({ id: keyOf('Order', id) ?? '' }, viewer, now);
  const passengerIds = (order?.passengers ?? []).map((one) => globalId('Passenger', one.id));
  const changeDate = addDays(flights[0]?.date ?? '', -DAYS_EARLIER);
  const bounds = [{ boundIndex: 0, departureDate: changeDate }];
  const asked = { orderId: id, passengerIds, bounds, answer: 0, selected: [] };
  const found = await services.dateChanges.search({ ...asked, sort: 'RECOMMENDED' }, viewer, now);
  const [first] = order?.passengers ?? [];
  return {
    passengerIds,
    changeDate,
    changeFareId: found.flights[0]?.fares[0]?.changeFareId,
    familySegmentId: first && globalId('PassengerSegment', `${first.id}.0`),
  };
}
