import { globalId } from '#gateway/graphql/global-id.ts';
import { checkInsOn } from '#gateway/modules/check-in/check-ins.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { scheduleChanged } from '#gateway/scenarios/sets/airline-changes.scenarios.ts';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import { refundUnderReview } from '#gateway/scenarios/sets/refunds.scenarios.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { ExampleValueParts } from './example-values.parts.ts';
import { type Fits, openedOrder } from './opened-order.ts';

type Parts = Pick<ExampleValueParts, 'db' | 'keys' | 'services'>;

/**
 * Ids of an order whose check-in is open and not made, of one with a refund under review, and of a
 * change by the airline, open to the browser.
 */
export async function loadedScenarios(parts: Parts, visitor: KnownActor, now: Date) {
  const isOpenForCheckIn: Fits = async ({ id, segments: [first] }) => {
    if (!first) return false;
    const opensAt = addMinutes(first.departsAt, -LIMITS.checkInOpensMinutes);
    const closesAt = addMinutes(first.departsAt, -LIMITS.checkInClosesMinutes);
    return opensAt <= now && now < closesAt && (await checkInsOn(parts.db, id, 0)).length === 0;
  };
  const underReview = async (order: Order) =>
    (await parts.services.refunds.ofOrder(order, AIRLINE, now)).find(
      ({ state }) => state === 'UNDER_REVIEW',
    );
  const isUnderReview: Fits = async (order) => (await underReview(order)) !== undefined;
  const family = await openedOrder(
    parts,
    visitor,
    { scenario: checkInOpenFamily, fits: isOpenForCheckIn },
    now,
  );
  const ill = await openedOrder(
    parts,
    visitor,
    { scenario: refundUnderReview, fits: isUnderReview },
    now,
  );
  const changeOf = async (order: Order) =>
    (await parts.services.airlineChanges.ofOrder(order, now)).find(({ state }) => state === 'OPEN');
  const changed = await openedOrder(
    parts,
    visitor,
    { scenario: scheduleChanged, fits: async (order) => (await changeOf(order)) !== undefined },
    now,
  );
  const change = changed && (await changeOf(changed));
  const refund = ill && (await underReview(ill));
  const [segment] = family?.segments ?? [];
  const adult = family?.passengers.find(({ type }) => type === 'ADT');
  return {
    checkInOrderId: family && globalId('Order', family.id),
    checkInFlightId: segment && flightGlobalId(segment),
    passengerSegmentId: adult && globalId('PassengerSegment', `${adult.id}.0`),
    refundOrderId: ill && globalId('Order', ill.id),
    airlineChangeId: change && globalId('AirlineChange', change.id),
    refundId: refund && globalId('Refund', refund.id),
  };
}

const flightGlobalId = ({ flightNumber, departureDate: date }: Order['segments'][number]): string =>
  globalId('FlightSegment', flightId({ flightNumber, date }));
