import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { flightOf } from '#gateway/modules/seats/map/seat-map.service.ts';
import {
  countOpenSeatOrdersFrom,
  countOpenSeatOrdersOf,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import {
  findPassengers,
  type SeatPassenger,
  seatPassengers,
} from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type {
  OpenSeatOrderLimits,
  SeatDependencies,
} from '#gateway/modules/seats/seat-dependencies.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { SeatChoice, SeatSelection, SelectSeatsFault } from './select-seats.input.ts';

/** One of a party, with the seat that was chosen. */
export type Seating = {
  readonly passenger: SeatPassenger;
  readonly choice: SeatChoice;
  /** The place in the input. */
  readonly index: number;
};

/** Where a choice is wrong. */
export const choicePath = (
  index: number,
  field: 'passengerSegmentId' | 'seatNumber' | 'exitRow',
) => ['seats', String(index), field];

/**
 * Those for whom seats are chosen, as the actor sees them.
 * @throws Refused when one is not there for the actor, or on another flight, or an infant
 */
export async function partyOf(
  sources: Pick<SeatDependencies, 'orders' | 'cardOf'>,
  { choices, flight }: SeatSelection,
  actor: Actor,
  now: Date,
): Promise<Seating[]> {
  const ids = choices.map(({ passengerSegmentId }) => passengerSegmentId);
  const found = await findPassengers(sources.orders, ids, actor, now);
  const faults = found.flatMap((one, index): SelectSeatsFault[] => {
    const path = choicePath(index, 'passengerSegmentId');
    if (!one) return [{ code: 'PASSENGER_NOT_FOUND', path }];
    if (flightOf(one) !== flight) return [{ code: 'DIFFERENT_FLIGHTS', path }];
    return one.passenger.type === 'INF' ? [{ code: 'FOLLOWS_ADULT', path }] : [];
  });
  if (faults.length > 0) throw new Refused<SelectSeatsErrorCode>(...faults);
  const there = found.filter((one) => one !== null);
  const passengers = await seatPassengers(sources, there, now);
  return passengers.flatMap((passenger, index) => {
    const choice = choices[index];
    return choice ? [{ passenger, choice, index }] : [];
  });
}

/** Who chooses seats, and their network address where that is known. */
export type Chooser = Actor & { readonly address?: string };

function refuseIf(tooMany: boolean) {
  if (tooMany) throw new Refused<SelectSeatsErrorCode>({ code: 'TOO_MANY_OPEN_ORDERS', path: [] });
}

/**
 * Refuses another unpaid seat order to who has too many, so that no script empties a map. Those of
 * one flight order wait for each other by its lock; an address's limit is passed by at most what is
 * under way at the same moment.
 * @returns what the seat order keeps of the address
 * @throws Refused TOO_MANY_OPEN_ORDERS
 */
export async function refuseIfTooManyOpen(
  trx: DatabaseTransaction,
  { perSession, perAddress, hashOf }: OpenSeatOrderLimits,
  { sessionId, address }: Chooser,
  now: Date,
): Promise<Buffer | null> {
  if (sessionId && perSession > 0)
    refuseIf((await countOpenSeatOrdersOf(trx, sessionId, now)) >= perSession);
  const placedFrom = address ? hashOf(clientNetwork(address)) : null;
  if (placedFrom && perAddress > 0)
    refuseIf((await countOpenSeatOrdersFrom(trx, placedFrom, now)) >= perAddress);
  return placedFrom;
}

/** The orders of a party, in the order in which they are locked. */
export const ordersOf = (party: readonly Seating[]): string[] =>
  [...new Set(party.map(({ passenger }) => passenger.segment.order.id))].sort();

/** The place of the flight in an order of the party. */
export const indexOn = (party: readonly Seating[], orderId: string): number =>
  party.find(({ passenger }) => passenger.segment.order.id === orderId)?.passenger.segment.index ??
  -1;
