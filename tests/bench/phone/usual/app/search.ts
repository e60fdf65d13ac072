import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';

type Price = { readonly amount: number; readonly currency: string };
type End = { readonly code: string; readonly city: string };
type Clock = { readonly local: string };

type Flight = {
  readonly key: string;
  readonly itinerary: {
    readonly durationMinutes: number;
    readonly segments: readonly {
      readonly flightNumber: string;
      readonly origin: End;
      readonly destination: End;
      readonly departure: Clock;
      readonly arrival: Clock;
    }[];
  };
  readonly fares: readonly {
    readonly brand: { readonly code: string };
    readonly total: Price;
    readonly seatsLeft: number | null;
  }[];
};

type Found = {
  readonly flightSearch: {
    readonly flights: readonly Flight[];
    readonly ribbon: readonly { readonly date: string; readonly total: Price | null }[];
  };
};

/** What a list of results needs. */
export const SEARCH: TypedDocumentNode<Found, { input: object }> = gql`
  query SearchFlights($input: FlightSearchInput!) {
    flightSearch(input: $input) {
      flights {
        key
        itinerary {
          durationMinutes
          segments {
            flightNumber
            origin { code city }
            destination { code city }
            departure { local }
            arrival { local }
          }
        }
        fares { brand { code } total { amount currency } seatsLeft }
      }
      ribbon { date total { amount currency } }
    }
  }`;

/** The search that an address names, for one adult one way. */
export const searchIn = (address: URLSearchParams) => ({
  tripType: 'ONE_WAY',
  bounds: [
    {
      origin: address.get('from') ?? 'SHA',
      destination: address.get('to') ?? 'HKG',
      departureDate: address.get('depart'),
    },
  ],
  party: { adults: 1 },
});

/** A client with the normalised cache, as Apollo's guide has it. */
export const createClient = (isServer: boolean) =>
  new ApolloClient({
    ssrMode: isServer,
    link: new HttpLink({ uri: isServer ? `${process.env.GATEWAY_URL}/graphql` : '/graphql' }),
    cache: new InMemoryCache(),
  });
