import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Message } from '#gateway/modules/member-messages/message.model.ts';
import { createMessageUpdates } from './message-updates.service.ts';

const INTERVAL = 10;

const aMessage = (id: string): Message => ({
  id,
  serial: id.charCodeAt(0),
  memberId: 'one',
  event: 'ORDER_HELD',
  facts: {},
  subject: null,
  createdAt: new Date(),
  readAt: null,
});

function aWatch(limits = { perViewer: 2, all: 3 }) {
  const source = { unread: [] as Message[], signedIn: true };
  return {
    source,
    ...createMessageUpdates({
      messages: {
        unread: async () => source.unread.length,
        latestUnread: async () => source.unread.at(-1) ?? null,
      },
      isSignedIn: async () => source.signedIn,
      intervalMilliseconds: INTERVAL,
      limits,
    }),
  };
}

test('a watch says at once how many are unread, then each message that comes', async () => {
  const { watch, source } = aWatch();
  source.unread.push(aMessage('a'));
  const news = watch('one', 'session');
  const next = async () => (await news.next()).value?.messageReceived;
  expect(await next()).toEqual({ unread: 1, message: null });
  source.unread.push(aMessage('b'));
  expect(await next()).toMatchObject({ unread: 2, message: { id: 'b' } });
  source.unread.pop();
  expect(await next()).toEqual({ unread: 1, message: null });
  // marked as unread again: it is no news
  source.unread.push(aMessage('b'));
  expect(await next()).toEqual({ unread: 2, message: null });
});

test('a watch ends with its session, and then looks no more', async () => {
  const { watch, source, count } = aWatch();
  const news = watch('one', 'session');
  await news.next();
  source.signedIn = false;
  expect(await news.next()).toMatchObject({ done: true });
  expect(count()).toBe(0);
});

test('a tab that closes is forgotten, and one member has so many at most', async () => {
  const { watch, count, endAll } = aWatch();
  const first = watch('one', 'session');
  watch('one', 'session');
  expect(() => watch('one', 'session')).toThrow('Too many requests');
  await first.return?.();
  await sleep(INTERVAL);
  expect(count()).toBe(1);
  endAll();
  expect(count()).toBe(0);
});
