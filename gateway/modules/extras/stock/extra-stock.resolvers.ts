import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** The extras of which few are left on the flights of an order. */
export const extraStockResolvers: Resolvers = {
  Order: {
    scarceExtras: (order, _args, { services, now }) => services.extras.scarceFor(order, now),
  },
  ScarceExtra: {
    flight: ({ segment }, _args, { services }) => services.orders.flights.flightOf(segment),
  },
};
