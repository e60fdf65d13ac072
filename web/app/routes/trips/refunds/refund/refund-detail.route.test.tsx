// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { RefundDetailDocument } from './refund-detail.route.gen.ts';
import * as route from './refund-detail.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = `/reserve/refund-detail?refund=${idOf('Refund')}`;

const CLOSED = 'REFUND_NOT_UNDER_REVIEW';
/** The dialog loads when it is first opened. */
const PATIENT = { timeout: 10_000 };

test.each(LOCALES)('a refund says how far it is, and what comes back: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  const { refund } = answerTo(RefundDetailDocument);
  const number = refund?.refundNumber ?? '';
  expect(title).toBe(titleOf(locale, textOf(locale, 'trips-refunds-refund.title', { number })));
  const region = (id: 'steps' | 'amounts' | 'request') =>
    within(main).getByRole('region', {
      name: textOf(locale, `trips-refunds-refund.${id}`, { state: 'APPROVED' }),
    });
  const step = (state: string, done: 'YES' | 'NO') =>
    textOf(locale, 'trips-refunds-refund.step', { state, done });
  const steps = within(region('steps')).getAllByRole('listitem');
  expect(steps[0]?.textContent).toContain(step('APPROVED', 'YES'));
  expect(steps.at(-1)?.textContent).toBe(step('SUCCEEDED', 'NO'));
  for (const { passenger } of refund?.passengers ?? [])
    expect(region('amounts').textContent).toContain(personName(locale, passenger.name));
  const reason = textOf(locale, 'refund-view.reason', { reason: 'CHANGE_OF_PLANS' });
  expect(region('request').textContent).toContain(reason);
});

test('a rejected refund says why, and leads to another request', async () => {
  const rejected = gatewayWith(fetch, {
    refund: {
      state: 'REJECTED',
      dueOn: null,
      rejection: {
        __typename: 'RefundRejection',
        code: 'PROOF_UNREADABLE',
        note: 'Page 2 is missing.',
      },
    },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: rejected });
  expect(main.textContent).toContain('We couldn’t read your document.');
  expect(main.textContent).toContain('Page 2 is missing.');
  const again = screen.getByRole('link', { name: textOf('en', 'trips-refunds-refund.again') });
  const query = new URLSearchParams(again.getAttribute('href')?.split('?')[1]);
  expect(query.get('previous')).toBe(answerTo(RefundDetailDocument).refund?.id);
});

/** Whether a refund can be withdrawn, and why not. */
const withdrawing = (code: string | null) => ({
  __typename: 'Capability',
  action: 'WITHDRAW_REFUND',
  allowed: code === null,
  reason: code && { __typename: 'CapabilityReason', code },
});

test('a refund under review is withdrawn after asking once more', async () => {
  const { refund } = answerTo(RefundDetailDocument);
  const withdrawn = {
    __typename: 'Refund',
    id: refund?.id,
    state: 'WITHDRAWN',
    dueOn: null,
    events: [...(refund?.events ?? []), { ...refund?.events[0], state: 'WITHDRAWN' }],
    capabilities: [withdrawing(CLOSED)],
  };
  const underReview = gatewayWith(fetch, {
    refund: {
      state: 'UNDER_REVIEW',
      capabilities: [withdrawing(null)],
    },
    withdrawRefund: { refund: withdrawn, userErrors: [] },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: underReview });
  const name = textOf('en', 'trips-refunds-refund.withdraw');
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', {}, PATIENT);
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  await waitFor(
    () => expect(main.textContent).toContain('You’ve withdrawn this request.'),
    PATIENT,
  );
  // the rest of the page is hidden while the dialog closes
  const again = { name: textOf('en', 'trips-refunds-refund.again') };
  await screen.findByRole('link', again, PATIENT);
});

test('a refund that is decided says why it cannot be withdrawn', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  expect(main.textContent).toContain('withdrawn only while it’s under review');
});

test('a refund that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { refund: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});
