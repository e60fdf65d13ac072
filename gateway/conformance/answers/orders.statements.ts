import type { Statement } from '#gateway/conformance/statement.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import { isExpired, paymentDueAt } from '#schema/rules/orders/payment-window.ts';
import { objectStatement } from './object-statement.ts';

type Deadline = { readonly createdAt: string; readonly expiresAt: string };
type Read = { readonly expiresAt: string; readonly serverNow: string };
type Order = {
  readonly state: string;
  readonly createdAt: string;
  readonly paymentDueAt: string | null;
};
type Capability = {
  readonly allowed: boolean;
  readonly reason: object | null;
  readonly until: string | null;
};
type Page = { readonly hasNextPage: boolean; readonly endCursor?: string | null };
type Connection = {
  readonly nodes: readonly { readonly id?: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id?: string } }[];
  readonly pageInfo: Page;
  readonly totalCount: number;
};

const unlessAt = (should: Date, is: string | null): string | null =>
  is !== null && should.getTime() === Date.parse(is) ? null : should.toISOString();

/** Offers, orders, their deadlines and what can be done with them. */
export const ORDER_STATEMENTS: readonly Statement[] = [
  objectStatement<Deadline>({
    name: 'an offer is valid for so long as RULES say',
    clause: 'RULES 1.13',
    type: /^(Offer|ChangeOffer)$/,
    fields: ['createdAt', 'expiresAt'],
    expected: ({ createdAt, expiresAt }) =>
      unlessAt(offerExpiresAt(new Date(createdAt)), expiresAt),
  }),
  objectStatement<Read>({
    name: 'the prices of a search are valid for so long as RULES say',
    clause: 'RULES 1.13',
    type: 'FlightSearch',
    fields: ['expiresAt', 'serverNow'],
    expected: ({ expiresAt, serverNow }) =>
      unlessAt(offerExpiresAt(new Date(serverNow)), expiresAt),
  }),
  objectStatement<Read & { readonly expired: boolean }>({
    name: 'an offer is over at the very instant of its deadline, by the clock of the service',
    clause: 'RULES 1.5',
    type: 'Offer',
    fields: ['expiresAt', 'serverNow', 'expired'],
    expected({ expiresAt, serverNow, expired }) {
      const should = isExpired(new Date(expiresAt), new Date(serverNow));
      return should === expired ? null : { expired: should };
    },
  }),
  objectStatement<Order>({
    name: 'an unpaid order is due so long after it was made as RULES say, any other is not due',
    clause: 'RULES 1.9',
    type: 'Order',
    fields: ['state', 'createdAt', 'paymentDueAt'],
    expected({ state, createdAt, paymentDueAt: due }) {
      if (state !== 'PENDING_PAYMENT') return due === null ? null : { paymentDueAt: null };
      const latest = paymentDueAt('FLIGHT', new Date(createdAt));
      return due === null ? latest : unlessAt(latest, due);
    },
  }),
  objectStatement<Capability>({
    name: 'an action that is not allowed has a reason, one that is allowed has none',
    clause: 'RULES 4.10',
    type: 'Capability',
    fields: ['allowed', 'reason'],
    expected: ({ allowed, reason }) =>
      allowed === (reason === null) ? null : { reason: allowed ? null : 'a code' },
  }),
  objectStatement<{ bookingReference: string }>({
    name: 'a booking reference has the length of RULES, in letters and digits',
    clause: 'RULES 4.20',
    type: 'Order',
    fields: ['bookingReference'],
    expected({ bookingReference }) {
      const form = new RegExp(`^[A-Z0-9]{${LIMITS.bookingReferenceLength}}$`);
      return form.test(bookingReference) ? null : String(form);
    },
  }),
  objectStatement<Connection>({
    name: 'a page has the same objects as nodes and as edges',
    clause: 'schema/sdl/base',
    type: /Connection$/,
    fields: ['nodes.id', 'edges.node.id'],
    expected({ nodes, edges }) {
      const ids = edges.map(({ node }) => node.id);
      return JSON.stringify(ids) === JSON.stringify(nodes.map(({ id }) => id)) ? null : ids;
    },
  }),
  objectStatement<Connection>({
    name: 'a page is no longer than RULES allow, and the list has at least as many',
    clause: 'RULES 1.14',
    type: /Connection$/,
    fields: ['nodes', 'totalCount', 'pageInfo.hasNextPage'],
    expected({ nodes, totalCount, pageInfo: { hasNextPage } }) {
      const most = LIMITS.page.mostPoints;
      const isRight =
        nodes.length <= most &&
        totalCount >= nodes.length &&
        !(hasNextPage && totalCount === nodes.length);
      return isRight
        ? null
        : `at most ${most} of totalCount, and a next page only where more are left`;
    },
  }),
];
