import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test.each([
  ['https://magnolia.example', true],
  ['http://magnolia.example', false],
])('what only secure contexts know is sent by %s: %s', (publicUrl, isSent) => {
  const names = Object.keys(securityHeaders({ publicUrl }));
  for (const name of ['cross-origin-opener-policy', 'strict-transport-security'])
    expect(names.includes(name)).toBe(isSent);
  expect(names).toContain('x-content-type-options');
});
