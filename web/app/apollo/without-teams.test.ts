import { expect, test } from 'vitest';
import { lacksTeamsOnly } from './without-teams.ts';

const data = { order: { id: 'o1', refunds: null, state: 'TICKETED' } };
const away = {
  path: ['order', 'refunds'],
  extensions: { code: 'SERVICE_UNAVAILABLE', upstream: 'refunds' },
};

test('an answer without the field of a team that is away can be shown', () => {
  expect(lacksTeamsOnly(data, [away])).toBe(true);
});

test.each([
  ['an outage of the gateway', { ...away, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  ['a bug of a team', { ...away, extensions: { code: 'INTERNAL', upstream: 'refunds' } }],
  ['an error of no field', { extensions: away.extensions }],
  ['an error of a field that has a value', { ...away, path: ['order', 'state'] }],
  ['an error of a field that is not there', { ...away, path: ['order', 'payments'] }],
])('%s is a fault as before, beside one that could be shown too', (_what, error) => {
  expect(lacksTeamsOnly(data, [error])).toBe(false);
  expect(lacksTeamsOnly(data, [away, error])).toBe(false);
});

test('an answer without data is a fault', () => {
  expect(lacksTeamsOnly(null, [away])).toBe(false);
});
