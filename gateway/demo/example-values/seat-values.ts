import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { statusIn } from '#gateway/modules/seats/map/flight-seats.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import type { ExampleValueParts } from './example-values.parts.ts';

type Parts = { readonly services: Pick<ExampleValueParts['services'], 'seats'> };

/** The first passenger of an order on its first flight. */
export const firstSegment = ({ passengers: [first] }: Order): string | undefined =>
  first && globalId('PassengerSegment', `${first.id}.0`);

/** The first flight of an order. */
export const firstFlight = ({ segments: [first] }: Order): string =>
  first ? flightId({ flightNumber: first.flightNumber, date: first.departureDate }) : '';

/**
 * The first free seat of a zone of economy class, and what it costs the first passenger of an
 * order.
 */
export async function freeSeat(
  { services }: Parts,
  order: Order,
  zone: SeatZone,
  visitor: KnownActor,
  now: Date,
) {
  const passengerSegmentIds = [firstSegment(order) ?? ''];
  const question = { flight: firstFlight(order), passengerSegmentIds };
  const map = await services.seats.map(question, visitor, now);
  const [found] =
    [...map.seats].find(
      ([number, one]) =>
        one.zone === zone &&
        one.seat.cabin === 'ECONOMY' &&
        statusIn(map.statuses, number).state === 'FREE',
    ) ?? [];
  const price = services.seats.price(map, zone, map.passengers[0] ?? null);
  return found && price ? { seatNumber: found, seatPrice: price.total } : null;
}

/** The id of a seat order that waits for payment, made now for the first passenger of an order. */
export async function unpaidSeatOrder(
  parts: Parts,
  order: Order,
  visitor: KnownActor,
  now: Date,
): Promise<string | undefined> {
  const seat = await freeSeat(parts, order, 'LEG_SPACE', visitor, now);
  if (!seat) return undefined;
  const { seatNumber, seatPrice } = seat;
  const passengerSegmentId = firstSegment(order) ?? '';
  const { seatOrderId } = await parts.services.seats.select(
    {
      idempotencyKey: randomIds.uuid(now),
      flight: firstFlight(order),
      choices: [{ passengerSegmentId, seatNumber, exitRow: null }],
      accepted: seatPrice,
      preferredSeatsAgreed: true,
      locale: 'en',
    },
    visitor,
    now,
  );
  return seatOrderId ?? undefined;
}
