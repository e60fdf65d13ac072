import { describe, expect, test } from 'vitest';
import { soldByOtherChannels } from '#gateway/simulated/fares/other-channel-sales.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { shareSeated } from './share-seated.ts';
import { createSimulatedDepartureControl } from './simulated-departure-control.ts';

const timetable = createSimulatedTimetable();
const flights = ['PVG', 'HKG', 'NRT'].flatMap((from) =>
  timetable
    .destinationsOf(from)
    .slice(0, 12)
    .flatMap(({ code }) => timetable.journeys(from, code, '2027-02-10'))
    .flatMap((journey) => journey.flights),
);
const DAY = 24 * 60;

describe('departure control', () => {
  test('says the same of a flight on every replica', async () => {
    const [flight] = flights;
    if (!flight) throw new Error('no flight');
    const now = addMinutes(flight.departure.instant, -DAY);
    const [one, other] = [createSimulatedDepartureControl(), createSimulatedDepartureControl()];
    expect(await one.seats(flight, now)).toEqual(await other.seats(flight, now));
  });

  test('never has more seats than other channels have sold, and has them all at departure', async () => {
    const control = createSimulatedDepartureControl();
    expect(flights.length).toBeGreaterThan(20);
    for (const flight of flights)
      for (const minutes of [-60 * DAY, -DAY, 0]) {
        const seats = await control.seats(flight, addMinutes(flight.departure.instant, minutes));
        const sold = CABINS.reduce((sum, cabin) => sum + soldByOtherChannels(flight, cabin), 0);
        expect(seats.size).toBeLessThanOrEqual(sold);
        if (minutes === 0) expect(seats.size).toBe(sold);
      }
  });

  test('never frees a seat towards departure', async () => {
    const control = createSimulatedDepartureControl();
    for (const flight of flights.slice(0, 10)) {
      let before = new Map<string, string>() as ReadonlyMap<string, string>;
      for (const days of [300, 100, 31, 10, 3, 1, 0]) {
        const seats = await control.seats(
          flight,
          addMinutes(flight.departure.instant, -days * DAY),
        );
        for (const [number, state] of before) expect(seats.get(number)).toBe(state);
        before = seats;
      }
    }
  });
});

describe('the share of seated passengers', () => {
  const departsAt = new Date('2027-02-10T08:00:00Z');
  test('grows from the first day on sale until an hour before departure', () => {
    const shares = Array.from({ length: 400 }, (_, day) =>
      shareSeated(departsAt, addMinutes(departsAt, (day - 400) * DAY)),
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shareSeated(departsAt, addMinutes(departsAt, -500 * DAY))).toBe(40);
    expect(shareSeated(departsAt, addMinutes(departsAt, -2 * DAY))).toBe(450);
    expect(shareSeated(departsAt, addMinutes(departsAt, -61))).toBeLessThan(1000);
    expect(shareSeated(departsAt, addMinutes(departsAt, -60))).toBe(1000);
    expect(shareSeated(departsAt, departsAt)).toBe(1000);
  });
});
