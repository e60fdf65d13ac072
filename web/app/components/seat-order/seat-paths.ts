const pathWith = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Where the passengers of an order choose their seats on one of its segments. */
export const chooseSeatPath = (orderId: string, segment: number): string =>
  pathWith('/checkIn/choose-seat', { order: orderId, segment: String(segment) });

/** The same on a flight that was looked up, where the order is not open. */
export const chooseSeatOnFlightPath = (itineraryId: string): string =>
  pathWith('/checkIn/choose-seat', { flight: itineraryId });

/** Where a seat order is paid. */
export const seatPaymentPath = (seatOrderId: string): string =>
  pathWith('/checkIn/payment-seat', { order: seatOrderId });

/** What became of a choice of seats: of a seat order, or of seats that cost nothing. */
export const seatResultPath = (
  orderId: string,
  segment: number,
  seatOrderId: string | null = null,
): string =>
  pathWith('/checkIn/order-result', {
    order: orderId,
    segment: String(segment),
    ...(seatOrderId ? { seats: seatOrderId } : {}),
  });

/** The index of a segment in an address; null where it is none. */
export function segmentIn(params: URLSearchParams): number | null {
  const text = params.get('segment') ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
