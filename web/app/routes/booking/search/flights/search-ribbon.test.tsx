// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { readSearch } from '#web/app/components/search-panel/search-query.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { SearchRibbon } from './search-ribbon.tsx';

afterEach(cleanup);

const QUERY = 'trip=one-way&from=SHA&to=TYO&depart=2026-11-23&adt=1';
const day = (date: string, noPriceReason: 'PAST' | 'SOLD_OUT' | 'NO_FLIGHTS' | null) => ({
  date,
  noPriceReason,
  lowest: false,
  total: noPriceReason ? null : { amount: 98_000, currency: 'CNY' },
});
const DAYS = [
  day('2026-11-21', 'PAST'),
  day('2026-11-22', 'SOLD_OUT'),
  day('2026-11-23', null),
  day('2026-11-24', 'NO_FLIGHTS'),
];
const RATES = { base: 'CNY', rates: [{ currency: 'JPY', rate: '21.5' }] } as const;

const show = (locale: 'en' | 'ja') =>
  renderPage(
    <ReaderRates value={{ base: RATES.base, rates: [...RATES.rates] }}>
      <SearchRibbon
        days={DAYS}
        date="2026-11-23"
        open={{ first: '2026-11-22', last: '2027-11-18' }}
        index={0}
        draft={readSearch(new URLSearchParams(QUERY))}
        party={{ adults: 1, children: 0, infants: 0 }}
      />
    </ReaderRates>,
    {
      messages: ['booking-search', 'flight-results', 'search-panel', 'converted-price'],
      path: `/flightInquiry?${QUERY}`,
      locale,
    },
  );

describe('the days around', () => {
  it('say why they have no price', () => {
    show('en');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/21 Nov.*Past/),
      expect.stringMatching(/22 Nov.*Sold out/),
      expect.stringMatching(/23 Nov.*980/),
      expect.stringMatching(/24 Nov.*No flights/),
    ]);
  });
  it('lead to the week after, and to the week before as far as it can be booked', () => {
    show('en');
    const daysOf = (name: string) =>
      new URL(
        screen.getByRole('link', { name }).getAttribute('href') ?? '',
        'http://x',
      ).searchParams.get('depart');
    expect(daysOf('Next week')).toBe('2026-11-30');
    expect(daysOf('Previous week')).toBe('2026-11-22');
  });
  it('have what is paid first and what it is about in the currency of the user after it', () => {
    show('ja');
    expect(screen.getByRole('link', { current: 'date' }).textContent).toMatch(/980.*≈.*21,070/);
  });
});
