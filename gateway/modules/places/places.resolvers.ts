import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { inLocale } from '#schema/codes/base/locales.ts';

/** Airports. The language is an argument, so that answers can be cached for all visitors. */
export const placesResolvers: Resolvers = {
  Query: {
    airports: (_root, _args, { services }) => [...services.places.airports()],
    airport: (_root, { code }, { services }) => services.places.airport(code),
  },
  Airport: {
    id: ({ code }) => globalId('Airport', code),
    name: ({ name }, { locale }) => inLocale(name, locale),
    city: ({ city }, { locale }) => inLocale(city, locale),
    searchKeys: ({ searchKeys }) => [...searchKeys],
    counters: (airport, _args, { services }) => services.places.counters(airport),
    minimumConnection: (airport, _args, { services }) => services.places.minimumConnection(airport),
    transport: ({ ground }) => [...ground.transport],
    destinations: (airport, _args, { services }) => [...services.places.destinations(airport)],
  },
  AirportTransport: {
    name: ({ name }, { locale }) => name && inLocale(name, locale),
    to: ({ to }, { locale }) => to && inLocale(to, locale),
  },
};

export const airportNode: NodeLoader = (key, { services }) => services.places.airport(key);
