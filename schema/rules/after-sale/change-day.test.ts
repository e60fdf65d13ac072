import { describe, expect, it } from 'vitest';
import { changeDayProblem } from './change-day.ts';

const days = { today: '2026-11-22', ticketValidUntil: '2027-05-01', changedByAirline: null };

describe('a change by choice', () => {
  it.each([
    ['2026-11-21', 'DATE_IN_PAST'],
    ['2026-11-22', null],
    ['2027-05-01', null],
    ['2027-05-02', 'TICKET_EXPIRED'],
    ['2027-11-18', 'TICKET_EXPIRED'],
    ['2027-11-19', 'DATE_BEYOND_HORIZON'],
  ])('to %s: %s', (day, problem) => {
    expect(changeDayProblem(day, days)).toBe(problem);
  });
});

describe('a free change of a flight of 10 December', () => {
  it.each([
    ['2026-12-06', 'OUTSIDE_FREE_DAYS'],
    ['2026-12-07', null],
    ['2026-12-13', null],
    ['2026-12-14', 'OUTSIDE_FREE_DAYS'],
  ])('to %s: %s', (day, problem) => {
    const free = { ...days, changedByAirline: '2026-12-10', ticketValidUntil: '2026-12-10' };
    expect(changeDayProblem(day, free)).toBe(problem);
  });
});
