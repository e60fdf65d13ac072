import type { StoredCheckIn } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn } from '#gateway/modules/check-in/check-in-facts.ts';
import { checkInsOn } from '#gateway/modules/check-in/check-ins.repository.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { ListedPassenger } from '#gateway/ports/departure-control/counter.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { waitingPassengers } from './waiting-passengers.repository.ts';

/** A passenger whom staff meet, and how departure control names them. */
export type WaitingPassenger = {
  readonly one: PassengerSegmentView;
  readonly stored: StoredCheckIn;
  readonly listed: ListedPassenger;
  /** Null where none could be given. */
  readonly seatNumber: string | null;
};

/** Everyone whom staff meet, without infants, who come with their adults. */
export async function passengersToMeet(
  { db, orders, seats }: Pick<CheckInDependencies, 'db' | 'orders' | 'seats'>,
  now: Date,
): Promise<WaitingPassenger[]> {
  const found: WaitingPassenger[] = [];
  for (const key of await waitingPassengers(db, now)) {
    const one = await orders.passengerOn(key, AIRLINE, now);
    if (!one || one.passenger.type === 'INF') continue;
    const { order, index, flightNumber, departureDate: date } = one.segment;
    const stored = checkInIn(await checkInsOn(db, order.id, index), one);
    if (stored?.state !== 'CONFIRMING') continue;
    const listed = { flight: { flightNumber, date }, sequenceNumber: stored.sequenceNumber };
    const live = await seats.liveOf(db, [order.id], AIRLINE, now);
    const seat = live.find(
      ({ passengerId, segmentIndex }) => passengerId === key.passengerId && segmentIndex === index,
    );
    found.push({ one, stored, listed, seatNumber: seat?.seatNumber ?? null });
  }
  return found;
}
