import type { Client } from '#gateway/conformance/client.ts';
import { NotShown } from '#gateway/conformance/fault.ts';
import { question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { ERRORS, ITINERARY, MONEY, OFFER, ORDER } from './selections.ts';

export type Refusal = { readonly code: string; readonly path: readonly string[] };
/** The codes of a refusal, each once. */
export const codesOf = (refusals: readonly Refusal[]): string[] =>
  [...new Set(refusals.map(({ code }) => code))].toSorted();

export type Route = {
  readonly origin: { readonly placeCode: string };
  readonly destination: { readonly placeCode: string };
  readonly departureDate: string;
};
export type Fare = { readonly fareId: string; readonly total: Money; readonly perAdult: Money };
export type Search = {
  readonly boundIndex: number | null;
  readonly flights: readonly {
    readonly itinerary: { readonly departure: { readonly local: string } };
    readonly fares: readonly Fare[];
  }[];
  readonly userErrors: readonly Refusal[];
};
export type Offer = { readonly id: string; readonly price: { readonly total: Money } };
export type Order = {
  readonly id: string;
  readonly bookingReference: string;
  readonly state: string;
  readonly price: { readonly total: Money };
  readonly capabilities: readonly {
    readonly action: string;
    readonly allowed: boolean;
    readonly reason: { readonly code: string } | null;
  }[];
};
export type OrderPayload = {
  readonly order: Order | null;
  readonly userErrors: readonly Refusal[];
};

export const ROUTES = question<{ promotedRoutes: readonly Route[] }>(
  'query Routes { promotedRoutes { key origin { placeCode } destination { placeCode } departureDate } }',
);
export const SEARCH = question<{ flightSearch: Search }>(
  `query Search($input: FlightSearchInput!, $currency: CurrencyCode) { flightSearch(input: $input, currency: $currency) {
    serverNow expiresAt boundIndex unfilteredCount ${ERRORS}
    flights { key lowestOfDay tightConnection lowestTotal ${MONEY} itinerary ${ITINERARY}
      fares { fareId perAdult ${MONEY} total ${MONEY} tripTotal ${MONEY} seatsLeft brand { id code cabin } } } } }`,
);
export const CREATE_OFFER = question<{
  createOffer: { readonly offer: Offer | null; readonly userErrors: readonly Refusal[] };
}>(
  `mutation MakeOffer($input: CreateOfferInput!) { createOffer(input: $input) { offer ${OFFER} ${ERRORS}
    priceChange { oldTotal ${MONEY} newTotal ${MONEY} difference ${MONEY} } } }`,
);
export const CREATE_ORDER = question<{ createOrder: OrderPayload }>(
  `mutation MakeOrder($input: CreateOrderInput!) { createOrder(input: $input) { order ${ORDER} ${ERRORS}
    priceChange { oldTotal ${MONEY} newTotal ${MONEY} difference ${MONEY} } } }`,
);
export const OPEN_ORDERS = question<{ openOrders: readonly { readonly id: string }[] }>(
  'query OpenOrders { openOrders { id state } }',
);

export const ONE_ADULT: PartyCounts = { adults: 1, children: 0, infants: 0 };

/** One way on a route that the airline recommends, so that it is on sale. */
export const searchOf = (
  { origin, destination, departureDate }: Route,
  party: PartyCounts = ONE_ADULT,
) => ({
  tripType: 'ONE_WAY',
  bounds: [{ origin: origin.placeCode, destination: destination.placeCode, departureDate }],
  party,
});

/** The routes that are recommended. */
export const routesOf = (run: Run) =>
  run.once('routes', async () => {
    const { data } = await run.newClient().read(ROUTES);
    const [first, ...more] = data.promotedRoutes;
    if (!first) throw new NotShown('no route is recommended');
    return [first, ...more] as const;
  });

/** A fare for one adult that is on sale. */
const fareOf = (run: Run): Promise<Fare> =>
  run.once('a fare', async () => {
    for (const route of await routesOf(run)) {
      const { data } = await run.newClient().read(SEARCH, { input: searchOf(route) });
      const [fare] = data.flightSearch.flights.flatMap(({ fares }) => fares);
      if (fare) return fare;
    }
    throw new NotShown('nothing is on sale on the routes that are recommended');
  });

/** An offer for one adult. */
export const anOffer = (run: Run) =>
  run.once('an offer', async () => {
    const { fareId } = await fareOf(run);
    const input = { tripType: 'ONE_WAY', fareIds: [fareId], party: ONE_ADULT };
    const { answer, data } = await run.newClient().read(CREATE_OFFER, { input });
    const { offer } = data.createOffer;
    if (!offer) throw new NotShown(`no offer: ${JSON.stringify(answer.body)}`);
    return { offer, fareId, answer };
  });

/** What `createOrder` takes for an offer; change what a statement is about. */
export const orderInput = ({ id, price: { total } }: Offer) => ({
  idempotencyKey: crypto.randomUUID(),
  offerId: id,
  accepted: { amount: total.amount, currency: total.currency },
  passengers: [aPassenger()],
  contact: aContact(),
  agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
  locale: 'EN',
});

/** An order that a guest of its own has made; it is unpaid. */
export const anOrder = (run: Run) =>
  run.once('an order', async () => {
    const client: Client = run.newClient();
    const { offer } = await anOffer(run);
    const input = orderInput(offer);
    const { answer, data } = await client.read(CREATE_ORDER, { input });
    const { order } = data.createOrder;
    if (!order) throw new NotShown(`no order: ${JSON.stringify(answer.body)}`);
    return { client, offer, input, order, answer };
  });
