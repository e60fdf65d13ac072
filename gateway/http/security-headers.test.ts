import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const OUTSIDE = { publicUrl: 'http://localhost', iconServiceUrl: null, deviceRisk: null } as const;
const HASH_OF_NOTHING = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

const sources = (policy: string, name: string) =>
  policy.split('; ').find((line) => line.startsWith(`${name} `));

test.each([
  ['https://magnolia.example', true],
  ['http://magnolia.example', false],
])('what only secure contexts know is sent by %s: %s', (publicUrl, isSent) => {
  const names = Object.keys(securityHeaders({ publicUrl }));
  for (const name of ['cross-origin-opener-policy', 'strict-transport-security'])
    expect(names.includes(name)).toBe(isSent);
  expect(names).toContain('x-content-type-options');
});

test('a page without a nonce may make an empty style sheet, which scripts fill, but no empty script', () => {
  const policy = contentSecurityPolicy({ hashes: ['sha256-abc'] }, OUTSIDE);
  expect(sources(policy, 'style-src')).toBe(`style-src 'self' 'sha256-abc' ${HASH_OF_NOTHING}`);
  expect(sources(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc'");
});

test('a service worker comes from this site', () => {
  expect(sources(contentSecurityPolicy({ nonce: 'abc' }, OUTSIDE), 'worker-src')).toBe(
    "worker-src 'self'",
  );
});

test('a page with a nonce allows nothing without it', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' }, OUTSIDE);
  expect(sources(policy, 'style-src')).toBe("style-src 'self' 'nonce-abc'");
});
