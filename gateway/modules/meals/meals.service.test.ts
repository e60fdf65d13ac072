import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { rebookSegments } from '#gateway/modules/orders/rebook/rebook-segments.service.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import { mealDesk, mealId } from './meals.test-support.ts';

const { db } = await testDatabase();
const { desk, roundTrip, choose, stored, sources } = mealDesk(db);
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

test('each passenger has one meal a flight: chosen, changed and given up, the others as they were', async () => {
  const { order, visitor } = await roundTrip({ infants: 1 });
  const [there, back, baby] = [mealId(order), mealId(order, 0, 1), mealId(order, 1)];
  expect(await choose(order, { [there]: 'VGML', [baby]: 'BBML' }, visitor)).toEqual([]);
  expect(await choose(order, { [back]: 'KSML' }, visitor)).toEqual([]);
  expect(await choose(order, { [there]: 'MOML' }, visitor)).toEqual([]);
  expect(await stored(order, visitor)).toEqual([
    ['0 MOML REQUESTED', '1 KSML REQUESTED'],
    ['0 BBML REQUESTED'],
  ]);
  expect(await choose(order, { [there]: null }, visitor)).toEqual([]);
  expect(await stored(order, visitor)).toEqual([['1 KSML REQUESTED'], ['0 BBML REQUESTED']]);
});

test('one fault refuses all, and each is told at its place', async () => {
  const { order, visitor } = await roundTrip({ infants: 1 });
  const [there, baby] = [mealId(order), mealId(order, 1)];
  expect(await choose(order, { [there]: 'CHML', [baby]: 'BBML' }, visitor)).toEqual([
    { code: 'MEAL_NOT_FOR_PASSENGER', path: ['meals', '0', 'meal'] },
  ]);
  const unknown = globalId('PassengerSegment', `${randomUUID()}.0`);
  expect(await choose(order, { [there]: 'VGML', [unknown]: 'VGML' }, visitor)).toEqual([
    { code: 'PASSENGER_NOT_FOUND', path: ['meals', '1', 'passengerSegmentId'] },
  ]);
  expect(await choose(order, {}, visitor)).toEqual([{ code: 'REQUIRED', path: ['meals'] }]);
  expect(await stored(order, visitor)).toEqual([[], []]);
});

test('others than those who see the order learn nothing of it', async () => {
  const { order } = await roundTrip();
  expect(await choose(order, { [mealId(order)]: 'VGML' }, aVisitor())).toEqual([
    { code: 'ORDER_NOT_FOUND', path: ['orderId'] },
  ]);
});

test('the same key does it once, and refuses another request', async () => {
  const { order, visitor } = await roundTrip();
  const [there, key] = [mealId(order), randomUUID()];
  await choose(order, { [there]: 'VGML' }, visitor, key);
  await choose(order, { [there]: 'MOML' }, visitor);
  expect(await choose(order, { [there]: 'VGML' }, visitor, key)).toEqual([]);
  expect(await stored(order, visitor)).toEqual([['0 MOML REQUESTED']]);
  expect(await choose(order, { [there]: 'KSML' }, visitor, key)).toMatchObject([
    { code: 'IDEMPOTENCY_KEY_REUSED' },
  ]);
});

test('it ends with the kitchen’s deadline, before a ticket there is none, and no order has more passengers than it has', async () => {
  const { order, visitor } = await roundTrip();
  const [there] = [mealId(order)];
  const departsAt = order.segments[0]?.departsAt.getTime() ?? 0;
  desk.at(new Date(departsAt - 30 * 3_600_000));
  await desk.reveal(order, desk.now());
  const member = { ...visitor };
  await inTransaction(db, (trx) => desk.orders.openTo(trx, order.id, member.sessionId, desk.now()));
  expect(await choose(order, { [there]: 'KSML' }, visitor)).toMatchObject([
    { code: 'MEAL_TOO_LATE', path: ['meals', '0', 'meal'] },
  ]);
  expect(await choose(order, { [there]: 'VGML' }, visitor)).toEqual([]);
  desk.at(start);
  const unpaid = await desk.book(desk.offer(), {}, visitor);
  expect(await choose(unpaid, { [mealId(unpaid)]: 'VGML' }, visitor)).toMatchObject([
    { code: 'NOT_TICKETED', path: ['meals', '0'] },
  ]);
  expect(
    await choose(unpaid, { [mealId(unpaid)]: 'VGML', [there]: 'VGML' }, visitor),
  ).toMatchObject([{ code: 'PASSENGER_NOT_FOUND', path: ['meals'] }]);
});

test('a flight that the airline puts in the place of another has the meal, or says that it has not', async () => {
  const { order, visitor } = await roundTrip();
  await choose(order, { [mealId(order)]: 'VGML', [mealId(order, 0, 1)]: 'KSML' }, visitor);
  const [out, back] =
    (await desk.orders.find({ id: order.id }, visitor, desk.now()))?.segments ?? [];
  const whole = await desk.orders.find({ id: order.id }, visitor, desk.now());
  if (!out || !back || !whole) throw new Error('no order');
  const soon = new Date(desk.now().getTime() + 40 * 3_600_000);
  const onSoon = (segment: typeof out, flightNumber: string) => ({
    ...segment,
    flightNumber,
    departsAt: soon,
    arrivesAt: new Date(soon.getTime() + 3 * 3_600_000),
  });
  await inTransaction(db, (trx) =>
    rebookSegments(trx, whole, [onSoon(out, 'MG991'), onSoon(back, 'MG992')], desk.now()),
  );
  expect(await stored(order, visitor)).toEqual([['0 VGML REQUESTED', '1 KSML NOT_CARRIED_OVER']]);
});

/** Meals of both flights of a traveller, requested at once at a desk. */
async function atOnce(till: ReturnType<typeof mealDesk>) {
  till.desk.at(start);
  const { order, visitor } = await till.roundTrip();
  await Promise.all([
    till.choose(order, { [mealId(order)]: 'VGML' }, visitor),
    till.choose(order, { [mealId(order, 0, 1)]: 'KSML' }, visitor),
  ]);
  return (await till.stored(order, visitor))?.[0]?.length;
}

test('two requests at once wait for each other, and both meals are there', async () => {
  expect(await atOnce(mealDesk(db))).toBe(2);
});

test('without the lock of the order one of them would be lost', async () => {
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const { orders } = sources;
  const unlocked = mealDesk(db, {
    orders: {
      ...orders,
      // not locked: read, and only written once both have read
      async lock(trx, id, viewer, now) {
        const found = await desk.orders.findIn(trx, { id }, viewer, now);
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        return found;
      },
    },
  });
  expect(await atOnce(unlocked)).toBe(1);
});
