import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { takeSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { FREE, NO_PRICE } from '#gateway/modules/seats/map/price-of-seat.ts';
import { randomIds } from '#gateway/ports/ids.ts';

/**
 * Gives the passengers of an order seats on its first flight, one after the other, free of charge.
 */
export async function giveSeats(
  db: Database,
  { id: orderId, passengers, segments }: Pick<Order, 'id' | 'passengers' | 'segments'>,
  numbers: readonly string[],
  now: Date,
  on: Pick<OrderSegment, 'flightNumber' | 'departureDate'> | undefined = segments[0],
): Promise<void> {
  if (!on) throw new Error('no flight to sit on');
  const { flightNumber, departureDate } = on;
  const seats = numbers.map((seatNumber, index) => ({
    id: randomIds.uuid(now),
    orderId,
    passengerId: passengers[index]?.id ?? '',
    segmentIndex: 0,
    flightNumber,
    departureDate,
    seatNumber,
    seatOrderId: null,
    state: 'CONFIRMED' as const,
    heldUntil: null,
    price: NO_PRICE,
    credit: FREE,
    assigned: false,
    chosenAt: now,
  }));
  const lost = await inTransaction(db, (trx) => takeSeats(trx, seats));
  if (lost.length > 0) throw new Error(`taken: ${lost}`);
}
