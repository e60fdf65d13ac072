import { beforeEach, expect, test } from 'vitest';
import {
  changeDesk,
  type Traveller,
} from '#gateway/modules/date-changes/date-changes.test-support.ts';
import { emptyFlights } from '#gateway/modules/seats/seats.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

const numbers = Array.from({ length: 60 }, (_, row) =>
  [...'ABCDEFGHJK'].map((letter) => `${row}${letter}`),
).flat();
/** Whether departure control has given every seat to others. */
let isFull = false;
const till = await changeDesk(db, {
  ...emptyFlights,
  seats: async () => new Map(isFull ? numbers.map((number) => [number, 'TAKEN' as const]) : []),
});
const { desk, seats, roundTrip, select, later, offer, made, payChange, find } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => {
  isFull = false;
  desk.at(start);
});

const returned = async () =>
  (await till.returns()).filter(({ cause }) => cause === 'SEATS_GIVEN_BACK');

/** A traveller with a preferred seat that is paid, and the flights of two days later. */
async function seated(number: string) {
  const traveller = await roundTrip();
  const { seatOrderId, userErrors } = await select(traveller, [number], 200);
  if (!seatOrderId) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
  await till.settle(seatOrderId);
  return { ...traveller, seatOrderId };
}

const seatsOf = (traveller: Traveller) => seats.liveOn(db, traveller.order.id, desk.now());

test('a paid seat goes along to the same number, with what was paid for it', async () => {
  const traveller = await seated('18A');
  const { visitor } = traveller;
  const quoted = await offer(traveller, later(traveller));
  expect(quoted.seats).toMatchObject([{ from: '18A', to: '18A', refund: { amount: 0 } }]);
  const id = await made(traveller);
  expect(await payChange(id, visitor)).toBe('TICKETED');
  const change = await find(id, visitor);
  const next = await till.order(change?.newOrderId ?? '', visitor);
  const [seat, ...others] = await seatsOf({ order: next as Traveller['order'], visitor });
  expect(others).toEqual([]);
  expect(seat).toMatchObject({
    seatNumber: '18A',
    state: 'CONFIRMED',
    departureDate: later(traveller),
    passengerId: next?.passengers[0]?.id,
  });
  expect(await seatsOf(traveller)).toEqual([]);
  expect(await seats.order(seat?.seatOrderId ?? '', visitor, desk.now())).toMatchObject({
    state: 'PAID',
    orderId: next?.id,
  });
  expect(seat && (await seats.refundOf(seat, visitor, desk.now()))).toMatchObject({
    amount: 20_000,
  });
});

test('a seat that another passenger has goes to the nearest of its zone', async () => {
  const first = await seated('18A');
  await payChange(await made(first), first.visitor);
  const second = await seated('18A');
  const quoted = await offer(second, later(second));
  expect(quoted.seats[0]?.to).toMatch(/[AF]$/);
  expect(quoted.seats[0]?.to).not.toBe('18A');
});

test('a paid seat on a flight without a free one is given back for its money', async () => {
  const traveller = await seated('18F');
  isFull = true;
  const quoted = await offer(traveller, later(traveller));
  expect(quoted.seats).toMatchObject([{ from: '18F', to: null, refund: { amount: 20_000 } }]);
  const id = await made(traveller);
  expect(await returned()).toEqual([]);
  expect(await payChange(id, traveller.visitor)).toBe('TICKETED');
  expect(await returned()).toMatchObject([{ amount: 20_000, cause: 'SEATS_GIVEN_BACK' }]);
  expect(await find(id, traveller.visitor)).toMatchObject({ seats: [{ from: '18F', to: null }] });
  expect(await seats.order(traveller.seatOrderId, traveller.visitor, desk.now())).toMatchObject({
    state: 'REFUNDED',
  });
});

test('no seat is chosen or given back while a change waits for its payment', async () => {
  const traveller = await roundTrip();
  const id = await made(traveller);
  const codes = async () => (await select(traveller, ['22A'])).userErrors.map(({ code }) => code);
  expect(await codes()).toEqual(['CHANGE_IN_PROGRESS']);
  await till.changes.cancel(
    { dateChangeId: id, idempotencyKey: crypto.randomUUID() },
    traveller.visitor,
    desk.now(),
  );
  expect(await codes()).toEqual([]);
});

test('while a seat with a price waits for its payment no date is changed, whenever that was offered', async () => {
  const traveller = await roundTrip();
  const quoted = await offer(traveller, later(traveller));
  expect((await select(traveller, ['18F'], 200)).userErrors).toEqual([]);
  const { userErrors } = await till.search(traveller, later(traveller));
  expect(userErrors.map(({ code }) => code)).toEqual(['UNPAID_SEATS']);
  expect((await till.confirm(traveller, quoted)).code).toBe('UNPAID_SEATS');
});
