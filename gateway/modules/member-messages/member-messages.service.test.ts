import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { leaveMessage, type MessageToMember } from './leave-message.ts';
import { createMessageService } from './member-messages.service.ts';

const { db } = await testDatabase();
const { join, now } = memberDesk(db);
const mails: MailMessage[] = [];
const messages = createMessageService({
  db,
  mailer: { send: async (mail) => void mails.push(mail), close: async () => {} },
  copyOf: async (data) => ({
    subject: data.title,
    text: data.text,
    html: data.messageUrl,
    attachments: [],
  }),
  messageUrl: (id, locale) => `/${locale}/${id}`,
  subjects: {
    Order: async (id, { memberId }) => (memberId === 'owner' ? { id } : null),
    SeatOrder: async () => null,
    ExtrasOrder: async () => null,
  },
});
const ALL = { events: null, read: null };
const FIRST = { after: null, first: 20 };
const leave = (message: MessageToMember, minutes = 0) =>
  inTransaction(db, (trx) => leaveMessage(trx, message, addMinutes(now, minutes)));
const idsOf = async (memberId: string) =>
  (await messages.list(memberId, ALL, FIRST)).messages.map(({ id }) => id);

let memberId = '';
beforeEach(async () => {
  memberId = await join();
  // the welcome is not what is tested here
  await messages.remove(memberId, { until: addMinutes(now, 1) }, now);
});

describe('the list', () => {
  test('has the latest first, in pages that neither repeat nor leave out', async () => {
    for (let index = 0; index < 5; index += 1)
      await leave({ memberId, event: 'ORDER_HELD', facts: { reference: `REF${index}` } }, index);
    const first = await messages.list(memberId, ALL, { after: null, first: 3 });
    expect(first).toMatchObject({ hasMore: true, total: 5 });
    const after = first.messages.at(-1) ?? null;
    const second = await messages.list(memberId, ALL, { after, first: 3 });
    expect(second.hasMore).toBe(false);
    const references = [...first.messages, ...second.messages].map(({ facts }) => facts.reference);
    expect(references).toEqual(['REF4', 'REF3', 'REF2', 'REF1', 'REF0']);
  });

  test('is narrowed to kinds and to what is unread', async () => {
    await leave({ memberId, event: 'ORDER_HELD' });
    await leave({ memberId, event: 'FLIGHT_CANCELLED' }, 1);
    const [cancelled = '', held = ''] = await idsOf(memberId);
    await messages.mark(memberId, { keys: [held] }, true, now);
    const unread = await messages.list(memberId, { events: null, read: false }, FIRST);
    expect(unread.messages.map(({ id }) => id)).toEqual([cancelled]);
    const orders = await messages.list(memberId, { events: ['ORDER_HELD'], read: null }, FIRST);
    expect(orders.messages.map(({ id }) => id)).toEqual([held]);
    expect((await messages.list(memberId, { events: [], read: null }, FIRST)).total).toBe(0);
  });

  test('tells an occasion once', async () => {
    const flight = { memberId, event: 'FLIGHT_CANCELLED', occasion: 'one flight' } as const;
    await leave(flight);
    await leave(flight, 5);
    expect(await messages.unread(memberId)).toBe(1);
  });
});

describe('marking', () => {
  test('keeps when a message was first read, and reports ids that name none', async () => {
    await leave({ memberId, event: 'ORDER_HELD' });
    const [id = ''] = await idsOf(memberId);
    await messages.mark(memberId, { keys: [id] }, true, now);
    const later = addMinutes(now, 9);
    const done = await messages.mark(memberId, { keys: [null, id, randomUUID()] }, true, later);
    expect(done).toEqual({ ids: [id], missing: [0, 2] });
    expect((await messages.find(memberId, id))?.readAt).toEqual(now);
    await messages.mark(memberId, { keys: [id] }, false, later);
    expect(await messages.unread(memberId)).toBe(1);
  });

  test('of all messages leaves what was written after the list was shown', async () => {
    await leave({ memberId, event: 'ORDER_HELD' });
    await leave({ memberId, event: 'ORDER_TICKETED' }, 10);
    await messages.mark(memberId, { until: addMinutes(now, 5) }, true, now);
    expect(await messages.unread(memberId)).toBe(1);
  });
});

describe('a request to pay is read when it has ended', () => {
  const subject = { type: 'Order', id: randomUUID() } as const;
  const unread = async () =>
    (await messages.list(memberId, { events: null, read: false }, FIRST)).messages.map(
      ({ event, facts: { flight } }) => [event, flight].join(' ').trim(),
    );

  test.each(['ORDER_TICKETED', 'ORDER_CANCELLED', 'ORDER_LAPSED', 'ORDER_WITHDRAWN'] as const)(
    '%s ends it, for its own order alone',
    async (event) => {
      await leave({ memberId, event: 'ORDER_HELD', subject });
      await leave({ memberId, event: 'ORDER_HELD', subject: { type: 'Order', id: randomUUID() } });
      await leave({ memberId, event, subject }, 5);
      expect(await unread()).toEqual([event, 'ORDER_HELD']);
    },
  );

  test('one of two changes of the same order leaves the other one unread', async () => {
    const changed = (flight: string) => ({ flight, day: '2027-02-04' });
    for (const flight of ['MG801', 'MG802'])
      await leave({ memberId, event: 'DATE_CHANGE_HELD', subject, facts: changed(flight) });
    const ended = { event: 'DATE_CHANGE_LAPSED', subject, facts: changed('MG801') } as const;
    await leave({ memberId, ...ended }, 5);
    expect(await unread()).toEqual(['DATE_CHANGE_LAPSED MG801', 'DATE_CHANGE_HELD MG802']);
  });
});

describe('a deleted message', () => {
  test('comes back as it was within the hour, and not after it', async () => {
    await leave({ memberId, event: 'ORDER_HELD' });
    const [id = ''] = await idsOf(memberId);
    await messages.remove(memberId, { keys: [id] }, now);
    expect(await messages.find(memberId, id)).toBeNull();
    expect(await messages.unread(memberId)).toBe(0);
    const late = addMinutes(now, LIMITS.messageRestoreMinutes);
    expect((await messages.restore(memberId, [id], late)).missing).toEqual([0]);
    expect((await messages.restore(memberId, [id], addMinutes(late, -1))).ids).toEqual([id]);
    expect(await messages.unread(memberId)).toBe(1);
  });

  test('is erased after it, but for an occasion that would be told again', async () => {
    await leave({ memberId, event: 'ORDER_HELD' });
    const flight = { memberId, event: 'FLIGHT_CANCELLED', occasion: 'one flight' } as const;
    await leave(flight);
    await messages.remove(memberId, { until: addMinutes(now, 1) }, now);
    await messages.erase(addMinutes(now, LIMITS.messageRestoreMinutes));
    await leave(flight, 120);
    expect(await messages.unread(memberId)).toBe(0);
    const rows = () =>
      db.selectFrom('member_messages').select('event').where('member_id', '=', memberId).execute();
    expect(await rows()).toEqual([{ event: 'FLIGHT_CANCELLED' }]);
    await messages.erase(addMinutes(now, 8 * 24 * 60));
    expect(await rows()).toEqual([]);
  });
});

test('messages are erased with the term of orders', async () => {
  await leave({ memberId, event: 'ORDER_HELD' });
  await messages.erase(new Date('2030-01-04T15:59:59Z'));
  expect(await messages.unread(memberId)).toBe(1);
  await messages.erase(new Date('2030-01-05T16:00:00Z'));
  expect(await messages.unread(memberId)).toBe(0);
});

test('another member’s message is not there, whatever is done with it', async () => {
  await leave({ memberId, event: 'ORDER_HELD' });
  const keys = await idsOf(memberId);
  const [id = ''] = keys;
  const stranger = await join();
  expect(await messages.find(stranger, id)).toBeNull();
  expect((await messages.mark(stranger, { keys }, true, now)).missing).toEqual([0]);
  expect((await messages.remove(stranger, { keys }, now)).missing).toEqual([0]);
  await messages.remove(stranger, { until: addMinutes(now, 60) }, now);
  expect(await messages.unread(memberId)).toBe(1);
  await messages.remove(memberId, { keys }, now);
  expect((await messages.restore(stranger, keys, now)).missing).toEqual([0]);
});

test('what a message is about is shown to those who may see it', async () => {
  const subject = { type: 'Order', id: randomUUID() } as const;
  await leave({ memberId, event: 'ORDER_HELD', subject });
  const [message] = (await messages.list(memberId, ALL, FIRST)).messages;
  if (!message) throw new Error('There is no message');
  const as = (reader: string) =>
    messages.subject(message, { sessionId: null, memberId: reader }, now);
  expect(await as('owner')).toEqual({ id: subject.id, __typename: 'Order' });
  expect(await as('another')).toBeNull();
});

describe('a copy', () => {
  const copyOf = async (member: string) => {
    const [id = ''] = await idsOf(member);
    mails.length = 0;
    await messages.sendCopy(id);
    return mails;
  };

  test('has the words of the message and leads to it, unless the member wants none', async () => {
    const { address } = anEmail();
    const member = await join({ kind: 'EMAIL', address });
    const facts = { flight: 'MG801', day: '2027-02-04', reference: 'ABC234' };
    await leave({ memberId: member, event: 'FLIGHT_CANCELLED', facts }, 1);
    expect(await copyOf(member)).toMatchObject([
      { to: address, subject: 'MG801 on 04 Feb 2027 has been cancelled' },
    ]);
    await messages.setCopies(member, false);
    expect(await copyOf(member)).toEqual([]);
    await messages.setCopies(member, true);
    expect(await copyOf(member)).toHaveLength(1);
  });

  test('goes to no phone', async () => {
    const member = await join({ kind: 'PHONE', address: '+85291234567' });
    await leave({ memberId: member, event: 'FLIGHT_CANCELLED' }, 1);
    expect(await copyOf(member)).toEqual([]);
  });
});
