import { describe, expect, it } from 'vitest';
import { routeKindsOf } from './route-kinds.ts';

const trip = (...ends: string[]) =>
  ends.slice(1).map((destinationCountry, index) => ({
    originCountry: ends[index] ?? '',
    destinationCountry,
  }));

describe('the kinds of a trip', () => {
  it.each([
    ['within the mainland', trip('CN', 'CN', 'CN'), ['DOMESTIC']],
    ['to Hong Kong', trip('CN', 'HK'), ['HONG_KONG_MACAO']],
    ['to Macao through Shanghai', trip('CN', 'CN', 'MO'), ['HONG_KONG_MACAO']],
    ['to Taiwan', trip('CN', 'TW'), ['TAIWAN']],
    [
      'from Hong Kong through Shanghai to Taiwan',
      trip('HK', 'CN', 'TW'),
      ['HONG_KONG_MACAO', 'TAIWAN'],
    ],
    ['from Hong Kong through Shanghai to Japan', trip('HK', 'CN', 'JP'), ['INTERNATIONAL']],
    ['abroad and home', trip('CN', 'GB', 'CN'), ['INTERNATIONAL']],
  ])('%s', (_, segments, kinds) => {
    expect(routeKindsOf(segments)).toEqual(kinds);
  });
});
