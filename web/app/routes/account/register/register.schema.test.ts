import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RegisterSchema } from './register.schema.ts';

const person = {
  code: '123456',
  lastName: 'Chan',
  firstName: 'Tai Man',
  dateOfBirth: '1990-04-12',
  loginPassword: '',
  repeated: '',
  agreements: { MEMBERSHIP: true, PRIVACY: true },
};
const problems = (changed: object) =>
  v
    .safeParse(RegisterSchema, { ...person, ...changed })
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];

test('a member joins without a password, or with one that is typed two times', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ loginPassword: 'm4gnolia', repeated: 'm4gnolia' })).toEqual([]);
  expect(problems({ loginPassword: 'm4gnolia', repeated: 'm4gnolla' })).toEqual([
    'repeated: PASSWORDS_DIFFER',
  ]);
  expect(problems({ loginPassword: 'magnolia', repeated: 'magnolia' })).toEqual([
    'loginPassword: PASSWORD_LETTERS_AND_DIGITS',
  ]);
});

test('nothing is asked for that can wait for the account', () => {
  expect(Object.keys(v.parse(RegisterSchema, person)).sort()).toEqual([
    'agreements',
    'code',
    'dateOfBirth',
    'firstName',
    'guardianName',
    'lastName',
    'loginPassword',
    'repeated',
  ]);
});

test('each consent is given by itself', () => {
  expect(problems({ agreements: { MEMBERSHIP: true } })).toEqual([
    'agreements.PRIVACY: AGREEMENT_REQUIRED',
  ]);
});

test('what is missing and what cannot be is said at its field', () => {
  expect(problems({ code: '12', lastName: '陳', dateOfBirth: '2025-01-01' })).toEqual([
    'code: CODE_WRONG',
    'lastName: NAME_LETTERS_ONLY',
    'dateOfBirth: MEMBER_TOO_YOUNG',
  ]);
});

test('a minor joins with the consent of a parent or guardian, who is named', () => {
  const year = new Date().getFullYear() - 13;
  const minor = { dateOfBirth: `${year}-01-01` };
  expect(problems(minor)).toEqual([
    'guardianName: REQUIRED',
    'agreements.GUARDIAN: GUARDIAN_CONSENT_REQUIRED',
  ]);
  const agreements = { ...person.agreements, GUARDIAN: true };
  expect(problems({ ...minor, guardianName: '陳美玲', agreements })).toEqual([]);
});
