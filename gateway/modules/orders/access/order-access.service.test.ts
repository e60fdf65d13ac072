import { describe, expect, test } from 'vitest';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readOrderLookup } from './order-access.input.ts';
import { accessDesk, anAsker } from './order-access.test-support.ts';

const { db } = await testDatabase();
const { desk, verification, sent, now, at, lookFor, challengeFor, codeOf, confirm } =
  accessDesk(db);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const anOrder = (): Promise<Order> => desk.book();

describe('who knows the reference and a name, and reads the contact’s mailbox', () => {
  test('opens that one order to that browser, for sixty minutes', async () => {
    const [order, other, asker] = [await anOrder(), await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'Liu/Anna', asker);
    const access = await confirm(id, await codeOf(id), asker);
    expect(access).toEqual({ orderId: order.id, accessExpiresAt: at(60) });
    expect(await desk.orders.find({ id: order.id }, asker, at(59))).not.toBeNull();
    expect(await desk.orders.find({ id: order.id }, asker, at(60))).toBeNull();
    expect(await desk.orders.find({ id: other.id }, asker, now)).toBeNull();
  });

  test('may write the name as the passport does, and name a ticket instead', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    await desk.settle(order.id);
    const ticketed = await desk.orders.find({ id: order.id }, { ...asker, memberId: null }, now);
    expect(ticketed).toBeNull();
    const [ticket] = await db
      .selectFrom('tickets')
      .select('number')
      .where('order_id', '=', order.id)
      .execute();
    const id = await challengeFor(`919-${ticket?.number.slice(3)}`, 'ＬＩＵ／ａｎｎａ', asker);
    expect(await confirm(id, await codeOf(id), asker)).toHaveProperty('orderId', order.id);
  });

  test('may send the right code twice', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
    const code = await codeOf(id);
    expect(await confirm(id, code, asker)).toEqual(await confirm(id, code, asker, at(1)));
  });
});

describe('who does not', () => {
  test('is answered alike, and writes as much, whether the order does not exist or the name is wrong', async () => {
    const order = await anOrder();
    const rows = async () =>
      (await db.selectFrom('verification_challenges').select('id').execute()).length;
    const before = await rows();
    const answers = [
      await lookFor(order.reference, 'LIU/ANNA', anAsker()),
      await lookFor(order.reference, 'LIU/BERTA', anAsker()),
      await lookFor('ZZZZZZ', 'LIU/ANNA', anAsker()),
    ];
    const forms = answers.map((answer) =>
      'challenge' in answer ? { ...answer.challenge, id: typeof answer.challenge.id } : answer,
    );
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(1);
    expect(await rows()).toBe(before + 3);
  });

  test('is sent no code, and no code is right', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'LIU/BERTA', asker);
    expect(await verification.codeToSend(id, now)).toBeNull();
    expect(await confirm(id, '123456', asker)).toEqual({ problem: 'CODE_WRONG' });
  });

  test('cannot use the code in another browser than the one that asked', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
    expect(await confirm(id, await codeOf(id), anAsker())).toEqual({ problem: 'CODE_WRONG' });
  });

  test('has five tries, after which the right code is refused too', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
    const code = await codeOf(id);
    const problems = [];
    for (let tries = 0; tries < 5; tries += 1)
      problems.push(await confirm(id, otherThan(code), asker));
    expect(problems).toEqual([
      ...Array.from({ length: 4 }, () => ({ problem: 'CODE_WRONG' })),
      { problem: 'TOO_MANY_TRIES' },
    ]);
    expect(await confirm(id, code, asker)).toEqual({ problem: 'TOO_MANY_TRIES' });
    expect(await desk.orders.find({ id: order.id }, asker, now)).toBeNull();
  });

  test('has five tries even when they come at once', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
    const code = await codeOf(id);
    await Promise.all(Array.from({ length: 20 }, () => confirm(id, otherThan(code), asker)));
    expect(await confirm(id, code, asker)).toEqual({ problem: 'TOO_MANY_TRIES' });
  });
});

test('the code goes to the contact, in the language of who asked', async () => {
  const [order, asker] = [await anOrder(), anAsker()];
  const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
  await verification.sendCode(id, now);
  expect(sent).toMatchObject([{ to: 'anna.liu@example.com', locale: 'en' }]);
  expect(sent[0]?.text).toContain(await codeOf(id));
  const unknown = await challengeFor('ZZZZZX', 'LIU/ANNA', asker);
  await verification.sendCode(unknown, now);
  expect(sent).toHaveLength(1);
});

test('a code is good for five minutes', async () => {
  const [order, asker] = [await anOrder(), anAsker()];
  const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
  const code = await codeOf(id);
  expect(await confirm(id, code, asker, at(5))).toEqual({ problem: 'CODE_EXPIRED' });
  expect(await confirm(id, code, asker, new Date(at(5).getTime() - 1))).toHaveProperty('orderId');
});

test.each([
  ['', 'LIU/ANNA', ['by', 'bookingReference'], 'REQUIRED'],
  ['ABC', 'LIU/ANNA', ['by', 'bookingReference'], 'REFERENCE_INVALID'],
  ['ABCDEF', '', ['name'], 'REQUIRED'],
  ['ABCDEF', 'LIU ANNA', ['name'], 'NAME_INVALID'],
])('a look-up of "%s" by "%s" has the wrong form', (reference, name, path, code) => {
  const by = { bookingReference: reference };
  expect(readOrderLookup({ by, name, locale: 'en' })).toEqual({ faults: [{ code, path }] });
});
