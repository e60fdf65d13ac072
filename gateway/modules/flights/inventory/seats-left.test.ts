import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import type { SeatCounter } from './inventory.repository.ts';
import { createSeatsLeft } from './seats-left.ts';

const { timetable } = anAirline();
const flight = timetable.journeys('PVG', 'NRT', '2026-12-24')[0]?.flights[0] as DatedFlight;
const seats = flight.aircraft.seats.ECONOMY;

const aCounter = (left: number, changedAt = new Date()): SeatCounter => ({
  flightNumber: flight.flightNumber,
  date: flight.date,
  cabin: 'ECONOMY',
  left,
  changedAt,
});

function reader(read: (since: Date) => readonly SeatCounter[] | Promise<readonly SeatCounter[]>) {
  const asked: Date[] = [];
  let milliseconds = 0;
  const seatsLeft = createSeatsLeft({
    since: async (since) => {
      asked.push(since);
      return read(since);
    },
    of: async () => read(new Date(0)),
    soldByOtherChannels: () => 20,
    elapsed: () => milliseconds,
    patience: { first: 20, later: 10 },
  });
  return {
    asked,
    pass: (more: number) => {
      milliseconds += more;
    },
    left: async () => (await seatsLeft.recent())(flight, 'ECONOMY'),
    leftNow: async () => (await seatsLeft.now([flight]))(flight, 'ECONOMY'),
  };
}

describe('seats left', () => {
  test('are what other channels leave where no one has bought here', async () => {
    expect(await reader(() => []).left()).toBe(seats - 20);
  });

  test('are what the counter says where someone has', async () => {
    expect(await reader(() => [aCounter(3)]).left()).toBe(3);
  });

  test('are read again after a few seconds, and only what has changed', async () => {
    let left = 5;
    const changedAt = new Date('2026-11-20T10:00:00Z');
    const { asked, pass, left: read } = reader(() => [aCounter(left, changedAt)]);
    expect(await read()).toBe(5);
    left = 4;
    expect(await read()).toBe(5);
    pass(5_000);
    expect(await read()).toBe(4);
    expect(asked[1]).toEqual(new Date('2026-11-20T09:59:00Z'));
  });

  test('are read once when many ask at the same time', async () => {
    const { asked, left } = reader(() => []);
    await Promise.all([left(), left(), left()]);
    expect(asked).toHaveLength(1);
  });

  test('stay as they were while the database is away', async () => {
    let away = false;
    const { pass, left } = reader(() => {
      if (away) throw new Error('away');
      return [aCounter(7)];
    });
    expect(await left()).toBe(7);
    away = true;
    pass(5_000);
    expect(await left()).toBe(7);
  });

  test('are not known before the database was ever reached', async () => {
    const { left } = reader(() => {
      throw new Error('away');
    });
    await expect(left()).rejects.toThrow('away');
  });

  test('are what was read last while the database hangs, and read again when it goes on', async () => {
    let answer = Promise.resolve([aCounter(7)]);
    const { asked, pass, left } = reader(() => answer);
    expect(await left()).toBe(7);
    const hanging = Promise.withResolvers<SeatCounter[]>();
    answer = hanging.promise;
    pass(5_000);
    expect(await Promise.all([left(), left()])).toEqual([7, 7]);
    expect(await left()).toBe(7);
    expect(asked).toHaveLength(2);
    hanging.resolve([aCounter(4)]);
    await hanging.promise;
    expect(await left()).toBe(4);
  });

  test('are not waited for without end where nothing was read before', async () => {
    const { left } = reader(() => new Promise(() => {}));
    await expect(left()).rejects.toThrow(DatabaseUnavailable);
  });

  test('are the truth of this moment for an offer', async () => {
    let left = 5;
    const { left: read, leftNow } = reader(() => [aCounter(left)]);
    await read();
    left = 1;
    expect(await leftNow()).toBe(1);
  });
});
