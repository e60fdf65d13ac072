import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  type ControlledSeat,
  DepartureControlError,
} from '#gateway/ports/departure-control/departure-control.port.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createSeatUpdates } from './seat-updates.service.ts';

const { db } = await testDatabase();
const { flights } = anAirline();
const KEY = 'MG801.2027-02-04';
const INTERVAL = 20;

/**
 * A watch over a flight whose seats are as the test says; `asked` counts how often they were looked
 * at.
 */
function aWatch(limits = { perViewer: 3, all: 4 }) {
  const source = {
    now: new Date('2027-01-05T02:00:00Z'),
    seats: new Map<string, ControlledSeat>([['20A', 'TAKEN']]),
    asked: 0,
    fault: null as Error | null,
  };
  const departureControl = {
    seats: async () => {
      source.asked += 1;
      if (source.fault) throw source.fault;
      return new Map(source.seats);
    },
  };
  const clock = { now: () => source.now };
  const sources = { db, flights, departureControl };
  return {
    ...createSeatUpdates({ sources, clock, intervalMilliseconds: INTERVAL, limits }),
    source,
  };
}

describe('a watch over the seats of a flight', () => {
  test('shows at once what is not free, then each change', async () => {
    const { watch, source } = aWatch();
    const news = watch(KEY, 'here');
    expect((await news.next()).value.seatsChanged.seats).toEqual([
      { number: '20A', state: 'TAKEN' },
    ]);
    source.seats.set('20B', 'TAKEN');
    expect((await news.next()).value.seatsChanged.seats).toEqual([
      { number: '20B', state: 'TAKEN' },
    ]);
    source.seats.delete('20A');
    expect((await news.next()).value.seatsChanged.seats).toEqual([
      { number: '20A', state: 'FREE' },
    ]);
    await news.return?.();
  });

  test('gives a slow viewer all that it missed', async () => {
    const { watch, source } = aWatch();
    const news = watch(KEY, 'here');
    await news.next();
    for (const seat of ['20B', '20C']) {
      const { asked } = source;
      source.seats.set(seat, 'TAKEN');
      // a look that has begun before may end now: the one after it is complete when the next one
      // begins
      await expect.poll(() => source.asked).toBeGreaterThan(asked + 1);
    }
    expect((await news.next()).value.seatsChanged.seats).toHaveLength(2);
    await news.return?.();
  });

  test('ends when the flight departs, and when its viewer goes away', async () => {
    const { watch, source, count } = aWatch();
    const news = watch(KEY, 'here');
    await news.next();
    const other = watch(KEY, 'there');
    await other.return?.();
    expect(count()).toBe(1);
    source.now = new Date('2027-02-05T00:00:00Z');
    expect((await news.next()).done).toBe(true);
    expect(count()).toBe(0);
  });

  test('stays open while departure control is silent, and goes on when it answers', async () => {
    const { watch, source, count } = aWatch();
    source.fault = new DepartureControlError('silent');
    const opened = watch(KEY, 'here');
    const first = opened.next();
    await expect.poll(() => source.asked).toBeGreaterThan(2);
    expect(count()).toBe(1);
    source.fault = null;
    expect((await first).value.seatsChanged.seats).toEqual([{ number: '20A', state: 'TAKEN' }]);
    source.fault = new DepartureControlError('silent');
    source.seats.set('20B', 'TAKEN');
    const second = opened.next();
    const { asked } = source;
    await expect.poll(() => source.asked).toBeGreaterThan(asked + 1);
    source.fault = null;
    expect((await second).value.seatsChanged.seats).toEqual([{ number: '20B', state: 'TAKEN' }]);
    await opened.return?.();
  });

  test('ends where something else is away at its first look', async () => {
    const { watch, source, count } = aWatch();
    source.fault = new Error('no database');
    expect((await watch(KEY, 'here').next()).done).toBe(true);
    expect(count()).toBe(0);
  });

  test('asks once for a flight, however many watch it, and not at all when none does', async () => {
    const { watch, source, endAll } = aWatch();
    for (const address of ['a', 'b', 'c']) await watch(KEY, address).next();
    const before = source.asked;
    await sleep(INTERVAL * 8);
    expect(source.asked - before).toBeLessThan(12);
    endAll();
    await sleep(INTERVAL * 2);
    const { asked } = source;
    await sleep(INTERVAL * 3);
    expect(source.asked).toBe(asked);
  });

  test('is refused of no flight, and beyond so many from one network', () => {
    const { watch, endAll } = aWatch();
    expect(() => watch('MG9999.2027-02-04', 'here')).toThrow('No flight has this id.');
    for (let index = 0; index < 3; index += 1) watch(KEY, 'office');
    expect(() => watch(KEY, 'office')).toThrow('Too many requests.');
    endAll();
  });
});
