import { describe, expect, it } from 'vitest';
import { CALLING_CODES, COUNTRY_CODES } from './countries.ts';
import { REGION_NAMES } from './region-names.ts';

describe('the countries and regions', () => {
  it('are the 249 of ISO 3166-1, each once, each with a name', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter((code) => !names.of(code))).toEqual([]);
  });

  it('have calling codes of one to three digits, but for the seven where no one lives', () => {
    const missing = COUNTRY_CODES.filter(
      (code) => !/^[1-9]\d{0,2}$/.test(CALLING_CODES.get(code) ?? ''),
    );
    expect(missing).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
    expect(['CN', 'HK', 'MO', 'TW', 'JP'].map((code) => CALLING_CODES.get(code))).toEqual([
      '86',
      '852',
      '853',
      '886',
      '81',
    ]);
  });

  it('hold every region that is named in another way', () => {
    expect(Object.keys(REGION_NAMES).every((code) => CALLING_CODES.has(code))).toBe(true);
  });
});
