import { expect, it } from 'vitest';
import { clubNumberOf, isClubNumber } from './club-number.ts';

it.each([
  [0, '0000000000'],
  [1, '0000000018'],
  [880_012_345, '8800123450'],
])('the member with the serial number %i has the membership number %s', (serial, number) => {
  expect(clubNumberOf(serial)).toBe(number);
  expect(isClubNumber(number)).toBe(true);
});

it('a mistyped digit is found at every place', () => {
  const number = clubNumberOf(123_456_789);
  for (const [place, digit] of [...number].entries()) {
    const other = String((Number(digit) + 1) % 10);
    expect(isClubNumber(number.slice(0, place) + other + number.slice(place + 1))).toBe(false);
  }
});

it('two neighbouring digits that change places are found', () => {
  expect(isClubNumber('8800123450')).toBe(true);
  expect(isClubNumber('8801023450')).toBe(false);
});

it('fewer or more digits are no membership number', () => {
  expect(isClubNumber('000000018')).toBe(false);
  expect(isClubNumber('00000000018')).toBe(false);
});
