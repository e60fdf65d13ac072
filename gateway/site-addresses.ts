import { DEFAULT_LOCALE, type Locale } from '#schema/codes/locales.ts';

/** Addresses of the web site that e-mails and the payment provider lead to, in a reader's language. */
export type SiteAddresses = {
  /** Where flights are searched. */
  search(locale: Locale): string;
  /** Where an order is paid. @param orderId the global id */
  payment(orderId: string, locale: Locale): string;
  /** Where an order is looked at, by who has access or looks it up. */
  order(bookingReference: string, locale: Locale): string;
};

/** @param publicUrl where travellers see the site, without a slash at its end */
export const siteAddresses = (publicUrl: string): SiteAddresses => {
  const at = (locale: Locale, path: string, query: Record<string, string> = {}) => {
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const search = new URLSearchParams(query).toString();
    return `${publicUrl}${prefix}${path}${search ? `?${search}` : ''}`;
  };
  return {
    search: (locale) => at(locale, '/flightInquiry'),
    payment: (order, locale) => at(locale, '/flightInquiry/payment', { order }),
    order: (reference, locale) => at(locale, '/order/flightOrderDetail', { reference }),
  };
};
