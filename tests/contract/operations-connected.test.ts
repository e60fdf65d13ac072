import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '#tests/support/gateway.ts';
import { orderInput } from '#tests/support/order-by-documents.ts';
import { type JsonAnswer, startJsonServer } from '#tests/support/outage/json-server.ts';

/** Operations control of an airline that knows one thing: which flights are cancelled. */
const cancelled = new Set<string>();
const asked = (body: unknown) =>
  (body as { flights: { flightNumber: string; date: string }[] }).flights;
const keyOf = (id: string) => ({ flightNumber: id.split('.')[0], date: id.split('.')[1] });
const server = await startJsonServer(({ path, body }): JsonAnswer => {
  if (path.endsWith('/disrupted')) return { body: { flights: [...cancelled].map(keyOf) } };
  const flights = asked(body).map(({ flightNumber, date }) => ({
    flightNumber,
    date,
    cancelled: cancelled.has(`${flightNumber}.${date}`),
  }));
  return { body: { flights } };
});
const { fetch, clock, faults } = await testGateway({
  environment: { OPERATIONS_URL: server.url, OPERATIONS_KEY: 'the key of the airline' },
});
afterAll(server.refuse);

let cookie = '';
async function post(query: string, variables: object) {
  const response = await fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    }),
  );
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const { data, errors = [] } = await response.json();
  const codes = errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
  return { data, codes };
}

const departureDate = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
const party = { adults: 1 };
const SEARCH = `query($input: FlightSearchInput!) {
  flightSearch(input: $input) { flights { key fares { fareId } } } }`;
const OFFER = `mutation($input: CreateOfferInput!) {
  createOffer(input: $input) { offer { id price { total { amount currency } } } userErrors { code } } }`;
const ORDER = `mutation($input: CreateOrderInput!) {
  createOrder(input: $input) { order { id } userErrors { code } } }`;
const READ = `query($id: ID!) { order(by: { id: $id }) {
  state segments { status { state } passengerSegments { capabilities { action } } } } }`;
const STATUS = `query($by: FlightStatusLookup!) {
  flightStatus(by: $by) { flights { state } } }`;

async function search(): Promise<{ key: string; fares: { fareId: string }[] }[]> {
  const bounds = [{ origin: 'PVG', destination: 'HKG', departureDate }];
  const { data } = await post(SEARCH, { input: { tripType: 'ONE_WAY', bounds, party } });
  return data.flightSearch.flights;
}
const offer = (fareId: string) =>
  post(OFFER, { input: { tripType: 'ONE_WAY', party, fareIds: [fareId] } });
const statusOf = (id: string) => post(STATUS, { by: { flight: keyOf(id) } });

let key: string;
let fareId: string;
let orderId: string;
beforeAll(async () => {
  const [first, second] = await search();
  const { createOffer } = (await offer(second?.fares[0]?.fareId ?? '')).data;
  const { id, price } = createOffer.offer;
  const { data } = await post(ORDER, { input: orderInput(id, price.total) });
  orderId = data.createOrder.order.id;
  key = first?.key ?? '';
  fareId = first?.fares[0]?.fareId ?? '';
});

test('an airline connects its operations control by two variables, and what it cancels is not sold', async () => {
  expect((await offer(fareId)).data.createOffer.userErrors).toEqual([]);
  cancelled.add(key);
  const refused = await offer(fareId);
  expect(refused.data.createOffer).toEqual({
    offer: null,
    userErrors: [{ code: 'FLIGHT_WITHDRAWN' }],
  });
  expect((await statusOf(key)).data.flightStatus.flights).toEqual([{ state: 'CANCELLED' }]);
  const keys = async () => (await search()).map((flight) => flight.key);
  await expect.poll(keys, { timeout: 20_000, interval: 200 }).not.toContain(key);
});

describe('while it refuses connections', () => {
  beforeAll(server.refuse);

  test('its field is away for a moment, which is no fault of the gateway', async () => {
    expect((await statusOf(key)).codes).toEqual(['SERVICE_UNAVAILABLE']);
    expect(faults).toEqual([]);
  });

  test('an order is read with what can be done about it, without the status of its flights', async () => {
    const { data, codes } = await post(READ, { id: orderId });
    expect(new Set(codes)).toEqual(new Set(['SERVICE_UNAVAILABLE']));
    const [segment] = data.order.segments;
    expect([data.order.state, segment.status]).toEqual(['PENDING_PAYMENT', null]);
    expect(segment.passengerSegments[0].capabilities.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('flights are found as they were known last', async () => {
    const found = await search();
    expect(found.length).toBeGreaterThan(0);
    expect(found.map((flight) => flight.key)).not.toContain(key);
  });

  test('nothing is sold', async () => {
    expect((await offer(fareId)).codes).toEqual(['SERVICE_UNAVAILABLE']);
    expect(faults).toEqual([]);
  });
});
