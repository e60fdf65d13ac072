import { expect, test } from 'vitest';
import { changeOf } from './profile-values.ts';

const shown = {
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  title: 'MR',
  gender: '',
  dateOfBirth: '1990-04-12',
  nationality: 'HK',
  locale: 'EN',
};

test('only what was changed is sent, with the revision that was shown', () => {
  expect(changeOf({ ...shown, gender: 'M' }, shown, 3)).toEqual({ gender: 'M', revision: 3 });
});

test('what is emptied is taken away', () => {
  expect(changeOf({ ...shown, title: '' }, shown, 1)).toEqual({ title: null, revision: 1 });
});
