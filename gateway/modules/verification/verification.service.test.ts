import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { Mailer, MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { aVisitor, bookingDesk, type Visitor } from '#gateway/scenarios/booking-desk.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readOrderLookup } from './order-access.input.ts';
import { createVerificationService } from './verification.service.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const desk = bookingDesk(db, keys);
const sent: MailMessage[] = [];
const mailer: Mailer = {
  send: async (message) => {
    sent.push(message);
  },
  close: async () => {},
};
const verification = createVerificationService({
  db,
  ids: randomIds,
  keys,
  orders: desk.orders,
  mailer,
});
const now = new Date('2027-01-05T02:00:00Z');
desk.at(now);
const at = (minutes: number) => addMinutes(now, minutes);

type Asker = Visitor & { readonly address: string };
const anAsker = (): Asker => ({ ...aVisitor(), address: randomUUID() });

const lookFor = (reference: string, name: string, asker: Asker, when = now) => {
  const lookup = readOrderLookup({ reference, name, locale: 'en' });
  if ('faults' in lookup) throw new Error(lookup.faults.map(({ code }) => code).join());
  return verification.requestAccess(lookup, asker, when);
};
const challengeFor = async (
  reference: string,
  name: string,
  asker: Asker,
  when = now,
): Promise<string> => {
  const answer = await lookFor(reference, name, asker, when);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.challenge.id;
};
const codeOf = async (challengeId: string) =>
  (await verification.codeToSend(challengeId, now))?.code ?? 'none';
const confirm = (challengeId: string, code: string, asker: Asker, when = now) =>
  verification.confirmAccess({ challengeId, code }, asker, when);
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

describe('asking again', () => {
  test('is possible after sixty seconds, for orders that exist and for others', async () => {
    const order = await anOrder();
    for (const reference of [order.reference, 'XXXXXX']) {
      await lookFor(reference, 'LIU/ANNA', anAsker());
      expect(await lookFor(reference, 'LIU/ANNA', anAsker())).toEqual({ problem: 'TOO_SOON' });
      const later = await lookFor(reference, 'LIU/ANNA', anAsker(), at(1));
      expect(later).toHaveProperty('challenge');
    }
  });

  test('for one order is limited however many browsers ask', async () => {
    const order = await anOrder();
    const answers = [];
    for (let minute = 0; minute < 12; minute += 1)
      answers.push(await lookFor(order.reference, 'LIU/ANNA', anAsker(), at(60 + minute * 2)));
    expect(answers.filter((answer) => 'challenge' in answer)).toHaveLength(10);
  });

  test('from one address is limited whatever is asked for', async () => {
    const asker = anAsker();
    const answers = [];
    for (let count = 0; count < 40; count += 1)
      answers.push(await lookFor(`AA${String(1000 + count)}`, 'LIU/ANNA', asker));
    expect(answers.at(-1)).toEqual({ problem: 'TOO_MANY_REQUESTS' });
    expect(await lookFor('AA2000', 'LIU/ANNA', anAsker())).toHaveProperty('challenge');
  });

  test('from one network is limited, though its owner has more addresses than can be counted', async () => {
    const from = (count: number) => ({
      ...anAsker(),
      address: `2001:db8:1:2::${count.toString(16)}`,
    });
    const answers = [];
    for (let count = 0; count < 40; count += 1)
      answers.push(await lookFor(`BB${String(1000 + count)}`, 'LIU/ANNA', from(count)));
    expect(answers.at(-1)).toEqual({ problem: 'TOO_MANY_REQUESTS' });
  });

  test('by other names of the same order fills nobody’s mailbox, and looks as it always does', async () => {
    const offer = desk.offer({ party: { adults: 2, children: 0, infants: 0 } });
    const [one, other] = desk.travellersFor(offer);
    const passengers = [one, other && { ...other, firstName: 'Berta' }].filter(
      (who) => who != null,
    );
    const { reference } = await desk.book(offer, { passengers });
    const codes: string[] = [];
    for (let minute = 120; minute < 140; minute += 2)
      for (const name of ['LIU/ANNA', 'LIU/BERTA']) {
        const id = await challengeFor(reference, name, anAsker(), at(minute));
        const written = await verification.codeToSend(id, at(minute));
        if (written) codes.push(written.code);
      }
    expect(codes).toHaveLength(10);
  });
});

describe('trying codes', () => {
  test('is limited for one network, whatever the challenge and the address in it', async () => {
    const answers = [];
    for (let count = 0; count < 61; count += 1) {
      const asker = { ...anAsker(), address: `2001:db8:3:4::${count.toString(16)}` };
      answers.push(await confirm(randomUUID(), '123456', asker));
    }
    expect(answers[0]).toEqual({ problem: 'CODE_WRONG' });
    expect(answers.at(-1)).toEqual({ problem: 'TOO_MANY_TRIES' });
  });
});

test.each([
  ['', 'LIU/ANNA', 'reference', 'REQUIRED'],
  ['ABC', 'LIU/ANNA', 'reference', 'REFERENCE_INVALID'],
  ['ABCDEF', '', 'name', 'REQUIRED'],
  ['ABCDEF', 'LIU ANNA', 'name', 'NAME_INVALID'],
])('a look-up of "%s" by "%s" has the wrong form', (reference, name, field, code) => {
  expect(readOrderLookup({ reference, name, locale: 'en' })).toEqual({
    faults: [{ code, path: [field] }],
  });
});
