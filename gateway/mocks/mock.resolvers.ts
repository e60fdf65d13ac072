import { type IMockStore, isRef } from '@graphql-tools/mock';
import { readGlobalId } from '#gateway/graphql/global-id.ts';
import { rulesResolvers } from '#gateway/modules/rules/rules.resolvers.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { placeTexts } from './places.recipes.ts';

/** The few fields of the mock that must agree with one another: look-ups by id, and the effect of mutations. */
export const mockResolvers = (store: IMockStore, now: () => Date) => ({
  Query: {
    serverNow: () => now(),
    businessRules: rulesResolvers.Query?.businessRules,
    node(_root: unknown, { id }: { id: string }) {
      const named = readGlobalId(id);
      return named && store.schema.getType(named.type) ? store.get(named.type, id) : null;
    },
    offer: (_root: unknown, { id }: { id: string }) => store.get('Offer', id),
    order: (_root: unknown, { by }: { by: { id?: string; bookingReference?: string } }) =>
      store.get('Order', by.id ?? by.bookingReference ?? ''),
  },
  Subscription: {
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
