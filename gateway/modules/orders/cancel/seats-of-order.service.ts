import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { segmentsOf } from '#gateway/modules/orders/read/orders.repository.ts';

/**
 * The seats that an order holds, and releases when it ends unpaid: none for infants, who sit on a
 * lap.
 */
export async function seatsOfOrder(
  trx: DatabaseTransaction,
  orderId: string,
): Promise<SeatsTaken[]> {
  const passengers = await passengersOf(trx, orderId);
  const seats = passengers.filter(({ type }) => type !== 'INF').length;
  const segments = await segmentsOf(trx, orderId);
  return segments.map(({ flightNumber, departureDate, cabin }) => ({
    flightNumber,
    date: departureDate,
    cabin,
    seats,
  }));
}
