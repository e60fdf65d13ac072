import { describe, expect, it } from 'vitest';
import { browsePlaces, groupPlaces } from './group-places.ts';
import type { Place } from './place.ts';

const place = (code: string, country: string): Place => ({
  code,
  city: code,
  airport: code,
  airportCodes: [code],
  cityCode: code,
  country,
  zone: 'UTC',
});
const PLACES = [place('PVG', 'CN'), place('HKG', 'HK'), place('CAN', 'CN')];
const outline = (groups: ReturnType<typeof groupPlaces>) =>
  groups.map(({ heading, places }) => `${heading}: ${places.map(({ code }) => code).join(' ')}`);

describe('the list of places', () => {
  it('stands under countries and regions, in the order of the likeliest', () => {
    expect(outline(groupPlaces(PLACES))).toEqual(['CN: PVG CAN', 'HK: HKG']);
  });

  it('begins with the places chosen lately, which are not repeated below', () => {
    expect(outline(browsePlaces(PLACES, ['HKG', 'XXX']))).toEqual(['RECENT: HKG', 'CN: PVG CAN']);
  });

  it('has no heading for choices where there were none', () => {
    expect(outline(browsePlaces(PLACES, []))).toEqual(['CN: PVG CAN', 'HK: HKG']);
  });
});
