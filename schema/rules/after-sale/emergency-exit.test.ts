import { describe, expect, it } from 'vitest';
import { type ExitRowPassenger, exitRowProblem } from './emergency-exit.ts';

const day = '2027-03-10';
const able = (dateOfBirth: string, rest: Partial<ExitRowPassenger> = {}): ExitRowPassenger => ({
  dateOfBirth,
  reducedMobility: false,
  pregnant: false,
  disabled: false,
  withDependant: false,
  specialServices: [],
  ...rest,
});

describe('an exit row', () => {
  it.each([
    ['the day before the 16th birthday', '2011-03-11', 'EXIT_ROW_TOO_YOUNG'],
    ['on the 16th birthday', '2011-03-10', null],
    ['the day before the 65th birthday', '1962-03-11', null],
    ['on the 65th birthday', '1962-03-10', 'EXIT_ROW_TOO_OLD'],
  ])('%s', (_, dateOfBirth, problem) => {
    expect(exitRowProblem(able(dateOfBirth), day, true)).toBe(problem);
  });

  it.each<Partial<ExitRowPassenger>>([
    { reducedMobility: true },
    { pregnant: true },
    { disabled: true },
    { withDependant: true },
    { specialServices: ['WCHR'] },
  ])('is not for a passenger with %j', (condition) => {
    expect(exitRowProblem(able('1990-01-01', condition), day, true)).toBe('EXIT_ROW_NOT_ABLE');
  });

  it('asks an able passenger to accept its duties', () => {
    expect(exitRowProblem(able('1990-01-01'), day, false)).toBe('EXIT_ROW_DUTIES_NOT_ACCEPTED');
  });
});
