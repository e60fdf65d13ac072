import { flightOf } from '#gateway/modules/seats/map/seat-map.service.ts';
import type { SeatPassenger } from '#gateway/modules/seats/passengers/seat-passenger.model.ts';
import {
  findPassengers,
  seatPassengers,
} from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { SelectSeatsFault } from '#gateway/modules/seats/seat-faults.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { SeatChoice, SeatSelection } from './select-seats.input.ts';

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
