import { describe, expect, it } from 'vitest';
import { byCountry } from './by-country.ts';

const airport = (code: string, city: string, country: string, hub = false) => ({
  code,
  city,
  country,
  hub,
});
const ORDER = {
  nameOf: (code: string) => ({ CN: 'Mainland China', JP: 'Japan', DE: 'Germany' })[code] ?? code,
  compare: (a: string, b: string) => a.localeCompare(b, 'en'),
};
const outline = (airports: ReturnType<typeof airport>[]) =>
  byCountry(airports, ORDER).map(
    ({ name, airports }) => `${name}: ${airports.map(({ code }) => code).join(' ')}`,
  );

describe('the list of airports', () => {
  it('begins at home with the hubs, and goes on in the order of names', () => {
    const list = outline([
      airport('NRT', 'Tokyo', 'JP'),
      airport('FUK', 'Fukuoka', 'JP'),
      airport('PEK', 'Beijing', 'CN'),
      airport('SHA', 'Shanghai', 'CN', true),
      airport('PVG', 'Shanghai', 'CN', true),
      airport('FRA', 'Frankfurt', 'DE'),
    ]);
    expect(list).toEqual(['Mainland China: PVG SHA PEK', 'Germany: FRA', 'Japan: FUK NRT']);
  });

  it('has every airport once', () => {
    const airports = ['A', 'B', 'C'].map((code) => airport(code, 'Same city', 'JP'));
    expect(outline(airports)).toEqual(['Japan: A B C']);
  });
});
