import type { Procedures } from '#gateway/modules/orders/segments/procedures.ts';
import {
  type SeatStatus,
  statusIn,
  type ZonedSeat,
} from '#gateway/modules/seats/map/flight-seats.ts';
import { priceOfSeat } from '#gateway/modules/seats/map/price-of-seat.ts';
import {
  isSoldWithBooking,
  refusalOf,
  soldWhere,
} from '#gateway/modules/seats/map/propose-seats.ts';
import { seatCapability, seatIn } from '#gateway/modules/seats/passengers/seat-capability.ts';
import { departureDay } from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { ChosenSeat, SeatFund } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { exitRowProblem } from '#schema/rules/after-sale/emergency-exit.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { type SeatPrice, seatExchange } from '#schema/rules/after-sale/seat-price.ts';
import { type Money, money, sumMoney } from '#schema/rules/base/money.ts';
import { choicePath, type Seating } from './party.ts';
import type { SelectSeatsFault } from './select-seats.input.ts';

/** What a choice of seats is judged by. */
type Judged = {
  readonly fares: SeatDependencies['fares'];
  readonly flight: DatedFlight;
  readonly party: readonly Seating[];
  readonly seats: ReadonlyMap<string, ZonedSeat>;
  readonly statuses: ReadonlyMap<string, SeatStatus>;
  /** The seats of the party's orders that are held or sold. */
  readonly chosen: readonly ChosenSeat[];
  readonly flightCancelled: boolean;
  readonly procedures: Procedures;
};

const BY_REASON: Partial<Record<SegmentReason, SelectSeatsErrorCode>> = {
  NOT_TICKETED: 'NOT_TICKETED',
  SPECIAL_SERVICE: 'SPECIAL_SERVICE',
  FOLLOWS_ADULT: 'FOLLOWS_ADULT',
  UNPAID_SEATS: 'UNPAID_SEATS',
  OTHER_CHANNEL: 'OTHER_CHANNEL',
  STILL_CHECKED_IN: 'STILL_CHECKED_IN',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
};

const reserved = (code: ReturnType<typeof refusalOf>): SelectSeatsErrorCode | null =>
  code === 'BASSINET_RESERVED' || code === 'FRONT_ROW_RESERVED' ? 'SEAT_RESERVED' : code;

const TAKEN_BY = { HELD: 'SEAT_HELD', TAKEN: 'SEAT_TAKEN', BLOCKED: 'SEAT_BLOCKED' } as const;

/**
 * Why a seat is not free for a party; null when it is, or is one of theirs, who all name the seats
 * that they want.
 */
function lossOf({ state, by }: SeatStatus, party: readonly Seating[]): SelectSeatsErrorCode | null {
  if (state === 'FREE') return null;
  const own = party.some(
    ({ passenger: { passenger, segment } }) =>
      by?.passengerId === passenger.id && by.segmentIndex === segment.index,
  );
  return own ? null : TAKEN_BY[state];
}

function seatFault(
  seating: Seating,
  { fares, flight, party, seats, statuses }: Judged,
  now: Date,
): SelectSeatsErrorCode | null {
  const { passenger, choice } = seating;
  const zoned = seats.get(choice.seatNumber);
  if (!zoned) return 'SEAT_UNKNOWN';
  const price = priceOfSeat(fares, flight, zoned.zone, passenger);
  const lost = lossOf(statusIn(statuses, choice.seatNumber), party);
  const refused = lost ?? reserved(refusalOf(zoned, passenger, price, now));
  if (refused || zoned.zone !== 'EXIT_ROW') return refused;
  const { able = false, dutiesAccepted = false } = choice.exitRow ?? {};
  if (choice.exitRow && !able) return 'EXIT_ROW_NOT_ABLE';
  return exitRowProblem(passenger.seated, departureDay(passenger), dutiesAccepted);
}

/** What prevents a party from having the seats that were chosen: all of it, each at its place. */
export function judgeSeats(judged: Judged, now: Date): SelectSeatsFault[] {
  const { fares, party, chosen } = judged;
  const withAdult = chosen.flatMap((seat) => {
    const order = party.find(({ passenger }) => passenger.segment.order.id === seat.orderId);
    const who = order?.passenger.segment.order.passengers.find(({ id }) => id === seat.passengerId);
    return who?.type === 'ADT' && seat.segmentIndex === order?.passenger.segment.index
      ? [seat.orderId]
      : [];
  });
  const handled = handledProblems(
    party.map(({ passenger: { passenger, segment } }) => ({
      flightId: segment.flightNumber,
      orderId: segment.order.id,
      type: passenger.type,
    })),
    new Set(withAdult),
  ).map(
    ({ code, index }): SelectSeatsFault => ({
      code,
      path: index === null ? ['seats'] : choicePath(index, 'passengerSegmentId'),
    }),
  );
  const faults = party.flatMap((seating): SelectSeatsFault[] => {
    const { passenger, index, choice } = seating;
    const verdict = seatCapability(fares, 'SELECT_SEAT', passenger, judged, now);
    if (!verdict.allowed)
      return [
        {
          code: BY_REASON[verdict.reason] ?? 'FLIGHT_CLOSED',
          path: choicePath(index, 'passengerSegmentId'),
        },
      ];
    const code = seatFault(seating, judged, now);
    const field =
      code === 'EXIT_ROW_DUTIES_NOT_ACCEPTED' || (code === 'EXIT_ROW_NOT_ABLE' && choice.exitRow)
        ? 'exitRow'
        : 'seatNumber';
    return code ? [{ code, path: choicePath(index, field) }] : [];
  });
  return [...handled, ...faults];
}

/** Those of a party who get another seat than they have. */
export const movingIn = ({ party, chosen }: Pick<Judged, 'party' | 'chosen'>): Seating[] =>
  party.filter(
    ({ passenger, choice }) => seatIn(chosen, passenger)?.seatNumber !== choice.seatNumber,
  );

/**
 * What costs more than the fare is sold to the browser that sees the order with which it is paid
 * (RULES 6.23).
 * @throws Refused SOLD_WITH_BOOKING, or OTHER_CHANNEL where the ticket was bought elsewhere
 */
export function refusePreferred(
  preferred: readonly { readonly seating: Seating; readonly price: Pick<SeatPrice, 'total'> }[],
): void {
  const refused = preferred.filter(({ seating, price }) =>
    isSoldWithBooking(seating.passenger, price),
  );
  if (refused.length > 0)
    throw new Refused<SelectSeatsErrorCode>(
      ...refused.map(({ seating }) => ({
        code: soldWhere(seating.passenger),
        path: choicePath(seating.index, 'seatNumber'),
      })),
    );
}

/** What becomes of the money that paid for a seat when its passenger gets another one. */
export type Exchange = {
  readonly credit: Money;
  readonly due: Money;
  readonly refund: Money;
  /** What of it pays for the new seat. */
  readonly moved: readonly Omit<SeatFund, 'seatId'>[];
  /** What of it goes back. */
  readonly returned: readonly Omit<SeatFund, 'seatId'>[];
};

/**
 * Counts what paid for the old seat towards the price of the new one; what is more than that goes
 * back (RULES 6.12).
 */
export function exchangeOf(price: SeatPrice, funds: readonly SeatFund[]): Exchange {
  const paid = sumMoney(
    funds.map(({ amount }) => money(amount, BRAND.currency)),
    BRAND.currency,
  );
  const { credit, due, refund } = seatExchange(price.total, paid);
  let left = credit.amount;
  const parts = funds.map(({ paymentId, amount }) => {
    const used = Math.min(left, amount);
    left -= used;
    return { paymentId, used, back: amount - used };
  });
  return {
    credit,
    due,
    refund,
    moved: parts
      .filter(({ used }) => used > 0)
      .map(({ paymentId, used }) => ({ paymentId, amount: used })),
    returned: parts
      .filter(({ back }) => back > 0)
      .map(({ paymentId, back }) => ({ paymentId, amount: back })),
  };
}
