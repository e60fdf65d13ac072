// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Seasons } from './seasons.tsx';

const airport = (code: string, cityCode: string, city: string) => ({
  id: code,
  code,
  placeCode: code,
  cityCode,
  city,
  name: city,
  country: 'JP',
  zone: 'Asia/Tokyo',
});
const OSAKA = airport('KIX', 'OSA', 'Osaka');
const SAPPORO = airport('CTS', 'SPK', 'Sapporo');
const SCENES = { MAPLE: '/maple.svg', SNOW: '/snow.svg' };
const show = (airports: readonly ReturnType<typeof airport>[]) =>
  renderPage(
    <Seasons
      today="2026-11-22"
      origin="SHA"
      airports={airports}
      routes={[]}
      roundTrips={[]}
      scenes={SCENES}
    />,
    {
      messages: ['home', 'scenes'],
    },
  );

describe('where it is worth going', () => {
  it('is what is in season first, each place leading to its search', () => {
    const { container } = show([SAPPORO, OSAKA]);
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Osaka', 'Sapporo']);
    expect(links[0]?.getAttribute('href')).toBe('/?from=SHA&to=KIX');
    expect(container.textContent).toMatch(/Now until 08 Dec.*05 Dec to 15 Mar/);
    expect(container.querySelectorAll('[data-on]')).toHaveLength(1);
  });

  it('has nothing empty: a place to which nothing flies is left out, and the part with it', () => {
    const { container } = show([]);
    expect(container.querySelector('section')).toBeNull();
  });
});
