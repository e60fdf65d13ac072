import { describe, expect, it } from 'vitest';
import { AIRPORTS } from '#gateway/simulated/timetable/airports.ts';
import { WINDOWS, within } from '#web/app/components/route-map/map-windows.ts';

describe('the windows of the map', () => {
  it('show every airport of the airline, and each in one of them', () => {
    const shown = WINDOWS.flatMap((window) => within(window, AIRPORTS).map(({ code }) => code));
    expect(shown.toSorted()).toEqual(AIRPORTS.map(({ code }) => code).toSorted());
  });

  it('show no place beyond their edges', () => {
    const [asia] = WINDOWS;
    if (!asia) throw new Error('there is no window of Asia');
    expect(within(asia, [{ latitude: 51.5, longitude: -0.5 }])).toEqual([]);
  });
});
