import { randomUUID } from 'node:crypto';
import { Kind, parse, valueFromASTUntyped } from 'graphql';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { type ExampleName, exampleText } from '#gateway/graphiql/examples.ts';
import { soldByOtherChannels } from '#gateway/simulated/fares/other-channel-sales.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { addDays } from '#schema/rules/base/local-date.ts';

/** An offer for one adult on one flight, with what it takes from the inventory. */
export interface FoundOffer {
  readonly id: string;
  readonly total: { readonly amount: number; readonly currency: string };
  readonly flight: { readonly flightNumber: string; readonly date: string };
  readonly cabin: Cabin;
}

/** One attempt to buy; the same key of the same session is the same attempt. */
export interface Attempt {
  readonly key: string;
  readonly cookie: string;
  readonly outcome: 'BOUGHT' | 'REFUSED' | 'UNAVAILABLE';
  /** The booking reference that was acknowledged, else null. */
  readonly reference: string | null;
  readonly orderId: string | null;
  /** Why it was refused, in codes. */
  readonly codes: readonly string[];
}

interface SearchAnswer {
  flightSearch: {
    flights: {
      itinerary: { segments: { flightNumber: string; departure: { local: string } }[] };
      fares: { fareId: string; brand: { code: string; cabin: Cabin } }[];
    }[];
  };
}
interface OfferAnswer {
  createOffer: { offer: Pick<FoundOffer, 'id' | 'total'> & { price: Pick<FoundOffer, 'total'> } };
}
interface OrderAnswer {
  createOrder: {
    order: { id: string; bookingReference: string } | null;
    userErrors: { code: string }[];
  } | null;
}

/** Which flight is bought, in which fare; without a brand, in the cheapest. */
interface Wanted {
  readonly origin: string;
  readonly destination: string;
  readonly brand?: string;
}

/** Where the first example of GraphiQL flies. */
const EXAMPLE_ROUTE: Wanted = { origin: 'SHA', destination: 'HKG' };

const post = (url: string, query: string, variables: object, cookie = '') =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });

async function ask<Data>(
  url: string,
  name: ExampleName,
  variables: object,
  query = exampleText(name),
): Promise<Data> {
  const { data, errors } = (await (await post(url, query, variables)).json()) as {
    data: Data;
    errors?: unknown;
  };
  if (errors || !data) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data;
}

/** One flight in twenty has fewer seats left, whatever the day: agencies have sold them. */
const ROOM = 12;
/** Days after the one asked for on which a flight with room is looked for. */
const MORE_DAYS = 5;

const timetable = createSimulatedTimetable();

/** Whether there is room for the buyers of a test on a flight that only agencies have sold. */
export function hasRoom(key: FoundOffer['flight'], cabin: Cabin): boolean {
  const flight = timetable.flight(key);
  return !!flight && flight.aircraft.seats[cabin] - soldByOtherChannels(flight, cabin) >= ROOM;
}

/**
 * Searches as GraphiQL's first example does, or for another route, and takes an offer on a flight
 * without a stop that has room; of a later day where none of that day has.
 */
export async function findOffer(
  url: string,
  onDay?: string,
  wanted: Wanted = EXAMPLE_ROUTE,
): Promise<FoundOffer> {
  const example = exampleVariables(exampleText('search-flights'), new Date());
  const first = onDay ?? String(example?.departureDate);
  for (let later = 0; later <= MORE_DAYS; later += 1) {
    const found = await offerOn(url, addDays(first, later), wanted);
    if (found) return found;
  }
  throw new Error(`No flight without a stop has room from ${first} on`);
}

async function offerOn(
  url: string,
  departureDate: string,
  { origin, destination, brand: wanted }: Wanted,
): Promise<FoundOffer | null> {
  const found = await ask<SearchAnswer>(
    url,
    'search-flights',
    { departureDate },
    exampleText('search-flights')
      .replace(`"${EXAMPLE_ROUTE.origin}"`, `"${origin}"`)
      .replace(`"${EXAMPLE_ROUTE.destination}"`, `"${destination}"`),
  );
  for (const { itinerary, fares } of found.flightSearch.flights) {
    const [segment, another] = itinerary.segments;
    const fare = fares.find(({ brand }) =>
      wanted ? brand.code === wanted : brand.cabin === 'ECONOMY',
    );
    if (!segment || another || !fare) continue;
    const { flightNumber, departure } = segment;
    const flight = { flightNumber, date: departure.local.slice(0, 10) };
    if (!hasRoom(flight, fare.brand.cabin)) continue;
    const { createOffer } = await ask<OfferAnswer>(url, 'create-offer', { fareId: fare.fareId });
    const { id, price } = createOffer.offer;
    return { id, total: price.total, flight, cabin: fare.brand.cabin };
  }
  return null;
}

/** The body of the request that orders an offer. */
export const orderBody = ({ id, total }: FoundOffer, key: string): string =>
  JSON.stringify({
    query: exampleText('create-order'),
    variables: { offerId: id, total, key },
  });

/** What the example orders, as the input of the mutation, under no key yet. */
export function orderInput({ id: offerId, total }: FoundOffer): object {
  const [example] = parse(exampleText('create-order')).definitions;
  const [field] =
    example?.kind === Kind.OPERATION_DEFINITION ? example.selectionSet.selections : [];
  const [input] = field?.kind === Kind.FIELD ? (field.arguments ?? []) : [];
  if (!input) throw new Error('The example orders nothing');
  return valueFromASTUntyped(input.value, { offerId, total }) as object;
}

/**
 * Orders an offer over HTTP as a browser does. Pass the cookie and key of an earlier attempt to
 * make it again.
 * @throws when the connection breaks: then whether there is an order is not known
 */
export async function buy(
  url: string,
  offer: FoundOffer,
  { cookie = '', key = randomUUID() }: { cookie?: string; key?: string } = {},
): Promise<Attempt> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: orderBody(offer, key),
  });
  const { data, errors } = (await response.json()) as {
    data?: OrderAnswer | null;
    errors?: { extensions?: { code?: string } }[];
  };
  const session = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const order = data?.createOrder?.order;
  const reference = order?.bookingReference ?? null;
  const codes = data?.createOrder?.userErrors.map(({ code }) => code) ?? [];
  const outcome = reference ? 'BOUGHT' : codes.length > 0 ? 'REFUSED' : 'UNAVAILABLE';
  const faults = errors?.map(({ extensions }) => extensions?.code ?? 'UNKNOWN') ?? [];
  const orderId = order?.id ?? null;
  return { key, cookie: session, outcome, reference, orderId, codes: [...codes, ...faults] };
}
