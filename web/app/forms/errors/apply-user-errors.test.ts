import { expect, test } from 'vitest';
import { fieldOf } from './apply-user-errors.ts';

const FIELDS = new Map(
  ['points', 'consumptionPassword', 'proofs', 'contact.email', 'code'].map((name) => [name, true]),
);

test.each([
  ['its own path', 'contact.email', 'contact.email'],
  [
    'a part of the input that the form has by itself',
    'points.consumptionPassword',
    'consumptionPassword',
  ],
  ['a proof within a way to sign in', 'proof.code.code', 'code'],
  ['one of what a single field holds', 'proofs.1', 'proofs'],
  ['the whole that a field is called by', 'points', 'points'],
  ['the order, which is not typed', 'orderId', null],
  ['nothing', '', null],
])('%s', (_name, path, field) => {
  expect(fieldOf(path.split('.').filter(Boolean), FIELDS)).toBe(field);
});
