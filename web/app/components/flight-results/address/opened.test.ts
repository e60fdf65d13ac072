import { expect, it } from 'vitest';
import { isOpen, withOpen, withoutOpen } from './opened.ts';

it('several flights can be unfolded, and folding one leaves the others', () => {
  const both = withOpen(withOpen(new URLSearchParams('from=SHA'), 'MG1', true), 'MG2', true);
  expect([isOpen(both, 'MG1'), isOpen(both, 'MG2')]).toEqual([true, true]);
  const one = withOpen(both, 'MG1', false);
  expect([isOpen(one, 'MG1'), isOpen(one, 'MG2')]).toEqual([false, true]);
});
it('unfolding does not touch what the data depend on', () => {
  const before = new URLSearchParams('from=SHA&pick=a*lite*1');
  expect(withoutOpen(withOpen(before, 'MG1', true)).toString()).toBe(before.toString());
});
