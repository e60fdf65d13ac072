import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import type {
  AirlineChangeOption,
  StoredAirlineChange as RuledChange,
} from '#schema/rules/after-sale/airline-change.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A flight as it was booked. */
export type BookedFlight = FlightKey & {
  readonly departsAt: Date;
  readonly departureZone: string;
  readonly arrivesAt: Date;
  readonly arrivalZone: string;
  /**
   * Airports and aircraft as they were booked; missing in changes that were recorded before these
   * were kept.
   */
  readonly origin?: string;
  readonly destination?: string;
  readonly aircraft?: string;
};

/** What becomes of a seat that was chosen. */
export type ChangedSeat = {
  readonly passengerId: string;
  readonly from: string;
  /** Null where none like it is left: then what was paid for it goes back. */
  readonly to: string | null;
  readonly refund: Money;
};

/** A segment of an order before and after the airline changed it. */
export type StoredSegmentChange = {
  readonly index: number;
  readonly before: BookedFlight;
  /** Null where no flight is proposed. */
  readonly after: FlightKey | null;
  /** What became of its seats; null while nothing has. */
  readonly seats: readonly ChangedSeat[] | null;
};

/** A change by the airline of a bound, as it is stored, without the clock. */
export type StoredAirlineChange = RuledChange & {
  readonly id: string;
  readonly orderId: string;
  readonly boundIndex: number;
  readonly kind: AirlineChangeKind;
  readonly reason: DelayReason | null;
  readonly segments: readonly StoredSegmentChange[];
  readonly decideBy: Date;
  readonly remindedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly dateChangeId: string | null;
  readonly refundId: string | null;
};

/** A change by the airline at an instant, with its order. */
export type AirlineChange = StoredAirlineChange & { readonly order: Order; readonly asOf: Date };

/** One segment of it. */
export type SegmentChange = StoredSegmentChange & { readonly change: AirlineChange };

/** One of the three ways, of a change. */
export type ChangeOption = AirlineChangeOption & { readonly change: AirlineChange };
