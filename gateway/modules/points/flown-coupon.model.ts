import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { FrequentFlyerAirline } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { PersonName, TwoPartName } from '#schema/rules/travellers/names.ts';
import type { PointsDay } from './points.model.ts';

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
