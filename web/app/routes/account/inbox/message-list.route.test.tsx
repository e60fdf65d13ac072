// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './message-list.route.tsx';

const aMessage = (key: string, kind: string, readAt: string | null) => ({
  id: idOf('Message', key),
  kind,
  title: `Message ${key}`,
  createdAt: `2026-11-1${key}T02:00:00Z`,
  readAt,
});
const READ = '2026-11-19T02:00:00Z';

type Chosen = { input: { messages: { ids?: string[] } } };
type Asked = { filter: { kinds?: string[] } | null };

/** An inbox of five messages, two of them unread, whose commands do what they say. */
function inbox() {
  let all = [
    aMessage('5', 'FLIGHT', null),
    aMessage('4', 'ORDER', null),
    aMessage('3', 'CLUB', READ),
    aMessage('2', 'ORDER', READ),
    aMessage('1', 'SECURITY', READ),
  ];
  let before = all;
  let messageCopies = true;
  const member = () => ({
    id: 'member',
    messageCopies,
    unreadMessages: all.filter(({ readAt }) => readAt === null).length,
    messages({ filter }: Asked) {
      const nodes = all.filter(({ kind }) => filter?.kinds?.includes(kind) ?? true);
      return { nodes, totalCount: nodes.length };
    },
  });
  const done = (more: object = {}) => ({ member: member(), userErrors: [], ...more });
  const isOf = ({ input }: Chosen, { id }: { id: string }) =>
    input.messages.ids?.includes(id) ?? true;
  return mockFetch({
    Query: { viewer: () => ({ id: 'viewer', member: member() }) },
    Mutation: {
      markMessages(chosen: Chosen) {
        all = all.map((one) => (isOf(chosen, one) ? { ...one, readAt: READ } : one));
        return done({
          messages: chosen.input.messages.ids ? all.filter((one) => isOf(chosen, one)) : [],
        });
      },
      removeMessages(chosen: Chosen) {
        before = all;
        all = all.filter((one) => !isOf(chosen, one));
        return done();
      },
      restoreMessages() {
        all = before;
        return done({ messages: [] });
      },
      setMessageCopies({ input }: { input: { wanted: boolean } }) {
        messageCopies = input.wanted;
        return done();
      },
    },
  });
}

const text = (id: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('en', id, values);
const buttonsNamed = (name: RegExp) => screen.queryAllByRole('button', { name });

const { fetch: read } = inbox();

describe('the list of messages', () => {
  it.each(LOCALES)('says of each message whether it is unread: %s', async (locale) => {
    const { main, title } = await renderRoute(route, {
      address: '/message/list',
      locale,
      fetch: read,
    });
    expect(title).toBe(titleOf(locale, textOf(locale, 'account-inbox.title')));
    const rows = [...main.querySelectorAll('li')].filter((row) => row.querySelector('button'));
    expect(rows).toHaveLength(5);
    const unread = rows.filter((row) =>
      row.textContent?.includes(`●${textOf(locale, 'account-inbox.unread')}`),
    );
    expect(unread).toHaveLength(2);
    expect(main.textContent).toContain(textOf(locale, 'page.unread', { count: 2 }));
  });

  it('marks one and all as read', async () => {
    const { fetch } = inbox();
    const { main } = await renderRoute(route, { address: '/message/list', locale: 'en', fetch });
    const [first] = buttonsNamed(/^Mark as read:/);
    if (first) fireEvent.click(first);
    await waitFor(() => expect(buttonsNamed(/^Mark as read:/)).toHaveLength(1));
    expect(main.textContent).toContain(text('page.unread', { count: 1 }));
    fireEvent.click(screen.getByRole('button', { name: text('account-inbox.markAll') }));
    await waitFor(() => expect(buttonsNamed(/^Mark as read:/)).toHaveLength(0));
  });

  it('deletes a message, and brings it back', async () => {
    const { fetch } = inbox();
    await renderRoute(route, { address: '/message/list', locale: 'en', fetch });
    const [first] = buttonsNamed(/^Delete:/);
    if (first) fireEvent.click(first);
    await waitFor(() => expect(buttonsNamed(/^Delete:/)).toHaveLength(4));
    const undo = screen.getByRole('button', { name: text('account-inbox.undo') });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(buttonsNamed(/^Delete:/)).toHaveLength(5));
  });

  it('shows one kind, and says when there is none of it', async () => {
    await renderRoute(route, {
      address: '/message/list?show=security',
      locale: 'en',
      fetch: read,
    });
    expect(buttonsNamed(/^Delete:/)).toHaveLength(1);
    const kinds = screen.getByRole('navigation', { name: text('account-inbox.filter') });
    const current = kinds.querySelector('[aria-current="page"]');
    expect(current?.textContent).toBe(text('account-inbox.view.security'));
  });

  it('says that there are none of a kind', async () => {
    const address = '/message/list?show=refund';
    const { main } = await renderRoute(route, { address, locale: 'en', fetch: read });
    expect(main.textContent).toContain(text('account-inbox.emptyView'));
  });

  it('turns copies by e-mail off and on', async () => {
    const { fetch } = inbox();
    await renderRoute(route, { address: '/message/list', locale: 'en', fetch });
    fireEvent.click(screen.getByRole('button', { name: text('account-inbox.copies.turnOff') }));
    const on = text('account-inbox.copies.turnOn');
    expect(await screen.findByRole('button', { name: on })).toBeTruthy();
  });
});
