import { describe, expect, it } from 'vitest';
import { flightGradient, skiesOfFlight } from './flight-sky.ts';

const SHANGHAI = { latitude: 31.14, longitude: 121.81 };
const LONDON = { latitude: 51.47, longitude: -0.45 };
const at = (instant: string) => Date.parse(instant);

const inTurn = (skies: readonly string[]) => skies.filter((sky, index) => sky !== skies[index - 1]);

describe('the sky of a flight', () => {
  it('is one long afternoon for who flies west with the sun', () => {
    const skies = skiesOfFlight({
      from: SHANGHAI,
      to: LONDON,
      takeOff: at('2026-06-21T04:00:00Z'),
      landing: at('2026-06-21T16:30:00Z'),
    });
    expect(inTurn(skies)).toEqual(['noon']);
  });

  it('goes through a whole night for who flies east, against the sun', () => {
    const skies = skiesOfFlight({
      from: LONDON,
      to: SHANGHAI,
      takeOff: at('2026-12-20T21:00:00Z'),
      landing: at('2026-12-21T09:00:00Z'),
    });
    expect(inTurn(skies)[0]).toBe('night');
    expect(inTurn(skies)).toContain('morning');
    expect(skies.at(-1)).toBe('dusk');
  });

  it('is one gradient from take-off to landing, also where both are the same place', () => {
    const flight = { from: SHANGHAI, to: SHANGHAI, takeOff: 0, landing: 3_600_000 };
    expect(flightGradient(flight)).toMatch(/^linear-gradient\(90deg, var\(--over-.* 0%, .*\)$/);
    const night = { from: LONDON, to: SHANGHAI, takeOff: at('2026-12-20T21:00:00Z') };
    const gradient = flightGradient({ ...night, landing: at('2026-12-21T09:00:00Z') });
    expect(gradient).toMatch(/var\(--over-night\) 0%.*var\(--over-morning\).*--over-dusk\) 100%/);
  });
});
