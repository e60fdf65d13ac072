import { describe, expect, it } from 'vitest';
import {
  airlineChangeOptions,
  airlineChangeStateAt,
  decideBy,
  isConsiderableShift,
  remindAt,
  type StoredAirlineChange,
} from './airline-change.ts';

const departsAt = new Date('2026-12-10T08:00:00Z');
const hoursBefore = (hours: number, milliseconds = 0) =>
  new Date(departsAt.getTime() - hours * 3_600_000 - milliseconds);
const change: StoredAirlineChange = {
  state: 'OPEN',
  announcedAt: hoursBefore(200),
  departsAt,
  proposed: true,
};
const open = (one: Partial<StoredAirlineChange>, now: Date) =>
  airlineChangeOptions({ ...change, ...one }, now).map(({ until, reason }) => until ?? reason);

it('a shift of 60 minutes, earlier or later, is a change by the airline', () => {
  const shifted = (minutes: number) => new Date(departsAt.getTime() + minutes * 60_000);
  expect(isConsiderableShift(departsAt, shifted(59))).toBe(false);
  expect(isConsiderableShift(departsAt, shifted(60))).toBe(true);
  expect(isConsiderableShift(departsAt, shifted(-60))).toBe(true);
});

it('the decision ends 24 hours before departure, and later for what is announced later', () => {
  expect(decideBy(hoursBefore(24, 1), departsAt)).toEqual(hoursBefore(24));
  expect(decideBy(hoursBefore(24), departsAt)).toEqual(departsAt);
});

it('what is not decided in time has lapsed in that very instant', () => {
  expect(airlineChangeStateAt(change, hoursBefore(24, 1))).toBe('OPEN');
  expect(airlineChangeStateAt(change, hoursBefore(24))).toBe('LAPSED');
  expect(airlineChangeStateAt({ ...change, state: 'KEPT' }, hoursBefore(24))).toBe('KEPT');
});

describe('the options', () => {
  it('have equal weight while the change is open', () => {
    expect(open({}, hoursBefore(100))).toEqual([hoursBefore(24), hoursBefore(24), departsAt]);
  });

  it('hold nothing to keep when no flight is proposed', () => {
    expect(open({ proposed: false }, hoursBefore(100))[0]).toBe('NOTHING_TO_KEEP');
  });

  it('leave the refund until departure when nothing was decided', () => {
    const closed = 'AIRLINE_CHANGE_CLOSED';
    expect(open({}, hoursBefore(24))).toEqual([closed, closed, departsAt]);
    expect(open({}, departsAt)).toEqual([closed, closed, closed]);
  });

  it.each(['MOVED', 'REFUNDED'] as const)('are closed once it is %s', (state) => {
    const closed = 'AIRLINE_CHANGE_CLOSED';
    expect(open({ state }, hoursBefore(100))).toEqual([closed, closed, closed]);
  });

  it('but for keeping are open after flights were kept whenever they are after silence', () => {
    const announced = [200, 24, 10].map((hours) => hoursBefore(hours));
    const instants = Array.from({ length: 201 }, (_, hours) => hoursBefore(hours));
    const edges = [0, 24].flatMap((hours) => [hoursBefore(hours, 1), hoursBefore(hours, -1)]);
    const others = (state: 'OPEN' | 'KEPT', announcedAt: Date, now: Date) =>
      airlineChangeOptions({ ...change, announcedAt, state }, now).filter(
        ({ action }) => action !== 'KEEP',
      );
    let allowed = 0;
    for (const announcedAt of announced)
      for (const now of [...instants, ...edges]) {
        const silent = others('OPEN', announcedAt, now);
        expect(others('KEPT', announcedAt, now)).toEqual(silent);
        allowed += silent.filter(({ until }) => until).length;
      }
    expect(allowed).toBeGreaterThan(instants.length);
  });

  it('of kept flights do not offer to keep them again', () => {
    expect(open({ state: 'KEPT' }, hoursBefore(100))[0]).toBe('AIRLINE_CHANGE_CLOSED');
  });
});

it('a decision is reminded of 24 hours before it is due, unless it was announced later than that', () => {
  const due = hoursBefore(24);
  expect(remindAt(hoursBefore(48, 1), due)).toEqual(hoursBefore(48));
  expect(remindAt(hoursBefore(48), due)).toBeNull();
});
