import { describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES } from './locales.ts';
import { OFFICES } from './offices.ts';

describe.each(OFFICES)('the office in $city', ({ name, address, opens, closes, phone }) => {
  it('is named and found in every language', () => {
    for (const locale of COMPLETE_LOCALES) {
      expect(name[locale].trim()).not.toBe('');
      expect(address[locale].trim()).not.toBe('');
    }
  });

  it('opens before it closes', () => {
    for (const time of [opens, closes]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(opens < closes).toBe(true);
  });

  it('has a number that can be dialled from everywhere', () => {
    expect(phone.e164).toMatch(/^\+[1-9]\d{6,14}$/);
    expect(phone.e164).toBe(phone.display.replaceAll(' ', ''));
  });
});

it('no two offices share a city or a number', () => {
  expect(new Set(OFFICES.map(({ city }) => city)).size).toBe(OFFICES.length);
  expect(new Set(OFFICES.map(({ phone }) => phone.e164)).size).toBe(OFFICES.length);
});
