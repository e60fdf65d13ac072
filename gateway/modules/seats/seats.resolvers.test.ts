import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilities } from '#gateway/modules/orders/segments/segment-capability.ts';
import { cancelledSegments } from '#gateway/modules/orders/segments/segments.service.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import { askSchema } from '#tests/support/query-schema.ts';
import { seatActions } from './passengers/seat-actions.ts';
import { seatDesk, seatedId } from './seats.test-support.ts';

const { db } = await testDatabase();
const till = await seatDesk(db);
const { desk, payments, seats } = till;
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);
const orders = {
  ...desk.orders,
  segmentCapabilities: segmentCapabilities({
    db,
    segmentActions: [
      seatActions({
        ...till.sources,
        proceduresOf: proceduresOfRead([]),
        cancelledOf: cancelledSegments({ ...till.sources, timetable: desk.timetable }),
      }),
    ],
  }),
};
const ask = askSchema(desk.now, { ...desk, orders, payments, seats });

const MAP = `query($input: SeatMapInput!) { seatMap(input: $input) {
  serverNow flight { flightNumber } aircraft { code } passengerSegments { name }
  cabins { cabin columns rows { number exitRow seats {
    seat { number padisCodes } state zone heldUntil selectedBy { name } refusals { code passengerSegment { name } } } } }
  prices { zone passengerSegment { name } price { list { amount } total { amount } discountCause points } }
  together { adjacent total { amount } seats { seatNumber passengerSegment { name } } }
  userErrors { code path message } } }`;
const CAPABILITIES = `query($id: ID!) { order(by: { id: $id }) { passengerSegments {
  capabilities { action allowed reason { code } } } } }`;
type Seat = { seat: { number: string }; state: string; zone: string; refusals: { code: string }[] };
const seatsIn = (map: { cabins: { rows: { seats: Seat[] }[] }[] }) =>
  map.cabins.flatMap(({ rows }) => rows.flatMap((row) => row.seats));

const family = await till.ticketed({ adults: 1, children: 1 });
const flightId = globalId('FlightSegment', till.flightOf(family));
const ids = [seatedId(family.order, 0), seatedId(family.order, 1)];
const mapFor = async (passengerSegmentIds: string[], visitor: Visitor) =>
  (await ask(MAP, { input: { flightId, passengerSegmentIds } }, visitor)).seatMap;

test('a map says of each seat whether it is free, for whom not, and what it costs', async () => {
  const map = await mapFor(ids, family.visitor);
  expect(map).toMatchObject({ aircraft: { code: 'A321_NEO' }, userErrors: [] });
  const all = seatsIn(map);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['FREE', 'TAKEN', 'BLOCKED']));
  const exitRow = all.find(({ zone, state }) => zone === 'EXIT_ROW' && state === 'FREE');
  expect(exitRow?.refusals.map(({ code }) => code)).toEqual([
    'EXIT_ROW_NOT_ABLE',
    'EXIT_ROW_TOO_YOUNG',
  ]);
  expect(map.prices).toContainEqual({
    zone: 'STANDARD',
    passengerSegment: { name: 'LIU/ANNA' },
    price: { list: { amount: 6000 }, total: { amount: 0 }, discountCause: 'FARE', points: 0 },
  });
  expect(map.together).toHaveLength(3);
  expect(map.together[0]).toMatchObject({ adjacent: true, total: { amount: 0 } });
});

test('a map without passengers shows list prices to everyone; passengers of others are not found', async () => {
  const map = await mapFor([], aVisitor());
  expect(map).toMatchObject({ passengerSegments: [], together: [], userErrors: [] });
  expect(map.prices).toHaveLength(6);
  const strange = await mapFor(ids, aVisitor());
  expect(strange).toMatchObject({ flight: null, cabins: [] });
  expect(strange.userErrors.map(({ code }: { code: string }) => code)).toEqual([
    'PASSENGER_NOT_FOUND',
    'PASSENGER_NOT_FOUND',
  ]);
});

test('before there is a ticket, seats with a price are refused on the map, those of the fare are not', async () => {
  const visitor = aVisitor();
  const order = await desk.book(desk.offer(), {}, visitor);
  const map = await mapFor([seatedId(order)], visitor);
  const refusedIn = (wanted: string) =>
    seatsIn(map)
      .filter(({ zone, state }) => zone === wanted && state === 'FREE')
      .flatMap(({ refusals }) => refusals.map(({ code }) => code));
  expect(new Set(refusedIn('EXIT_ROW'))).toEqual(new Set(['NOT_TICKETED']));
  expect(refusedIn('STANDARD')).toEqual([]);
});

test('a fare without seats says at once that seats are chosen with the ticket', async () => {
  const visitor = aVisitor();
  const order = await desk.book(desk.offer({ brand: 'LITE' }), {}, visitor);
  const { order: seen } = await ask(CAPABILITIES, { id: globalId('Order', order.id) }, visitor);
  expect(seen.passengerSegments[0].capabilities).toContainEqual({
    action: 'SELECT_SEAT',
    allowed: false,
    reason: { code: 'NOT_TICKETED' },
  });
});

test('a preferred seat is chosen, blocks other choices, is paid, and is then the passenger’s', async () => {
  const { order, visitor } = await till.ticketed();
  const [passenger = ''] = [seatedId(order)];
  const map = await mapFor([passenger], visitor);
  const wanted = seatsIn(map).find(({ zone, state }) => zone === 'EXIT_ROW' && state === 'FREE');
  const input = {
    idempotencyKey: randomUUID(),
    flightId,
    seats: [
      {
        passengerSegmentId: passenger,
        seatNumber: wanted?.seat.number,
        exitRow: { able: true, dutiesAccepted: true },
      },
    ],
    accepted: { amount: 20_000, currency: 'CNY' },
    agreements: ['PREFERRED_SEATS'],
    locale: 'EN',
  };
  const { selectSeats } = await ask(
    `mutation($input: SelectSeatsInput!) { selectSeats(input: $input) {
      passengerSegments { seat { number state heldUntil refund { amount } seat { number } } capabilities { action allowed reason { code liftsAt seatOrder { id } } } }
      seatOrder { id state total { amount } credit { amount } amountDue { amount } paymentDueAt flight { flightNumber }
        items { id state seatNumber passengerSegment { name } } capabilities { action allowed reason { code } } order { id } }
      refund { amount } proposals { adjacent } userErrors { code } } }`,
    { input },
    visitor,
  );
  const { seatOrder } = selectSeats;
  expect(selectSeats).toMatchObject({
    userErrors: [],
    seatOrder: {
      state: 'PENDING_PAYMENT',
      amountDue: { amount: 20_000 },
      items: [{ state: 'HELD' }],
    },
    passengerSegments: [
      { seat: { number: wanted?.seat.number, state: 'HELD', refund: { amount: 0 } } },
    ],
  });
  expect(selectSeats.passengerSegments[0].capabilities).toContainEqual({
    action: 'SELECT_SEAT',
    allowed: false,
    reason: {
      code: 'UNPAID_SEATS',
      liftsAt: seatOrder.paymentDueAt,
      seatOrder: { id: seatOrder.id },
    },
  });
  const started = await ask(
    `mutation($input: StartPaymentInput!) { startPayment(input: $input) {
      payable { __typename id amountDue { amount } } payment { state hostedPageUrl amount { amount } } userErrors { code } } }`,
    {
      input: {
        payableId: seatOrder.id,
        idempotencyKey: randomUUID(),
        locale: 'EN',
        accepted: { amount: 20_000, currency: 'CNY' },
      },
    },
    visitor,
  );
  expect(started.startPayment).toMatchObject({
    payable: { __typename: 'SeatOrder', id: seatOrder.id },
    payment: { state: 'PENDING', amount: { amount: 20_000 } },
    userErrors: [],
  });
  const [payment] = await payments.ofOrder(
    (await seats.ordersOf(order.id, visitor, start))[0]?.id ?? '',
    visitor,
    start,
  );
  await till.end(payment?.providerReference ?? '');
  const confirmed = await ask(
    `mutation($id: ID!) { confirmPayment(input: { payableId: $id }) { outcome
      payable { ... on SeatOrder { state amountDue { amount } items { state documentNumber } payments { payable { id } } } } } }`,
    { id: seatOrder.id },
    visitor,
  );
  expect(confirmed.confirmPayment).toMatchObject({
    outcome: 'PAID',
    payable: { state: 'PAID', amountDue: { amount: 0 }, items: [{ state: 'CONFIRMED' }] },
  });
  const seen = await ask(
    `query($id: ID!, $item: ID!, $order: ID!) { payable(id: $id) { orderNumber }
      node(id: $item) { ... on SeatOrderItem { seatNumber price { total { amount } } } }
      order(by: { id: $order }) { seatOrders { id } passengerSegments { seat { state refund { amount } } } } }`,
    { id: seatOrder.id, item: seatOrder.items[0].id, order: globalId('Order', order.id) },
    visitor,
  );
  expect(seen).toMatchObject({
    payable: { orderNumber: expect.stringMatching(/^S2027/) },
    node: { seatNumber: wanted?.seat.number },
    order: {
      seatOrders: [{ id: seatOrder.id }],
      passengerSegments: [{ seat: { state: 'CONFIRMED', refund: { amount: 20_000 } } }],
    },
  });
  expect(
    (await ask('query($id: ID!) { payable(id: $id) { id } }', { id: seatOrder.id }, aVisitor()))
      .payable,
  ).toBeNull();
});

test('seats are given back, and an unpaid seat order is cancelled, each with its code where it cannot be', async () => {
  const { visitor } = family;
  const cancelSeats = `mutation($input: CancelSeatsInput!) { cancelSeats(input: $input) { refund { amount } userErrors { code path message } } }`;
  const input = {
    idempotencyKey: randomUUID(),
    passengerSegmentIds: ids.slice(0, 1),
    accepted: { amount: 0, currency: 'CNY' },
  };
  const message = 'No seat is chosen, or the airline assigned it at check-in.';
  expect((await ask(cancelSeats, { input }, visitor)).cancelSeats).toEqual({
    refund: null,
    userErrors: [{ code: 'NO_SEAT', path: ['passengerSegmentIds', '0'], message }],
  });
  const cancelOrder = `mutation($id: ID!, $key: IdempotencyKey!) { cancelSeatOrder(input: { seatOrderId: $id, idempotencyKey: $key }) {
    seatOrder { state } userErrors { code path } } }`;
  const none = { id: globalId('SeatOrder', randomUUID()), key: randomUUID() };
  expect((await ask(cancelOrder, none, visitor)).cancelSeatOrder).toEqual({
    seatOrder: null,
    userErrors: [{ code: 'ORDER_NOT_FOUND', path: ['seatOrderId'] }],
  });
});
