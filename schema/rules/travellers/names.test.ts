import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  nameInParts,
  nameInTwoParts,
  nameProblem,
  normalizeName,
  parseNameLookup,
  sameName,
  ticketName,
  typedName,
} from './names.ts';

const inTwo = (lastName: string, firstName: string) => nameInTwoParts({ lastName, firstName });

describe('a name', () => {
  it.each([
    ['Smith', 'SMITH'],
    ['  van der Berg ', 'VANDERBERG'],
    ["O'Brien", 'OBRIEN'],
    ['O’Brien', 'OBRIEN'],
    ['Smith-Jones', 'SMITHJONES'],
    ['Müller', 'MUELLER'],
    ['Mu\u0308ller', 'MUELLER'],
    ['Weiß', 'WEISS'],
    ['Łukasz', 'LUKASZ'],
    ['Nuñez', 'NUNEZ'],
    ['Jörg Åse', 'JOERGAASE'],
    ['Nguyễn', 'NGUYEN'],
    ['Đặng', 'DANG'],
    ['İnanç', 'INANC'],
    ['ｔａｎａｋａ', 'TANAKA'],
  ])('as the passport prints it, %s, is normalised to %s', (typed, normal) => {
    expect(normalizeName(typed)).toBe(normal);
  });

  it.each([
    ['', 'REQUIRED'],
    [" -' ", 'REQUIRED'],
    ['王', 'NAME_LETTERS_ONLY'],
    ['さくら', 'NAME_LETTERS_ONLY'],
    ['Smith2', 'NAME_LETTERS_ONLY'],
    ['Smith/Jane', 'NAME_LETTERS_ONLY'],
    ['<b>', 'NAME_LETTERS_ONLY'],
    ['Ch\nan', 'NAME_CHARACTERS_INVALID'],
    ['Ch\tan', 'NAME_CHARACTERS_INVALID'],
    ['Ch\u2028an', 'NAME_CHARACTERS_INVALID'],
    ['Ch\u2029an', 'NAME_CHARACTERS_INVALID'],
    ['Ch\u200ban', 'NAME_CHARACTERS_INVALID'],
    ['\u202eChan', 'NAME_CHARACTERS_INVALID'],
    ['Chan\u0000', 'NAME_CHARACTERS_INVALID'],
    ['Cha\u0301\u0302\u0303\u0304n', 'NAME_CHARACTERS_INVALID'],
    ['Cha\u0344\u0344n', 'NAME_CHARACTERS_INVALID'],
    ['Cha\u0301\u0302\u0303n', null],
    [' Chan\n', null],
    ['Nguye\u0302\u0303n', null],
    ['A'.repeat(31), 'TOO_LONG'],
    [`A${' '.repeat(119)}`, null],
    [`A${' '.repeat(120)}`, 'TOO_LONG'],
    [`A${'-'.repeat(28_000)}`, 'TOO_LONG'],
    ['A'.repeat(30), null],
    ['O', null],
    ['Anne-Marie', null],
  ])('%s: %s', (typed, problem) => {
    expect(nameProblem(typed)).toBe(problem);
  });

  it('that is accepted is ticketed in A to Z, and normalising it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        fc.pre(nameProblem(typed) === null);
        expect(normalizeName(typed)).toMatch(/^[A-Z]{1,30}$/);
        expect(normalizeName(normalizeName(typed))).toBe(normalizeName(typed));
      }),
    );
  });
});

test('a name that a Japanese or Chinese keyboard wrote in full width is stored as others write it', () => {
  expect(nameProblem('Ｋａ　Ｍａｎ')).toBeNull();
  expect(typedName('　Ｋａ　Ｍａｎ')).toBe('Ka Man');
  expect(typedName('Zoe\u0308')).toBe('Zo\u00eb');
});

describe('a look-up by name', () => {
  it('is written LAST/FIRST', () => {
    expect(ticketName(inTwo('van der Berg', 'Anne-Marie'))).toBe('VANDERBERG/ANNEMARIE');
    expect(parseNameLookup(' Van Der Berg / Anne-Marie')).toEqual(inTwo('VANDERBERG', 'ANNEMARIE'));
    expect(parseNameLookup('TANAKA／YUI')).toEqual(inTwo('TANAKA', 'YUI'));
  });

  it.each([
    ['', 'REQUIRED'],
    ['TANAKA YUI', 'NAME_INVALID'],
    ['TANAKA/YUI/MS', 'NAME_INVALID'],
    ['/YUI', 'NAME_INVALID'],
    ['TANAKA/', 'NAME_INVALID'],
    ['田中/結衣', 'NAME_INVALID'],
  ])('%s: %s', (typed, problem) => {
    expect(parseNameLookup(typed)).toEqual({ problem });
    expect(nameInParts(typed)).toBeNull();
  });

  it('is divided into its parts as they were typed', () => {
    expect(nameInParts(' Van Der Berg／Anne-Marie')).toEqual({
      lastName: 'Van Der Berg',
      firstName: 'Anne-Marie',
    });
  });
});

describe('two names', () => {
  const stored = inTwo('MUELLER', 'ANNA');

  it('are the same person’s in any spelling of the passport', () => {
    expect(sameName(inTwo('Müller', 'anna'), stored)).toBe(true);
    expect(sameName(inTwo('Müller', 'Anna'), inTwo('MULLER', 'ANNA'))).toBe(true);
    expect(sameName(inTwo("O'Neil", 'Li Na'), inTwo('ONEIL', 'LINA'))).toBe(true);
  });

  it('are two people’s when a part differs or the parts are swapped', () => {
    expect(sameName(inTwo('Miller', 'Anna'), stored)).toBe(false);
    expect(sameName(inTwo('Anna', 'Mueller'), stored)).toBe(false);
  });
});
