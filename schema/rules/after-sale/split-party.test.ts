import { describe, expect, it } from 'vitest';
import { splitProblem } from './split-party.ts';

const days = ['2027-03-10'] as const;
const mother = { id: 'mother', dateOfBirth: '1990-01-01' };
const father = { id: 'father', dateOfBirth: '1988-01-01' };
const youth = { id: 'youth', dateOfBirth: '2011-01-01' };
const child = { id: 'child', dateOfBirth: '2019-01-01' };
const infant = { id: 'infant', dateOfBirth: '2026-06-01', accompanyingAdultId: 'mother' };
const family = [mother, father, child, infant];
const problem = (leaving: string[], travelOn: boolean, party = family) =>
  splitProblem(party, new Set(leaving), days, travelOn);

describe('a part of the party that changes its date', () => {
  it('may leave when both parts may travel', () => {
    expect(problem(['father'], true)).toBeNull();
    expect(problem(['father', 'child'], true)).toBeNull();
    expect(problem(['mother', 'father', 'child', 'infant'], true)).toBeNull();
  });

  it('takes children and infants along with their adult', () => {
    expect(problem(['child'], true)).toBe('DEPENDANTS_TOGETHER');
    expect(problem(['mother'], true)).toBe('FOLLOWS_ADULT');
    expect(problem(['infant', 'father'], true)).toBe('FOLLOWS_ADULT');
  });

  it('leaves no one behind without a guardian', () => {
    expect(problem(['mother'], true, [mother, youth])).toBe('PARTY_WITHOUT_GUARDIAN');
    expect(problem(['youth'], true, [mother, youth])).toBe('DEPENDANTS_TOGETHER');
  });
});

describe('a part of the party that gives its tickets back', () => {
  it('needs no guardian itself', () => {
    expect(problem(['child'], false)).toBeNull();
    expect(problem(['infant'], false)).toBeNull();
  });

  it('leaves a guardian for those who travel', () => {
    expect(problem(['mother', 'infant'], false)).toBeNull();
    expect(problem(['mother'], false)).toBe('FOLLOWS_ADULT');
    expect(problem(['mother', 'infant', 'father'], false)).toBe('PARTY_WITHOUT_GUARDIAN');
  });
});
