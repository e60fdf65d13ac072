// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FareTable } from '#web/app/components/flight-results/fares/fare-table.tsx';
import { brandOf, fare } from '#web/app/routes/booking/search/trip.test-support.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { fareColumns } from './fare-columns.tsx';

afterEach(cleanup);

const props = {
  fares: [{ ...fare('LITE', 120000), seatsLeft: 3 }, fare('STANDARD', 150000)],
  optionId: 'MG521.2026-12-24',
  index: 0,
  count: 2,
  party: { adults: 2, children: 0, infants: 0 },
  brandOf,
};
const messages = ['booking-search', 'flight-results', 'fare-conditions'] as const;

describe('the fares of a flight', () => {
  it('are columns of one table, each with its price and the way to choose it', () => {
    renderPage(<FareTable fares={fareColumns(props)} />, {
      messages,
      path: '/flightInquiry?from=SHA&open=MG521.2026-12-24&time=morning',
    });
    const columns = screen.getAllByRole('columnheader');
    expect(columns).toHaveLength(2);
    expect(columns[0]?.textContent).toMatch(/CNY\s1,200/);
    const link = screen.getByRole('link', { name: 'Choose Economy Standard' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(searchParams.get('pick')).toBe('MG521.2026-12-24*standard*150000');
    expect(searchParams.has('open')).toBe(false);
    expect(searchParams.has('time')).toBe(false);
  });
  it('are chosen by buttons that stand in one line, however much is said above each', () => {
    renderPage(<FareTable fares={fareColumns(props)} />, { messages });
    const rows = screen.getAllByRole('link').map((link) => link.closest('tr'));
    expect(new Set(rows).size).toBe(1);
    expect(rows[0]?.querySelector('th')).toBeNull();
  });
  it('say how much more an adult pays than for the lowest', () => {
    renderPage(<FareTable fares={fareColumns(props)} />, { messages });
    const [lite, standard] = screen.getAllByRole('columnheader');
    expect(lite?.textContent).not.toContain('more');
    expect(standard?.textContent).toMatch(/CNY\s300 more/);
  });
  it('say how many seats are left only where that is known', () => {
    renderPage(<FareTable fares={fareColumns(props)} />, { messages });
    expect(screen.getAllByText('3 seats left at this price')).toHaveLength(1);
  });
  it('have their conditions in the user’s language', () => {
    renderPage(<FareTable fares={fareColumns(props)} />, { messages, locale: 'ja' });
    expect(screen.getByRole('rowheader', { name: '払い戻し' })).toBeTruthy();
    expect(screen.getAllByText('税金のみ')).toHaveLength(2);
  });
});
