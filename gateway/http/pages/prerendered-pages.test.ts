import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEnvironment } from '#gateway/environment.ts';
import { html, httpAppWith } from '#gateway/http/http-app.test-support.ts';
import { readPrerenderedPages } from './prerendered-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(path.join(folder, 'ja/culture'), { recursive: true });
writeFileSync(
  path.join(folder, 'ja/culture/index.html'),
  '<a href=HERE data-x="CONF" data-demo=DEMO nonce="N">',
);

mkdirSync(path.join(folder, 'culture'));
writeFileSync(path.join(folder, 'culture/index.html'), '<p>');

const slots = {
  NONCE_SLOT: 'N',
  ORIGIN_SLOT: 'HERE',
  CONFIGURATION_SLOT: 'CONF',
  DEMO_SLOT: 'DEMO',
};
const environment = readEnvironment({
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://www.magnolia.example',
  DEVICE_RISK_SCRIPT_URL: 'https://risk.example/a.js',
  DEVICE_RISK_PARTNER: '"><script>',
  DEVICE_RISK_APP: '$&',
});
const pages = readPrerenderedPages(folder, slots, environment);
const answerAt = (path: string) => pages.page(path)?.answer(new Headers());

it('a page is found at its one address, which the web site knows how to lead to', () => {
  const found = (path: string) => pages.page(path) !== null;
  expect(['/ja/culture', '/ja/culture/', '/ja'].map(found)).toEqual([true, false, false]);
});

it('what belongs to the installation stands in its slots, and nothing breaks out of them', async () => {
  const page = await (await answerAt('/ja/culture'))?.text();
  expect(page).toContain('href=https://www.magnolia.example');
  expect(page).toContain('&quot;&gt;&lt;script&gt;');
  expect(page).not.toContain('<script>');
  expect(page).toContain('$&amp;');
  expect(page).toContain('data-demo=on');
});

it('a cache in front may answer it for a minute, and a browser asks each time whether it has changed', async () => {
  const answer = await answerAt('/ja/culture');
  expect(answer?.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, must-revalidate',
  );
  expect(answer?.headers.get('etag')).toMatch(/^"/);
  // it may lead to another language
  const english = await answerAt('/culture');
  expect(english?.headers.get('cache-control')).toBe('public, no-cache');
});

it('a visitor who chose another language is redirected to it before the page is answered', async () => {
  const localeRedirect = ({ headers }: Request) =>
    headers.has('cookie')
      ? new Response(null, { status: 302, headers: { location: '/ja/culture' } })
      : null;
  const { front } = httpAppWith(async () => html('rendered'), {
    writtenPages: { page: () => ({ answer: async () => html('written') }) },
    webSite: { handle: async () => html('rendered'), localeRedirect },
  });
  const led = await front.request('/culture', { headers: { cookie: 'locale=ja' } });
  expect([led.status, led.headers.get('location')]).toEqual([302, '/ja/culture']);
  expect(await (await front.request('/culture')).text()).toBe('written');
});
