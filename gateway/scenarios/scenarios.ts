import type { Scenario } from './scenario.ts';
import { checkInOpenFamily } from './worlds/check-in.worlds.ts';
import {
  flightCancelled,
  flightDelayed,
  flightDiverted,
  flightOnTime,
  gateChanged,
} from './worlds/flight-day.worlds.ts';
import {
  familyWithSavedPassengers,
  goldNearRenewal,
  newMember,
  pointsAboutToExpire,
  pointsToSpend,
  silverInReach,
} from './worlds/members.worlds.ts';
import { refundRejected, refundUnderReview } from './worlds/refunds.worlds.ts';
import { lastSeats, soldOutFlight } from './worlds/seats.worlds.ts';
import {
  changedOnce,
  multiCityBusiness,
  paidWithChangeFee,
  paidWithInfant,
} from './worlds/ticketed.worlds.ts';
import {
  betweenFlights,
  flown,
  itineraryLastDay,
  receiptPeriodOver,
} from './worlds/travelled.worlds.ts';
import {
  cancelledByClock,
  cancelledByTraveller,
  expiringSoon,
  onePendingPayment,
} from './worlds/unpaid.worlds.ts';

/** Every named world. */
export const SCENARIOS: readonly Scenario[] = [
  onePendingPayment,
  expiringSoon,
  cancelledByClock,
  cancelledByTraveller,
  paidWithInfant,
  paidWithChangeFee,
  multiCityBusiness,
  checkInOpenFamily,
  changedOnce,
  flown,
  betweenFlights,
  receiptPeriodOver,
  itineraryLastDay,
  soldOutFlight,
  lastSeats,
  flightOnTime,
  flightDelayed,
  gateChanged,
  flightCancelled,
  flightDiverted,
  familyWithSavedPassengers,
  newMember,
  silverInReach,
  goldNearRenewal,
  pointsAboutToExpire,
  pointsToSpend,
  refundUnderReview,
  refundRejected,
];
