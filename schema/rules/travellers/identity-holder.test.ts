import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { type IdentityHolder, identityProblems } from './identity-holder.ts';
import { identityCheckCharacter } from './identity-number.ts';

const numbered = (first: string) => first + identityCheckCharacter(first);
/** A woman born on 31 December 1949: digits 7 to 14 are the day, digit 17 is even. */
const card: IdentityHolder = {
  type: 'NI',
  number: numbered('11010519491231002'),
  dateOfBirth: '1949-12-31',
  gender: 'F',
};
const problems = (change: Partial<IdentityHolder>) => identityProblems({ ...card, ...change });
const NONE = { dateOfBirth: null, gender: null };

describe('the number of an identity card', () => {
  it('agrees with its holder, in any spelling', () => {
    expect(problems({})).toEqual(NONE);
    expect(problems({ number: ' 110105 19491231 002x' })).toEqual(NONE);
  });

  it.each(['1949-12-30', '1950-01-01', '1988-01-20', '1949-11-30'])(
    'is not that of a person born on %s',
    (dateOfBirth) => {
      expect(problems({ dateOfBirth })).toEqual({
        ...NONE,
        dateOfBirth: 'IDENTITY_DATE_OF_BIRTH_MISMATCH',
      });
    },
  );

  it.each(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'tells the gender by its 17th digit, odd for men: %s',
    (digit) => {
      const [own, other] = Number(digit) % 2 === 1 ? (['M', 'F'] as const) : (['F', 'M'] as const);
      const number = numbered(`1101051949123100${digit}`);
      expect(problems({ number, gender: own })).toEqual(NONE);
      expect(problems({ number, gender: other }).gender).toBe('IDENTITY_GENDER_MISMATCH');
    },
  );

  it('says both at once', () => {
    expect(problems({ dateOfBirth: '1988-01-20', gender: 'M' })).toEqual({
      dateOfBirth: 'IDENTITY_DATE_OF_BIRTH_MISMATCH',
      gender: 'IDENTITY_GENDER_MISMATCH',
    });
  });

  it('is not compared with what is not filled in, nor while it is wrong itself', () => {
    expect(problems({ dateOfBirth: '', gender: '' })).toEqual(NONE);
    expect(problems({ dateOfBirth: '1949-02-30' })).toEqual(NONE);
    expect(problems({ number: '110105194912310021', dateOfBirth: '1988-01-20' })).toEqual(NONE);
  });
});

it.each<[DocumentType, string]>([
  ['HMT', '81000019491231002'],
  ['HMT', '82000019491231002'],
  ['TIC', '83000019491231002'],
])('a residence permit (%s) is numbered as identity cards are', (type, first) => {
  const permit = { type, number: numbered(first) };
  expect(problems(permit)).toEqual(NONE);
  expect(problems({ ...permit, gender: 'M' }).gender).toBe('IDENTITY_GENDER_MISMATCH');
});

it.each<[DocumentType, string]>([
  ['PP', 'E12345678'],
  ['HTPP', 'C12345678'],
  ['UU', '11010519491231002X'],
])('the number of any other document (%s) tells nothing of its holder', (type, number) => {
  expect(problems({ type, number, dateOfBirth: '1988-01-20', gender: 'M' })).toEqual(NONE);
});
