// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import '#web/app/ui/dialog/dialog-window.tsx';
import type { PriceChangeFragment } from './price-change.gen.ts';
import { PriceChangeDialog } from './price-change-dialog.tsx';

afterEach(cleanup);

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' });
const CHANGE: PriceChangeFragment = {
  oldTotal: yuan(2000),
  newTotal: yuan(2150),
  difference: yuan(150),
  lines: [
    { kind: 'FARE', taxCode: null, passengerType: 'ADT', old: yuan(1800), new: yuan(1950) },
    { kind: 'TAX', taxCode: 'YQ', passengerType: 'CHD', old: yuan(100), new: yuan(90) },
  ],
};
const messages = ['price-change', 'price-summary'] as const;
const text = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

describe('a price that has changed', () => {
  it('is shown with the old and the new total and the lines that differ', async () => {
    renderPage(<PriceChangeDialog change={CHANGE} onAccept={vi.fn()} onReject={vi.fn()} />, {
      messages,
    });
    expect(await screen.findByRole('alertdialog', { name: 'The price has changed' })).toBeTruthy();
    expect(text()).toContain('The total has gone up by CNY 150');
    expect(screen.getByRole('rowheader', { name: 'Fuel surcharge, child' })).toBeTruthy();
  });
  it('waits for an answer', async () => {
    const [onAccept, onReject] = [vi.fn(), vi.fn()];
    renderPage(<PriceChangeDialog change={CHANGE} onAccept={onAccept} onReject={onReject} />, {
      messages,
    });
    await userEvent.click(await screen.findByRole('button', { name: /Continue at CNY\s2,150/ }));
    expect(onAccept).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Choose other flights' }));
    expect(onReject).toHaveBeenCalledOnce();
  });
  it('can be good news', async () => {
    const fallen = { ...CHANGE, newTotal: yuan(1900), difference: yuan(-100), lines: [] };
    renderPage(<PriceChangeDialog change={fallen} onAccept={vi.fn()} onReject={vi.fn()} />, {
      messages,
      locale: 'zh-hk',
    });
    await screen.findByRole('alertdialog');
    expect(text()).toContain('總額下降了CNY 100');
  });
  it('shows nothing while there is none', () => {
    renderPage(<PriceChangeDialog change={null} onAccept={vi.fn()} onReject={vi.fn()} />, {
      messages,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
