import type { Environment } from '#gateway/environment.ts';

type Outside = Pick<Environment, 'publicUrl' | 'iconServiceUrl' | 'deviceRisk'>;

const originOf = (url: string | undefined | null): string[] => (url ? [new URL(url).origin] : []);

/**
 * The Content-Security-Policy of a page. No third party unless the environment names one.
 * @param nonce of this answer; null in development, where Vite's own inline code has none
 */
export function contentSecurityPolicy(nonce: string | null, outside: Outside): string {
  const own = nonce ? ["'self'", `'nonce-${nonce}'`] : ["'self'", "'unsafe-inline'"];
  const risk = originOf(outside.deviceRisk?.scriptUrl);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...own, ...risk],
    'style-src': own,
    // Ark sets style attributes for places and sizes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...originOf(outside.iconServiceUrl), ...risk],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    ...(outside.publicUrl.startsWith('https://') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of every answer. */
export const securityHeaders = ({
  publicUrl,
}: Pick<Outside, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https://')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});
