import { expect, it } from 'vitest';
import { aircraftPath, FLEET, typeOfPattern } from './aircraft-path.ts';

it('every type has an address of its own, by which it is known again', () => {
  expect(aircraftPath('B787_9')).toBe('/aircraftIntroduction/b787_9');
  for (const code of FLEET) expect(typeOfPattern(`:locale?${aircraftPath(code)}`)).toBe(code);
});

it('what is no type is none', () => {
  expect(typeOfPattern(':locale?/aircraftIntroduction')).toBeUndefined();
  expect(typeOfPattern(':locale?/aircraftIntroduction/a380')).toBeUndefined();
});
