// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { mockGateway } from '#tests/support/mock/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './message-list.route.tsx';

const text = (id: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('en', id, values);
const buttonsNamed = (name: RegExp) => screen.queryAllByRole('button', { name });

/** A story of its own costs a second: those that only read it share one. */
const { fetch: read } = await mockGateway();

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
    expect(main.textContent).toContain(textOf(locale, 'account-inbox.lead', { count: 2 }));
  });

  it('marks one and all as read', async () => {
    const { fetch } = await mockGateway();
    const { main } = await renderRoute(route, { address: '/message/list', locale: 'en', fetch });
    const [first] = buttonsNamed(/^Mark as read:/);
    if (first) fireEvent.click(first);
    await waitFor(() => expect(buttonsNamed(/^Mark as read:/)).toHaveLength(1));
    expect(main.textContent).toContain(text('account-inbox.lead', { count: 1 }));
    fireEvent.click(screen.getByRole('button', { name: text('account-inbox.markAll') }));
    await waitFor(() => expect(buttonsNamed(/^Mark as read:/)).toHaveLength(0));
  });

  it('deletes a message, and brings it back', async () => {
    const { fetch } = await mockGateway();
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
    const { fetch } = await mockGateway();
    await renderRoute(route, { address: '/message/list', locale: 'en', fetch });
    fireEvent.click(screen.getByRole('button', { name: text('account-inbox.copies.turnOff') }));
    const on = text('account-inbox.copies.turnOn');
    expect(await screen.findByRole('button', { name: on })).toBeTruthy();
  });
});
