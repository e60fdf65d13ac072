import { describe, expect, it, test } from 'vitest';
import { seatPlanOf } from '#gateway/modules/aircraft/aircraft.service.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRCRAFT } from '#gateway/simulated/timetable/aircraft.data.ts';
import { createDatedFlights } from '#gateway/simulated/timetable/dated-flights.ts';
import { SCHEDULE } from '#gateway/simulated/timetable/schedule.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const fleet = Object.values(AIRCRAFT).map((aircraft) => ({
  code: aircraft.code,
  aircraft,
  plan: seatPlanOf(aircraft),
}));

describe.each(fleet)('the $code', ({ aircraft, plan }) => {
  const rows = plan.cabins.flatMap((cabin) => cabin.rows);
  const seats = rows.flatMap((row) => row.seats);

  it('has as many seats in its plan as the inventory sells', () => {
    const count = (cabin: string) => seats.filter((seat) => seat.cabin === cabin).length;
    expect({ BUSINESS: count('BUSINESS'), ECONOMY: count('ECONOMY') }).toEqual(aircraft.seats);
    expect(new Set(seats.map(({ number }) => number)).size).toBe(seats.length);
  });

  it('has no letter that is read as a digit, and no row 13', () => {
    expect(seats.filter(({ letter }) => /[IO]/.test(letter))).toEqual([]);
    expect(rows.map(({ number }) => number)).not.toContain(13);
  });

  it('has letters in the order of the alphabet, and groups that fit between the walls', () => {
    for (const { columns, aisleWidthMm, cabin } of plan.cabins) {
      const letters = [...columns.join('')];
      expect(letters).toEqual(letters.toSorted());
      const layout = aircraft.cabins.find((one) => one.cabin === cabin);
      const width = letters.length * (layout?.seatWidthMm ?? 0);
      const aisles = (columns.length - 1) * aisleWidthMm;
      expect(width + aisles).toBeLessThanOrEqual(aircraft.airframe.cabinWidthMm);
    }
  });

  it('has rows, exits and facilities that stand in no one’s way', () => {
    const blocks = [
      ...rows.map(({ number, fromMm, toMm }) => ({ name: `row ${number}`, fromMm, toMm })),
      ...plan.exits
        .filter(({ kind }) => kind === 'DOOR')
        .map((exit, index) => ({ ...exit, name: `door ${index}` })),
      ...plan.facilities
        .filter(({ side }) => side === 'LEFT' || side === 'FULL_WIDTH')
        .map(({ kind, fromMm, toMm }) => ({ name: kind, fromMm, toMm })),
    ].toSorted((a, b) => a.fromMm - b.fromMm);
    const clashes = blocks.filter(({ fromMm }, index) => fromMm < (blocks[index - 1]?.toMm ?? 0));
    expect(clashes).toEqual([]);
    expect(blocks[0]?.fromMm).toBeGreaterThanOrEqual(plan.fromMm);
    expect(blocks.at(-1)?.toMm).toBeLessThanOrEqual(plan.toMm);
    expect(plan.toMm).toBeLessThan(aircraft.airframe.lengthMm);
  });

  it('has a row with duties at every hatch, and behind every door between rows', () => {
    const exitRows = rows.filter(({ exitRow }) => exitRow);
    const inCabin = (mm: number) => mm > (rows[0]?.fromMm ?? 0) && mm < (rows.at(-1)?.toMm ?? 0);
    for (const { kind, fromMm, toMm } of plan.exits.filter((exit) => inCabin(exit.fromMm))) {
      const served = exitRows.filter((row) =>
        kind === 'OVERWING'
          ? row.fromMm <= fromMm && toMm <= row.toMm
          : row.fromMm >= toMm && row.fromMm - toMm < 500,
      );
      const behindCabin = plan.cabins.some(({ rows: own }) => own[0] && own[0].fromMm > toMm);
      expect(served.length, `${kind} at ${fromMm}`).toBe(behindCabin && kind === 'DOOR' ? 0 : 1);
    }
    expect(exitRows.map(({ number }) => number)).toEqual([
      ...new Set(aircraft.cabins.flatMap(({ exitSeats }) => exitSeats.map(({ row }) => row))),
    ]);
  });

  it('has bassinets only where no seat is in front, and never beside an exit', () => {
    const bassinets = seats.filter(({ kind }) => kind === 'BASSINET');
    const wanted = aircraft.cabins.flatMap((cabin) => cabin.bassinets);
    expect(bassinets.map(({ number }) => number)).toEqual(wanted);
    for (const { characteristics } of bassinets) {
      expect(characteristics).toContain('BULKHEAD');
      expect(characteristics).not.toContain('EXIT_ROW');
    }
  });

  it('has its engines, wing and wheels where they carry it', () => {
    const { lengthMm, wing, noseWheelMm, wheelbaseMm } = aircraft.airframe;
    expect(aircraft.engines.fromMm).toBeLessThan(wing.fromMm);
    expect(aircraft.engines.fromMm + aircraft.engines.lengthMm).toBeGreaterThan(wing.fromMm);
    const main = noseWheelMm + wheelbaseMm;
    expect(main).toBeGreaterThan(wing.fromMm);
    expect(main).toBeLessThan(lengthMm / 2 + 3000);
  });
});

test('the seats that are sold are those of before: tickets have been issued for them', () => {
  expect(
    fleet.map(({ code, aircraft: { seats } }) => [code, seats.BUSINESS, seats.ECONOMY]),
  ).toEqual([
    ['A320_CEO', 8, 150],
    ['A320_NEO', 8, 156],
    ['A321_CEO', 12, 174],
    ['A321_NEO', 12, 186],
    ['B787_9', 28, 288],
  ]);
});

/**
 * The flight back of the same aircraft: one number higher, the next to leave after it has landed.
 */
function returnOf(out: DatedFlight, flights: ReturnType<typeof createDatedFlights>) {
  const flightNumber = out.flightNumber.replace(/\d+$/, (digits) => String(Number(digits) + 1));
  for (let day = 0; day < 8; day += 1) {
    const back = flights.find({ flightNumber, date: addDays(out.date, day) });
    if (back && back.departure.instant >= out.arrival.instant) return back;
  }
  return undefined;
}

test.each(fleet)(
  'there are enough of the $code for its timetable, on the fullest day',
  ({ code, aircraft }) => {
    const flights = createDatedFlights(SCHEDULE);
    const out = SCHEDULE.filter((one) => one.aircraft.code === code && one.origin.hub);
    let most = 0;
    for (const monday of ['2026-12-07', '2027-07-05']) {
      const away = Array.from({ length: 14 }, (_, day) => addDays(monday, day)).flatMap((date) =>
        out.flatMap(({ flightNumber }) => {
          const there = flights.find({ flightNumber, date });
          const back = there && returnOf(there, flights);
          return there && back
            ? [{ from: there.departure.instant, until: addMinutes(back.arrival.instant, 60) }]
            : [];
        }),
      );
      for (const { from } of away)
        most = Math.max(most, away.filter((one) => one.from <= from && from < one.until).length);
    }
    expect(most).toBeGreaterThan(0);
    expect(aircraft.fleetSize).toBeGreaterThanOrEqual(most);
    expect(aircraft.fleetSize).toBeLessThan(most * 1.5 + 4);
  },
);
