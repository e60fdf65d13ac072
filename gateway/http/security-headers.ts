import type { Environment } from '#gateway/environment.ts';

type Outside = Pick<Environment, 'publicUrl' | 'iconServiceUrl' | 'deviceRisk'>;

const originOf = (url: string | undefined | null): string[] => (url ? [new URL(url).origin] : []);

/**
 * Which inline code of a page may run: with the answer's nonce, with one of these hashes, or all of
 * it.
 */
export type InlineCode =
  | { readonly nonce: string }
  | { readonly hashes: readonly string[] }
  | 'any';

function inlineSources(inline: InlineCode): string[] {
  if (inline === 'any') return ["'unsafe-inline'"];
  return 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.map((hash) => `'${hash}'`);
}

/**
 * The hash of nothing: pages without a nonce may make an empty style element, which a script then
 * fills rule by rule, as Emotion does when the user goes on from there to a page that is made of
 * Chakra's components.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The Content-Security-Policy of a page. No third party unless the environment names one. */
export function contentSecurityPolicy(inline: InlineCode, outside: Outside): string {
  const own = ["'self'", ...inlineSources(inline)];
  const risk = originOf(outside.deviceRisk?.scriptUrl);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...own, ...risk],
    'style-src': typeof inline === 'object' && 'hashes' in inline ? [...own, EMPTY_STYLE] : own,
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

/** Browsers ignore these over plain http, and warn of the first. */
const OVER_TLS = {
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Headers of every answer. */
export const securityHeaders = ({
  publicUrl,
}: Pick<Outside, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https://') ? OVER_TLS : {}),
});
