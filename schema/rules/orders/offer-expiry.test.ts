import { expect, it } from 'vitest';
import { offerExpiresAt } from './offer-expiry.ts';
import { isExpired } from './payment-window.ts';

it('an offer stands for 20 minutes and not an instant longer', () => {
  const expiresAt = offerExpiresAt(new Date('2026-11-20T10:00:00Z'));
  expect(expiresAt).toEqual(new Date('2026-11-20T10:20:00Z'));
  expect(isExpired(expiresAt, new Date('2026-11-20T10:19:59.999Z'))).toBe(false);
  expect(isExpired(expiresAt, expiresAt)).toBe(true);
});
