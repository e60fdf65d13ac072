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

/** The named worlds by what they are about, in the order in which the demo lists them. */
export const SCENARIO_GROUPS = {
  BOOKING: [
    onePendingPayment,
    expiringSoon,
    cancelledByClock,
    cancelledByTraveller,
    paidWithInfant,
    multiCityBusiness,
    soldOutFlight,
    lastSeats,
  ],
  CLUB: [
    familyWithSavedPassengers,
    newMember,
    silverInReach,
    goldNearRenewal,
    pointsAboutToExpire,
    couponsAndPoints,
    pointsToSpend,
  ],
  AFTER_SALE: [
    paidWithChangeFee,
    changedOnce,
    flightCancelled,
    scheduleChanged,
    aircraftChanged,
    refundUnderReview,
    refundRejected,
    flown,
    receiptPeriodOver,
    itineraryLastDay,
  ],
  DAY_OF_TRAVEL: [
    checkInOpenFamily,
    seatsNearlyGone,
    exitRow,
    standby,
    specialService,
    otherChannelTicket,
    betweenFlights,
    flightOnTime,
    flightDelayed,
    gateChanged,
    flightDiverted,
  ],
} as const satisfies Readonly<Record<string, readonly Scenario[]>>;
export type ScenarioGroup = keyof typeof SCENARIO_GROUPS;

/** Every named world. */
export const SCENARIOS: readonly Scenario[] = Object.values(SCENARIO_GROUPS).flat();

/** Whether a world signs its visitor in as a member. */
export const signsIn = (scenario: Scenario): boolean =>
  SCENARIO_GROUPS.CLUB.some(({ name }) => name === scenario.name);
