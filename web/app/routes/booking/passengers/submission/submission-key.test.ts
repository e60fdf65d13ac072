// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSubmissionKey, submissionKey } from './submission-key.ts';

beforeEach(() => sessionStorage.clear());

test('an offer keeps its key until the order is made, over a reload too', () => {
  const key = submissionKey('a');
  expect(key).toMatch(/^[\w-]{8,64}$/);
  expect(submissionKey('a')).toBe(key);
  forgetSubmissionKey();
  expect(submissionKey('a')).not.toBe(key);
});

test('another offer is another submission', () => {
  expect(submissionKey('a')).not.toBe(submissionKey('b'));
});

test('what cannot be read is made again', () => {
  sessionStorage.setItem('order-key', '{');
  expect(submissionKey('a')).toBeTruthy();
});

test('over plain http, where browsers give no random UUID, an order has a key too', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
  });
  expect(submissionKey('a')).toMatch(/^[\w-]{8,64}$/);
  vi.unstubAllGlobals();
});
