import { expect, it } from 'vitest';
import { byDestination } from './routes-section.tsx';

const airport = (code: string) => ({
  id: code,
  code,
  cityCode: code,
  city: code,
  latitude: 0,
  longitude: 0,
});
const route = (from: string, to: string, distanceKm: number) => ({
  origin: airport(from),
  destination: airport(to),
  distanceKm,
});

it('routes from two hubs to one airport are listed once, in the order of distance', () => {
  const ways = byDestination([
    route('PVG', 'HRB', 1655),
    route('SHA', 'HRB', 1659),
    route('PVG', 'MNL', 1851),
  ]);
  expect(ways.map(({ key, hubs, distanceKm }) => [key, hubs.join(), distanceKm])).toEqual([
    ['HRB', 'PVG,SHA', 1655],
    ['MNL', 'PVG', 1851],
  ]);
});
