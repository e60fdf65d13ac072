import { expect, it } from 'vitest';
import { changedBirthProblem, guardianProblems, memberAgeProblem } from './member-age.ts';

it.each([
  ['2014-11-22', null],
  ['2014-11-23', 'MEMBER_TOO_YOUNG'],
  ['2026-11-22', 'MEMBER_TOO_YOUNG'],
  ['2026-11-23', 'DATE_OF_BIRTH_INVALID'],
  ['2014-02-30', 'DATE_OF_BIRTH_INVALID'],
  ['1900-01-01', 'DATE_OF_BIRTH_INVALID'],
])('on 22 November 2026 a person born on %s: %s', (dateOfBirth, problem) => {
  expect(memberAgeProblem(dateOfBirth, '2026-11-22')).toBe(problem);
});

it.each([
  // twelve, seventeen, and eighteen on the day
  ['2014-11-22', false, '', ['name REQUIRED', 'consent GUARDIAN_CONSENT_REQUIRED']],
  ['2009-11-22', true, ' ', ['name REQUIRED']],
  ['2009-11-22', false, '陳大文', ['consent GUARDIAN_CONSENT_REQUIRED']],
  ['2008-11-23', true, '12', ['name INVALID']],
  ['2008-11-23', true, 'a'.repeat(61), ['name TOO_LONG']],
  ['2008-11-23', true, 'Chan Mei Ling', []],
  ['2008-11-22', false, '', []],
  // too young in any case
  ['2014-11-23', false, '', []],
])(
  'on 22 November 2026 a person born on %s, consent %s by %j: %j',
  (born, given, name, problems) => {
    const found = guardianProblems(born, { given, name }, '2026-11-22');
    expect(found.map(({ code, field }) => `${field} ${code}`)).toEqual(problems);
  },
);

it.each([
  ['2014-11-22', false, 'MINOR_BY_PHONE'],
  ['2008-11-23', false, 'MINOR_BY_PHONE'],
  ['2008-11-23', true, null],
  ['2008-11-22', false, null],
  // too young, consent or not
  ['2014-11-23', true, 'MEMBER_TOO_YOUNG'],
])(
  'on 22 November 2026 a birthday is changed to %s, a guardian has consented %s: %s',
  (born, hasGuardian, problem) => {
    expect(changedBirthProblem(born, hasGuardian, '2026-11-22')).toBe(problem);
  },
);
