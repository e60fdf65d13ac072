/** An order as far as bookings are made of it. */
type Order = {
  readonly id: string;
  readonly bookingReference: string;
  readonly state: string;
};

/**
 * Orders as bookings: what a change has replaced stands with the order that it became, where both
 * are in the list.
 * @param orders the latest first
 */
export function byBooking<One extends Order>(
  orders: readonly One[],
): readonly { readonly order: One; readonly before: readonly One[] }[] {
  const replaced = (order: One) =>
    order.state === 'CHANGED' &&
    orders.some(
      ({ id, bookingReference, state }) =>
        id !== order.id && bookingReference === order.bookingReference && state !== 'CHANGED',
    );
  const shown = orders.filter((order) => !replaced(order));
  return shown.map((order) => ({
    order,
    before: orders.filter(
      (one) => replaced(one) && one.bookingReference === order.bookingReference,
    ),
  }));
}
