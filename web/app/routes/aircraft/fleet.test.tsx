// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { aSideView } from '#web/app/components/aircraft-side-view/side-view.test-support.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { FleetList } from './fleet-list.tsx';
import { FleetTable } from './fleet-table.tsx';

const aType = (code: 'A320_NEO' | 'B787_9', lengthMm: number) => ({
  ...aSideView({ code }),
  dimensions: {
    ...aSideView().dimensions,
    lengthMm,
    wingspanMm: 35_800,
    cabinWidthMm: 3700,
  },
  manufacturer: 'Airbus',
  fleetSize: 20,
  cruiseKmh: 833,
  rangeKm: 6300,
  maximumTakeOffKg: 79_000,
  wifi: code === 'B787_9',
  engines: { count: 2, name: 'CFM LEAP-1A', fromMm: 9950, lengthMm: 4700, diameterMm: 2620 },
  cabins: [
    { cabin: 'ECONOMY' as const, seats: 156 },
    { cabin: 'BUSINESS' as const, seats: 8 },
  ],
});
const FLEET = [aType('A320_NEO', 37_570), aType('B787_9', 62_810)];
const show = (element: React.ReactNode, locale: Locale = 'en') =>
  renderPage(element, { locale, messages: ['aircraft', 'aircraft-side-view'] });

describe('the types below one another', () => {
  it('are drawn to one scale: the longest is as wide as the page', () => {
    show(<FleetList fleet={FLEET} />);
    const [short, long] = screen.getAllByRole('img');
    expect(short?.style.width).toBe('59.82%');
    expect(long?.style.width).toBe('100.00%');
    expect(long?.getAttribute('aria-label')).toBe('Side view of the Boeing 787-9, to scale');
  });

  it('lead to their pages, in the user’s language', () => {
    show(<FleetList fleet={FLEET} />, 'ja');
    const link = screen.getByRole('link', { name: 'エアバスA320neo' });
    expect(link.getAttribute('href')).toBe('/ja/aircraftIntroduction/a320_neo');
  });
});

it('the comparison says each figure of each type with its unit', () => {
  show(<FleetTable fleet={FLEET} />);
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('Length')).toEqual(['37.57\u00a0m', '62.81\u00a0m']);
  expect(row('Cruising speed')).toEqual(['833\u00a0km/h', '833\u00a0km/h']);
  expect(row('Maximum take-off mass')).toEqual(['79,000\u00a0kg', '79,000\u00a0kg']);
  expect(row('Engines')).toEqual(['2 × CFM LEAP-1A', '2 × CFM LEAP-1A']);
  expect(row('Wi-Fi')).toEqual(['No', 'Yes']);
});
