// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { closeToasts, useToasts } from '#web/app/page/toasts.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { PricedFlight } from './changed-prices.ts';
import { PriceTimeout } from './price-timeout.tsx';

const hour = (passed: number) => new Date(Date.now() + passed * 3_600_000).toISOString();
const OLD = { serverNow: hour(0), expiresAt: hour(-1) };
const NEW = { serverNow: hour(0), expiresAt: hour(1) };
const NO_FLIGHTS: readonly PricedFlight[] = [];

let answer: (moved: boolean) => void;
function Prices() {
  const [moved, setMoved] = useState<boolean | null>(null);
  answer = setMoved;
  const times = moved === null ? OLD : NEW;
  return (
    <>
      <PriceTimeout times={times} flights={NO_FLIGHTS} moved={moved === true} />
      <output aria-label="told">
        {useToasts()
          .map(({ title }) => title)
          .join()}
      </output>
    </>
  );
}

/** What the toasts said once prices that grew old were asked for again. */
async function toldAfterCheck(moved: boolean) {
  renderPage(<Prices />, { messages: ['flight-results', 'page'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the latest price' }));
  await act(async () => answer(moved));
  return screen.getByLabelText('told').textContent;
}

beforeEach(closeToasts);

test('prices that are as they were are said to be', async () => {
  expect(await toldAfterCheck(false)).toBe('Prices checked: nothing has changed.');
});

test('where a chosen fare has another price, nothing says that nothing has changed', async () => {
  expect(await toldAfterCheck(true)).toBe('');
});
