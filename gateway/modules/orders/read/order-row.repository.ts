import type { Selectable } from 'kysely';
import type { OrderSegmentsTable, OrdersTable } from '#gateway/database/tables/orders.tables.ts';
import type { OrderRecord, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { money } from '#schema/rules/base/money.ts';

/**
 * A row of `orders` in the words of the domain. What a check of the table guarantees is not checked
 * again.
 */
export const orderOf = (row: Selectable<OrdersTable>): OrderRecord => ({
  id: row.id,
  number: row.number,
  reference: row.reference,
  state: row.state as OrderRecord['state'],
  cancellationCause: row.cancellation_cause as OrderRecord['cancellationCause'],
  sessionId: row.session_id,
  memberId: row.member_id,
  locale: row.locale as Locale,
  tripType: row.trip_type as OrderRecord['tripType'],
  fares: row.fares as OrderRecord['fares'],
  price: row.price as OrderRecord['price'],
  total: money(row.total, row.currency as CurrencyCode),
  contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
  createdAt: row.created_at,
  paymentDueAt: row.payment_due_at,
  inventoryHeldUntil: row.inventory_held_until,
  priceGuaranteedUntil: row.price_guaranteed_until,
  lastDepartureAt: row.last_departure_at,
  ticketedAt: row.ticketed_at,
  closedAt: row.closed_at,
  receiptSentAt: row.receipt_sent_at,
  soldBy: row.sold_by,
});

/** A row of `order_segments` likewise. */
export const segmentOf = (row: Selectable<OrderSegmentsTable>): OrderSegment => ({
  index: row.index,
  boundIndex: row.bound_index,
  flightNumber: row.flight_number,
  departureDate: row.departure_date,
  origin: row.origin,
  destination: row.destination,
  departsAt: row.departs_at,
  departureZone: row.departure_zone,
  arrivesAt: row.arrives_at,
  arrivalZone: row.arrival_zone,
  cabin: row.cabin as OrderSegment['cabin'],
  brand: row.brand as OrderSegment['brand'],
  fareBasisCode: row.fare_basis_code,
  bookingClass: row.booking_class,
  aircraft: row.aircraft as OrderSegment['aircraft'],
  unusedUntil: row.unused_until,
  seatsDueElsewhereAt: row.seats_due_elsewhere_at,
});

/** Which flight a segment is, as columns of `order_segments`. */
export const flightColumns = (segment: OrderSegment) => ({
  flight_number: segment.flightNumber,
  departure_date: segment.departureDate,
  origin: segment.origin,
  destination: segment.destination,
  departs_at: segment.departsAt,
  departure_zone: segment.departureZone,
  arrives_at: segment.arrivesAt,
  arrival_zone: segment.arrivalZone,
  aircraft: segment.aircraft ?? null,
  unused_until: segment.unusedUntil ?? null,
});
