import { expect, it } from 'vitest';
import { airportsByCountry } from './airports-by-country.ts';

const AIRPORTS = [
  { country: 'GB', city: 'London' },
  { country: 'JP', city: 'Tokyo' },
  { country: 'CN', city: 'Xi’an' },
  { country: 'FI', city: 'Helsinki' },
  { country: 'CN', city: 'Beijing' },
];

it('home comes first, then the near countries, then the far ones; cities stand in the user’s order', () => {
  const groups = airportsByCountry(AIRPORTS, 'en');
  expect(groups.map(({ country }) => country)).toEqual(['CN', 'JP', 'FI', 'GB']);
  expect(groups[0]?.airports.map(({ city }) => city)).toEqual(['Beijing', 'Xi’an']);
});
