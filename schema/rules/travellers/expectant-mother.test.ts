import { describe, expect, it } from 'vitest';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { expectantMotherTravel, weekOfPregnancy } from './expectant-mother.ts';

const DUE = '2027-03-01';
const daysBefore = (days: number) => addDays(DUE, -days);

describe('the week of pregnancy', () => {
  it.each([
    [0, 40],
    [1, 39],
    [28, 36],
    [29, 35],
    [280, 0],
    [-7, 41],
  ])('%i days before the birth is due is %i', (days, week) => {
    expect(weekOfPregnancy(DUE, daysBefore(days))).toBe(week);
  });
});

describe.each([
  ['one child', 1, EXPECTANT_MOTHERS.single],
  ['twins', 2, EXPECTANT_MOTHERS.multiple],
] as const)('a mother of %s', (_who, children, { certificateFromWeek, noTravelFromWeek }) => {
  it.each([
    [certificateFromWeek - 1, 'FREE'],
    [certificateFromWeek, 'CERTIFICATE'],
    [noTravelFromWeek - 1, 'CERTIFICATE'],
    [noTravelFromWeek, 'NOT_ACCEPTED'],
  ])('in week %i: %s', (week, travel) => {
    expect(expectantMotherTravel(week, children)).toBe(travel);
  });
});
