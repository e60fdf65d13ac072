import type { SeatModel } from '#gateway/modules/aircraft/seat-plan.model.ts';
import { type OccupiedSeat, occupiedOn } from '#gateway/modules/seats/chosen-seats.repository.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { ControlledSeat } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { FlightSeatState } from '#gateway/resolvers.gen.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import { seatZone } from '#schema/rules/flights/seat-zone.ts';

/** A seat of an aircraft with what it is sold as. */
export type ZonedSeat = {
  readonly seat: SeatModel;
  readonly zone: SeatZone;
  /** Rows behind one another count up by one; cabins are further apart. */
  readonly row: number;
  readonly place: number;
  readonly group: number;
};

/** What a seat of a flight is to those who have not chosen it. */
export type SeatStatus = {
  readonly state: Exclude<FlightSeatState, 'SELECTED'>;
  readonly heldUntil: Date | null;
  /** Who chose it on this site. */
  readonly by: OccupiedSeat | null;
};

const FREE: SeatStatus = { state: 'FREE', heldUntil: null, by: null };
const APART = 100;

/** The seats of the aircraft of a flight, by their numbers. */
export const seatsOfFlight = (
  { aircraft }: Pick<SeatDependencies, 'aircraft'>,
  flight: DatedFlight,
): ReadonlyMap<string, ZonedSeat> =>
  new Map(
    aircraft.seatPlan(flight.aircraft).cabins.flatMap(({ rows, columns }, cabin) =>
      rows.flatMap(({ seats }, index) =>
        seats.map((seat, place): [string, ZonedSeat] => [
          seat.number,
          {
            seat,
            zone: seatZone(seat, index),
            row: cabin * APART + index,
            place,
            group: columns.findIndex((letters) => letters.includes(seat.letter)),
          },
        ]),
      ),
    ),
  );

/**
 * How seats that are not free stand, by their numbers: chosen on this site, or else as departure
 * control has them.
 */
export function statusesFrom(
  controlled: ReadonlyMap<string, ControlledSeat>,
  occupied: readonly OccupiedSeat[],
): ReadonlyMap<string, SeatStatus> {
  const statuses = new Map<string, SeatStatus>();
  for (const [number, state] of controlled)
    statuses.set(number, { state, heldUntil: null, by: null });
  for (const by of occupied)
    statuses.set(by.seatNumber, {
      state: by.state === 'HELD' ? 'HELD' : 'TAKEN',
      heldUntil: by.heldUntil,
      by,
    });
  return statuses;
}

/** The same for a flight as it is now. */
export const statusesOn = async (
  { db, departureControl }: Pick<SeatDependencies, 'db' | 'departureControl'>,
  flight: DatedFlight,
  now: Date,
): Promise<ReadonlyMap<string, SeatStatus>> =>
  statusesFrom(await departureControl.seats(flight, now), await occupiedOn(db, flight, now));

/** How one seat stands. */
export const statusIn = (statuses: ReadonlyMap<string, SeatStatus>, number: string): SeatStatus =>
  statuses.get(number) ?? FREE;
