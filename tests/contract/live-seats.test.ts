import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, services, keys, db, clock, faults } = await testGateway();

/**
 * A browser with a session, and a ticketed order of its own on the same flight as every other one.
 */
async function aTraveller() {
  const responseHeaders = new Headers();
  const request = new Request('http://gateway.test/');
  const visitor = await services.sessions.begin({ request, responseHeaders });
  const [cookie = ''] = responseHeaders.getSetCookie()[0]?.split(';') ?? [];
  const desk = testOrders(db, keys, { visitor });
  desk.at(clock.now());
  const order = await desk.pay(await desk.book());
  await desk.reveal(order, clock.now());
  const [segment] = order.segments;
  if (!segment) throw new Error('an order has a flight');
  const { flightNumber, departureDate: date } = segment;
  return {
    cookie,
    flight: globalId('FlightSegment', flightId({ flightNumber, date })),
    passenger: globalId('PassengerSegment', `${order.passengers[0]?.id}.0`),
  };
}

const send = (query: string, variables: object, cookie: string, accept = 'application/json') =>
  fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, cookie },
      body: JSON.stringify({ query, variables }),
    }),
  );
async function ask(query: string, variables: object, cookie: string) {
  const { data, errors } = await (await send(query, variables, cookie)).json();
  expect(errors).toBeUndefined();
  return data;
}

/** The events of a stream as they come. */
async function* eventsOf(response: Response) {
  let text = '';
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.+)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield JSON.parse(data).data.seatsChanged;
    }
  }
}

const MAP = `query($flight: ID!, $passenger: ID!) {
  seatMap(input: { flightId: $flight, passengerSegmentIds: [$passenger] }) {
    cabins { cabin rows { seats { seat { number } state zone } } } userErrors { code } } }`;
const SELECT = `mutation($input: SelectSeatsInput!) {
  selectSeats(input: $input) { passengerSegments { seat { number } } proposals { seats { seatNumber } } userErrors { code } } }`;
type MapSeat = { seat: { number: string }; state: string; zone: string };

async function freeSeat({ flight, passenger, cookie }: Awaited<ReturnType<typeof aTraveller>>) {
  const { seatMap } = await ask(MAP, { flight, passenger }, cookie);
  const seats: MapSeat[] = seatMap.cabins.flatMap(({ rows }: { rows: { seats: MapSeat[] }[] }) =>
    rows.flatMap((row) => row.seats),
  );
  return seats.find(({ state, zone }) => state === 'FREE' && zone === 'STANDARD')?.seat.number;
}
const choosing = (
  { flight, passenger }: Awaited<ReturnType<typeof aTraveller>>,
  seatNumber: string | undefined,
) => ({
  input: {
    idempotencyKey: randomUUID(),
    flightId: flight,
    seats: [{ passengerSegmentId: passenger, seatNumber }],
    accepted: { amount: 0, currency: 'CNY' },
    locale: 'EN',
  },
});

test('a seat that one traveller takes changes on the map of another within two seconds, who is offered others', async () => {
  const [first, second] = [await aTraveller(), await aTraveller()];
  expect(second.flight).toBe(first.flight);
  const wanted = await freeSeat(first);
  const events = eventsOf(
    await send(
      'subscription($flight: ID!) { seatsChanged(flightId: $flight) { seats { number state } } }',
      { flight: second.flight },
      second.cookie,
      'text/event-stream',
    ),
  );
  const { value: all } = await events.next();
  expect(all.seats.length).toBeGreaterThan(10);
  expect(all.seats).not.toContainEqual({ number: wanted, state: 'TAKEN' });

  const began = performance.now();
  const { selectSeats } = await ask(SELECT, choosing(first, wanted), first.cookie);
  expect(selectSeats).toMatchObject({
    passengerSegments: [{ seat: { number: wanted } }],
    userErrors: [],
  });
  const { value: changed } = await events.next();
  expect(changed.seats).toEqual([{ number: wanted, state: 'TAKEN' }]);
  expect(performance.now() - began).toBeLessThan(2_000);
  await events.return(undefined);
  await expect.poll(() => services.seatWatch.count()).toBe(0);

  const { selectSeats: lost } = await ask(SELECT, choosing(second, wanted), second.cookie);
  expect(lost).toMatchObject({ passengerSegments: [], userErrors: [{ code: 'SEAT_TAKEN' }] });
  expect(lost.proposals).toHaveLength(3);
  const instead: string = lost.proposals[0].seats[0].seatNumber;
  const { selectSeats: kept } = await ask(SELECT, choosing(second, instead), second.cookie);
  expect(kept.passengerSegments).toEqual([{ seat: { number: instead } }]);
  expect(faults).toEqual([]);
});

test('two travellers who take the same seat at the same moment: one has it, and neither meets a fault', async () => {
  const [one, other] = [await aTraveller(), await aTraveller()];
  const wanted = await freeSeat(one);
  const answers = await Promise.all(
    [one, other].map((traveller) => ask(SELECT, choosing(traveller, wanted), traveller.cookie)),
  );
  const codes = answers.map(({ selectSeats }) => selectSeats.userErrors[0]?.code ?? 'DONE');
  expect(codes.toSorted()).toEqual(['DONE', 'SEAT_TAKEN']);
});
