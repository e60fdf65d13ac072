import { afterEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#gateway/environment.ts';
import { printUrls } from './print-urls.ts';

afterEach(() => vi.restoreAllMocks());

function said(more: Record<string, string>): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  printUrls(readEnvironment({ MODE: 'demo', PUBLIC_URL: 'http://localhost:3000', ...more }));
  return write.mock.calls.join('');
}

test('a demonstration says where it is, and where its query editor is', () =>
  expect(said({})).toContain('http://localhost:3000/graphql'));

test('the web without a gateway of its own announces no editor that it does not have', () => {
  const text = said({ GATEWAY_URL: 'http://localhost:4000' });
  expect(text).toContain('is open:  http://localhost:3000');
  expect(text).not.toContain('GraphiQL');
});
