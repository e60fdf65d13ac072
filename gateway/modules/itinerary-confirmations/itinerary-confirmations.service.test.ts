import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays, addYears } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay, endOfDay } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { CONFIRMATION_LIMITS } from './confirmation-dependencies.ts';
import { anAsker, confirmationDesk, detailsOf } from './itinerary-confirmations.test-support.ts';

const { db } = await testDatabase();
const { join } = memberDesk(db);
const { desk, now, sent, confirmations, documents, ...rest } = confirmationDesk(db);
const { ask, challengeFor, codeOf, open, ticketed, mailsWaiting, verification } = rest;

function idOf(outcome: Awaited<ReturnType<typeof open>>): string {
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.confirmationId;
}

describe('a traveller with all five details and the mailbox', () => {
  test('opens the itinerary to that browser, for sixty minutes', async () => {
    const [order, asker] = [await ticketed(), anAsker()];
    const id = idOf(await open(order, asker));
    const found = await confirmations.find(id, asker, now);
    expect(found).toMatchObject({ locale: 'en', ticket: { number: order.tickets[0]?.number } });
    expect(found && (await confirmations.accessExpiresAt(found, asker, now))).toEqual(
      addMinutes(now, LIMITS.orderAccessMinutes),
    );
    expect(await confirmations.find(id, asker, addMinutes(now, 59))).not.toBeNull();
    expect(await confirmations.find(id, asker, addMinutes(now, 60))).toBeNull();
  });

  test('may write them as people do', async () => {
    const [order, asker] = [await ticketed(), anAsker()];
    const { flightNumber, ticketNumber, ...details } = detailsOf(order);
    const typed = {
      ...details,
      flightNumber: ` ${flightNumber.slice(0, 2).toLowerCase()} 0${flightNumber.slice(2)}`,
      ticketNumber: `919-${ticketNumber.slice(3)}`,
      name: 'ＬＩＵ／ａｎｎａ',
      email: ' Anna.Liu@EXAMPLE.com ',
    };
    expect(await codeOf(await challengeFor(typed, asker))).toMatch(/^\d{6}$/);
  });

  test('gets it by e-mail once, however often it is sent', async () => {
    const [order, asker, before] = [await ticketed(), anAsker(), await mailsWaiting()];
    const challengeId = await challengeFor(detailsOf(order), asker);
    const submission = { challengeId, code: await codeOf(challengeId) };
    const keys = ['one', 'one', 'other'];
    const outcomes = [];
    for (const idempotencyKey of keys)
      outcomes.push(await confirmations.open({ ...submission, idempotencyKey }, asker, now));
    expect(new Set(outcomes.map(idOf)).size).toBe(1);
    expect(await mailsWaiting()).toBe(before + 1);
    const again = await challengeFor(detailsOf(order), asker, addMinutes(now, 1));
    const reused = { challengeId: again, code: await codeOf(again), idempotencyKey: 'one' };
    expect(await confirmations.open(reused, asker, addMinutes(now, 1))).toEqual({
      problem: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('is told of it in a message, if the order is a member’s', async () => {
    const member = { ...anAsker(), memberId: await join() };
    const order = await desk.pay(await desk.book(desk.offer(), {}, member));
    await open(order, anAsker());
    const told = await db
      .selectFrom('member_messages')
      .select(['facts', 'subject_id'])
      .where('member_id', '=', member.memberId)
      .where('event', '=', 'ITINERARY_CONFIRMED')
      .execute();
    expect(told).toEqual([{ facts: { reference: order.reference }, subject_id: order.id }]);
  });

  test('keeps its number when it is asked for again', async () => {
    const order = await ticketed();
    const [first, second] = [anAsker(), anAsker()];
    const ids = [idOf(await open(order, first)), idOf(await open(order, second))];
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('anyone else', () => {
  const wrong = {
    flightDate: '2027-03-01',
    flightNumber: 'MG999',
    ticketNumber: '9199999999999',
    name: 'LIU/BERTA',
    email: 'berta@example.com',
  };

  test.each(Object.entries(wrong))(
    'with another %s is answered alike, and no code is right',
    async (field, value) => {
      const order = await ticketed();
      const asker = anAsker();
      const right = await ask(detailsOf(order), anAsker());
      const answer = await ask({ ...detailsOf(order), [field]: value }, asker);
      const form = (one: typeof answer) =>
        'challenge' in one ? { ...one.challenge, id: typeof one.challenge.id } : one;
      expect(form(answer)).toEqual(form(right));
      const id = 'challenge' in answer ? answer.challenge.id : '';
      expect(await verification.codeToSend(id, now)).toBeNull();
      const submission = { idempotencyKey: randomUUID(), challengeId: id, code: '123456' };
      expect(await confirmations.open(submission, asker, now)).toEqual({ problem: 'CODE_WRONG' });
    },
  );

  test('sees nothing of what was opened, and the traveller does', async () => {
    const [order, asker] = [await ticketed(), anAsker()];
    const id = idOf(await open(order, asker));
    for (const stranger of [anAsker(), ANONYMOUS]) {
      expect(await confirmations.find(id, stranger, now)).toBeNull();
      expect(await documents.pdf(id, stranger, now)).toBeNull();
    }
    expect(await documents.pdf(id, asker, now)).not.toBeNull();
  });

  test('cannot use the code in another browser than the one that asked', async () => {
    const challengeId = await challengeFor(detailsOf(await ticketed()), anAsker());
    const submission = { idempotencyKey: 'key', challengeId, code: await codeOf(challengeId) };
    expect(await confirmations.open(submission, anAsker(), now)).toEqual({ problem: 'CODE_WRONG' });
  });
});

describe('requests are limited', () => {
  test('to one a minute for the same details', async () => {
    const [details, asker] = [detailsOf(await ticketed()), anAsker()];
    await ask(details, asker);
    expect(await ask(details, asker)).toEqual({ problem: 'TOO_SOON' });
    expect(await ask(details, asker, addMinutes(now, 1))).toHaveProperty('challenge');
  });

  test('by network, whatever is asked for', async () => {
    const [details, asker] = [detailsOf(await ticketed()), anAsker()];
    const answers = [];
    for (let count = 0; count <= CONFIRMATION_LIMITS.address.most; count += 1)
      answers.push(await ask({ ...details, email: `a${count}@example.com` }, asker));
    const refused = answers.filter((answer) => 'problem' in answer);
    expect(refused).toEqual([{ problem: 'TOO_MANY_REQUESTS' }]);
  });
});

describe('an itinerary is given', () => {
  const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

  test('to the end of the 27th day after the last flight', async () => {
    const order = await ticketed();
    const landed = order.segments.at(-1)?.arrivesAt ?? now;
    const over = endOfDay(addDays(commercialDay(landed), 27), 'Asia/Shanghai');
    const asker = anAsker();
    const id = idOf(await open(order, asker, justBefore(over)));
    expect(await confirmations.find(id, asker, justBefore(over))).toMatchObject({
      availableUntil: over,
    });
    expect(await confirmations.find(id, asker, over)).toBeNull();
    expect(await open(order, anAsker(), over)).toEqual({ problem: 'RECEIPT_PERIOD_OVER' });
  });

  test('for one year from purchase while a flight is unused', async () => {
    const order = await desk.pay(
      await desk.book(
        desk.offer({ bounds: [{ origin: 'PVG', destination: 'HKG', date: desk.inDays(300) }] }),
      ),
    );
    const asker = anAsker();
    const found = await confirmations.find(idOf(await open(order, asker)), asker, now);
    expect(found?.availableUntil).toEqual(
      endOfDay(addYears(commercialDay(now), 1), 'Asia/Shanghai'),
    );
  });

  test.each(['REFUNDED', 'VOID', 'EXCHANGED'])(
    'never for a ticket that is %s, which is said after the right code only',
    async (state) => {
      const order = await ticketed();
      await db.updateTable('coupons').set({ state }).where('order_id', '=', order.id).execute();
      expect(await open(order, anAsker())).toEqual({ problem: 'RECEIPT_NOT_AVAILABLE' });
    },
  );
});

describe('the number of a receipt', () => {
  const statusOf = (text: string, at = now) => confirmations.statusOf(text, '203.0.113.7', at);

  test('is that of one order, and says nothing but that its receipt is genuine', async () => {
    const [order, other] = [await ticketed(), await ticketed()];
    const number = rest.receiptNumber(order);
    expect(number).toMatch(/^[A-Z0-9]{12}$/);
    expect(number.slice(0, 6)).toBe(order.reference);
    const printed = number.replace(/(.{4})(?=.)/g, '$1-').toLowerCase();
    for (const text of [number, printed]) expect(await statusOf(text)).toBe('VALID');
    const guessed = order.reference + rest.receiptNumber(other).slice(6);
    for (const text of [guessed, `${order.reference}222222`])
      expect(await statusOf(text)).toBe('NOT_VALID');
    expect(await statusOf(number, addMinutes(now, 365 * 24 * 60))).toBe('VALID');
  });

  test.each(['REFUNDED', 'EXCHANGED', 'VOID'])(
    'is not valid once a ticket on it is %s',
    async (state) => {
      const order = await ticketed();
      const number = rest.receiptNumber(order);
      await db
        .updateTable('coupons')
        .set({ state })
        .where('ticket_id', '=', order.tickets[0]?.id ?? '')
        .execute();
      expect(await statusOf(number)).toBe('NOT_VALID');
    },
  );

  test('is none before it is paid', async () => {
    const order = await desk.book();
    expect(await statusOf(rest.receiptNumber(order))).toBe('NOT_VALID');
  });
});

describe('a number', () => {
  const statusOf = (text: string, at = now) => confirmations.statusOf(text, '203.0.113.9', at);

  test('says that the confirmation is genuine until the ticket is not valid any more', async () => {
    const [order, asker] = [await ticketed(), anAsker()];
    const found = await confirmations.find(idOf(await open(order, asker)), asker, now);
    const { number = '' } = found ?? {};
    expect(number).toMatch(/^[A-Z0-9]{12}$/);
    const printed = number.replace(/(.{4})(?=.)/g, '$1-').toLowerCase();
    for (const text of [number, printed]) expect(await statusOf(text)).toBe('VALID');
    for (const text of ['', 'BCDF-2346-GHJK', order.tickets[0]?.number ?? ''])
      expect(await statusOf(text)).toBe('NOT_VALID');
    expect(await statusOf(number, addMinutes(now, 365 * 24 * 60))).toBe('VALID');
    await db.updateTable('coupons').set({ state: 'REFUNDED' }).execute();
    expect(await statusOf(number)).toBe('NOT_VALID');
  });
});

test('the e-mail brings the PDF in the language in which it was asked for', async () => {
  const [order, asker] = [await ticketed(), anAsker()];
  const challengeId = await challengeFor({ ...detailsOf(order), locale: 'ja' }, asker);
  const submission = { idempotencyKey: 'key', challengeId, code: await codeOf(challengeId) };
  await documents.mail(idOf(await confirmations.open(submission, asker, now)), now);
  expect(sent.at(-1)).toMatchObject({ to: 'anna.liu@example.com', locale: 'ja' });
  expect(sent.at(-1)?.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
});
