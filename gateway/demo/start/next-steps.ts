import { homeOf } from '#gateway/demo/theme/demo-page.ts';
import type { ListedOrder, LoadedScenario } from '#gateway/scenarios/load-scenario.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/codes/base/locales.ts';

/**
 * Pages of the site to try next, each with the address that it has for an order; without one for a
 * member or anyone.
 */
const PAGES = {
  account: () => '/account',
  profile: () => '/account/editInfo',
  points: () => '/points',
  segments: () => '/flightSegment',
  messages: () => '/message/list',
  savedPassengers: () => '/passengers',
  book: () => '/flightInquiry',
  extras: () => '/order/equityOrder',
  pay: (order) => `/flightInquiry/payment?order=${order}`,
  extrasOfOrder: (order) => `/order/equityOrder?order=${order}`,
  changeDate: (order) => `/changeDate?order=${order}`,
  refund: (order) => `/reserve?order=${order}`,
  refundRecord: (order) => `/reserve/detail?order=${order}`,
  itinerary: () => '/itineraryConfirmation',
} as const satisfies Readonly<Record<string, (order: string) => string>>;
export type NextPage = keyof typeof PAGES;

/** The demo's own desk, and its queues. */
const DESK = { deskRefunds: '/demo/desk/refunds', deskCounter: '/demo/desk/counter' } as const;
export type NextStep = NextPage | keyof typeof DESK;

const CLUB: readonly NextStep[] = ['account', 'points', 'segments', 'messages'];

/** What to try in a scenario, apart from opening what it has made. */
export const STEPS: Readonly<Record<string, readonly NextStep[]>> = {
  'one-pending-payment': ['pay'],
  'expiring-soon': ['pay'],
  'paid-with-infant': ['extrasOfOrder', 'changeDate', 'refund'],
  'multi-city-business': ['changeDate', 'refund'],
  'family-with-saved-passengers': ['account', 'savedPassengers', 'profile', 'book'],
  'new-member': ['account', 'profile', 'points', 'book'],
  'silver-in-reach': CLUB,
  'gold-near-renewal': [...CLUB, 'extrasOfOrder'],
  'points-about-to-expire': ['account', 'points', 'messages', 'book'],
  'coupons-and-points': ['account', 'points', 'extras', 'segments'],
  'points-to-spend': ['account', 'pay', 'points'],
  'paid-with-change-fee': ['changeDate', 'refund'],
  'changed-once': ['refund'],
  'flight-cancelled': ['changeDate', 'refund'],
  'schedule-changed': ['changeDate', 'refund'],
  'aircraft-changed': ['refund'],
  'refund-under-review': ['refundRecord', 'deskRefunds'],
  'refund-rejected': ['refundRecord', 'refund'],
  flown: ['itinerary'],
  'itinerary-last-day': ['itinerary'],
  'exit-row': ['deskCounter'],
  standby: ['deskCounter'],
};

/** A step with its address. */
export type LinkedStep = { readonly step: NextStep; readonly href: string };

/**
 * The address of a page of the site in a language. @param order the global id of the one that it is
 * about
 */
export const pageAddress = (page: NextPage, locale: Locale, order = ''): string =>
  `${locale === DEFAULT_LOCALE ? '' : homeOf(locale)}${PAGES[page](order)}`;

const isOfDesk = (step: NextStep): step is keyof typeof DESK => step in DESK;

const hrefOf = (step: NextStep, order: ListedOrder | undefined, locale: Locale): string =>
  isOfDesk(step) ? `${DESK[step]}?lang=${locale}` : pageAddress(step, locale, order?.id);

/** What to try next in a scenario that was set up. */
export const nextSteps = ({ scenario, orders }: LoadedScenario, locale: Locale): LinkedStep[] =>
  (STEPS[scenario] ?? []).map((step) => ({ step, href: hrefOf(step, orders[0], locale) }));
