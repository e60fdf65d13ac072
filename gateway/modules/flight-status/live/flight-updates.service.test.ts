import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { createFlightUpdates } from './flight-updates.service.ts';

const timetable = createSimulatedTimetable();
const KEY = 'MG523.2026-12-10';
const flight = { flightNumber: 'MG523', date: '2026-12-10' };
const morning = new Date('2026-12-10T01:00:00Z');
const INTERVAL = 20;

/**
 * A watch over flights of which one goes as the test says; `asked` counts how often operations
 * control was asked.
 */
function aWatch(limits = { perViewer: 3, all: 4 }) {
  const source = { now: morning, set: [] as Irregularity[], asked: 0 };
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: async () => {
      source.asked += 1;
      return source.set.map((irregularity) => ({ ...flight, irregularity }));
    },
  });
  const { find } = createFlightStatusService({ timetable, operations });
  const clock = { now: () => source.now };
  const watch = createFlightUpdates({ clock, find, limits, intervalMilliseconds: INTERVAL });
  return { ...watch, source };
}
const delay = (minutes: number): Irregularity => ({
  kind: 'DELAY',
  minutes,
  reason: 'WEATHER',
  announcedAt: morning,
});

describe('a watch over a flight', () => {
  test('sends the state at once, then each change, and nothing in between', async () => {
    const { watch, source } = aWatch();
    const news = watch(KEY, 'here');
    const first = await news.next();
    expect(first.value.flightStatusChanged.state).toBe('SCHEDULED');
    let heard = false;
    const next = news.next().finally(() => {
      heard = true;
    });
    source.now = new Date(morning.getTime() + 60_000);
    await sleep(INTERVAL * 5);
    expect(heard).toBe(false);
    source.set = [delay(80)];
    expect((await next).value.flightStatusChanged.departureDelay).toBe(80);
    await news.return?.();
  });

  test('ends, and asks no one any more, when the viewer goes away', async () => {
    const { watch, count, source } = aWatch();
    const news = watch(KEY, 'here');
    await news.next();
    expect(count()).toBe(1);
    await news.return?.();
    expect(count()).toBe(0);
    await sleep(INTERVAL * 3);
    const { asked } = source;
    await sleep(INTERVAL * 3);
    expect(source.asked).toBe(asked);
  });

  test('asks once for a flight, however many watch it', async () => {
    const alone = aWatch();
    const many = aWatch();
    const one = alone.watch(KEY, 'here');
    const three = ['a', 'b', 'c'].map((address) => many.watch(KEY, address));
    await Promise.all([one, ...three].map((news) => news.next()));
    const [before, beforeMany] = [alone.source.asked, many.source.asked];
    await sleep(INTERVAL * 8);
    const ticks = many.source.asked - beforeMany;
    expect(ticks).toBeGreaterThan(1);
    expect(ticks).toBeLessThan((alone.source.asked - before) * 2);
    alone.endAll();
    many.endAll();
  });

  test('sends a slow client only the newest state', async () => {
    const { watch, source } = aWatch();
    const news = watch(KEY, 'here');
    await news.next();
    source.set = [delay(30)];
    await sleep(INTERVAL * 3);
    source.set = [delay(60)];
    await sleep(INTERVAL * 3);
    expect((await news.next()).value.flightStatusChanged.departureDelay).toBe(60);
    await news.return?.();
  });

  test('says that there is no such flight, and ends', async () => {
    const { watch } = aWatch();
    for (const unknown of ['MG9999.2026-12-10', 'anything']) {
      const news = watch(unknown, 'here');
      expect((await news.next()).value).toEqual({ flightStatusChanged: null });
      expect((await news.next()).done).toBe(true);
    }
  });

  test('ends by itself when nothing more can change', async () => {
    const { watch, source } = aWatch();
    source.now = new Date('2026-12-11T12:00:00Z');
    const over = watch(KEY, 'here');
    expect((await over.next()).value.flightStatusChanged.state).toBe('ARRIVED');
    expect((await over.next()).done).toBe(true);
  });

  test('counts an IPv6 network as one, which has more addresses than can be counted', () => {
    const { watch, endAll } = aWatch();
    for (let index = 0; index < 3; index += 1) watch(KEY, `2001:db8:1:2::${index}`);
    expect(() => watch(KEY, '2001:db8:1:2:ffff::1')).toThrow('Too many requests.');
    watch(KEY, '2001:db8:1:3::1');
    endAll();
  });

  test('is refused beyond so many from one address, and beyond so many in all', () => {
    const { watch, endAll, count } = aWatch();
    for (let index = 0; index < 3; index += 1) watch(KEY, 'office');
    expect(() => watch(KEY, 'office')).toThrow('Too many requests.');
    watch(KEY, 'home');
    expect(() => watch(KEY, 'elsewhere')).toThrow('Too many requests.');
    endAll();
    expect(count()).toBe(0);
  });
});
