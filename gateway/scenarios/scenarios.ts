import type { Scenario } from './scenario.ts';
import {
  aircraftChanged,
  flightCancelled,
  scheduleChanged,
} from './worlds/airline-changes.worlds.ts';
import { checkInOpenFamily, exitRow, specialService } from './worlds/check-in.worlds.ts';
import { otherChannelTicket } from './worlds/elsewhere.worlds.ts';
import {
  flightDelayed,
  flightDiverted,
  flightOnTime,
  gateChanged,
} from './worlds/flight-day.worlds.ts';
import {
  couponsAndPoints,
  familyWithSavedPassengers,
  goldNearRenewal,
  newMember,
  pointsAboutToExpire,
  pointsToSpend,
  silverInReach,
} from './worlds/members.worlds.ts';
import { seatsNearlyGone } from './worlds/nearly-gone.worlds.ts';
import { refundRejected, refundUnderReview } from './worlds/refunds.worlds.ts';
import { lastSeats, soldOutFlight } from './worlds/seats.worlds.ts';
import { standby } from './worlds/standby.worlds.ts';
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
  exitRow,
  specialService,
  otherChannelTicket,
  seatsNearlyGone,
  standby,
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
  scheduleChanged,
  aircraftChanged,
  flightDiverted,
  familyWithSavedPassengers,
  newMember,
  silverInReach,
  goldNearRenewal,
  pointsAboutToExpire,
  couponsAndPoints,
  pointsToSpend,
  refundUnderReview,
  refundRejected,
];
