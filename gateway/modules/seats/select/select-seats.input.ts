import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  CancelSeatsErrorCode,
  SelectSeatsErrorCode,
  SelectSeatsInput,
} from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What stood in the way of a choice of seats. */
export type SelectSeatsFault = UserFault<SelectSeatsErrorCode>;

/** What stood in the way of giving seats back. */
export type CancelSeatsFault = UserFault<CancelSeatsErrorCode>;

/** A seat for one passenger. */
export type SeatChoice = {
  /** Global id. */
  readonly passengerSegmentId: string;
  readonly seatNumber: string;
  readonly exitRow: { readonly able: boolean; readonly dutiesAccepted: boolean } | null;
};

/** A traveller's choice of seats on one flight. */
export type SeatSelection = CommandRequest & {
  /** `flightId` of the flight. */
  readonly flight: string;
  readonly choices: readonly SeatChoice[];
  readonly accepted: Money;
  readonly preferredSeatsAgreed: boolean;
  readonly locale: Locale;
};

const SEAT = /^[0-9]{1,2}[A-Z]$/;

const choiceFaults = (choices: readonly SeatChoice[]): SelectSeatsFault[] =>
  choices.flatMap(({ seatNumber }, index): SelectSeatsFault[] => {
    const path = ['seats', String(index), 'seatNumber'];
    if (seatNumber === '') return [{ code: 'REQUIRED', path }];
    if (!SEAT.test(seatNumber)) return [{ code: 'SEAT_UNKNOWN', path }];
    const earlier = choices.findIndex((other) => other.seatNumber === seatNumber) < index;
    return earlier ? [{ code: 'SEAT_TWICE', path }] : [];
  });

/** Coupons for extras come with the club: until then none pays for a seat. */
const couponFaults = ({ seats }: SelectSeatsInput): SelectSeatsFault[] =>
  seats.flatMap(({ extraCouponId }, index) =>
    extraCouponId
      ? [{ code: 'COUPON_NOT_ACCEPTED', path: ['seats', String(index), 'extraCouponId'] }]
      : [],
  );

/** Reads a choice of seats, and finds what is wrong with it alone. */
export function readSelectSeats(input: SelectSeatsInput): {
  readonly selection: SeatSelection;
  readonly faults: SelectSeatsFault[];
} {
  const choices = input.seats.map(({ passengerSegmentId, seatNumber, exitRow }) => ({
    passengerSegmentId,
    seatNumber: seatNumber.trim().toUpperCase().slice(0, 8),
    exitRow: exitRow ?? null,
  }));
  const { amount, currency } = input.accepted;
  return {
    selection: {
      idempotencyKey: input.idempotencyKey,
      flight: keyOf('FlightSegment', input.flightId) ?? '',
      choices,
      accepted: { amount, currency: currency as Money['currency'] },
      preferredSeatsAgreed: input.agreements?.includes('PREFERRED_SEATS') ?? false,
      locale: input.locale,
    },
    faults:
      choices.length === 0
        ? [{ code: 'REQUIRED', path: ['seats'] }]
        : [...choiceFaults(choices), ...couponFaults(input)],
  };
}
