import type { Selectable } from 'kysely';
import type { ChosenSeatsTable, SeatOrdersTable } from '#gateway/database/tables/seats.tables.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { money } from '#schema/rules/base/money.ts';
import type { ChosenSeat, SeatOrder } from './seat.model.ts';

/** A row of `chosen_seats` in the words of the domain. */
export function chosenSeatOf(row: Selectable<ChosenSeatsTable>): ChosenSeat {
  const currency = row.currency as CurrencyCode;
  const total = row.list - row.discount;
  return {
    id: row.id,
    orderId: row.order_id,
    passengerId: row.passenger_id,
    segmentIndex: row.segment_index,
    flightNumber: row.flight_number,
    departureDate: row.departure_date,
    seatNumber: row.seat_number,
    seatOrderId: row.seat_order_id,
    state: row.state as ChosenSeat['state'],
    heldUntil: row.held_until,
    price: {
      list: money(row.list, currency),
      discount: money(row.discount, currency),
      discountCause: row.discount_cause as ChosenSeat['price']['discountCause'],
      cardTier: row.discount_card as ChosenSeat['price']['cardTier'],
      discountPercent: row.discount_percent,
      total: money(total, currency),
      points: Math.ceil(total / LIMITS.pointValueMinorUnits),
    },
    credit: money(row.credit, currency),
    documentNumber: row.document_number,
    assigned: row.assigned,
  };
}

/** A row of `seat_orders` with its items likewise, as stored and read at an instant. */
export const seatOrderOf = (
  row: Selectable<SeatOrdersTable>,
  items: readonly ChosenSeat[],
  asOf: Date,
): SeatOrder => ({
  id: row.id,
  number: row.number,
  orderId: row.order_id,
  flightNumber: row.flight_number,
  departureDate: row.departure_date,
  state: row.state as SeatOrder['state'],
  cancellationCause: row.cancellation_cause as CancellationCause | null,
  locale: row.locale as Locale,
  createdAt: row.created_at,
  paymentDueAt: row.payment_due_at,
  closedAt: row.closed_at,
  items: items.filter(({ seatOrderId }) => seatOrderId === row.id),
  asOf,
});
