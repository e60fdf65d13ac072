import { isUnpaid } from '#gateway/modules/seats/passengers/seat-capability.ts';
import {
  departureDay,
  type SeatPassenger,
} from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { type AdjacentSeats, adjacentSeats } from '#schema/rules/after-sale/adjacent-seats.ts';
import { seatRefusal } from '#schema/rules/after-sale/seat-eligibility.ts';
import type { OpenSeat } from '#schema/rules/after-sale/seat-party.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import { type SeatStatus, statusIn, type ZonedSeat } from './flight-seats.ts';
import { priceOfSeat } from './price-of-seat.ts';

/** What a proposal is made from. */
export type ProposalQuestion = {
  readonly flight: DatedFlight;
  readonly seats: ReadonlyMap<string, ZonedSeat>;
  readonly statuses: ReadonlyMap<string, SeatStatus>;
  readonly passengers: readonly SeatPassenger[];
  readonly limit: number;
};

/**
 * Why a passenger may not have a seat although it is free; null when they may. What costs more than
 * the fare needs a ticket (RULES 6.21).
 */
export function refusalOf(
  { seat, zone }: ZonedSeat,
  passenger: SeatPassenger,
  price: SeatPrice,
  now: Date,
) {
  const { opensAt } = checkInWindow(passenger.segment.departsAt);
  const { cabin, characteristics } = seat;
  const refusal = seatRefusal(
    { cabin, zone, characteristics },
    passenger.seated,
    departureDay(passenger),
    now >= opensAt,
  );
  const isEarly = isUnpaid(passenger.segment.order) && price.total.amount > 0;
  return refusal ?? (isEarly ? ('NOT_TICKETED' as const) : null);
}

/**
 * Whether a seat costs more than the fare where the viewer sees one flight alone: it is sold with
 * the whole booking (RULES 6.23).
 */
export const isSoldWithBooking = (
  { segment }: Pick<SeatPassenger, 'segment'>,
  { total }: Pick<SeatPrice, 'total'>,
): boolean => segment.order.onlySegment !== undefined && total.amount > 0;

/**
 * Why such a seat is not sold here: with the whole booking, or by the channel that sold the ticket
 * (RULES 4.15).
 */
export const soldWhere = ({ segment }: Pick<SeatPassenger, 'segment'>) =>
  segment.order.soldBy === null ? ('SOLD_WITH_BOOKING' as const) : ('OTHER_CHANNEL' as const);

/** The same for a seat that is offered, where nothing was chosen yet. */
export const offerRefusal = (
  zoned: ZonedSeat,
  passenger: SeatPassenger,
  price: SeatPrice,
  now: Date,
) =>
  refusalOf(zoned, passenger, price, now) ??
  (isSoldWithBooking(passenger, price) ? soldWhere(passenger) : null);

/** Whether a passenger of those asked for sits there now: proposals may use it again. */
const isOwn = (status: SeatStatus, passengers: readonly SeatPassenger[]): boolean =>
  passengers.some(
    ({ passenger, segment }) =>
      status.by?.passengerId === passenger.id && status.by.segmentIndex === segment.index,
  );

/** Free seats together for passengers, as many proposals as there are and at most `limit`. */
export function proposeSeats(
  { fares }: Pick<SeatDependencies, 'fares'>,
  { flight, seats, statuses, passengers, limit }: ProposalQuestion,
  now: Date,
): AdjacentSeats[] {
  const open = [...seats.values()].flatMap((zoned): OpenSeat[] => {
    const { number } = zoned.seat;
    const status = statusIn(statuses, number);
    if (status.state !== 'FREE' && !isOwn(status, passengers)) return [];
    const prices = passengers.map((passenger) => {
      const price = priceOfSeat(fares, flight, zoned.zone, passenger);
      return offerRefusal(zoned, passenger, price, now) ? null : price.total.amount;
    });
    return [{ number, row: zoned.row, place: zoned.place, group: zoned.group, prices }];
  });
  const party = passengers.map(({ passenger }) => ({ child: passenger.type === 'CHD' }));
  return adjacentSeats(open, party, limit);
}
