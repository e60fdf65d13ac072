import type { Database } from '#gateway/database/database.ts';
import { NAME_COLUMNS } from '#gateway/database/tables/person.columns.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';
import { couponStateAt, type NamedTicket } from './ticket.model.ts';

/**
 * A ticket by its number or id, without an access check: only its contact learns of it. It is one
 * query, whether there is such a ticket or not.
 */
export async function findNamedTicket(
  db: Database,
  key: { readonly number: string } | { readonly id: string },
  now: Date,
): Promise<NamedTicket | null> {
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('order_passengers', 'order_passengers.id', 'tickets.passenger_id')
    .innerJoin('coupons', 'coupons.ticket_id', 'tickets.id')
    .innerJoin('order_segments', (join) =>
      join
        .onRef('order_segments.order_id', '=', 'coupons.order_id')
        .onRef('order_segments.index', '=', 'coupons.segment_index'),
    )
    .select([
      'tickets.id as ticketId',
      'orders.id as orderId',
      'orders.contact_email as recipient',
      'orders.ticketed_at as purchasedAt',
      ...NAME_COLUMNS,
      'coupons.state as state',
      'order_segments.flight_number as flightNumber',
      'order_segments.departure_date as departureDate',
      'order_segments.departs_at as departsAt',
      'order_segments.arrives_at as arrivesAt',
    ])
    .where((eb) =>
      'id' in key ? eb('tickets.id', '=', key.id) : eb('tickets.number', '=', key.number),
    )
    .where('orders.anonymised_at', 'is', null)
    .where('orders.sold_by', 'is', null)
    .orderBy('coupons.number')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const coupons = rows.map(({ state, departsAt, ...flight }) => ({
    state: couponStateAt({ state: state as CouponState }, departsAt, now),
    flightNumber: flight.flightNumber,
    departureDate: flight.departureDate,
    arrivesAt: flight.arrivesAt,
  }));
  return { ...first, coupons };
}
