import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listen, makeServer } from './listen.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-files-'));
writeFileSync(path.join(folder, 'boarding-pass.worker.js'), 'addEventListener("fetch", () => {});');
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(path.join(folder, 'removed.svg'), '<svg/>');
const site = await listen(
  makeServer(),
  staticFiles(folder, {}, (_, answer) => answer.end()),
  {
    port: 0,
    host: '127.0.0.1',
  },
);
afterAll(async () => {
  await site.drain(0);
  rmSync(folder, { recursive: true, force: true });
});

const headersOf = async (file: string): Promise<Headers> =>
  (await fetch(`http://127.0.0.1:${site.port}${file}`)).headers;

test('a service worker is never taken from the browser’s cache, and asks this site alone', async () => {
  const headers = await headersOf('/boarding-pass.worker.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  // the addresses of boarding passes lie below its own: it needs no wider scope
  expect(headers.has('service-worker-allowed')).toBe(false);
});

test('other files have no policy of a worker', async () => {
  const headers = await headersOf('/favicon.svg');
  expect(headers.has('content-security-policy')).toBe(false);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a file that is removed while the gateway runs breaks its answer off, and the next file is served', async () => {
  rmSync(path.join(folder, 'removed.svg'));
  await expect(headersOf('/removed.svg')).rejects.toThrow();
  expect((await headersOf('/favicon.svg')).get('content-type')).toBe('image/svg+xml');
});
