import type { Scenario } from './scenario.ts';
import {
  aircraftChanged,
  flightCancelled,
  scheduleChanged,
} from './sets/airline-changes.scenarios.ts';
import { checkInOpenFamily, exitRow, specialService } from './sets/check-in.scenarios.ts';
import {
  flightDelayed,
  flightDiverted,
  flightOnTime,
  gateChanged,
} from './sets/flight-day.scenarios.ts';
import {
  couponsAndPoints,
  familyWithSavedPassengers,
  goldNearRenewal,
  newMember,
  pointsAboutToExpire,
  pointsToSpend,
  silverInReach,
} from './sets/members.scenarios.ts';
import { seatsNearlyGone } from './sets/nearly-gone.scenarios.ts';
import { otherChannelTicket } from './sets/other-channels.scenarios.ts';
import { refundRejected, refundUnderReview } from './sets/refunds.scenarios.ts';
import { lastSeats, soldOutFlight } from './sets/seats.scenarios.ts';
import { standby } from './sets/standby.scenarios.ts';
import {
  changedOnce,
  multiCityBusiness,
  paidWithChangeFee,
  paidWithInfant,
} from './sets/ticketed.scenarios.ts';
import {
  betweenFlights,
  flown,
  itineraryLastDay,
  receiptPeriodOver,
} from './sets/travelled.scenarios.ts';
import {
  cancelledByClock,
  cancelledByTraveller,
  expiringSoon,
  onePendingPayment,
} from './sets/unpaid.scenarios.ts';

/** The named scenarios by what they are about, in the order in which the demo lists them. */
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

/** Every named scenario. */
export const SCENARIOS: readonly Scenario[] = Object.values(SCENARIO_GROUPS).flat();

/** Whether a scenario signs its visitor in as a member. */
export const signsIn = (scenario: Scenario): boolean =>
  SCENARIO_GROUPS.CLUB.some(({ name }) => name === scenario.name);
