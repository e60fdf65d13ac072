// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { formatMoney } from '#schema/format/money.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { requestOver } from '#web/app/forms/files/request-over.test-support.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { RefundableOrderDocument } from './reserve.route.gen.ts';
import * as route from './reserve.route.tsx';

type Sent = { input: { file: File } };

const { answerTo, fetch } = mockFetch({
  Mutation: {
    async uploadFile({ input }: Sent) {
      const { name, type: mediaType, size: bytes } = await input.file;
      return { file: { id: idOf('UploadedFile', name), name, mediaType, bytes }, userErrors: [] };
    },
  },
});
const address = `/reserve?order=${idOf('Order')}`;

beforeEach(() => vi.stubGlobal('XMLHttpRequest', requestOver(fetch)));

const passengersShown = () => answerTo(RefundableOrderDocument).order?.passengers ?? [];
const tickOf = (name = '', locale: Locale = 'en') =>
  screen.getByRole('checkbox', { name: new RegExp(`^${personName(locale, name)}`) });
const chooseFirst = (locale: Locale = 'en') =>
  fireEvent.click(tickOf(passengersShown()[0]?.name, locale));
const reasonNamed = (locale: Locale, reason: RefundReason) =>
  screen.getByRole('radio', {
    name: new RegExp(`^${textOf(locale, 'refund-view.reason', { reason })}`),
  });
const offerShown = (locale: Locale) =>
  screen.getByRole('region', { name: textOf(locale, 'trips-refunds-request.offer') });
const pdf = (name: string) => new File(['%PDF-1.7 certificate'], name, { type: 'application/pdf' });

test.each(LOCALES)('what comes back is shown before anything is typed: %s', async (locale) => {
  const { title, headings } = await renderRoute(route, { address, locale, fetch });
  const heading = textOf(locale, 'trips-refunds-request.title');
  expect(headings).toEqual([heading]);
  expect(title).toBe(titleOf(locale, heading));
  for (const { name } of passengersShown()) expect(tickOf(name, locale)).toBeTruthy();
  for (const reason of ['CHANGE_OF_PLANS', 'ILLNESS', 'DEATH', 'FLIGHT_CHANGED', 'OTHER'] as const)
    expect(reasonNamed(locale, reason)).toBeTruthy();
  chooseFirst(locale);
  const offer = offerShown(locale);
  await waitFor(() => expect(offer.textContent).toContain('CNY'));
  for (const line of ['refund-view.fare', 'refund-view.fee', 'refund-view.passengerTotal'] as const)
    expect(offer.textContent).toContain(textOf(locale, line));
  const way = textOf(locale, 'trips-refunds-request.offer.way', { points: 'NO' });
  expect(offer.textContent).toContain(way);
});

test('what earlier changes of date cost stays paid, and that is told before the request', async () => {
  const paid = (amount: number) => ({ __typename: 'Money', amount, currency: 'CNY' });
  const chain = { penalty: paid(40_000), forfeited: paid(0) };
  const changed: typeof fetch = async (asked, init) => {
    const text = await (await fetch(asked, init)).text();
    const answer = JSON.parse(text, (key, value) =>
      key === 'paymentChain' ? { ...value, ...chain } : value,
    );
    return Response.json(answer);
  };
  await renderRoute(route, { address, locale: 'en', fetch: changed });
  chooseFirst();
  const offer = offerShown('en');
  await waitFor(() => expect(offer.textContent).toMatch(/CNY\s400 you paid to change/));
  expect(offer.textContent).not.toContain('gave up');
});

test('an infant is given back with the adult on whose lap it travels', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const infant = passengersShown().find(({ accompanyingAdult }) => accompanyingAdult);
  const adult = infant?.accompanyingAdult?.name ?? '';
  fireEvent.click(tickOf(adult));
  const box = tickOf(infant?.name);
  expect(box).toHaveProperty('checked', true);
  expect(box).toHaveProperty('disabled', true);
});

test('a proof is uploaded as soon as it is chosen, and outlives the page', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  chooseFirst();
  fireEvent.click(reasonNamed('en', 'ILLNESS'));
  const input = main.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, [pdf('certificate.pdf'), new File(['a note'], 'note.pdf')]);
  const files = await screen.findByRole('list', { name: textOf('en', 'forms.files.list') });
  await waitFor(() => expect(files.textContent).toContain(textOf('en', 'forms.files.done')));
  expect(within(files).getByRole('alert').textContent).toContain(textOf('en', 'code.FILE_FORMAT'));
  await waitFor(() => {
    const drafts = Object.values({ ...sessionStorage }).join();
    expect(drafts).toContain('certificate.pdf');
    expect(drafts).not.toContain('note.pdf');
  });
  const remove = textOf('en', 'forms.files.remove', { name: 'note.pdf' });
  await user.click(within(files).getByRole('button', { name: remove }));
  expect(files.textContent).not.toContain('note.pdf');
});

test('a picture is seen before it is sent, large too, and removed again', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.click(reasonNamed('en', 'ILLNESS'));
  const input = main.querySelector<HTMLInputElement>('input[type="file"]')!;
  const photo = new File(
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    'photo.png',
    {
      type: 'image/png',
    },
  );
  await user.upload(input, photo);
  const files = await screen.findByRole('list', { name: textOf('en', 'forms.files.list') });
  const enlarge = textOf('en', 'forms.files.enlarge', { name: 'photo.png' });
  await user.click(await within(files).findByRole('button', { name: enlarge }));
  const large = await within(files).findByRole('img', { name: 'photo.png' });
  expect(large.getAttribute('src')).toMatch(/^blob:/);
  await waitFor(() => expect(files.textContent).toContain(textOf('en', 'forms.files.done')));
  const remove = textOf('en', 'forms.files.remove', { name: 'photo.png' });
  await user.click(within(files).getByRole('button', { name: remove }));
  await waitFor(() => expect(files.isConnected).toBe(false));
  await waitFor(() =>
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('photo.png'),
  );
});

test('more files than a request takes are left out by name', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.click(reasonNamed('en', 'DEATH'));
  const input = main.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(
    input,
    [1, 2, 3, 4, 5, 6].map((at) => pdf(`page-${at}.pdf`)),
  );
  await screen.findByText(textOf('en', 'forms.files.leftOut', { limit: 5, names: 'page-6.pdf' }));
});

test('a refund that cannot be asked for online says why, and there is no form', async () => {
  const refusing: typeof globalThis.fetch = async (input, init) => {
    const answer = JSON.parse(await (await fetch(input, init)).text(), (_key, value) =>
      value?.action === 'REFUND'
        ? {
            ...value,
            allowed: false,
            reason: {
              __typename: 'CapabilityReason',
              code: 'STILL_CHECKED_IN',
              liftsAt: null,
              seatOrder: null,
            },
          }
        : value,
    );
    return Response.json(answer);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: refusing });
  expect(main.textContent).toContain(textOf('en', 'code.STILL_CHECKED_IN'));
  const phone = await within(main).findByRole('link', { name: /^\+?[\d ]+$/ });
  expect(phone.getAttribute('href')).toMatch(/^tel:/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a refund of tickets that are being changed leads to the change', async () => {
  const changing: typeof globalThis.fetch = async (input, init) => {
    const answer = await (await fetch(input, init)).json();
    const reason = { __typename: 'CapabilityReason', code: 'CHANGE_IN_PROGRESS' };
    for (const one of answer.data.order?.capabilities ?? [])
      if (one.action === 'REFUND') Object.assign(one, { allowed: false, reason });
    const dateChanges = [{ __typename: 'DateChange', id: 'open', state: 'PENDING_PAYMENT' }];
    if (answer.data.order?.dateChanges) Object.assign(answer.data.order, { dateChanges });
    return Response.json(answer);
  };
  await renderRoute(route, { address, locale: 'en', fetch: changing });
  const name = textOf('en', 'unblock-links.way', { code: 'CHANGE_IN_PROGRESS', flight: null });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/changeDate/ack-date?order=open');
});

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});

test('a request goes with the amount that was seen', async () => {
  const sent: string[] = [];
  const watching: typeof globalThis.fetch = (input, init) => {
    sent.push(String(init?.body ?? ''));
    return fetch(input, init);
  };
  await renderRoute(route, { address, locale: 'en', fetch: watching });
  chooseFirst();
  const submit = await screen.findByRole('button', { name: /^Request a refund of CNY/ });
  const amount = /CNY[\s\u00a0]([\d,]+)/.exec(submit.textContent ?? '')?.[1] ?? '';
  fireEvent.click(submit);
  await waitFor(() => expect(sent.some((body) => body.includes('accepted'))).toBe(true));
  const body = sent.find((one) => one.includes('accepted')) ?? '';
  const { accepted } = JSON.parse(body).variables.input;
  expect(accepted.amount).toBe(Number(amount.replaceAll(',', '')) * 100);
});

test('who is refunded because the airline changed a flight chooses nothing, gets all back and proves nothing', async () => {
  const change = idOf('AirlineChange');
  const refund = 433_700;
  const whole = mockFetch({
    Order: { airlineChanges: [{ id: change }] },
    RefundOffer: {
      kind: 'INVOLUNTARY',
      reason: 'FLIGHT_CANCELLED',
      money: { amount: refund, currency: 'CNY' },
    },
  });
  const because = `/reserve?${new URLSearchParams({ order: idOf('Order'), change })}`;
  const page = { address: because, locale: 'en', fetch: whole.fetch } as const;
  const { main } = await renderRoute(route, page);
  expect(reasonNamed('en', 'FLIGHT_CANCELLED')).toHaveProperty('checked', true);
  for (const { name } of passengersShown()) {
    const box = tickOf(name);
    expect(box).toHaveProperty('checked', true);
  }
  const all = formatMoney('en', { amount: refund, currency: 'CNY' });
  await screen.findByRole('button', { name: `Request a refund of ${all}` });
  expect(main.querySelector('input[type="file"]')).toBeNull();
});
