import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emptyFlights, seatDesk } from './seats.test-support.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, ticketed, select, seatOf, payments } = till;
const start = new Date('2027-01-05T02:00:00Z');

let row = 20;
/** A row of its own for each test: window, middle and aisle. */
function nextRow() {
  row = row === 31 ? 20 : row + 1;
  return row;
}

beforeEach(async () => {
  desk.at(start);
  await db.deleteFrom('seat_funds').execute();
  await db.deleteFrom('chosen_seats').execute();
  await db.deleteFrom('seat_orders').execute();
});

const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);
async function held() {
  const traveller = await ticketed();
  const { seatOrderId, userErrors } = await select(traveller, ['18A'], 200);
  if (!seatOrderId) throw new Error(`refused: ${codes({ userErrors })}`);
  return { ...traveller, seatOrderId };
}

describe('a standard seat', () => {
  test('is confirmed at once where the fare includes it', async () => {
    const traveller = await ticketed();
    const outcome = await select(traveller, [`${nextRow()}A`]);
    expect(outcome).toMatchObject({ seatOrderId: null, userErrors: [], refund: { amount: 0 } });
    expect(await seatOf(traveller)).toMatchObject({
      state: 'CONFIRMED',
      price: { total: { amount: 0 } },
    });
  });

  test('is given back in the step in which another is chosen', async () => {
    const traveller = await ticketed();
    const number = nextRow();
    await select(traveller, [`${number}A`]);
    await select(traveller, [`${number}B`]);
    expect((await seatOf(traveller))?.seatNumber).toBe(`${number}B`);
    const other = await ticketed();
    expect(codes(await select(other, [`${number}A`]))).toEqual([]);
  });

  test('of another passenger is refused, with the nearest others', async () => {
    const number = nextRow();
    await select(await ticketed(), [`${number}A`]);
    const outcome = await select(await ticketed(), [`${number}A`]);
    expect(codes(outcome)).toEqual(['SEAT_TAKEN']);
    expect(outcome.proposals).toHaveLength(3);
    expect(outcome.proposals.flatMap((one) => one.seats)).not.toContain(`${number}A`);
  });

  test('is chosen for all of a party or for none', async () => {
    const number = nextRow();
    await select(await ticketed(), [`${number}B`]);
    const pair = await ticketed({ adults: 2 });
    const outcome = await select(pair, [`${number}A`, `${number}B`]);
    expect(outcome.userErrors).toEqual([
      { code: 'SEAT_TAKEN', path: ['seats', '1', 'seatNumber'] },
    ]);
    expect(await seatOf(pair)).toBeNull();
  });

  test('is swapped within a party', async () => {
    const number = nextRow();
    const pair = await ticketed({ adults: 2 });
    await select(pair, [`${number}A`, `${number}B`]);
    expect(codes(await select(pair, [`${number}B`, `${number}A`]))).toEqual([]);
    expect((await seatOf(pair))?.seatNumber).toBe(`${number}B`);
  });
});

describe('a preferred seat', () => {
  test('is held for twenty minutes, and then free to every viewer', async () => {
    const traveller = await held();
    expect(await seatOf(traveller)).toMatchObject({
      state: 'HELD',
      heldUntil: addMinutes(start, 20),
    });
    desk.at(addMinutes(start, 19));
    expect(codes(await select(await ticketed(), ['18A'], 200))).toEqual(['SEAT_HELD']);
    desk.at(addMinutes(start, 20));
    expect(await seatOf(traveller)).toBeNull();
    expect(await seats.order(traveller.seatOrderId, traveller.visitor, desk.now())).toMatchObject({
      state: 'CANCELLED',
      cancellationCause: 'PAYMENT_WINDOW',
      items: [{ state: 'EXPIRED' }],
    });
    expect(codes(await select(await ticketed(), ['18A'], 200))).toEqual([]);
  });

  test('that lapsed does not keep its passenger from another one', async () => {
    const traveller = await held();
    desk.at(addMinutes(start, 21));
    expect(codes(await select(traveller, ['22A']))).toEqual([]);
    expect((await seatOf(traveller))?.seatNumber).toBe('22A');
  });

  test('is confirmed when it is paid, with a document', async () => {
    const { order, visitor, seatOrderId } = await held();
    expect(await till.pay(seatOrderId, visitor)).toBe('PAID');
    expect(await seatOf({ order, visitor })).toMatchObject({
      state: 'CONFIRMED',
      heldUntil: null,
      documentNumber: expect.stringMatching(/^919\d{10}$/),
    });
    desk.at(addMinutes(start, 45));
    expect((await seatOf({ order, visitor }))?.state).toBe('CONFIRMED');
  });

  test('that was paid too late is free, and the money goes back', async () => {
    const { visitor, seatOrderId } = await held();
    const request = { orderId: seatOrderId, kind: 'SEAT_ORDER' as const };
    const { payment } = await payments.start(
      { ...request, idempotencyKey: randomUUID(), locale: 'en' },
      visitor,
      desk.now(),
    );
    desk.at(addMinutes(start, 20));
    await till.end(payment?.providerReference ?? '');
    expect(await payments.confirmNow(seatOrderId, visitor, desk.now(), 'SEAT_ORDER')).toBe(
      'REFUNDED',
    );
    expect((await till.returns()).at(-1)).toMatchObject({ cause: 'ORDER_DEAD', amount: 20_000 });
  });

  test('unpaid blocks other choices of the party on the flight', async () => {
    const traveller = await held();
    expect(codes(await select(traveller, ['22A']))).toEqual(['UNPAID_SEATS']);
  });

  test('needs the agreement, and the amount that was seen', async () => {
    const traveller = await ticketed();
    expect(codes(await select(traveller, ['18A'], 199))).toEqual(['AMOUNT_CHANGED']);
    const overrides = { preferredSeatsAgreed: false };
    expect(codes(await select(traveller, ['18A'], 200, overrides))).toEqual(['AGREEMENT_REQUIRED']);
  });

  test('is cheaper with a card', async () => {
    const gold = await seatDesk(db, { departureControl: emptyFlights, cardOf: async () => 'GOLD' });
    gold.desk.at(start);
    const traveller = await gold.ticketed();
    expect(codes(await gold.select(traveller, ['18A'], 100))).toEqual([]);
    expect(await gold.seatOf(traveller)).toMatchObject({
      price: { discountCause: 'TIER', cardTier: 'GOLD', discountPercent: 50 },
    });
  });

  test('that was paid counts towards the next, and the rest goes back', async () => {
    const { order, visitor, seatOrderId } = await held();
    await till.pay(seatOrderId, visitor);
    const dearer = await select({ order, visitor }, ['19A'], 0);
    expect(codes(dearer)).toEqual([]);
    const cheaper = await select({ order, visitor }, ['22A'], 0);
    expect(cheaper.refund).toEqual(money(20_000, 'CNY'));
    expect((await till.returns()).at(-1)).toMatchObject({
      cause: 'SEATS_GIVEN_BACK',
      amount: 20_000,
    });
  });
});

test('the same submission chooses once; its key with another choice is refused', async () => {
  const { order, visitor } = await ticketed();
  const chosen = await till.selection(order, visitor, ['18A'], 200);
  const first = await seats.select(chosen, visitor, start);
  expect(await seats.select(chosen, visitor, start)).toEqual(first);
  const other = {
    ...chosen,
    choices: chosen.choices.map((one) => ({ ...one, seatNumber: '18F' })),
  };
  expect(codes(await seats.select(other, visitor, start))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
});

test('unpaid seat orders are limited for a browser', async () => {
  const strict = await seatDesk(db, {
    departureControl: emptyFlights,
    openSeatOrders: { perSession: 1, perAddress: 0, hashOf: (network) => Buffer.from(network) },
  });
  strict.desk.at(start);
  const visitor = aVisitor();
  const [one, two] = [await strict.ticketed({}, visitor), await strict.ticketed({}, visitor)];
  expect(codes(await strict.select(one, ['18A'], 200))).toEqual([]);
  expect(codes(await strict.select(two, ['18B'], 200))).toEqual(['TOO_MANY_OPEN_ORDERS']);
});
