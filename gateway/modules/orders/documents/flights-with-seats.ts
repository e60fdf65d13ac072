import type { Order } from '#gateway/modules/orders/order.model.ts';

/** The seat of a passenger on a segment of an order. */
export type SeatOfOrder = {
  readonly segmentIndex: number;
  readonly passengerId: string;
  readonly seatNumber: string;
};

/** The flights of an order, each with the seats on it, in the order of the passengers. */
export const flightsWithSeats = <Flight extends object>(
  flights: readonly Flight[],
  { segments, passengers }: Pick<Order, 'segments' | 'passengers'>,
  seats: readonly SeatOfOrder[],
) =>
  flights.map((flight, at) => {
    const own = passengers.flatMap(({ id }) =>
      seats
        .filter((seat) => seat.passengerId === id && seat.segmentIndex === segments[at]?.index)
        .map(({ seatNumber }) => seatNumber),
    );
    return own.length > 0 ? { ...flight, seats: own } : flight;
  });
