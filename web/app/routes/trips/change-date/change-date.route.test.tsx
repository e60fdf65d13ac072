// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { ChangeDateDocument } from './change-date.route.gen.ts';
import * as route from './change-date.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = `/changeDate?order=${idOf('Order')}`;
const SUBMIT = textOf('en', 'trips-change-date.submit');

function orderShown() {
  const { order } = answerTo(ChangeDateDocument);
  if (!order) throw new Error('There is no order');
  return order;
}

/** Opens the calendar of the only bound that changes, and presses a day, of whatever month. */
async function chooseDay(day: string) {
  fireEvent.click(screen.getByRole('button', { name: /^New date/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('grid');
  const [shown] = [...dialog.querySelectorAll<HTMLElement>('[data-day]')];
  const turn = day < (shown?.dataset.day ?? '') ? 'previous' : 'next';
  const button = within(dialog).getByRole('button', {
    name: textOf('en', `price-calendar.${turn}`),
  });
  while (!dialog.querySelector(`[data-day="${day}"]`)) fireEvent.click(button);
  fireEvent.click(dialog.querySelector(`[data-day="${day}"]`)!);
}

test.each(LOCALES)(
  'flights and passengers are ticked, and the first is asked for: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    const heading = textOf(locale, 'trips-change-date.title');
    expect(headings).toEqual([heading]);
    expect(title).toBe(titleOf(locale, heading));
    for (const { name } of orderShown().passengers)
      expect(main.textContent).toContain(personName(locale, name));
    expect(main.textContent).toContain(
      textOf(locale, 'trips-change-date.missing', { missing: 'FLIGHTS' }),
    );
  },
);

test('an infant on the lap and its adult are ticked together, and others may part', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const infant = orderShown().passengers.find(({ type }) => type === 'INF')!;
  const ticked = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: new RegExp(`^${personName('en', name)}`),
    });
  fireEvent.click(ticked(infant.name));
  expect(ticked(infant.name).checked).toBe(false);
  expect(ticked(infant.accompanyingAdult?.name ?? '').checked).toBe(false);
  expect(main.textContent).toContain(textOf('en', 'trips-change-date.passengers.splits'));
});

test('a day on which the ticket is no longer valid is refused, however it came there', async () => {
  const late = `${address}&bound=${encodeURIComponent('1*2029-01-01')}`;
  const { main } = await renderRoute(route, { address: late, locale: 'en', fetch });
  const button = screen.getByRole('button', { name: SUBMIT });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(main.textContent).toContain(
    textOf('en', 'code.DATE_BEYOND_HORIZON', { horizonDays: 361 }),
  );
});

test('a day before the way there is refused beside the button, another leads on', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const [, back] = screen.getAllByRole('checkbox', { name: /^Change the date/ });
  fireEvent.click(back!);
  const button = screen.getByRole('button', { name: SUBMIT });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await chooseDay('2026-11-20');
  // before the way there
  await waitFor(() => expect(main.textContent).toContain(textOf('en', 'code.BOUNDS_OUT_OF_ORDER')));
  await chooseDay('2026-12-10');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

test('what is chosen is there again after a reload and in another language; an address that names another choice begins with that', async () => {
  const opened = async (locale: (typeof LOCALES)[number], more = '', sameTab = true) => {
    cleanup();
    const page = await renderRoute(route, { address: address + more, locale, fetch, sameTab });
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox');
    return {
      ticked,
      checked: () => ticked.map(({ checked }) => checked),
      day: () => page.main.querySelector<HTMLInputElement>('input[name=day]')?.value,
    };
  };
  const first = await opened('en', '', false);
  const last = first.ticked.length - 1;
  fireEvent.click(first.ticked[1]!);
  await chooseDay('2026-12-10');
  fireEvent.click(first.ticked[last]!);
  const chosen = first.checked();
  for (const locale of ['en', 'ja'] as const) {
    const again = await opened(locale);
    await waitFor(() => expect(again.checked()).toEqual(chosen));
    expect(again.day()).toBe('2026-12-10');
  }
  const other = await opened('en', `&bound=${encodeURIComponent('1*2026-12-12')}`);
  expect(other.day()).toBe('2026-12-12');
  expect(other.checked()).not.toEqual(chosen);
});

test('what is in the way of the whole order is said before anything is chosen', async () => {
  const refusing: typeof fetch = async (input, init) => {
    const text = await (await fetch(input, init)).text();
    const answer = JSON.parse(text, (_key, value) =>
      value?.action === 'CHANGE_DATE'
        ? {
            ...value,
            allowed: false,
            reason: { __typename: 'CapabilityReason', code: 'ALREADY_CHANGED' },
          }
        : value,
    );
    return Response.json(answer);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: refusing });
  expect(main.textContent).toContain(textOf('en', 'trips-change-date.blocked'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: SUBMIT })).toBeNull();
});

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});
