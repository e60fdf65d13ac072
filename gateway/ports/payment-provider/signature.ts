import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the provider's and our clocks may differ before a signed message counts as replayed. */
const TOLERANCE_SECONDS = 300;

export type SignatureFault = 'SIGNATURE_MISSING' | 'SIGNATURE_INVALID' | 'SIGNATURE_STALE';

const digest = (secret: string, seconds: string, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest();

/** The header `t=<unix seconds>,v1=<hex HMAC-SHA256(secret, t.rawBody)>`. */
export function signBody(secret: string, rawBody: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`;
}

/**
 * Checks such a header against the raw body. It may have several `v1` while a secret is being
 * changed.
 */
export function signatureFault(
  secret: string,
  rawBody: string,
  header: string | null,
  now: Date,
): SignatureFault | null {
  if (!header) return 'SIGNATURE_MISSING';
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const seconds = parts.find(([key]) => key === 't')?.[1];
  if (!seconds || !/^\d{1,12}$/.test(seconds)) return 'SIGNATURE_INVALID';

  const expected = digest(secret, seconds, rawBody);
  const genuine = parts
    .filter(([key, value]) => key === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .some(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), expected));
  if (!genuine) return 'SIGNATURE_INVALID';

  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return age > TOLERANCE_SECONDS ? 'SIGNATURE_STALE' : null;
}
