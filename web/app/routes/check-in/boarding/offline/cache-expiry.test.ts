import { expect, test } from 'vitest';
import { cacheExpiry } from './cache-expiry.ts';

const NOON = '2026-11-22T12:00:00Z';
const at = (clock: string) => Date.parse(`2026-11-22T${clock}:00Z`);
const flight = {
  serverNow: NOON,
  accessExpiresAt: null,
  arrival: '2026-11-22T18:00:00Z',
  gatesClose: ['2026-11-22T14:45:00Z'],
};

test('a member’s boarding pass is kept until the flight lands', () => {
  expect(cacheExpiry(flight, at('12:00'))).toBe(at('18:00'));
});

test('a guest’s is kept no longer than the access', () => {
  const accessExpiresAt = '2026-11-22T13:00:00Z';
  expect(cacheExpiry({ ...flight, accessExpiresAt }, at('12:00'))).toBe(at('13:00'));
});

test('a flight that is so late that its gate closes after its scheduled arrival is still to be boarded', () => {
  const gatesClose = ['2026-11-22T14:45:00Z', '2026-11-22T19:30:00Z'];
  expect(cacheExpiry({ ...flight, gatesClose }, at('12:00'))).toBe(at('19:30'));
});

test('a device whose clock is an hour fast keeps it for no longer than one that is right', () => {
  expect(cacheExpiry(flight, at('13:00'))).toBe(at('19:00'));
});
