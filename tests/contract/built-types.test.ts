import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, getNamedType, graphql } from 'graphql';
import { expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { givePoints } from '#gateway/modules/points/move-points.service.ts';
import { insertSegment } from '#gateway/modules/points/segments/flown-segments.repository.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { createContext } from '#gateway/requests/context.ts';
import { savePassengers } from '#gateway/scenarios/builders/member.builder.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { selectionOf } from './selection.ts';

const { services, clock, db, keys } = await testGateway();
const MODULES = path.join(import.meta.dirname, '../../gateway/modules');

/** The types that have a model of their own; of all others a resolver gives every field itself. */
const modelled = new Set(
  globSync('**/*.mappers.json', { cwd: MODULES }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(MODULES, file), 'utf8'))),
  ),
);
/**
 * Types with fields that are read from models, those of which one was read, and fields for which it
 * had no value.
 */
const fromModels = new Set<string>();
const read = new Set<string>();
const lacking = new Set<string>();

/** The schema; it notes what is read from models without a resolver. */
const schema = mapSchema(createAirlineSchema(), {
  [MapperKind.OBJECT_FIELD]: (field, name, type) => {
    const { resolve = defaultFieldResolver } = field;
    if (!modelled.has(type) || resolve !== defaultFieldResolver) return undefined;
    fromModels.add(type);
    return {
      ...field,
      resolve(source, ...rest) {
        read.add(type);
        if (Reflect.get(source, name) === undefined) lacking.add(`${type}.${name}`);
        return resolve(source, ...rest);
      },
    };
  },
});

const MINUTES_A_DAY = 24 * 60;
const yesterday = addMinutes(clock.now(), -MINUTES_A_DAY);

/** A member with a ticketed order for two, made in the member's browser. */
const request = new Request('http://gateway.test/graphql');
const visit = { request, responseHeaders: new Headers() };
const memberId = await memberDesk(db).join();
const { sessionId } = await services.sessions.signIn(visit, { memberId, remember: false });
const actor = { sessionId: sessionId ?? '', memberId };
const expiresOn = '2030-01-31';
const companion = { lastName: 'CHAN', firstName: 'KA YAN', title: null, gender: 'F' } as const;
await savePassengers(
  db,
  createDocumentEncryption(keys),
  memberId,
  [{ ...companion, dateOfBirth: '1991-05-06', expiresOn }],
  clock.now(),
);
await inTransaction(db, async (trx) => {
  await givePoints(trx, { memberId, source: 'ADJUSTMENT', points: 100 }, clock.now());
  const flown = {
    flightNumber: 'MG523',
    date: commercialDay(clock.now()),
    source: 'FLIGHT',
  } as const;
  const counted = { change: 1, qualifying: true, statusPoints: 100, couponId: null };
  await insertSegment(trx, { id: randomUUID(), memberId, ...flown, ...counted }, clock.now());
});
const desk = testOrders(db, keys, { visitor: actor });
desk.at(clock.now());
const offer = desk.offer({ party: { adults: 2, children: 0, infants: 0 } });
const order = await desk.pay(await desk.book(offer));
await desk.book();
await desk.reveal(order, clock.now());
const [segment] = order.segments;
const flight = {
  flightNumber: segment?.flightNumber ?? '',
  date: segment?.departureDate ?? desk.inDays(30),
};
const flightGlobalId = globalId('FlightSegment', flightId(flight));
const people = order.passengers.map(({ id }) => globalId('PassengerSegment', `${id}.0`));

/** Long lists of what is read elsewhere. */
const LEFT_OUT = ['Airport.destinations', 'FlightSegment.aircraft', 'SeatMap.aircraft'];

/** The answer to a document, which must have no errors. */
async function answerTo(source: string) {
  const contextValue = createContext(request, {
    services,
    now: () => clock.now(),
    actorOf: () => actor,
  });
  const { data, errors = [] } = await graphql({ schema, source, contextValue });
  expect(errors.map(({ path: place = [], message }) => `${place.join('.')}: ${message}`)).toEqual(
    [],
  );
  return JSON.parse(JSON.stringify(data));
}

/** One field of a root type with everything below it. */
async function ask(root: 'Query' | 'Mutation', name: string, given: string, depth: number) {
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[name];
  if (!field) throw new Error(`the schema has no ${name}`);
  const selection = selectionOf(schema, getNamedType(field.type).name, depth, LEFT_OUT);
  return (await answerTo(`${root.toLowerCase()} { ${name}${given} ${selection} }`))[name];
}

const SEARCH = `(input: { tripType: ONE_WAY, party: { adults: 2 }
  bounds: [{ origin: "SHA", destination: "HKG", departureDate: "${flight.date}" }] })`;
const STATUS = `(by: { flight: { flightNumber: "MG523", date: "${commercialDay(clock.now())}" } })`;
const MAP = `(input: { flightId: "${flightGlobalId}", passengerSegmentIds: ${JSON.stringify(people)} })`;
const byId = `(by: { id: "${globalId('Order', order.id)}" })`;

it.each([
  ['viewer', '', 4],
  ['businessRules', '', 3],
  ['cardTiers', '', 2],
  ['aircraftTypes', '', 5],
  ['airports', '', 3],
  ['lounges', '', 3],
  ['fareBrands', '', 3],
  ['exchangeRates', '', 2],
  ['promotedRoutes', '', 3],
  ['destinationFares', '(input: { origin: "SHA", month: "2027-01-01" })', 3],
  ['flightSearch', SEARCH, 5],
  ['flightStatus', STATUS, 4],
  ['offer', `(id: "${desk.offer().id}")`, 5],
  ['order', byId, 4],
  ['openOrders', '', 3],
  ['seatMap', MAP, 5],
])('%s answers with everything', async (name, given, depth) => {
  expect(await ask('Query', name, given, depth)).not.toBeNull();
});

it('so does a seat that is ordered, and its order', async () => {
  const { cabins } = await ask('Query', 'seatMap', MAP, 5);
  type MapSeat = { seat: { number: string }; state: string; zone: string };
  const seats: MapSeat[] = cabins.flatMap(({ rows }: { rows: { seats: MapSeat[] }[] }) =>
    rows.flatMap((row) => row.seats),
  );
  const free = seats.find(({ state, zone }) => state === 'FREE' && zone === 'EXIT_ROW');
  const { userErrors } = await ask(
    'Mutation',
    'selectSeats',
    `(input: { idempotencyKey: "every-built-field", flightId: "${flightGlobalId}"
      seats: [{ passengerSegmentId: "${people[0]}", seatNumber: "${free?.seat.number}"
        exitRow: { able: true, dutiesAccepted: true } }]
      accepted: { amount: 20000, currency: "CNY" }, agreements: [PREFERRED_SEATS], locale: EN })`,
    4,
  );
  expect(userErrors).toEqual([]);
  expect((await ask('Query', 'order', byId, 4)).seatOrders).toHaveLength(1);
});

it('so does an order of extras that points have paid, with its coupon', async () => {
  const bought = {
    idempotencyKey: 'extras with points',
    items: [{ extraId: 'wifi', quantity: 1 }],
    accepted: money(9_800, 'CNY'),
    couponIds: [],
  };
  await inTransaction(db, (trx) =>
    givePoints(trx, { memberId, source: 'ADJUSTMENT', points: 98 }, yesterday),
  );
  const { orderId } = await services.extras.create(bought, actor);
  const paid = { idempotencyKey: 'points for extras', locale: 'en', points: 98 } as const;
  const payable = { kind: 'BENEFIT_ORDER', orderId: orderId ?? '' } as const;
  await services.payments.start({ ...payable, ...paid }, actor, clock.now());
  const selection = selectionOf(schema, 'ExtrasOrder', 4, LEFT_OUT);
  const id = globalId('ExtrasOrder', orderId ?? '');
  const { extrasOrder } = await answerTo(`{ extrasOrder(id: "${id}") ${selection} }`);
  expect(extrasOrder).toMatchObject({ state: 'PAID', items: [{ coupons: [{}] }] });
  const quoted = selectionOf(schema, 'ExtrasQuote', 2, LEFT_OUT);
  const items = `[{ extraId: "${globalId('Extra', 'wifi')}" }]`;
  const { viewer } = await answerTo(
    `{ viewer { member { extrasQuote(items: ${items}) ${quoted} } } }`,
  );
  expect(viewer.member.extrasQuote.coupons).toHaveLength(1);
});

it('so does the statement of points', async () => {
  const today = commercialDay(clock.now());
  const selection = selectionOf(schema, 'PointsStatement', 4, LEFT_OUT);
  const { viewer } = await answerTo(`{ viewer { member { points {
    statement(input: { from: "${today}", to: "${today}" }) ${selection} } } } }`);
  expect(viewer.member.points.statement.entries.nodes).toHaveLength(2);
});

/** Answers to mutations and news, each read field by field in a test of its own. */
const ANSWERED_ELSEWHERE = [
  'AirlineChange',
  'AirlineChangeOption',
  'BoardingPass',
  'ChainedChange',
  'ChangeSearch',
  'CheckInItinerary',
  'CheckInRecord',
  'DateChange',
  'ItineraryConfirmation',
  'MemberDocument',
  'MessageNews',
  'PassengerRefund',
  'PriceChange',
  'Refund',
  'RefundOffer',
  'UndoableContactChange',
  'UploadedFile',
];

it('each model has been read, and has a value for every field that no resolver has', () => {
  expect([...lacking].toSorted()).toEqual([]);
  // whether an extra is scarce on the flight of the order depends on the day
  const unread = [...fromModels].filter((type) => !read.has(type) && type !== 'ScarceExtra');
  expect(unread.toSorted()).toEqual(ANSWERED_ELSEWHERE);
});
