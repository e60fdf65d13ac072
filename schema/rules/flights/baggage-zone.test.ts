import { expect, it } from 'vitest';
import { baggageZone } from './baggage-zone.ts';

it.each([
  ['CN', 'CN', 'DOMESTIC'],
  ['CN', 'HK', 'ASIA'],
  ['TW', 'CN', 'ASIA'],
  ['HK', 'HK', 'ASIA'],
  ['JP', 'SG', 'ASIA'],
  ['CN', 'GB', 'INTERCONTINENTAL'],
  ['FI', 'TH', 'INTERCONTINENTAL'],
  ['FR', 'DE', 'INTERCONTINENTAL'],
])('from %s to %s the prices are those of %s', (originCountry, destinationCountry, zone) => {
  expect(baggageZone({ originCountry, destinationCountry })).toBe(zone);
});
