import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { CreateOrderInput, RequestOrderAccessInput } from '#gateway/resolvers.gen.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readOrderLookup } from './order-access.input.ts';
import { accessDesk, anAsker, type TestAsker } from './order-access.test-support.ts';

const { db } = await testDatabase();
const { desk, verification, sent, now, at, lookFor, lookForBy, challengeFor, codeOf, confirm } =
  accessDesk(db);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const anOrder = (): Promise<Order> => desk.book();

describe('who knows the reference and a name, and reads the contact’s mailbox', () => {
  test('opens that one order to that browser, for sixty minutes', async () => {
    const [order, other, asker] = [await anOrder(), await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'Liu/Anna', asker);
    const access = await confirm(id, await codeOf(id), asker);
    expect(access).toEqual({ orderIds: [order.id], accessExpiresAt: at(60) });
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
    expect(await confirm(id, await codeOf(id), asker)).toHaveProperty('orderIds', [order.id]);
  });

  test('may send the right code twice', async () => {
    const [order, asker] = [await anOrder(), anAsker()];
    const id = await challengeFor(order.reference, 'LIU/ANNA', asker);
    const code = await codeOf(id);
    expect(await confirm(id, code, asker)).toEqual(await confirm(id, code, asker, at(1)));
  });
});

describe('who has no reference at hand', () => {
  const mailbox = () => `${randomUUID()}@Example.com`;
  const numberOf = (document: string) => ({
    passengers: [
      aPassenger({ key: 'adult', document: { ...aPassenger().document, number: document } }),
    ],
  });
  const aNumber = () => `E${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  const opened = async (by: RequestOrderAccessInput['by'], asker: TestAsker) => {
    const answer = await lookForBy(by, 'LIU/ANNA', asker);
    if ('problem' in answer) throw new Error(answer.problem);
    const { id } = answer.challenge;
    const access = await confirm(id, await codeOf(id), asker);
    return 'problem' in access ? access.problem : access.orderIds;
  };
  const bookFor = (email: string, more: Partial<CreateOrderInput> = {}) =>
    desk.book(desk.offer(), { contact: aContact({ email }), ...more });

  test('opens every order of a mailbox on which the name travels, the latest first, by one code', async () => {
    const [email, asker] = [mailbox(), anAsker()];
    const first = await bookFor(email);
    desk.at(at(1));
    const second = await bookFor(email.toLowerCase());
    const [stranger] = numberOf(aNumber()).passengers;
    await bookFor(email, { passengers: [{ ...stranger!, firstName: 'Berta' }] });
    desk.at(now);
    expect(await opened({ email: email.toUpperCase() }, asker)).toEqual([second.id, first.id]);
    for (const { id } of [first, second])
      expect(await desk.orders.find({ id }, asker, at(59))).not.toBeNull();
  });

  test('opens the orders of a document whose contact is that of the latest', async () => {
    const [number, email, asker] = [aNumber(), mailbox(), anAsker()];
    const first = await bookFor(email, numberOf(number));
    desk.at(at(1));
    await bookFor(mailbox(), numberOf(number));
    desk.at(at(2));
    const last = await bookFor(email, numberOf(number));
    desk.at(now);
    const documentNumber = `${number.slice(0, 3)} ${number.slice(3).toLowerCase()}`;
    expect(await opened({ documentNumber }, asker)).toEqual([last.id, first.id]);
  });

  test('of two contacts of one document, each opens its own orders by its own code, and the other’s code is over then', async () => {
    const [owner, other] = [mailbox(), mailbox()].map((one) => one.toLowerCase()) as [
      string,
      string,
    ];
    const number = aNumber();
    const owned = await bookFor(owner, numberOf(number));
    desk.at(at(1));
    // who books under another's document later does not draw the owner's code to a mailbox of
    // theirs
    const foreign = await bookFor(other, numberOf(number));
    desk.at(now);
    const asker = anAsker();
    const answer = await lookForBy({ documentNumber: number }, 'LIU/ANNA', asker);
    if ('problem' in answer) throw new Error(answer.problem);
    const { id } = answer.challenge;
    const codes = await Promise.all([0, 1, 2].map((one) => verification.codeToSend(id, now, one)));
    expect(codes.map((one) => one?.recipient)).toEqual([other, owner, undefined]);
    const access = await confirm(id, codes[1]?.code ?? '', asker);
    expect(access).toHaveProperty('orderIds', [owned.id]);
    expect(await confirm(id, codes[1]?.code ?? '', asker, at(1))).toEqual(access);
    expect(await confirm(id, codes[0]?.code ?? '', asker)).toEqual({ problem: 'CODE_WRONG' });
    expect(await desk.orders.find({ id: foreign.id }, asker, now)).toBeNull();
  });

  test.each(['email', 'documentNumber'] as const)(
    'is answered alike where the %s is unknown, and no code is right',
    async (kind) => {
      const asker = anAsker();
      const by = kind === 'email' ? { email: mailbox() } : { documentNumber: aNumber() };
      expect(await opened(by, asker)).toBe('CODE_WRONG');
    },
  );
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
  expect(await confirm(id, code, asker, new Date(at(5).getTime() - 1))).toHaveProperty('orderIds');
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
