// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, daysBetween } from '#schema/rules/base/local-date.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { PriceCalendar, type PriceCalendarProps } from './price-calendar.tsx';

const BOUND = {
  origin: 'PVG',
  destination: 'NRT',
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'ECONOMY',
  tripType: 'ONE_WAY',
  notBefore: null,
} as const;
const BOOKABLE = { today: '2026-12-10', notBefore: null, last: '2027-12-06' };

/**
 * A gateway on which every day of a month costs as many hundred yuan as it has days before it, but
 * the 24th nothing.
 */
function answer(url: string) {
  const { input } = JSON.parse(new URL(url, 'http://x').searchParams.get('variables')!);
  const length = daysBetween(input.month, addMonths(input.month, 1));
  const days = Array.from({ length }, (_, index) => ({
    date: addDays(input.month, index),
    lowest: index === 10,
    noPriceReason: index === 23 ? 'SOLD_OUT' : null,
    total: index === 23 ? null : { amount: (index + 1) * 10_000, currency: 'CNY' },
  }));
  return new Response(JSON.stringify({ data: { priceCalendar: { days, userErrors: [] } } }));
}

/** Of a change, each day of a month costs as many hundred yuan as it has days before it. */
function changeAnswer(month: string) {
  const length = daysBetween(month, addMonths(month, 1));
  const calendar = Array.from({ length }, (_, index) => ({
    date: addDays(month, index),
    lowest: false,
    noChangeReason: index === 23 ? 'TICKET_EXPIRED' : null,
    totalDue: index === 23 ? null : { amount: index * 10_000, currency: 'CNY' },
  }));
  return new Response(JSON.stringify({ data: { changeSearch: { calendar, userErrors: [] } } }));
}

function Page(props: Partial<PriceCalendarProps>) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <PriceCalendar
      days={{ start: day, end: null }}
      bookable={BOOKABLE}
      bound={BOUND}
      opensOn="2026-12-15"
      onChoose={setDay}
      {...props}
    />
  );
}
function show(props: Partial<PriceCalendarProps> = {}) {
  renderPage(<Page {...props} />, { messages: ['price-calendar'] });
  return userEvent.setup();
}
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

  it('leaves out weeks that have passed, and says so of the days of this one', async () => {
    show();
    expect(
      await screen.findByRole('button', { name: /Wed 09 Dec 2026, in the past/ }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sun 06 Dec 2026/ })).toBeNull();
  });

  it('says why a day cannot be chosen, and does not choose it', async () => {
    const user = show({ bookable: { ...BOOKABLE, notBefore: '2026-12-15' } });
    await screen.findByRole('button', { name: /24 Dec 2026, sold out/ });
    expect(screen.queryByRole('button', { name: /Wed 09 Dec 2026/ })).toBeNull();
    const early = screen.getByRole('button', { name: /14 Dec 2026, before your previous flight/ });
    expect(early.getAttribute('aria-disabled')).toBe('true');
    await user.click(early);
    expect(screen.queryByRole('button', { name: /chosen for departure/ })).toBeNull();
  });

  it('begins with the month of the flight there, from which on the way back can be chosen', async () => {
    show({ bookable: { ...BOOKABLE, notBefore: '2027-01-14' }, opensOn: '2027-01-14' });
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
  });

  it('leads to the next day with seats where the months shown have none', async () => {
    const next = { date: '2027-03-29', lowest: true, noPriceReason: null };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            data: {
              priceCalendar: {
                days: [],
                nextPriced: { ...next, total: { amount: 336_000, currency: 'CNY' } },
                userErrors: [],
              },
            },
          }),
        ),
      ),
    );
    const user = show({ bound: { ...BOUND, destination: 'ATH' } });
    await user.click(await screen.findByRole('button', { name: /29 Mar 2027.*3,360/ }));
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeTruthy();
    await eventually(() => expect(focused()).toMatch(/29 Mar 2027/));
  });

  it('says of which way of a round trip its prices are, and that both together cost less', () => {
    renderPage(<Page bound={{ ...BOUND, tripType: 'ROUND_TRIP' }} />, {
      messages: ['price-calendar'],
    });
    expect(screen.getByText(/for the outbound flight of a round trip/)).toBeTruthy();
    expect(screen.getByText(/costs less than two one-way tickets/)).toBeTruthy();
  });

  it('shows on the day of the way there what that costs, while the days of the way back are priced', async () => {
    show({
      days: { start: '2026-12-15', end: null },
      bookable: { ...BOOKABLE, notBefore: '2026-12-15' },
      outTotal: { amount: 70_000, currency: 'CNY' },
    });
    expect(
      await screen.findByRole('button', { name: /^Tue 15 Dec 2026, from CNY\s700, chosen/ }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Wed 16 Dec 2026, from CNY\s1,600$/ })).toBeTruthy();
  });

  it('is one Tab stop, and is walked by the arrows over the end of the month', async () => {
    const user = show();
    await eventually(() => expect(focused()).toMatch(/^Tue 15 Dec 2026/));
    const stops = screen
      .getAllByRole('gridcell')
      .flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')]);
    expect(stops).toHaveLength(1);
    await user.keyboard('{PageDown}{ArrowUp}{Home}');
    await eventually(() => expect(focused()).toMatch(/^Mon 04 Jan 2027/));
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

describe('the calendar of a change', () => {
  const change = { orderId: 'o', passengerIds: ['p'], bounds: [] };

  it('says what a day costs on top, and where nothing is to be paid', async () => {
    vi.stubGlobal('fetch', (url: string) => {
      const variables = JSON.parse(new URL(url, 'http://x').searchParams.get('variables')!);
      return Promise.resolve(changeAnswer(variables.month));
    });
    show({ bound: change, opensOn: '2026-12-15', bookable: { ...BOOKABLE, today: '2026-12-01' } });
    const day = await screen.findByRole('button', { name: /^Sat 12 Dec 2026, CNY\s1,100 extra$/ });
    expect(day.textContent).toContain('+1,100');
    expect(screen.getByRole('button', { name: 'Tue 01 Dec 2026, no extra to pay' })).toBeTruthy();
    const closed = screen.getByRole('button', { name: /^Thu 24 Dec 2026/ });
    expect(closed.getAttribute('aria-label')).toContain('can’t be chosen');
    expect(screen.getByText(/^What changing to each day costs in CNY/)).toBeTruthy();
  });
});
