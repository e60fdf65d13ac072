// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { MapSeat } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';
import { SeatMap } from './seat-map.tsx';

const aSeat = (number: string, changed: Partial<MapSeat> = {}): MapSeat => ({
  seat: {
    number,
    letter: number.at(-1) ?? '',
    position: number.endsWith('A') || number.endsWith('F') ? 'WINDOW' : 'MIDDLE',
    characteristics: [],
  },
  state: 'FREE',
  zone: 'STANDARD',
  selectedBy: null,
  refusals: [],
  ...changed,
});
const aMap = (changed: Record<string, Partial<MapSeat>> = {}): SeatMapViewFragment => ({
  serverNow: '2027-01-05T02:00:00Z',
  passengers: [{ id: 'anna', name: 'LIU/ANNA', passengerType: 'ADT' }],
  cabins: [
    {
      cabin: 'ECONOMY',
      columns: ['ABC', 'DEF'],
      rows: [20, 21].map((number) => ({
        number,
        exitRow: false,
        seats: [...'ABCDEF'].map((letter) =>
          aSeat(`${number}${letter}`, changed[`${number}${letter}`]),
        ),
      })),
    },
  ],
  prices: [
    {
      zone: 'STANDARD',
      passengerSegment: { id: 'anna' },
      price: { discountCause: null, total: { amount: 6000, currency: 'CNY' } },
    },
  ],
});
const show = (map = aMap(), chosen: string[] = []) => {
  const onPress = vi.fn();
  renderPage(<SeatMap map={map} passengerId="anna" chosen={chosen} onPress={onPress} />, {
    locale: 'en',
    messages: ['seat-map', 'code'],
  });
  return onPress;
};
const tabStops = () =>
  screen.getAllByRole('button').filter((button) => button.getAttribute('tabindex') === '0');

describe('the map', () => {
  it('is a grid with headers and one Tab stop', () => {
    show();
    const grid = screen.getByRole('grid', { name: /^Seats/ });
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map((one) => one.textContent),
    ).toEqual(['20', '21']);
    expect(tabStops().map((one) => one.dataset.seat)).toEqual(['20A']);
  });

  it('says each seat in a sentence', () => {
    show(
      aMap({
        '20B': { state: 'TAKEN' },
        '20C': { refusals: [{ code: 'NO_CHILDREN', passengerSegment: { id: 'anna' } }] },
      }),
    );
    expect(
      screen.getByRole('button', { name: /^20A, window, standard, CNY\s60, free$/ }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '20B, middle, standard, taken' })).toBeTruthy();
    expect(
      screen.getByRole('button', {
        name: /^20C, .*not for this passenger, This seat is not for children/,
      }),
    ).toBeTruthy();
  });

  it('moves its Tab stop with the arrows, Home and End', () => {
    show();
    const press = (key: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    tabStops()[0]?.focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('data-seat')).toBe('21B');
    press('End');
    expect(tabStops().map((one) => one.dataset.seat)).toEqual(['21F']);
  });

  it('names the seat that is pressed, also one that is not free', () => {
    const onPress = show(aMap({ '20B': { state: 'TAKEN' } }));
    fireEvent.click(screen.getByRole('button', { name: /^20B/ }));
    expect(onPress).toHaveBeenCalledWith('20B');
  });

  it('shows a chosen seat by a sign and a word, and begins there', () => {
    show(aMap(), ['21C']);
    const chosen = screen.getByRole('button', { name: /^21C, .*chosen/ });
    expect(chosen.textContent).toBe('✓');
    expect(tabStops()).toEqual([chosen]);
  });
});
