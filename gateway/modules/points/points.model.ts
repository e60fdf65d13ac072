import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { FrequentFlyerAirline } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PointsBalances, PointsLot } from '#schema/rules/club/points-ledger.ts';
import type { PersonName, TwoPartName } from '#schema/rules/travellers/names.ts';

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

/** A flight that is to be credited to a member. */
export type FlownCoupon = {
  readonly couponId: string;
  readonly memberId: string;
  readonly tier: CardTier;
  readonly dateOfBirth: PointsDay;
  /** The names of the member and of the passenger, who may be another person. */
  readonly holder: TwoPartName;
  readonly passenger: PersonName;
  readonly flight: FlightKey;
  readonly arrivesAt: Date;
  readonly type: PassengerType;
  readonly fare: BoundFare;
  /** The part of the base fares that points paid, from 0 to 1; it earns nothing. */
  readonly paidWithPoints: number;
  /** How many flights share the fare of the bound. */
  readonly flights: number;
  /** When the member joined. */
  readonly joinedOn: PointsDay;
  /** Whose card the passenger named. */
  readonly programme: FrequentFlyerAirline | null;
};

/** What causes the record of a segment here. */
export type SegmentCause = 'FLIGHT' | 'ADJUSTMENT';

/** The club's record of a flight taken, or of an adjustment. */
export type FlownSegment = {
  readonly id: string;
  /** The local day of departure, or of the adjustment. */
  readonly date: LocalDate;
  readonly source: SegmentCause;
  /** How many segments it counts; below zero when they were taken back. */
  readonly change: number;
  /** Whether it counts for the card. */
  readonly qualifying: boolean;
  /** Null of an adjustment. */
  readonly flightNumber: string | null;
  readonly statusPoints: number;
};

/** A record to make, for a coupon where it is about a flight of the airline. */
export type NewSegment = FlownSegment & {
  readonly memberId: string;
  readonly couponId: string | null;
};

/** Days, both included. */
export type SegmentSpan = { readonly from: LocalDate; readonly to: LocalDate };
