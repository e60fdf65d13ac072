import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TravelDays } from './age-band.ts';
import { type PartyMember, partyProblem, partyProblems } from './booking-party.ts';

const days: TravelDays = ['2027-03-10', '2027-03-20'];
const born = {
  guardian: '1990-01-01',
  youth: '2012-01-01',
  child: '2020-01-01',
  infant: '2026-06-01',
};

const one = (id: string, kind: keyof typeof born, accompanyingAdultId?: string): PartyMember => ({
  id,
  dateOfBirth: born[kind],
  ...(accompanyingAdultId ? { accompanyingAdultId } : {}),
});
const codes = (...party: PartyMember[]) =>
  partyProblems(party, days).map((problem) => problem.code);

describe('counting travellers', () => {
  it.each([
    ['one adult', 1, 0, 0, null],
    ['an adult with two children', 1, 2, 0, null],
    ['an adult with an infant and a child', 1, 1, 1, null],
    ['nine adults', 9, 0, 0, null],
    ['two adults with two infants and two children', 2, 2, 2, null],
    ['nobody', 0, 0, 0, 'ADULT_REQUIRED'],
    ['a broken count', 1, -1, 0, 'PARTY_COUNT_INVALID'],
    ['half a child', 1, 0.5, 0, 'PARTY_COUNT_INVALID'],
    ['not a number', Number.NaN, 0, 0, 'PARTY_COUNT_INVALID'],
    ['ten adults', 10, 0, 0, 'PARTY_TOO_LARGE'],
    ['three adults with six children', 3, 6, 0, null],
    ['five adults with five children', 5, 5, 0, 'PARTY_TOO_LARGE'],
    ['five adults with five infants', 5, 0, 5, 'PARTY_TOO_LARGE'],
    ['three adults, four children and three infants', 3, 4, 3, 'PARTY_TOO_LARGE'],
    ['a child alone', 0, 1, 0, 'ADULT_REQUIRED'],
    ['an infant alone', 0, 0, 1, 'ADULT_REQUIRED'],
    ['one adult with two infants', 1, 0, 2, 'TOO_MANY_INFANTS'],
    ['one adult with three children', 1, 3, 0, 'TOO_MANY_DEPENDANTS'],
    ['one adult with an infant and two children', 1, 2, 1, 'TOO_MANY_DEPENDANTS'],
  ])('%s', (_, adults, children, infants, problem) => {
    expect(partyProblem({ adults, children, infants })).toBe(problem);
  });

  it('never refuses a party because another guardian joins, unless it is full', () => {
    const count = fc.nat(8);
    fc.assert(
      fc.property(count, count, count, (adults, children, infants) => {
        fc.pre(partyProblem({ adults, children, infants }) === null);
        fc.pre(adults + children + infants < 9);
        expect(partyProblem({ adults: adults + 1, children, infants })).toBeNull();
      }),
    );
  });
});

describe('a booking’s party', () => {
  it('of two guardians, a child and an infant may travel', () => {
    expect(
      codes(one('a', 'guardian'), one('b', 'guardian'), one('c', 'child'), one('i', 'infant', 'a')),
    ).toEqual([]);
  });

  it('is of nine at most', () => {
    const adults = (count: number) =>
      Array.from({ length: count }, (_, index) => one(`a${index}`, 'guardian'));
    expect(codes(...adults(9))).toEqual([]);
    expect(codes(...adults(10))).toEqual(['PARTY_TOO_LARGE']);
  });

  it('has no guardian when all adults are 12 to 17', () => {
    expect(codes(one('a', 'youth'))).toEqual(['GUARDIAN_REQUIRED']);
    expect(codes(one('a', 'youth'), one('c', 'child'))).toEqual(['GUARDIAN_REQUIRED']);
    expect(codes()).toEqual(['GUARDIAN_REQUIRED']);
  });

  it('takes the 18th birthday on the day of departure for a guardian', () => {
    const guardian = { id: 'a', dateOfBirth: '2009-03-10' };
    expect(codes(guardian, one('c', 'child'))).toEqual([]);
    expect(codes({ ...guardian, dateOfBirth: '2009-03-11' }, one('c', 'child'))).toEqual([
      'GUARDIAN_REQUIRED',
    ]);
  });

  it('counts a youth on neither side', () => {
    expect(
      codes(one('a', 'guardian'), one('y', 'youth'), one('c', 'child'), one('d', 'child')),
    ).toEqual([]);
    expect(
      codes(
        one('a', 'guardian'),
        one('y', 'youth'),
        one('c', 'child'),
        one('d', 'child'),
        one('e', 'child'),
      ),
    ).toEqual(['TOO_MANY_DEPENDANTS']);
  });

  it('counts an infant who turns two on the trip as a child, who needs no accompanying adult', () => {
    const turning = { id: 't', dateOfBirth: '2025-03-15' };
    expect(codes(one('a', 'guardian'), turning, one('i', 'infant', 'a'))).toEqual([]);
  });

  it('names the traveller who is too young or not yet born', () => {
    const party = [
      one('a', 'guardian'),
      { id: 'x', dateOfBirth: '2027-02-25' },
      { id: 'y', dateOfBirth: '2027-03-11' },
    ];
    expect(partyProblems(party, days)).toEqual([
      { code: 'INFANT_TOO_YOUNG', passengerId: 'x' },
      { code: 'DATE_OF_BIRTH_INVALID', passengerId: 'y' },
    ]);
  });
});

describe('an infant', () => {
  it('needs an accompanying adult', () => {
    expect(partyProblems([one('a', 'guardian'), one('i', 'infant')], days)).toEqual([
      { code: 'ACCOMPANYING_ADULT_REQUIRED', passengerId: 'i' },
    ]);
  });

  it.each([
    ['a youth', 'y'],
    ['a child', 'c'],
    ['itself', 'i'],
    ['somebody of another booking', 'z'],
  ])('cannot travel with %s', (_, adult) => {
    const party = [
      one('a', 'guardian'),
      one('y', 'youth'),
      one('c', 'child'),
      one('i', 'infant', adult),
    ];
    expect(codes(...party)).toEqual(['ACCOMPANYING_ADULT_INVALID']);
  });

  it('cannot share its adult with another infant', () => {
    const two = (second: string) =>
      partyProblems(
        [
          one('a', 'guardian'),
          one('b', 'guardian'),
          one('i', 'infant', 'a'),
          one('j', 'infant', second),
        ],
        days,
      );
    expect(two('a')).toEqual([{ code: 'ACCOMPANYING_ADULT_TAKEN', passengerId: 'j' }]);
    expect(two('b')).toEqual([]);
  });

  it('is one too many when one guardian takes two', () => {
    expect(codes(one('a', 'guardian'), one('i', 'infant', 'a'), one('j', 'infant', 'a'))).toEqual([
      'TOO_MANY_INFANTS',
      'ACCOMPANYING_ADULT_TAKEN',
    ]);
  });
});
