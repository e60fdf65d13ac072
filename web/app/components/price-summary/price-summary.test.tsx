// @vitest-environment happy-dom

import { globSync, readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { PriceSummaryFragment } from './price-summary.gen.ts';
import { PriceSummary } from './price-summary.tsx';
import { useTaxName } from './use-tax-name.ts';

afterEach(cleanup);

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' });
const TAXES = [
  { code: 'CN', amount: yuan(90) },
  { code: 'YQ', amount: yuan(160) },
];
const PRICE: PriceSummaryFragment = {
  items: [
    {
      passengerType: 'ADT',
      count: 2,
      fare: yuan(1000),
      taxes: TAXES,
      perPassenger: yuan(1250),
      total: yuan(2500),
    },
    {
      passengerType: 'INF',
      count: 1,
      fare: yuan(100),
      taxes: [],
      perPassenger: yuan(100),
      total: yuan(100),
    },
  ],
  fareTotal: yuan(2100),
  taxTotal: yuan(500),
  feeTotal: yuan(0),
  total: yuan(2600),
};

const text = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

describe('a price', () => {
  it('has a line for each fare and tax, by its name, and a total', () => {
    renderPage(<PriceSummary price={PRICE} />, { messages: ['price-summary'] });
    expect(screen.getByRole('heading', { name: /2 adults/ })).toBeTruthy();
    expect(text()).toContain('Civil aviation development fund (China) CN');
    expect(text()).toContain('Total CNY 2,600');
    expect(text()).not.toContain('Airline fees');
  });
  it('can be folded, and says so', async () => {
    renderPage(<PriceSummary price={PRICE} collapsible />, { messages: ['price-summary'] });
    // this window is as wide as a desktop's, where the button is not seen
    const toggle = screen.getByText('Show details');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });
});

/**
 * The codes that the simulated airline charges; its data are read as text, since the web knows no
 * gateway.
 */
const charged = globSync('gateway/simulated/fares/taxes/*.data.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:tax\('|_CODE = ')([A-Z0-9]{2})'/g)].map(
    ([, code]) => code ?? '',
  ),
);

function TaxName({ code }: { code: string }) {
  return <p>{useTaxName()(code)}</p>;
}

it.each(LOCALES)('every tax that is charged has a name in %s', (locale) => {
  expect(charged.length).toBeGreaterThan(30);
  renderPage(<TaxName code="??" />, { messages: ['price-summary'], locale });
  const nameless = text();
  cleanup();
  for (const code of charged) {
    renderPage(<TaxName code={code} />, { messages: ['price-summary'], locale });
    expect(text(), code).not.toBe(nameless);
    cleanup();
  }
});
