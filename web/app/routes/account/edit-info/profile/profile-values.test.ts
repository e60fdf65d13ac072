import { expect, test } from 'vitest';
import { changeOf, mergedWith } from './profile-values.ts';

const shown = {
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  title: 'MR',
  gender: '',
  dateOfBirth: '1990-04-12',
  nationality: 'HK',
  locale: 'EN',
};

test('only what was changed is sent, with the version that was shown', () => {
  expect(changeOf({ ...shown, gender: 'M' }, shown, 3)).toEqual({ gender: 'M', version: 3 });
});

test('what is emptied is taken away', () => {
  expect(changeOf({ ...shown, title: '' }, shown, 1)).toEqual({ title: null, version: 1 });
});

test('after another window was faster, both are known where both have changed a field', () => {
  const stored = { ...shown, lastName: 'CHEUNG', gender: 'M' };
  const typed = { ...shown, lastName: 'CHEUNGX', title: 'DOCTOR' };
  const { values, conflicts } = mergedWith(stored, typed, shown);
  expect(values).toEqual({ ...stored, lastName: 'CHEUNGX', title: 'DOCTOR' });
  expect(conflicts).toEqual([{ field: 'lastName', stored: 'CHEUNG' }]);
});
