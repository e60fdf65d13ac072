import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { askSchema } from '#tests/support/query-schema.ts';
import { segmentsResolvers } from './segments.resolvers.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const bound = (origin: string, destination: string, days: number) => ({
  origin,
  destination,
  date: desk.inDays(days),
});
const visitor = aVisitor();
const order = await desk.book(
  desk.offer({
    party: { adults: 1, children: 0, infants: 1 },
    bounds: [bound('PVG', 'HKG', 30), bound('HKG', 'PVG', 34)],
    tripType: 'ROUND_TRIP',
  }),
  {},
  visitor,
);

const ask = askSchema(desk.now, { ...desk, flightStatus: { find: () => null } });

const PERSON = `fragment Person on PassengerSegment {
  id name passengerType flight { flightNumber } cabin passenger { id } segment { id index }
  coupon { state ticket { number } } accompanyingAdult { name } lapInfant { name }
  specialServices { code } capabilities { action allowed reason { code } } }`;
const read = async () =>
  (
    await ask(
      `query($id: ID!) { order(by: { id: $id }) {
        segments { id index status { id } passengerSegments { id } } passengerSegments { ...Person } } } ${PERSON}`,
      { id: globalId('Order', order.id) },
      visitor,
    )
  ).order;

test('every passenger is on every segment, with the adult who holds the infant and the other way round', async () => {
  const { segments, passengerSegments } = await read();
  expect(passengerSegments).toHaveLength(4);
  expect(segments.flatMap((one: { passengerSegments: object[] }) => one.passengerSegments)).toEqual(
    passengerSegments.map(({ id }: { id: string }) => ({ id })),
  );
  expect(passengerSegments.slice(2)).toMatchObject([
    {
      name: 'LIU/ANNA',
      passengerType: 'ADT',
      segment: { index: 1 },
      coupon: null,
      accompanyingAdult: null,
      lapInfant: { name: 'LIU/MEI' },
      specialServices: [],
    },
    { name: 'LIU/MEI', accompanyingAdult: { name: 'LIU/ANNA' }, lapInfant: null },
  ]);
});

test('each says what can be done for that passenger on that flight', async () => {
  const [one] = (await read()).passengerSegments;
  expect(one.capabilities).toContainEqual({
    action: 'BOARDING_PASS',
    allowed: false,
    reason: { code: 'NOT_YET_OFFERED' },
  });
  expect(one.capabilities.map(({ action }: { action: string }) => action)).not.toContain('PAY');
});

test('its id stays the same when the ticket is issued, and finds it with its coupon', async () => {
  const before = (await read()).passengerSegments;
  await desk.settle(order.id);
  const after = (await read()).passengerSegments;
  expect(after.map(({ id }: { id: string }) => id)).toEqual(
    before.map(({ id }: { id: string }) => id),
  );
  const node = async (id: string, actor: Visitor) =>
    (await ask(`query($id: ID!) { node(id: $id) { ...Person } } ${PERSON}`, { id }, actor)).node;
  expect(await node(after[3].id, visitor)).toEqual(after[3]);
  expect(after[3].coupon).toMatchObject({
    state: 'OPEN',
    ticket: { number: expect.stringMatching(/^919/) },
  });
  expect(await node(after[3].id, aVisitor())).toBeNull();
});

test('a segment is found by its id; a place that the order does not have is null', async () => {
  const { segments } = await read();
  const node = async (id: string) =>
    (await ask('query($id: ID!) { node(id: $id) { id } }', { id }, visitor)).node;
  expect(await node(segments[1].id)).toEqual({ id: segments[1].id });
  for (const key of [`${order.id}.2`, `${order.id}.x`, order.id, '.0'])
    expect(await node(globalId('OrderSegment', key))).toBeNull();
});

test('who looked up one flight sees names on it, and neither documents nor births', async () => {
  const guest = aVisitor();
  const opened = { orderId: order.id, segmentIndex: 0, sessionId: guest.sessionId };
  await db.transaction().execute((trx) => desk.orders.openSegmentTo(trx, opened, desk.now()));
  const key = { passengerId: order.passengers[0]?.id ?? '', segmentIndex: 0 };
  const one = await desk.orders.passengerOn(key, guest, desk.now());
  expect(one?.passenger.ticketName).toBeTruthy();
  const { PassengerSegment } = segmentsResolvers;
  const passengerOf = PassengerSegment?.passenger as unknown as (view: unknown) => unknown;
  expect(passengerOf(one)).toBeNull();
  expect(passengerOf(await desk.orders.passengerOn(key, visitor, desk.now()))).toBeTruthy();
});
