import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { StoredCheckIn } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInsOf } from '#gateway/modules/check-in/check-in-facts.ts';
import {
  insertRecords,
  markSent,
  saveCheckIns,
} from '#gateway/modules/check-in/check-ins.repository.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import type { SeatPassenger } from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { ControlledSeat } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CheckInErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { CheckInRequest } from './check-in.input.ts';
import { type PartyMember, passengerPath } from './check-in-party.ts';
import { documentFaults, judgeCheckIn } from './judge-check-in.ts';

/** A check-in that is right in itself, and all that was asked before the transaction. */
export type CheckInPlacement = {
  readonly request: CheckInRequest;
  readonly party: readonly PartyMember[];
  readonly flight: DatedFlight;
  readonly flightCancelled: boolean;
  readonly seenFirst: ReadonlySet<string>;
  readonly controlled: ReadonlyMap<string, ControlledSeat>;
  /** All but infants, with what decides about their seats. */
  readonly seated: readonly SeatPassenger[];
  /**
   * One for each of the party; fewer where the party was refused before departure control was
   * asked.
   */
  readonly sequenceNumbers: readonly number[];
  readonly actor: Actor;
};

const ordersOf = (party: readonly PartyMember[]): Map<string, number> =>
  new Map(party.map(({ one: { segment } }) => [segment.order.id, segment.index]));

async function lockOrders(
  trx: DatabaseTransaction,
  { orders }: CheckInDependencies,
  { party, actor }: CheckInPlacement,
  now: Date,
): Promise<void> {
  const sorted = [...ordersOf(party)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [id, segmentIndex] of sorted)
    if (!(await orders.lockOn(trx, { id, segmentIndex }, actor, now)))
      throw new Refused<CheckInErrorCode>({ code: 'PASSENGER_NOT_FOUND', path: ['passengers'] });
}

/** Everyone's seat: the one that was chosen, else one that the airline gives; infants have none. */
async function seatsFor(
  trx: DatabaseTransaction,
  { seats }: CheckInDependencies,
  { party, flight, controlled, seated }: CheckInPlacement,
  now: Date,
): Promise<Map<string, string>> {
  const live = await seats.liveOf(trx, [...ordersOf(party).keys()], AIRLINE, now);
  const numbers = new Map<string, string>();
  for (const { passenger, segment } of seated) {
    const seat = live.find(
      (one) => one.passengerId === passenger.id && one.segmentIndex === segment.index,
    );
    if (seat) numbers.set(passenger.id, seat.seatNumber);
  }
  const without = seated.filter(({ passenger }) => !numbers.has(passenger.id));
  const given = await seats.assign(trx, { flight, passengers: without, controlled }, now);
  for (const { passengerId, seatNumber } of given) numbers.set(passengerId, seatNumber);
  return numbers;
}

/**
 * Staff meet who sits beside an exit (RULES 6.7), and find a seat for those to whom none could be
 * given.
 */
function stateWith(
  { seats }: CheckInDependencies,
  flight: DatedFlight,
  seatNumber: string | undefined,
): StoredCheckIn['state'] {
  const seat = seatNumber ? seats.planned(flight, seatNumber) : null;
  return seat && !seat.characteristics.includes('EXIT_ROW') ? 'CHECKED_IN' : 'CONFIRMING';
}

async function takeCoupons(
  trx: DatabaseTransaction,
  { orders }: CheckInDependencies,
  { party }: CheckInPlacement,
): Promise<void> {
  for (const [orderId, segmentIndex] of ordersOf(party)) {
    const members = party.filter(({ one }) => one.segment.order.id === orderId);
    const passengerIds = members.map(({ one }) => one.passenger.id);
    const change = { segmentIndex, passengerIds, from: 'OPEN', to: 'CHECKED_IN' } as const;
    // the coupons were read before the lock: what happened to them meanwhile shows here
    if ((await orders.changeCoupons(trx, change)) < passengerIds.length)
      throw new Refused<CheckInErrorCode>(
        ...members.map(({ index }) => ({
          code: 'NOT_TICKETED' as const,
          path: passengerPath(index),
        })),
      );
  }
}

/**
 * Checks a party in, all or nothing, in the caller's transaction: seats, coupons, sequence numbers,
 * and boarding passes that are sent where an e-mail address was given.
 * @throws Refused saying what stood in the way
 */
export async function placeCheckIn(
  trx: DatabaseTransaction,
  sources: CheckInDependencies,
  placement: CheckInPlacement,
  now: Date,
): Promise<void> {
  const { request, party, flight, sequenceNumbers } = placement;
  await lockOrders(trx, sources, placement, now);
  const instant = await sources.nowIn(trx);
  const views = party.map(({ one }) => one);
  const orderIds = [...ordersOf(party).keys()];
  const chosen = await sources.seats.liveOf(trx, orderIds, AIRLINE, instant);
  const procedures = await proceduresOf(sources.procedures, trx, orderIds, instant);
  const checkIns = await checkInsOf(trx, views);
  const faults = [
    ...judgeCheckIn({ ...placement, chosen, checkIns, procedures }, instant),
    ...party.flatMap((member) => documentFaults(member, sources.orders)),
  ];
  if (faults.length > 0) throw new Refused<CheckInErrorCode>(...faults);
  if (sequenceNumbers.length < party.length)
    throw new Refused<CheckInErrorCode>({ code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] });

  for (const { one, choice } of party) await sources.orders.complete(trx, one.passenger, choice);
  await takeCoupons(trx, sources, placement);
  const numbers = await seatsFor(trx, sources, placement, instant);
  const made = party.map(({ one: { passenger, segment } }, place) => {
    const seatedId = passenger.accompanyingAdultId ?? passenger.id;
    return {
      passengerId: passenger.id,
      segmentIndex: segment.index,
      orderId: segment.order.id,
      flight,
      place: 'ONLINE' as const,
      checkedInAt: instant,
      contact: request.contact,
      locale: request.locale,
      state: stateWith(sources, flight, numbers.get(seatedId)),
      sequenceNumber: sequenceNumbers[place] ?? 0,
    };
  });
  await saveCheckIns(trx, made);
  await insertRecords(
    trx,
    made.map(({ passengerId, segmentIndex, orderId, state, place }) => ({
      id: sources.ids.uuid(instant),
      passengerId,
      segmentIndex,
      orderId,
      state,
      place,
      seatNumber: numbers.get(passengerId) ?? null,
      at: instant,
    })),
  );
  const passed = made.filter(({ state }) => state === 'CHECKED_IN');
  if (passed.length === 0 || !request.contact.includes('@')) return;
  for (const one of passed) await markSent(trx, one, request.contact, instant);
  await enqueue(trx, 'send-boarding-passes', {
    passengers: passed.map(({ passengerId, segmentIndex }) => ({ passengerId, segmentIndex })),
    locale: request.locale,
  });
}
