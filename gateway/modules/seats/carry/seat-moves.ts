import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { fundsOf, liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import {
  type SeatStatus,
  seatsOfFlight,
  statusesOn,
  statusIn,
  type ZonedSeat,
} from '#gateway/modules/seats/map/flight-seats.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, money, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';

/**
 * A seat of a passenger who goes on with other flights, or with the same flight in another order.
 */
export type SeatMove = {
  readonly seat: ChosenSeat;
  /** Where it is afterwards; null where none is left: then what was paid for it goes back. */
  readonly to: { readonly flight: DatedFlight; readonly number: string } | null;
  readonly refund: Money;
};

/** Who goes on, and with which flight in the place of each segment; null where there is none. */
export type Onward = {
  readonly order: Order;
  readonly passengerIds: readonly string[];
  readonly flightFor: (segmentIndex: number) => DatedFlight | null;
};

type Sources = Pick<SeatDependencies, 'aircraft' | 'flights' | 'departureControl'>;

const sameFlight = (seat: ChosenSeat, flight: DatedFlight): boolean =>
  seat.flightNumber === flight.flightNumber && seat.departureDate === flight.date;

/**
 * The free seat on another flight that is most like one: the same number, else the same zone and
 * position.
 */
function likeOn(
  before: ZonedSeat,
  seats: ReadonlyMap<string, ZonedSeat>,
  isFree: (number: string) => boolean,
): string | null {
  const alike = [...seats.values()].filter(
    ({ seat, zone }) =>
      zone === before.zone && seat.position === before.seat.position && isFree(seat.number),
  );
  const distance = ({ seat }: ZonedSeat) =>
    Math.abs(seat.row - before.seat.row) + (seat.number === before.seat.number ? -1 : 0);
  const [nearest] = alike.toSorted((a, b) => distance(a) - distance(b));
  return nearest?.seat.number ?? null;
}

/**
 * What becomes of the seats of those who go on, all at once, so that no two of them get the same.
 */
export async function seatMoves(
  db: Database,
  sources: Sources,
  { order, passengerIds, flightFor }: Onward,
  now: Date,
): Promise<SeatMove[]> {
  const chosen = (await liveSeatsOf(db, [order.id], AIRLINE, now))
    .filter(({ state, passengerId }) => state === 'CONFIRMED' && passengerIds.includes(passengerId))
    .filter(({ segmentIndex }) => (order.segments[segmentIndex]?.departsAt ?? now) > now);
  const funds = await fundsOf(
    db,
    chosen.map(({ id }) => id),
    AIRLINE,
    now,
  );
  const statuses = new Map<string, ReadonlyMap<string, SeatStatus>>();
  const given = new Set<string>();

  const placeOn = async (seat: ChosenSeat, flight: DatedFlight): Promise<string | null> => {
    const left = sources.flights.segment(
      flightId({ flightNumber: seat.flightNumber, date: seat.departureDate }),
    );
    const before = left && seatsOfFlight(sources, left).get(seat.seatNumber);
    if (sameFlight(seat, flight)) {
      const there = seatsOfFlight(sources, flight).get(seat.seatNumber);
      if (flight.aircraft.code === left?.aircraft.code || there?.zone === before?.zone)
        return seat.seatNumber;
    }
    const key = flightId(flight);
    const known = statuses.get(key) ?? (await statusesOn({ ...sources, db }, flight, now));
    statuses.set(key, known);
    if (!before) return null;
    return likeOn(before, seatsOfFlight(sources, flight), (number) => {
      const isGiven = given.has(`${key} ${number}`);
      return !isGiven && statusIn(known, number).state === 'FREE';
    });
  };

  const moves: SeatMove[] = [];
  for (const seat of chosen) {
    const flight = flightFor(seat.segmentIndex);
    const number = flight && (await placeOn(seat, flight));
    if (flight && number) given.add(`${flightId(flight)} ${number}`);
    const paid = funds.filter(({ seatId }) => seatId === seat.id);
    moves.push({
      seat,
      to: flight && number ? { flight, number } : null,
      refund: number
        ? zeroMoney(BRAND.currency)
        : sumMoney(
            paid.map(({ amount }) => money(amount, BRAND.currency)),
            BRAND.currency,
          ),
    });
  }
  return moves;
}
