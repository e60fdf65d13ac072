import { type IMockStore, isRef } from '@graphql-tools/mock';
import { readGlobalId } from '#gateway/graphql/global-id.ts';
import { rulesResolvers } from '#gateway/modules/rules/rules.resolvers.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { placeTexts } from './places.recipes.ts';

/** The object that a global id names, of whatever type; null for an id that names none. */
const named = (store: IMockStore, id: string) => {
  const read = readGlobalId(id);
  return read && store.schema.getType(read.type) ? store.get(read.type, id) : null;
};

const PAYABLE = ['Order', 'SeatOrder', 'BenefitOrder', 'DateChange'];

/** What an id pays for: an order of flights, unless the id names another kind. */
const payable = (store: IMockStore, id: string) =>
  PAYABLE.includes(readGlobalId(id)?.type ?? '') ? named(store, id) : store.get('Order', id);

/** The few fields of the mock that must agree with one another: look-ups by id, and the effect of mutations. */
export const mockResolvers = (store: IMockStore, now: () => Date) => ({
  Query: {
    serverNow: () => now(),
    businessRules: rulesResolvers.Query?.businessRules,
    node: (_root: unknown, { id }: { id: string }) => named(store, id),
    nodes: (_root: unknown, { ids }: { ids: string[] }) => ids.map((id) => named(store, id)),
    payable: (_root: unknown, { id }: { id: string }) => payable(store, id),
    offer: (_root: unknown, { id }: { id: string }) => store.get('Offer', id),
    order: (_root: unknown, { by }: { by: { id?: string; bookingReference?: string } }) =>
      store.get('Order', by.id ?? by.bookingReference ?? ''),
  },
  Subscription: {
    orderChanged: {
      async *subscribe(_root: unknown, { id }: { id: string }) {
        yield { orderChanged: payable(store, id) };
      },
    },
    seatsChanged: {
      async *subscribe() {
        yield { seatsChanged: { at: now(), seats: [{ number: '12A', state: 'TAKEN' }] } };
      },
    },
    messageReceived: {
      async *subscribe() {
        yield { messageReceived: { unread: 1, message: null } };
      },
    },
    flightStatusChanged: {
      async *subscribe(_root: unknown, { id }: { id: string }) {
        yield { flightStatusChanged: store.get('FlightStatus', id) };
      },
    },
  },
  Mutation: {
    cancelOrder(_root: unknown, { input }: { input: { orderId: string } }) {
      store.set('Order', input.orderId, 'state', 'CANCELLED');
      return { order: store.get('Order', input.orderId), userErrors: [] };
    },
  },
  Airport: {
    name: (airport: unknown, { locale }: { locale: Locale }) =>
      isRef(airport) ? placeTexts(store.get(airport, 'code'))?.name[locale] : null,
    city: (airport: unknown, { locale }: { locale: Locale }) =>
      isRef(airport) ? placeTexts(store.get(airport, 'code'))?.city[locale] : null,
  },
});
