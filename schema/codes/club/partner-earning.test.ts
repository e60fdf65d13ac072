import { expect, it } from 'vitest';
import { PARTNER_AIRLINES } from './partner-airlines.ts';
import { PARTNER_PROGRAMMES } from './partner-earning.ts';

it.each(PARTNER_AIRLINES)('%s earns in booking classes of one letter, each in one step', (code) => {
  const letters = Object.values(PARTNER_PROGRAMMES[code].classes).join('');
  expect(letters).toMatch(/^[A-Z]+$/);
  expect(new Set(letters).size).toBe(letters.length);
});

it('Finnair alone is in oneworld; the others are in Star Alliance', () => {
  const inOneworld = PARTNER_AIRLINES.filter(
    (code) => PARTNER_PROGRAMMES[code].alliance === 'ONEWORLD',
  );
  expect(inOneworld).toEqual(['AY']);
});
