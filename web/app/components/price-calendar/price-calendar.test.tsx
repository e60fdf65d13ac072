// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, daysBetween } from '#schema/rules/base/local-date.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { PriceCalendar, type PriceCalendarProps } from './price-calendar.tsx';

const BOUND = {
  origin: 'PVG',
  destination: 'NRT',
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'ECONOMY',
} as const;
const BOOKABLE = { today: '2026-12-10', notBefore: null, last: '2027-12-06' };

/** A gateway on which every day of a month costs as many hundred yuan as it has days before it, but the 24th nothing. */
const answer = (url: string) => {
  const { input, currency } = JSON.parse(new URL(url, 'http://x').searchParams.get('variables')!);
  const length = daysBetween(input.month, addMonths(input.month, 1));
  const days = Array.from({ length }, (_, index) => ({
    date: addDays(input.month, index),
    lowest: index === 10,
    total: index === 23 ? null : { amount: (index + 1) * 10_000, currency },
  }));
  return new Response(JSON.stringify({ data: { priceCalendar: { days, userErrors: [] } } }));
};

function Page(props: Partial<PriceCalendarProps>) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <PriceCalendar
      days={{ start: day, end: null }}
      bookable={BOOKABLE}
      bound={BOUND}
      currency="CNY"
      opensOn="2026-12-15"
      onChoose={setDay}
      {...props}
    />
  );
}
const show = (props: Partial<PriceCalendarProps> = {}) => {
  renderPage(<Page {...props} />, { messages: ['price-calendar'] });
  return userEvent.setup();
};
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
});

describe('the calendar with prices', () => {
  it("says a day's price in its name, and the lowest in a word", async () => {
    show();
    expect(
      await screen.findByRole('button', { name: /^Sat 12 Dec 2026, from CNY\s1,200$/ }),
    ).toBeTruthy();
    const lowest = screen.getByRole('button', { name: /Fri 11 Dec 2026/ });
    expect(lowest.getAttribute('aria-label')).toContain('lowest price of the month');
    expect(lowest.textContent).toContain('lowest');
  });

  it('says why a day cannot be chosen, and does not choose it', async () => {
    const user = show({ bookable: { ...BOOKABLE, notBefore: '2026-12-14' } });
    await screen.findByRole('button', { name: /24 Dec 2026, no seats on sale/ });
    expect(screen.getByRole('button', { name: /Wed 09 Dec 2026, in the past/ })).toBeTruthy();
    const early = screen.getByRole('button', { name: /13 Dec 2026, before your previous flight/ });
    expect(early.getAttribute('aria-disabled')).toBe('true');
    await user.click(early);
    expect(screen.queryByRole('button', { name: /chosen for departure/ })).toBeNull();
  });

  it('is one Tab stop, and is walked by the arrows over the end of the month', async () => {
    const user = show();
    await vi.waitFor(() => expect(focused()).toMatch(/^Tue 15 Dec 2026/));
    const stops = screen
      .getAllByRole('gridcell')
      .flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')]);
    expect(stops).toHaveLength(1);
    await user.keyboard('{PageDown}{ArrowUp}{Home}');
    await vi.waitFor(() => expect(focused()).toMatch(/^Mon 04 Jan 2027/));
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(focused()).toMatch(/chosen for departure/);
  });

  it('lets a day be chosen where there are no prices', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const user = show({ bound: { ...BOUND, destination: 'HKG' } });
    expect(await screen.findAllByText(/We can’t show prices/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Wed 16 Dec 2026/ }));
    expect(screen.getByRole('button', { name: /16 Dec 2026, chosen for departure/ })).toBeTruthy();
  });

  it('asks for the places first where they are missing', () => {
    show({ bound: null });
    expect(screen.getByText(/Choose your departure city and destination/)).toBeTruthy();
  });
});
