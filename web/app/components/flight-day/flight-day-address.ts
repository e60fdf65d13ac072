import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** Addresses of the flight status search and of one flight; `localePath` adds the language. */
export const FLIGHT_STATUS_PATH = '/flightStatus';
export const FLIGHT_DETAILS_PATH = '/flightStatus/details';

/** The address of one flight on one day, in English. */
export const flightDetailsAddress = (flightNumber: string, date: LocalDate): string =>
  `${FLIGHT_DETAILS_PATH}?${new URLSearchParams({ flight: flightNumber, date })}`;

/** The address of the flights of a route on a day, in English. */
export const routeStatusAddress = (from: string, to: string, date: LocalDate): string =>
  `${FLIGHT_STATUS_PATH}?${new URLSearchParams({ from, to, date })}`;
