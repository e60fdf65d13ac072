import { describe, expect, it } from 'vitest';
import { rangePart, withDay } from './chosen-days.ts';

const none = { start: null, end: null };
const trip = { start: '2026-12-24', end: '2027-01-03' };

describe('a press on a day', () => {
  it('sets the way there first, then the way back', () => {
    const there = withDay(none, 'start', '2026-12-24');
    expect(there).toEqual({ days: { start: '2026-12-24', end: null }, next: 'end' });
    expect(withDay(there.days, there.next, '2027-01-03').days).toEqual(trip);
  });

  it('keeps a way back that still lies after the way there', () => {
    expect(withDay(trip, 'start', '2026-12-26').days).toEqual({ ...trip, start: '2026-12-26' });
  });

  it('forgets a way back that would lie before', () => {
    expect(withDay(trip, 'start', '2027-01-04').days).toEqual({ start: '2027-01-04', end: null });
  });

  it('may fly back on the same day', () => {
    expect(withDay(trip, 'end', '2026-12-24').days.end).toBe('2026-12-24');
  });

  it('takes a way back before the way there for a new way there', () => {
    expect(withDay(trip, 'end', '2026-12-20').days.start).toBe('2026-12-20');
  });
});

describe('a day in a range', () => {
  it('is an end, both ends, between, or outside', () => {
    expect(rangePart('2026-12-24', trip)).toBe('start');
    expect(rangePart('2027-01-03', trip)).toBe('end');
    expect(rangePart('2026-12-30', trip)).toBe('between');
    expect(rangePart('2027-01-04', trip)).toBeNull();
    expect(rangePart('2026-12-24', { start: '2026-12-24', end: '2026-12-24' })).toBe('both');
  });
});
