import { describe, expect, it } from 'vitest';
import { type EligibleSeat, type SeatedPassenger, seatRefusal } from './seat-eligibility.ts';

const day = '2027-03-10';
const seat: EligibleSeat = { cabin: 'ECONOMY', zone: 'STANDARD', characteristics: [] };
const adult: SeatedPassenger = {
  cabin: 'ECONOMY',
  dateOfBirth: '1990-01-01',
  reducedMobility: false,
  pregnant: false,
  disabled: false,
  withDependant: false,
  specialServices: [],
  withInfant: false,
  frontRow: false,
};
const refusal = (
  one: Partial<EligibleSeat>,
  passenger: Partial<SeatedPassenger> = {},
  checkInOpen = false,
) => seatRefusal({ ...seat, ...one }, { ...adult, ...passenger }, day, checkInOpen);

it('a standard seat is for everyone of its cabin', () => {
  expect(refusal({})).toBeNull();
  expect(refusal({ cabin: 'BUSINESS' })).toBe('OTHER_CABIN');
  expect(refusal({}, { cabin: 'BUSINESS' })).toBe('OTHER_CABIN');
});

describe('a seat beside an emergency exit', () => {
  it.each([
    ['2011-03-11', 'EXIT_ROW_TOO_YOUNG'],
    ['2011-03-10', null],
    ['1962-03-11', null],
    ['1962-03-10', 'EXIT_ROW_TOO_OLD'],
  ])('for a passenger born on %s: %s', (dateOfBirth, problem) => {
    expect(refusal({ characteristics: ['EXIT_ROW'] }, { dateOfBirth })).toBe(problem);
  });

  it('is not for those who look after a child', () => {
    expect(refusal({ characteristics: ['EXIT_ROW'] }, { withDependant: true })).toBe(
      'EXIT_ROW_NOT_ABLE',
    );
  });
});

it('seats that are not for infants or children refuse these alone', () => {
  const characteristics = ['NO_INFANTS', 'NO_CHILDREN'] as const;
  expect(refusal({ characteristics })).toBeNull();
  expect(refusal({ characteristics }, { withInfant: true })).toBe('NO_INFANTS');
  expect(refusal({ characteristics }, { dateOfBirth: '2015-03-11' })).toBe('NO_CHILDREN');
  expect(refusal({ characteristics }, { dateOfBirth: '2015-03-10' })).toBeNull();
});

it('bassinet rows and front rows are reserved until check-in opens', () => {
  expect(refusal({ zone: 'BASSINET' })).toBe('BASSINET_RESERVED');
  expect(refusal({ zone: 'BASSINET' }, { withInfant: true })).toBeNull();
  expect(refusal({ zone: 'FRONT' })).toBe('FRONT_ROW_RESERVED');
  expect(refusal({ zone: 'FRONT' }, { frontRow: true })).toBeNull();
  expect(refusal({ zone: 'BASSINET' }, {}, true)).toBeNull();
  expect(refusal({ zone: 'FRONT' }, {}, true)).toBeNull();
});
