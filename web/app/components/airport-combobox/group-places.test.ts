import { describe, expect, it } from 'vitest';
import { browsePlaces, groupPlaces } from './group-places.ts';
import type { Place } from './place.ts';

const place = (code: string, country: string, cityCode = code): Place => ({
  code,
  city: code,
  airport: code,
  airportCodes: [code],
  cityCode,
  country,
  zone: 'UTC',
});
const ORDER = {
  isHome: ({ code }: Place) => code === 'PVG',
  regionName: (country: string) => country,
  compare: (a: string, b: string) => a.localeCompare(b),
};
const PLACES = [place('PVG', 'CN'), place('HKG', 'HK'), place('CAN', 'CN')];
const outline = (groups: ReturnType<typeof groupPlaces>) =>
  groups.map(({ heading, places }) => `${heading}: ${places.map(({ code }) => code).join(' ')}`);

describe('the list of places', () => {
  it('stands under countries and regions, in the order of the likeliest', () => {
    expect(outline(groupPlaces(PLACES))).toEqual(['CN: PVG CAN', 'HK: HKG']);
  });

  it('begins with the places chosen lately, which are not repeated below', () => {
    expect(outline(browsePlaces(PLACES, ['HKG', 'QQQ'], ORDER))).toEqual([
      'RECENT: HKG',
      'CN: PVG CAN',
    ]);
  });

  it('has no heading for choices where there were none', () => {
    expect(outline(browsePlaces(PLACES, [], ORDER))).toEqual(['POPULAR: HKG', 'CN: PVG CAN']);
  });

  it('begins at home, and goes on in the order of names', () => {
    const places = [place('ICN', 'KR'), place('MFM', 'MO'), place('CAN', 'CN'), place('PVG', 'CN')];
    expect(outline(browsePlaces(places, [], ORDER))).toEqual(['CN: PVG CAN', 'KR: ICN', 'MO: MFM']);
  });

  it('shows the popular cities first, each once, where nothing has been chosen before', () => {
    const places = [
      place('NRT', 'JP', 'TYO'),
      place('CAN', 'CN'),
      place('SHA', 'CN', 'SHA'),
      place('PVG', 'CN', 'SHA'),
    ];
    expect(outline(browsePlaces(places, [], ORDER))).toEqual(['POPULAR: SHA NRT', 'CN: PVG CAN']);
  });
});
