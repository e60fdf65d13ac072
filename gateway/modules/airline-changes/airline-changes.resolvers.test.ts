import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { testDatabase } from '#tests/support/database.ts';
import { askSchema } from '#tests/support/query-schema.ts';

const { db } = await testDatabase();
const till = await airlineChangeDesk(db);
const { desk, airlineChanges, changes, refunds, payments, seats, oneWay, cancelledTrip } = till;
desk.at(new Date('2027-01-05T02:00:00Z'));
const ask = askSchema(desk.now, {
  ...desk,
  payments,
  seats,
  refunds,
  airlineChanges,
  dateChanges: changes,
});

/** An instant as the schema writes it. */
const asText = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z');

const CHANGE = `id state kind reason createdAt decideBy serverNow decidedAt
  passengers { name } dateChange { id } refund { id }
  segments { segment { id index } before { id flightNumber } departureBefore { local zone } arrivalBefore { local }
    after { id flightNumber } seats { from to passenger { name } refund { amount } } }
  options { action allowed until reason { code } firstDay lastDay refund { amount currency } }`;
const TRIP = `query($id: ID!) { order(by: { id: $id }) { id airlineChanges { ${CHANGE} }
  segments { id flight { id } airlineChange { id } } } }`;
const NODE = 'query($id: ID!) { node(id: $id) { ... on AirlineChange { id state order { id } } } }';
const KEEP = `mutation($input: KeepChangedFlightsInput!) { keepChangedFlights(input: $input) {
  airlineChange { ${CHANGE} } userErrors { code path message } } }`;

test('an order shows its change with three ways, and keeps it by the id of that change', async () => {
  const traveller = await oneWay(30, { adults: 2 });
  const { order, visitor } = traveller;
  await till.select(traveller, ['20A']);
  const change = await cancelledTrip(traveller);
  const id = globalId('Order', order.id);
  const { order: seen } = await ask(TRIP, { id }, visitor);
  const [shown] = seen.airlineChanges;
  const booked = order.segments[0]?.departureDate ?? '';
  expect(shown).toMatchObject({
    id: globalId('AirlineChange', change.id),
    state: 'OPEN',
    kind: 'CANCELLED',
    reason: 'CREW',
    decidedAt: null,
    dateChange: null,
    refund: null,
    decideBy: asText(change.decideBy),
  });
  expect(shown.passengers).toHaveLength(2);
  expect(shown.options).toMatchObject([
    { action: 'KEEP', allowed: true, reason: null, firstDay: null, refund: null },
    { action: 'MOVE', allowed: true, firstDay: addDays(booked, -3), lastDay: addDays(booked, 3) },
    { action: 'REFUND', allowed: true, refund: order.total },
  ]);
  const [segment] = shown.segments;
  expect(segment.departureBefore.local).toContain(booked);
  expect(segment.before.id).toBe(seen.segments[0].flight.id);
  expect(segment.seats).toMatchObject([{ from: '20A', refund: { amount: 0 } }]);
  expect(seen.segments[0].airlineChange).toEqual({ id: shown.id });
  expect((await ask(NODE, { id: shown.id }, visitor)).node).toEqual({
    id: shown.id,
    state: 'OPEN',
    order: { id },
  });
  expect((await ask(NODE, { id: shown.id }, aVisitor())).node).toBeNull();

  const input = { idempotencyKey: randomUUID(), airlineChangeId: shown.id };
  const stranger = await ask(KEEP, { input }, aVisitor());
  expect(stranger.keepChangedFlights).toMatchObject({
    airlineChange: null,
    userErrors: [{ code: 'AIRLINE_CHANGE_NOT_FOUND', path: ['airlineChangeId'] }],
  });
  const kept = await ask(KEEP, { input }, visitor);
  expect(kept.keepChangedFlights).toMatchObject({
    userErrors: [],
    airlineChange: { state: 'KEPT', decidedAt: asText(desk.now()) },
  });
  const after = (await ask(TRIP, { id }, visitor)).order;
  expect(after.segments[0]).toMatchObject({
    flight: { id: segment.after.id },
    airlineChange: null,
  });
  expect(
    after.airlineChanges[0].options.map(({ allowed }: { allowed: boolean }) => allowed),
  ).toEqual([false, true, true]);
  expect(after.airlineChanges[0].options[0].reason).toEqual({ code: 'AIRLINE_CHANGE_CLOSED' });
});

test('the changes of an order are read once, however many of its segments ask', async () => {
  const traveller = await till.booked([
    { origin: 'HKG', destination: 'PEK', date: desk.inDays(35) },
  ]);
  await cancelledTrip(traveller);
  const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
  await ask(TRIP, { id: globalId('Order', traveller.order.id) }, traveller.visitor);
  const asked = sent.mock.calls.filter(([{ sql }]) => sql.includes('from "airline_changes"'));
  sent.mockRestore();
  // once for the order, and once for what a refund would be
  expect(asked).toHaveLength(2);
});
