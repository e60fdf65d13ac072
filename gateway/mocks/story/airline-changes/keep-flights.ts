import { keyOf } from '#gateway/graphql/global-id.ts';
import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type {
  KeepChangedFlightsErrorCode,
  KeepChangedFlightsInput,
} from '#gateway/resolvers.gen.ts';
import { airlineChangeOptions } from '#schema/rules/after-sale/airline-change.ts';
import { airlineChangeOf, flightIn, ruledChange } from './airline-change.ts';
import { airlineChangeView } from './airline-change-view.ts';

/** An order with another flight in the place of one of its segments. */
const onFlight = (order: StoredOrder, at: number, flight: DatedFlight): StoredOrder => {
  const segments = order.parts.segments.map((segment) =>
    segment.index === at
      ? {
          ...segment,
          flightNumber: flight.flightNumber,
          departureDate: flight.date,
          departsAt: flight.departure.instant,
          arrivesAt: flight.arrival.instant,
        }
      : segment,
  );
  const lastDepartureAt = segments.at(-1)?.departsAt ?? order.record.lastDepartureAt;
  return {
    ...order,
    record: { ...order.record, lastDepartureAt },
    parts: { ...order.parts, segments },
  };
};

/** Accepts the flight that the airline proposes: the order has it from then on. */
export const keepChangedFlights = async (
  parts: StoryParts,
  input: KeepChangedFlightsInput,
  now: Date,
) => {
  const { story, orders } = parts;
  const id = keyOf('AirlineChange', input.airlineChangeId) ?? '';
  const change = airlineChangeOf(parts, id, now);
  const order = change && (await orders.find({ id: change.orderId }, TRAVELLER, now));
  const refused = (code: KeepChangedFlightsErrorCode) => ({
    airlineChange: change && order ? airlineChangeView(parts, order, change, now) : null,
    userErrors: [{ code, path: ['airlineChangeId'] }],
  });
  const stored = change && story.orders.get(change.orderId);
  if (!change || !order || !stored) return refused('AIRLINE_CHANGE_NOT_FOUND');
  const [keep] = airlineChangeOptions(ruledChange(parts, change), now);
  if (keep?.reason) return refused(keep.reason);
  const proposed = flightIn(parts, change.proposed);
  story.orders.set(order.id, onFlight(stored, change.segmentIndex, proposed));
  const kept = { ...change, state: 'KEPT', decidedAt: now } as const;
  story.airlineChanges.set(id, kept);
  const seen = (await orders.find({ id: order.id }, TRAVELLER, now)) ?? order;
  return { airlineChange: airlineChangeView(parts, seen, kept, now), userErrors: [] };
};
