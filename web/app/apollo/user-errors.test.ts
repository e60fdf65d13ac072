import { expect, it } from 'vitest';
import { byField, messageIdOf } from './user-errors.ts';

it('user errors stand at their fields, the first at each, and the rest above the form', () => {
  const errors = [
    { code: 'NAME_LETTERS_ONLY', path: ['passengers', '0', 'firstName'] },
    { code: 'TOO_LONG', path: ['passengers', '0', 'firstName'] },
    { code: 'SOLD_OUT', path: [] },
  ];
  const { fields, whole } = byField(errors);
  expect([...fields]).toEqual([['passengers.0.firstName', 'NAME_LETTERS_ONLY']]);
  expect(whole).toEqual(['SOLD_OUT']);
});

it('the text of a code has the id code.<CODE>', () => {
  expect(messageIdOf('SOLD_OUT')).toBe('code.SOLD_OUT');
});
