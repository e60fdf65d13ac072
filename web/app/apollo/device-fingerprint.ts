const KEY = 'device-fingerprint';

/**
 * Stores what the device-risk script found, for this tab; sent with each later request
 * (RULES 12.11).
 */
export const storeDeviceFingerprint = (fingerprint: string): void =>
  sessionStorage.setItem(KEY, fingerprint);

/**
 * What the device-risk script found; `null` on the server and before it has. This file loads
 * without Apollo.
 */
export function deviceFingerprint(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
