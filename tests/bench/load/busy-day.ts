import type { Sent } from 'autocannon';
import { orders, persistedRead, searches } from '#tests/bench/mix/requests.ts';
import type { Occasion } from '#tests/bench/pages/occasions.ts';
import type { FoundOffer } from '#tests/support/buyer.ts';
import type { Stream } from './open-load.ts';

/**
 * How many of each kind come a second: of ten operations three are reads that are the same for
 * everyone, six searches, one an order.
 */
export const PER_SECOND = { read: 90, search: 180, order: 30, page: 30 } as const;

export const OPERATIONS = ['read', 'search', 'order'] as const;
export const PAGES = ['page'] as const;

const RENDERED = [
  '/flightInquiry',
  '/flightInquiry/passengersService',
  '/flightInquiry/payment',
  '/order/flightOrderDetail',
  '/order/flightOrder',
];

/** What visitors of a day come with: it has to be found or bought before they come. */
export interface Day {
  /** Of the gateways; each gets its share of each kind. */
  readonly urls: readonly string[];
  readonly offers: readonly FoundOffer[];
  readonly opened: Readonly<Record<string, Occasion>>;
  readonly today: string;
  /** The share of them that comes: all is 1. */
  readonly share: number;
}

/** All that comes to the gateways on a busy day. */
export function busyDay({ urls, offers, opened, today, share }: Day): Stream[] {
  const requests = {
    read: persistedRead(),
    search: searches(today),
    order: orders(offers),
    page: pages(opened),
  };
  return urls.flatMap((url) =>
    [...OPERATIONS, ...PAGES].map((kind) => ({
      kind,
      url,
      perSecond: (PER_SECOND[kind] * share) / urls.length,
      requests: requests[kind],
    })),
  );
}

const pages = (opened: Day['opened']): Sent[] =>
  RENDERED.map((path) => {
    const { query = '', cookie = '' } = opened[path] ?? {};
    return {
      path: path + query,
      headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' },
    };
  });
