import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PointsBalances, PointsLot } from '#schema/rules/club/points-ledger.ts';

/** A commercial day. */
export type PointsDay = LocalDate;

/** What causes a change of points here. */
export type PointsCause = 'FLIGHT' | 'BONUS' | 'PAYMENT' | 'REFUND' | 'EXPIRY' | 'ADJUSTMENT';

/**
 * A movement of points of one member: lots with points above zero are added, those below are taken.
 */
export type PointsTransfer = {
  readonly memberId: string;
  readonly source: PointsCause;
  readonly lots: readonly PointsLot[];
  readonly flight?: FlightKey;
  /** What is recorded once, however often it is asked for. */
  readonly occasion?: string;
  /** The payment that uses the points, or of which they come back. */
  readonly paymentId?: string;
};

/** The points of a member as the schema shows them. */
export type PointsAccount = PointsBalances & {
  readonly memberId: string;
  readonly expiring: readonly { readonly on: LocalDate; readonly points: number }[];
  readonly expected: readonly {
    readonly flight: DatedFlight;
    readonly points: number;
    readonly expectedBy: LocalDate;
  }[];
};

/** One change of points, with all points of the member after it. */
export type PointsEntry = {
  readonly id: string;
  readonly serial: number;
  readonly change: number;
  readonly balance: number;
  readonly source: PointsCause;
  readonly recordedOn: LocalDate;
  readonly expiresOn: LocalDate | null;
  readonly flight: FlightKey | null;
  /** The coupon that was credited. */
  readonly couponId: string | null;
  /** The payment that used the points, or of which they came back. */
  readonly paymentId: string | null;
};

/** Which changes: recorded on these days, both included; only those added or taken. */
export type StatementDays = {
  readonly from: PointsDay;
  readonly to: PointsDay;
  readonly direction: 'EARNED' | 'SPENT' | null;
};
