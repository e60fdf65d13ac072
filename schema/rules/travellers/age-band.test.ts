import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears } from '#schema/rules/base/local-date.ts';
import {
  ageBandOn,
  ageOn,
  ageProblem,
  bookedType,
  isGuardian,
  turnsTwoOnTrip,
} from './age-band.ts';

const travel = '2027-03-10';

describe('an age band', () => {
  it.each([
    ['13 days old is too young to fly', '2027-02-25', 'INFANT_TOO_YOUNG'],
    ['exactly 14 days old is an infant', '2027-02-24', 'INF'],
    ['the day before the second birthday is an infant', '2025-03-11', 'INF'],
    ['the second birthday makes a child', '2025-03-10', 'CHD'],
    ['the day before the twelfth birthday is a child', '2015-03-11', 'CHD'],
    ['the twelfth birthday makes an adult fare', '2015-03-10', 'ADT'],
    ['the day of birth is too young', '2027-03-10', 'INFANT_TOO_YOUNG'],
    ['not yet born is a wrong date', '2027-03-11', 'DATE_OF_BIRTH_INVALID'],
    ['nothing typed is a wrong date', '', 'DATE_OF_BIRTH_INVALID'],
    ['a day that does not exist is a wrong date', '2001-02-29', 'DATE_OF_BIRTH_INVALID'],
    ['the year of a slip is a wrong date', '0990-01-01', 'DATE_OF_BIRTH_INVALID'],
    ['120 years old is an adult', '1906-03-11', 'ADT'],
  ])('%s', (_, dateOfBirth, band) => {
    expect(ageBandOn(dateOfBirth, travel)).toBe(band);
  });

  it('counts the birthday of 29 February on 1 March in other years', () => {
    expect(ageOn('2024-02-29', '2026-02-28')).toBe(1);
    expect(ageOn('2024-02-29', '2026-03-01')).toBe(2);
    expect(ageOn('2024-02-29', '2028-02-29')).toBe(4);
  });

  it('is never younger on a later day', () => {
    const birth = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('1930-01-01', days));
    fc.assert(
      fc.property(birth, fc.nat(9_000), fc.nat(9_000), (dateOfBirth, first, more) => {
        const earlier = addDays(dateOfBirth, first);
        expect(ageOn(dateOfBirth, addDays(earlier, more))).toBeGreaterThanOrEqual(
          ageOn(dateOfBirth, earlier),
        );
        expect(ageOn(dateOfBirth, addYears(dateOfBirth, 30))).toBeGreaterThanOrEqual(29);
      }),
    );
  });
});

describe('the booked type', () => {
  it('is fixed by the first segment', () => {
    expect(bookedType('2015-03-12', ['2027-03-10', '2027-03-20'])).toBe('CHD');
    expect(bookedType('2000-01-01', ['2027-03-10', '2027-03-20'])).toBe('ADT');
  });

  it('of an infant who turns two before a later segment is child throughout', () => {
    expect(turnsTwoOnTrip('2025-03-20', ['2027-03-10', '2027-03-20'])).toBe(true);
    expect(bookedType('2025-03-20', ['2027-03-10', '2027-03-20'])).toBe('CHD');
    expect(bookedType('2025-03-21', ['2027-03-10', '2027-03-20'])).toBe('INF');
  });

  it('of a child who is two already turns nothing', () => {
    expect(turnsTwoOnTrip('2025-03-10', ['2027-03-10', '2027-03-20'])).toBe(false);
    expect(ageProblem('INF', '2025-03-10', ['2027-03-10', '2027-03-20'])).toBe(
      'PASSENGER_TYPE_MISMATCH',
    );
  });

  it('judges a baby of 13 days by the first segment, though it is old enough for the return', () => {
    expect(bookedType('2027-02-25', ['2027-03-10', '2027-03-20'])).toBe('INFANT_TOO_YOUNG');
  });
});

describe('a date of birth against the priced type', () => {
  const days = ['2027-03-10', '2027-03-20'] as const;

  it('agrees', () => {
    expect(ageProblem('INF', '2026-03-10', days)).toBeNull();
    expect(ageProblem('CHD', '2025-03-15', days)).toBeNull();
  });

  it('tells the infant who turns two apart from a plain mismatch', () => {
    expect(ageProblem('INF', '2025-03-15', days)).toBe('INFANT_TURNS_TWO');
    expect(ageProblem('INF', '2020-03-15', days)).toBe('PASSENGER_TYPE_MISMATCH');
    expect(ageProblem('ADT', '2020-03-15', days)).toBe('PASSENGER_TYPE_MISMATCH');
    expect(ageProblem('CHD', '2025-03-25', days)).toBe('PASSENGER_TYPE_MISMATCH');
  });

  it('says when no one of that date can fly', () => {
    expect(ageProblem('INF', '2027-03-01', days)).toBe('INFANT_TOO_YOUNG');
    expect(ageProblem('INF', '2027-04-01', days)).toBe('DATE_OF_BIRTH_INVALID');
  });
});

describe('a guardian', () => {
  it('is one from the 18th birthday, also when it is the day of departure', () => {
    expect(isGuardian('2009-03-10', travel)).toBe(true);
    expect(isGuardian('2009-03-11', travel)).toBe(false);
  });
});
