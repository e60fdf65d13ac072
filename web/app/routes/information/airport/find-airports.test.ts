import { describe, expect, it } from 'vitest';
import { airportFinder } from './find-airports.ts';

const airport = (code: string, cityCode: string, city: string, name: string, country: string) => ({
  code,
  cityCode,
  city,
  name,
  country,
});
const AIRPORTS = [
  airport('PVG', 'SHA', 'Shanghai', 'Pudong', 'CN'),
  airport('SHA', 'SHA', 'Shanghai', 'Hongqiao', 'CN'),
  airport('HND', 'TYO', 'Tokyo', 'Haneda', 'JP'),
  airport('NRT', 'TYO', 'Tokyo', 'Narita', 'JP'),
];
const SPELLINGS = new Map([
  ['NRT', ['なりた', 'chengtian', '成田']],
  ['SHA', ['hongqiao', 'こうきょう']],
]);
const find = airportFinder(AIRPORTS, SPELLINGS);

describe('an airport is found', () => {
  it.each([
    ['its code', 'nrt', ['NRT']],
    ['its name', 'haneda', ['HND']],
    ['kana', 'ナリタ', ['NRT']],
    ['pinyin', 'chengtian', ['NRT']],
    ['another script', '成田', ['NRT']],
    ['a slip of the finger', 'nartia', ['NRT']],
  ])('by %s', (_by, typed, codes) => {
    expect(find(typed)).toEqual(codes);
  });

  it('by its city, the code of its city or its country, as one of several', () => {
    for (const typed of ['tokyo', 'TYO', 'japan'])
      expect(find(typed).toSorted(), typed).toEqual(['HND', 'NRT']);
  });

  it('also where it bears the code of its city', () => {
    expect(find('sha').toSorted()).toEqual(['PVG', 'SHA']);
    expect(find('hongqiao')).toEqual(['SHA']);
  });

  it('not by a text that means none of the airline’s airports', () => {
    expect(find('Honolulu')).toEqual([]);
  });
});
