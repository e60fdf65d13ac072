import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { withInfants } from '#gateway/modules/check-in/cancel/judge-cancellation.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn } from '#gateway/modules/check-in/check-in-facts.ts';
import {
  checkInsOn,
  decideCheckIns,
  insertRecords,
} from '#gateway/modules/check-in/check-ins.repository.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatAssignment } from '#gateway/modules/seats/assign/assign-seats.service.ts';
import type { CounterVerdict } from '#gateway/ports/departure-control/counter.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { notifyCounterDecision } from './email-counter-decision.service.ts';
import { passengersToMeet, type WaitingPassenger } from './waiting-passengers.ts';

/**
 * What is asked before the transaction: with what staff give a seat to a passenger who has none.
 */
async function assignmentFor(
  { orders, departureControl, seats }: CheckInDependencies,
  one: PassengerSegmentView,
  now: Date,
): Promise<SeatAssignment> {
  const flight = orders.flights.flightOf(one.segment);
  const controlled = await departureControl.seats(flight, now);
  const passengers = await seats.seatPassengers([one], now);
  return { flight, controlled, passengers, byStaff: true };
}

/** The seat of a passenger; else one that is given now; null where none is left. */
async function seatOf(
  trx: DatabaseTransaction,
  { seats }: CheckInDependencies,
  { passenger, segment }: PassengerSegmentView,
  assignment: SeatAssignment | null,
  now: Date,
): Promise<string | null> {
  const live = await seats.liveOf(trx, [segment.order.id], AIRLINE, now);
  const own = live.find(
    (seat) => seat.passengerId === passenger.id && seat.segmentIndex === segment.index,
  );
  if (own || !assignment) return own?.seatNumber ?? null;
  const [given] = await seats.assign(trx, assignment, now);
  return given?.seatNumber ?? null;
}

/**
 * Does what staff decided about a passenger, and an infant on the lap, once: there is a boarding
 * pass then, or the check-in has ended without being counted as cancelled (RULES 6.7).
 * @returns whether anything was done; who is confirmed and finds no seat goes on waiting
 */
async function applyCounterDecision(
  sources: CheckInDependencies,
  { one, stored }: WaitingPassenger,
  verdict: CounterVerdict,
  now: Date,
): Promise<boolean> {
  const { db, ids, orders } = sources;
  const { order, index: segmentIndex } = one.segment;
  const isConfirmed = verdict === 'CONFIRMED';
  const assignment = isConfirmed ? await assignmentFor(sources, one, now) : null;
  return inTransaction(db, async (trx) => {
    await orders.lockOn(trx, { id: order.id, segmentIndex }, AIRLINE, now);
    const instant = await sources.nowIn(trx);
    const checkIns = await checkInsOn(trx, order.id, segmentIndex);
    const main = checkInIn(checkIns, one);
    if (main?.state !== 'CONFIRMING' || main.sequenceNumber !== stored.sequenceNumber) return false;
    const seatNumber = await seatOf(trx, sources, one, assignment, instant);
    if (isConfirmed && !seatNumber) return false;
    const party = withInfants([one]).filter((member) => checkInIn(checkIns, member));
    const passengerIds = party.map(({ passenger }) => passenger.id);
    const state = isConfirmed ? 'CHECKED_IN' : 'CANCELLED';
    await decideCheckIns(trx, segmentIndex, passengerIds, state, instant);
    if (!isConfirmed)
      await orders.changeCoupons(trx, {
        segmentIndex,
        passengerIds,
        from: 'CHECKED_IN',
        to: 'OPEN',
      });
    await insertRecords(
      trx,
      passengerIds.map((passengerId) => ({
        id: ids.uuid(instant),
        orderId: order.id,
        passengerId,
        segmentIndex,
        state,
        place: 'AIRPORT',
        at: instant,
        seatNumber: passengerId === one.passenger.id ? seatNumber : null,
      })),
    );
    await notifyCounterDecision(trx, { one, stored: main, passengerIds }, verdict, instant);
    return true;
  });
}

/**
 * Asks the counter about everyone whom staff meet, and does what was decided. Several gateways may
 * do so at the same time.
 * @returns about how many it was decided
 */
export async function requestCounterDecision(
  sources: CheckInDependencies,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const waiting of await passengersToMeet(sources, now)) {
    const verdict = await sources.counter.verdictOn(waiting.listed);
    if (verdict && (await applyCounterDecision(sources, waiting, verdict, now))) count += 1;
  }
  return count;
}
