import { expect, it } from 'vitest';
import type { Place } from './place.ts';
import { withCityLast, withoutCity } from './popular-places.ts';

const place = (code: string, cityCode: string): Place => ({
  code,
  cityCode,
  city: code,
  airport: code,
  airportCodes: [code],
  country: 'CN',
  zone: 'UTC',
});
const PLACES = [place('SHA', 'SHA'), place('PVG', 'SHA'), place('NRT', 'TYO')];

it('the city at the other end of a bound is not offered, and comes last where its name is typed', () => {
  expect(withoutCity(PLACES, 'SHA').map(({ code }) => code)).toEqual(['NRT']);
  expect(withCityLast(PLACES, 'SHA').map(({ code }) => code)).toEqual(['NRT', 'SHA', 'PVG']);
  expect(withoutCity(PLACES, undefined)).toEqual(PLACES);
});
