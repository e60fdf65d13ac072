import { expect, test } from 'vitest';
import { sunOfFlight } from './sun-of-flight.ts';

const SHANGHAI = { latitude: 31.14, longitude: 121.81 };
const LONDON = { latitude: 51.47, longitude: -0.45 };
const at = (instant: string) => Date.parse(instant);

test('who flies west in December sees the sun set before landing in London', () => {
  const flight = { from: SHANGHAI, to: LONDON };
  const sun = sunOfFlight({
    ...flight,
    takeOff: at('2026-12-15T05:30:00Z'),
    landing: at('2026-12-15T17:20:00Z'),
  });
  expect(sun).toMatchObject({ kind: 'SET' });
});

test('a summer noon is day all the way, and a flight after midnight is night', () => {
  const flight = { from: SHANGHAI, to: { latitude: 22.31, longitude: 113.91 } };
  const noon = { takeOff: at('2026-06-21T04:00:00Z'), landing: at('2026-06-21T06:40:00Z') };
  const late = { takeOff: at('2026-06-21T16:00:00Z'), landing: at('2026-06-21T18:40:00Z') };
  expect(sunOfFlight({ ...flight, ...noon })).toEqual({ kind: 'DAY' });
  expect(sunOfFlight({ ...flight, ...late })).toEqual({ kind: 'NIGHT' });
});

test('a sunrise is told from the end of the flight that is nearer', () => {
  // the sun rises in Shanghai at 04:50 on the longest day
  const early = {
    from: SHANGHAI,
    to: SHANGHAI,
    takeOff: at('2026-06-20T20:20:00Z'),
    landing: at('2026-06-21T00:20:00Z'),
  };
  const sun = sunOfFlight(early);
  expect(sun).toMatchObject({ kind: 'RISE', since: 'TAKE_OFF' });
});

test('a way between one place and itself is no fault', () => {
  expect(sunOfFlight({ from: LONDON, to: LONDON, takeOff: 0, landing: 0 }).kind).toBe('NIGHT');
});
