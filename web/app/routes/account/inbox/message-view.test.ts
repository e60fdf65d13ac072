import { expect, test } from 'vitest';
import { MESSAGE_KINDS } from '#schema/codes/club/message-kinds.ts';
import { filterOf, MESSAGE_VIEWS, messageViewOf, searchOf } from './message-view.ts';

test('an address that names no view shows all messages', () => {
  expect(messageViewOf(null)).toBe('all');
  expect(messageViewOf('ORDER')).toBe('all');
  expect(filterOf('all')).toBeNull();
});

test('each view has an address of its own, which leads back to it', () => {
  const addresses = MESSAGE_VIEWS.map((view) => searchOf(view));
  expect(new Set(addresses).size).toBe(MESSAGE_VIEWS.length);
  for (const [index, address] of addresses.entries())
    expect(messageViewOf(new URLSearchParams(address).get('show'))).toBe(MESSAGE_VIEWS[index]);
  expect(searchOf('order', 'cursor')).toBe('?show=order&after=cursor');
});

test('a view narrows to the unread ones, or to one kind', () => {
  expect(filterOf('unread')).toEqual({ read: false });
  for (const view of MESSAGE_VIEWS) {
    const { kinds = [] } = filterOf(view) ?? {};
    for (const kind of kinds ?? []) expect(MESSAGE_KINDS).toContain(kind);
  }
});
