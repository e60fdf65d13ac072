import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
let payment: OrderFacts['payment'] = 'NONE';
const desk = testOrders(db, keys, { factSources: [async () => ({ payment })] });
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

const FAMILY = { party: { adults: 1, children: 0, infants: 1 } };

/** An order, and a way to correct its passengers; `typed` is what was typed about each. */
async function booked(wanted: Parameters<typeof desk.offer>[0] = {}) {
  const visitor = aVisitor();
  const offer = desk.offer(wanted);
  const typed = desk.travellersFor(offer);
  const order = await desk.book(offer, { passengers: typed }, visitor);
  const idOf = (place: number) => order.passengers[place]?.id ?? '';
  const correct = async (
    place: number,
    changes: Partial<PassengerInput>,
    actor: Actor = visitor,
    now = start,
    idempotencyKey: string = randomUUID(),
  ) => {
    const passenger = { ...aPassenger(), ...typed[place], accompanyingAdultKey: null, ...changes };
    const request = { passengerId: idOf(place), idempotencyKey, passenger };
    return (await desk.orders.correct(request, actor, now)).map(
      ({ code, path }) => `${path.join('.')} ${code}`,
    );
  };
  const read = async () => (await desk.orders.find({ id: order.id }, visitor, start))?.passengers;
  return { visitor, order, typed, idOf, correct, read };
}

describe('a passenger of an unpaid order', () => {
  test('is corrected, the document too', async () => {
    const { correct, read, idOf, typed } = await booked();
    const document = { ...aPassenger().document, number: 'G12345678', issuingCountry: 'KR' };
    expect(await correct(0, { lastName: 'Lyu', nationality: 'KR', document })).toEqual([]);
    const [passenger] = (await read()) ?? [];
    expect(passenger).toMatchObject({
      id: idOf(0),
      ticketName: 'LYU/ANNA',
      nationality: 'KR',
      dateOfBirth: typed[0]?.dateOfBirth,
      phone: '+8613800138000',
    });
    const sealed = passenger?.document.sealedNumber ?? Buffer.alloc(0);
    expect(desk.orders.vault.open(sealed, idOf(0))).toBe('G12345678');
  });

  test('is judged by the rules of a submission, all faults at the same time', async () => {
    const { correct, read } = await booked();
    const before = await read();
    const document = { ...aPassenger().document, number: '', expiresOn: '2027-01-31' };
    expect(await correct(0, { lastName: '劉', document })).toEqual([
      'passenger.lastName NAME_LETTERS_ONLY',
      'passenger.document.number REQUIRED',
      'passenger.document.expiresOn DOCUMENT_EXPIRED',
    ]);
    expect(await read()).toEqual(before);
  });

  test('keeps the type and age that were priced', async () => {
    const { correct } = await booked();
    expect(await correct(0, { dateOfBirth: '2020-01-01' })).toContain(
      'passenger.dateOfBirth PASSENGER_TYPE_MISMATCH',
    );
    expect(await correct(0, { type: 'CHD', dateOfBirth: '2020-01-01' })).toContain(
      'passenger.type PARTY_MISMATCH',
    );
  });

  test('stays the guardian of an infant, and the infant stays with its adult', async () => {
    const { correct, idOf, read } = await booked(FAMILY);
    expect(await correct(0, { dateOfBirth: '2010-01-01' })).toContain(
      'passenger.dateOfBirth ACCOMPANYING_ADULT_INVALID',
    );
    const infant = { firstName: 'Meili', accompanyingAdultKey: idOf(0) };
    expect(await correct(1, infant)).toEqual([]);
    expect((await read())?.[1]).toMatchObject({
      ticketName: 'LIU/MEILI',
      accompanyingAdultId: idOf(0),
    });
  });

  test('takes no document that another passenger of the booking has', async () => {
    const { correct, typed } = await booked({ party: { adults: 2, children: 0, infants: 0 } });
    expect(await correct(0, { document: typed[1]!.document })).toEqual([
      'passenger.document.number DOCUMENT_DUPLICATED',
    ]);
  });
});

describe('a correction', () => {
  test('is made once, and its key serves no other', async () => {
    const { visitor, correct } = await booked();
    const again = (lastName: string) => correct(0, { lastName }, visitor, start, 'pressed-twice');
    expect(await again('Lyu')).toEqual([]);
    expect(await again('Lyu')).toEqual([]);
    expect(await again('Liao')).toEqual(['idempotencyKey IDEMPOTENCY_KEY_REUSED']);
  });

  test('waits while a payment is under way, and ends with the time to pay', async () => {
    const { visitor, correct } = await booked();
    payment = 'IN_PROGRESS';
    expect(await correct(0, {})).toEqual(['passengerId PAYMENT_IN_PROGRESS']);
    payment = 'CAPTURED';
    expect(await correct(0, {})).toEqual(['passengerId ALREADY_PAID']);
    payment = 'NONE';
    const over = addMinutes(start, LIMITS.paymentWindowMinutes);
    desk.at(over);
    expect(await correct(0, {}, visitor, over)).toEqual(['passengerId ORDER_CLOSED']);
    desk.at(start);
  });

  test('is for the browser that made the order: others learn nothing, or to do it there', async () => {
    const { order, correct } = await booked();
    const other = aVisitor();
    expect(await correct(0, {}, other)).toEqual(['passengerId ORDER_NOT_FOUND']);
    await db
      .insertInto('order_access')
      .values({
        session_id: other.sessionId,
        order_id: order.id,
        expires_at: addMinutes(start, 60),
      })
      .execute();
    expect(await correct(0, {}, other)).toEqual(['passengerId NOT_TYPED_HERE']);
  });
});
