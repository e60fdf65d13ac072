import { describe, expect, it } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { flightProgress } from './flight-progress.ts';

const offBlock = new Date('2026-12-24T05:30:00Z');
const flying = { offBlock, onBlock: null, expectedArrival: addMinutes(offBlock, 200) };
const flownFor = (minutes: number) => flightProgress(flying, addMinutes(offBlock, minutes));

describe('the progress of a flight', () => {
  it('is nothing before it has left', () => {
    const waiting = { ...flying, offBlock: null };
    expect(flightProgress(waiting, offBlock)).toEqual({
      permille: 0,
      minutesFlown: 0,
      minutesLeft: null,
    });
  });

  it('grows with the time from gate to gate', () => {
    expect(flownFor(0)).toEqual({ permille: 0, minutesFlown: 0, minutesLeft: 200 });
    expect(flownFor(50)).toEqual({ permille: 250, minutesFlown: 50, minutesLeft: 150 });
    expect(flownFor(199).permille).toBeLessThan(1000);
  });

  it('is not whole before it is at the gate, however late that is', () => {
    expect(flownFor(230)).toEqual({ permille: 990, minutesFlown: 230, minutesLeft: 0 });
    const there = { ...flying, onBlock: addMinutes(offBlock, 190) };
    expect(flightProgress(there, addMinutes(offBlock, 500))).toEqual({
      permille: 1000,
      minutesFlown: 190,
      minutesLeft: 0,
    });
  });

  it('has no minutes left where no arrival is expected', () => {
    const elsewhere = { ...flying, expectedArrival: null };
    expect(flightProgress(elsewhere, addMinutes(offBlock, 10)).minutesLeft).toBeNull();
  });
});
