import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import { askSchema } from '#tests/support/query-schema.ts';
import { changeDesk } from './date-changes.test-support.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, changes, payments, seats, roundTrip, later } = till;
desk.at(new Date('2027-01-05T02:00:00Z'));
const ask = askSchema(desk.now, { ...desk, payments, seats, dateChanges: changes });

const MONEY = 'amount currency';
const DIFFERENCES = `kind penalty { ${MONEY} } addCollect { ${MONEY} } totalDue { ${MONEY} }
  passengers { passenger { name } totalDue { ${MONEY} } } seats { from to }
  bounds { before { itinerary { departure { local } } } after { itinerary { departure { local } } } }`;
const SEARCH = `query($input: ChangeSearchInput!) { changeSearch(input: $input) {
  kind ribbon { date lowest totalDue { ${MONEY} } } userErrors { code path message }
  flights { itinerary { departure { local } } fares { changeFareId brand { code } seatsLeft totalDue { ${MONEY} } } } } }`;
const OFFER = `mutation($input: CreateChangeOfferInput!) { createChangeOffer(input: $input) {
  changeOffer { id splits expiresAt lines { kind taxCode old { ${MONEY} } new { ${MONEY} } } warnings order { id } ${DIFFERENCES} }
  userErrors { code path message } } }`;
const AGAIN = 'query($id: ID!) { changeOffer(id: $id) { id totalDue { amount } } }';
const CONFIRM = `mutation($input: ConfirmDateChangeInput!) { confirmDateChange(input: $input) {
  dateChange { id orderNumber state amountDue { ${MONEY} } paymentDueAt newOrder { id }
    capabilities { action allowed until reason { code } } ${DIFFERENCES} }
  newOffer { id } userErrors { code path message } } }`;
const TRIP = `query($id: ID!) { order(by: { id: $id }) { state predecessor { id } successors { id bookingReference }
  dateChanges { id state newOrder { id } order { id } payments { state } } tickets { number reissuedFrom { number } } } }`;
const NODE =
  'query($id: ID!) { node(id: $id) { id ... on DateChange { state order { passengers { name } } } } }';

test('a change goes from its search to the orders that are linked both ways', async () => {
  const traveller = await roundTrip({ adults: 2 });
  const { order, visitor } = traveller;
  const orderId = globalId('Order', order.id);
  const passengerIds = order.passengers.map(({ id }) => globalId('Passenger', id));
  const day = later(traveller);
  const bounds = [{ boundIndex: 0, departureDate: day }];
  const { changeSearch } = await ask(SEARCH, { input: { orderId, passengerIds, bounds } }, visitor);
  expect(changeSearch.userErrors).toEqual([]);
  const changeFareIds = [changeSearch.flights[0].fares[0].changeFareId];
  const asked = { orderId, passengerIds, changeFareIds };
  const { createChangeOffer } = await ask(OFFER, { input: asked }, visitor);
  const { changeOffer } = createChangeOffer;
  expect(changeOffer).toMatchObject({ splits: false, order: { id: orderId } });
  expect(changeOffer.bounds[0].after.itinerary.departure.local.slice(0, 10)).toBe(day);
  expect(await ask(AGAIN, { id: changeOffer.id }, visitor)).toEqual({
    changeOffer: { id: changeOffer.id, totalDue: { amount: changeOffer.totalDue.amount } },
  });
  expect(await ask(AGAIN, { id: changeOffer.id }, aVisitor())).toEqual({ changeOffer: null });

  const input = {
    idempotencyKey: randomUUID(),
    changeOfferId: changeOffer.id,
    accepted: changeOffer.totalDue,
    agreements: ['DATE_CHANGE'],
  };
  const { dateChange } = (await ask(CONFIRM, { input }, visitor)).confirmDateChange;
  expect(dateChange).toMatchObject({ state: 'PENDING_PAYMENT', amountDue: changeOffer.totalDue });
  expect(dateChange.capabilities.map(({ allowed }: { allowed: boolean }) => allowed)).toEqual([
    true,
    true,
  ]);
  const [{ id } = { id: '' }] = await changes.ofOrder(order.id, visitor, desk.now());
  await till.payChange(id, visitor);

  const before = (await ask(TRIP, { id: orderId }, visitor)).order;
  expect(before).toMatchObject({
    state: 'CHANGED',
    predecessor: null,
    dateChanges: [{ id: dateChange.id, state: 'CONFIRMED', payments: [{ state: 'SUCCEEDED' }] }],
    successors: [{ bookingReference: order.reference }],
  });
  const after = (await ask(TRIP, { id: before.successors[0].id }, visitor)).order;
  expect(after).toMatchObject({ state: 'TICKETED', predecessor: { id: orderId }, dateChanges: [] });
  expect(
    after.tickets.map((one: { reissuedFrom: { number: string } }) => one.reissuedFrom.number),
  ).toEqual(before.tickets.map((one: { number: string }) => one.number));
  const { node } = await ask(NODE, { id: dateChange.id }, visitor);
  expect(node).toMatchObject({ state: 'CONFIRMED', order: { passengers: [{}, {}] } });
  expect((await ask(NODE, { id: dateChange.id }, aVisitor())).node).toBeNull();
});

test('a missing agreement is a user error with its path', async () => {
  const traveller = await roundTrip();
  const { id, totalDue } = await till.offer(traveller, later(traveller));
  const input = { idempotencyKey: randomUUID(), changeOfferId: id, accepted: totalDue };
  const { confirmDateChange } = await ask(
    CONFIRM,
    { input: { ...input, agreements: [] } },
    traveller.visitor,
  );
  expect(confirmDateChange).toMatchObject({
    dateChange: null,
    userErrors: [{ code: 'AGREEMENT_REQUIRED', path: ['agreements'] }],
  });
});
