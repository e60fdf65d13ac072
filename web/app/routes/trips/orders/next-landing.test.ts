import { expect, test } from 'vitest';
import { nextLanding } from './next-landing.ts';

const place = (id: string) => ({ id, city: id, cityCode: id, latitude: 0, longitude: 0 });
const bound = (index: number, from: string, to: string, instant: string) => ({
  index,
  itinerary: {
    departure: { local: instant.slice(0, 16) },
    arrival: { instant },
    segments: [{ id: to, flightNumber: 'MG1', origin: place(from), destination: place(to) }],
  },
});
const there = bound(0, 'SHA', 'TYO', '2026-12-01T03:30:00Z');
const back = bound(1, 'TYO', 'SHA', '2026-12-08T09:00:00Z');

test.each([
  ['2026-11-20T00:00:00Z', 'TYO', 'before it begins'],
  ['2026-12-01T02:00:00Z', 'TYO', 'in the air'],
  ['2026-12-02T00:00:00Z', 'SHA', 'between both flights'],
  ['2026-12-20T00:00:00Z', 'TYO', 'when it is over'],
])('at %s a trip shows %s: %s', (serverNow, cityCode) => {
  expect(nextLanding({ bounds: [there, back], serverNow })?.cityCode).toBe(cityCode);
});

test('the sky is that of its landing', () => {
  const landing = nextLanding({ bounds: [there, back], serverNow: '2026-11-20T00:00:00Z' });
  expect(landing?.instant).toBe('2026-12-01T03:30:00Z');
});

test('an order without a flight has no picture', () => {
  expect(nextLanding({ bounds: [], serverNow: '2026-11-20T00:00:00Z' })).toBeNull();
});
