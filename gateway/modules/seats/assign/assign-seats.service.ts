import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { type NewSeat, takeSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { occupiedOn } from '#gateway/modules/seats/chosen-seats.repository.ts';
import {
  seatsOfFlight,
  statusesFrom,
  statusIn,
  type ZonedSeat,
} from '#gateway/modules/seats/map/flight-seats.ts';
import { FREE, NO_PRICE } from '#gateway/modules/seats/map/price-of-seat.ts';
import { refusalOf } from '#gateway/modules/seats/map/propose-seats.ts';
import type { SeatPassenger } from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { ControlledSeat } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import { adjacentSeats } from '#schema/rules/after-sale/adjacent-seats.ts';
import type { OpenSeat } from '#schema/rules/after-sale/seat-party.ts';

/**
 * Those who get seats from the airline, and what of the flight departure control has given away.
 */
export type SeatAssignment = {
  readonly flight: DatedFlight;
  /** Without infants on the lap. */
  readonly passengers: readonly SeatPassenger[];
  readonly controlled: ReadonlyMap<string, ControlledSeat>;
  /**
   * Staff give the seat to passengers whom they have met: where nothing else is left, one beside an
   * exit.
   */
  readonly byStaff?: boolean;
};

/** A seat that the airline gave. */
export type AssignedSeat = { readonly passengerId: string; readonly seatNumber: string };

/**
 * What is given away last: seats that others would pay for. A seat beside an exit asks for duties,
 * so only staff give it.
 */
const RELUCTANCE: Readonly<Record<SeatZone, number>> = {
  STANDARD: 0,
  BUSINESS: 0,
  FRONT: 1,
  LEG_SPACE: 2,
  BASSINET: 3,
  EXIT_ROW: 4,
};

/** A middle seat is given last within its zone; a party has one anyway. */
const MIDDLE_ALONE = 0.5;

const openSeats = (
  seats: ReadonlyMap<string, ZonedSeat>,
  isFree: (number: string) => boolean,
  { passengers, byStaff = false }: Pick<SeatAssignment, 'passengers' | 'byStaff'>,
  now: Date,
): OpenSeat[] =>
  [...seats.values()].flatMap((zoned): OpenSeat[] => {
    const { number } = zoned.seat;
    if (!isFree(number) || (zoned.zone === 'EXIT_ROW' && !byStaff)) return [];
    const zone = RELUCTANCE[zoned.zone];
    const isLast = passengers.length === 1 && zoned.seat.position === 'MIDDLE';
    const prices = passengers.map((passenger) =>
      refusalOf(zoned, passenger, NO_PRICE, now) ? null : zone + (isLast ? MIDDLE_ALONE : 0),
    );
    return [{ number, row: zoned.row, place: zoned.place, group: zoned.group, prices }];
  });

/** Seats for a party, together where there are any; one after the other where they do not fit. */
function proposed(open: readonly OpenSeat[], party: readonly SeatPassenger[]): (string | null)[] {
  const children = party.map(({ passenger }) => ({ child: passenger.type === 'CHD' }));
  const [together] = adjacentSeats(open, children, 1);
  if (together) return [...together.seats];
  const taken = new Set<string>();
  return party.map((_, index) => {
    const [found] = open
      .filter(({ number, prices }) => !taken.has(number) && typeof prices[index] === 'number')
      .toSorted((a, b) => (a.prices[index] ?? 0) - (b.prices[index] ?? 0));
    if (found) taken.add(found.number);
    return found?.number ?? null;
  });
}

/**
 * Gives free seats to passengers without one, in the caller's transaction, which holds the locks of
 * their orders. A seat that another gateway takes at the same moment is left to it, and another one
 * is looked for.
 * @returns the seats; who is not among them found none
 */
export async function assignSeats(
  trx: DatabaseTransaction,
  sources: Pick<SeatDependencies, 'aircraft' | 'ids'>,
  { flight, passengers, controlled, byStaff }: SeatAssignment,
  now: Date,
): Promise<AssignedSeat[]> {
  const seats = seatsOfFlight(sources, flight);
  const given: AssignedSeat[] = [];
  const lost = new Set<string>();
  let waiting = passengers;
  while (waiting.length > 0) {
    const statuses = statusesFrom(controlled, await occupiedOn(trx, flight, now));
    const isFree = (number: string) =>
      !lost.has(number) && statusIn(statuses, number).state === 'FREE';
    const numbers = proposed(
      openSeats(seats, isFree, { passengers: waiting, byStaff }, now),
      waiting,
    );
    const wanted = waiting.flatMap(({ passenger, segment }, index): NewSeat[] => {
      const seatNumber = numbers[index];
      if (!seatNumber) return [];
      return [
        {
          id: sources.ids.uuid(now),
          orderId: segment.order.id,
          passengerId: passenger.id,
          segmentIndex: segment.index,
          flightNumber: flight.flightNumber,
          departureDate: flight.date,
          seatNumber,
          seatOrderId: null,
          state: 'CONFIRMED',
          heldUntil: null,
          price: NO_PRICE,
          credit: FREE,
          assigned: true,
          chosenAt: now,
        },
      ];
    });
    const gone = await takeSeats(trx, wanted);
    for (const number of gone) lost.add(number);
    const missed = new Set(
      wanted
        .filter(({ seatNumber }) => gone.includes(seatNumber))
        .map(({ passengerId }) => passengerId),
    );
    for (const { passengerId, seatNumber } of wanted)
      if (!missed.has(passengerId)) given.push({ passengerId, seatNumber });
    waiting = waiting.filter(({ passenger }) => missed.has(passenger.id));
  }
  return given;
}
