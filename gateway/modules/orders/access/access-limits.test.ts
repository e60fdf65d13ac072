import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import { accessDesk, anAsker } from './order-access.test-support.ts';

const { db } = await testDatabase();
const { desk, verification, at, lookFor, challengeFor, codeOf, confirm } = accessDesk(db);
const anOrder = () => desk.book();

describe('asking again', () => {
  test('is possible after sixty seconds, for orders that exist and for others', async () => {
    const order = await anOrder();
    for (const reference of [order.reference, 'XXXXXX']) {
      const asker = anAsker();
      await lookFor(reference, 'LIU/ANNA', asker);
      const otherBrowser = { ...anAsker(), address: asker.address };
      expect(await lookFor(reference, 'LIU/ANNA', otherBrowser)).toEqual({ problem: 'TOO_SOON' });
      const later = await lookFor(reference, 'LIU/ANNA', asker, at(1));
      expect(later).toHaveProperty('challenge');
    }
  });

  test('for one order is limited for a network, however many browsers it has', async () => {
    const order = await anOrder();
    const { address } = anAsker();
    const answers = [];
    for (let minute = 0; minute < 12; minute += 1) {
      const asker = { ...anAsker(), address };
      answers.push(await lookFor(order.reference, 'LIU/ANNA', asker, at(60 + minute * 2)));
    }
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

  test('by other names of the same order fills no one’s mailbox, and looks as it always does', async () => {
    const offer = desk.offer({ party: { adults: 2, children: 0, infants: 0 } });
    const [one, other] = desk.travellersFor(offer);
    const passengers = [one, other && { ...other, firstName: 'Berta' }].filter(
      (who) => who != null,
    );
    const { reference } = await desk.book(offer, { passengers });
    const { address } = anAsker();
    const codes: string[] = [];
    for (let minute = 120; minute < 140; minute += 2)
      for (const name of ['LIU/ANNA', 'LIU/BERTA']) {
        const id = await challengeFor(reference, name, { ...anAsker(), address }, at(minute));
        const written = await verification.codeToSend(id, at(minute));
        if (written) codes.push(written.code);
      }
    expect(codes).toHaveLength(10);
  });
});

describe('a stranger who knows reference and name', () => {
  /** Asks as often as the limits let one network. */
  const exhaust = async (reference: string, address: string, from: number) => {
    for (let minute = 0; minute < 24; minute += 2)
      await lookFor(reference, 'LIU/ANNA', { ...anAsker(), address }, at(from + minute));
  };
  const writtenTo = async (id: string, when: Date) =>
    (await verification.codeToSend(id, when)) !== null;

  test('keeps no code from the traveller, in the minute of asking or after', async () => {
    const order = await anOrder();
    await exhaust(order.reference, randomUUID(), 180);
    const traveller = anAsker();
    const id = await challengeFor(order.reference, 'LIU/ANNA', traveller, at(202));
    expect(await writtenTo(id, at(202))).toBe(true);
    const code = await codeOf(id, at(202));
    expect(await confirm(id, code, traveller, at(203))).toHaveProperty('orderIds', [order.id]);
  });

  test('keeps none from the browser that made the order, not even from its own network', async () => {
    const visitor = { ...aVisitor(), address: randomUUID() };
    const order = await desk.book(desk.offer(), {}, visitor);
    await exhaust(order.reference, visitor.address, 240);
    const answer = await lookFor(order.reference, 'LIU/ANNA', anAsker(), at(262));
    expect(answer).toHaveProperty('challenge');
    const id = await challengeFor(order.reference, 'LIU/ANNA', visitor, at(262));
    expect(await writtenTo(id, at(262))).toBe(true);
  });

  test('fills no mailbox, though many networks help', async () => {
    const order = await anOrder();
    let written = 0;
    for (let count = 0; count < 50; count += 1) {
      const id = await challengeFor(order.reference, 'LIU/ANNA', anAsker(), at(300));
      if (await writtenTo(id, at(300))) written += 1;
    }
    expect(written).toBe(40);
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
