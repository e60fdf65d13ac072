import type { Environment } from '#gateway/environment.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/codes/base/locales.ts';

/**
 * Addresses of the web site that e-mails, the payment provider and the API lead to, in a
 * recipient's language.
 */
export type SiteAddresses = {
  /** Where flights are searched. */
  search(locale: Locale): string;
  /** Where an order is paid. @param orderId the global id */
  payment(orderId: string, locale: Locale): string;
  /** The same, coming back from the provider's page; nothing in the request is proof of payment. */
  paymentReturn(orderId: string, locale: Locale): string;
  /**
   * Where a payer of seats comes back to from the provider's page. @param seatOrderId the global id
   */
  seatPaymentReturn(seatOrderId: string, locale: Locale): string;
  /**
   * Where a payer of a change of date comes back to from the provider's page. @param dateChangeId
   * the global id
   */
  dateChangePaymentReturn(dateChangeId: string, locale: Locale): string;
  /**
   * The page of an order of extras, also coming back from the provider's page. @param
   * extrasOrderId the global id
   */
  extrasOrder(extrasOrderId: string, locale: Locale): string;
  /** The page of an order, for users with access or to look it up. */
  order(bookingReference: string, locale: Locale): string;
  /**
   * Where passengers are checked in for a flight of an order, or its details are filled in for the
   * look-up.
   */
  checkIn(flight: FlightToCheckIn, locale: Locale): string;
  /** The boarding passes of a flight, for users with access. @param itineraryId the global id */
  boardingPasses(itineraryId: string, locale: Locale): string;
  /** What the airline changed, on the page of an order. */
  airlineChanges(bookingReference: string, locale: Locale): string;
  /** Where members sign in, or go on to set a new password. */
  signIn(locale: Locale): string;
  /** The account of a member. */
  account(locale: Locale): string;
  /** Where a change of contact is undone. @param change what the link carries */
  undoContactChange(change: string, locale: Locale): string;
  /** A message to a member. @param messageId the global id */
  message(messageId: string, locale: Locale): string;
  /** Where an itinerary confirmation is asked for, and its number is checked. */
  itineraryConfirmation(locale: Locale): string;
  /** The flights of a route on a day, one way. */
  flightsOn(flight: FlightOnDay, locale: Locale): string;
  /** How one flight stands. */
  flightStatus(flight: FlightOnDay, locale: Locale): string;
  /** A file that is the same in every language. @param path from the root of the site */
  file(path: string): string;
};

/** A flight as addresses name it; `date` is the local day of departure. */
export type FlightOnDay = {
  readonly flightNumber: string;
  readonly date: string;
  readonly origin: string;
  readonly destination: string;
};

/** A flight of an order as check-in names it. */
export type FlightToCheckIn = {
  /** The global id. */
  readonly itineraryId: string;
  readonly bookingReference: string;
  readonly flightNumber: string;
  /** The local day of departure. */
  readonly date: string;
};

/** @param publicUrl where travellers see the site, without a slash at its end */
export function siteAddresses(publicUrl: string): SiteAddresses {
  const at = (locale: Locale, path: string, query: Record<string, string> = {}) => {
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const search = new URLSearchParams(query).toString();
    return `${publicUrl}${prefix}${path}${search ? `?${search}` : ''}`;
  };
  return {
    search: (locale) => at(locale, '/flightInquiry'),
    payment: (order, locale) => at(locale, '/flightInquiry/payment', { order }),
    paymentReturn: (order, locale) =>
      at(locale, '/flightInquiry/payment', { order, returned: '1' }),
    seatPaymentReturn: (order, locale) =>
      at(locale, '/checkIn/payment-seat', { order, returned: '1' }),
    dateChangePaymentReturn: (order, locale) =>
      at(locale, '/changeDate/ack-date', { order, returned: '1' }),
    extrasOrder: (order, locale) =>
      at(locale, '/order/equityOrderDetail', { order, returned: '1' }),
    order: (reference, locale) => at(locale, '/order/flightOrderDetail', { reference }),
    checkIn: (
      { itineraryId: flight, bookingReference: reference, flightNumber: number, date },
      locale,
    ) => at(locale, '/checkIn', { flight, reference, number, date }),
    boardingPasses: (flight, locale) => at(locale, '/checkIn/order-result', { flight }),
    airlineChanges: (reference, locale) =>
      `${at(locale, '/order/flightOrderDetail', { reference })}#airline-changes`,
    signIn: (locale) => at(locale, '/login'),
    account: (locale) => at(locale, '/account'),
    undoContactChange: (change, locale) => at(locale, '/account/undoContact', { change }),
    message: (id, locale) => at(locale, '/message/details', { id }),
    itineraryConfirmation: (locale) => at(locale, '/itineraryConfirmation'),
    flightsOn: ({ origin, destination, date }, locale) =>
      at(locale, '/flightInquiry', {
        trip: 'one-way',
        from: origin,
        to: destination,
        depart: date,
        adt: '1',
        chd: '0',
        inf: '0',
        cabin: 'economy',
      }),
    flightStatus: ({ flightNumber, date }, locale) =>
      at(locale, '/flightStatus/details', { flight: flightNumber, date }),
    file: (path) => `${publicUrl}${path}`,
  };
}

/**
 * Where the payment provider reports. The demo's sandbox runs beside the gateway and calls it
 * directly, also where travellers reach the site by an address that only they can use.
 */
export function paymentWebhookUrl({
  paymentProvider,
  publicUrl,
  host,
  port,
}: Pick<Environment, 'paymentProvider' | 'publicUrl' | 'host' | 'port'>): string {
  const here = host === '0.0.0.0' || host === 'localhost' ? '127.0.0.1' : host;
  return `${paymentProvider ? publicUrl : `http://${here}:${port}`}/webhooks/payments`;
}
