import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readWrittenPages } from './written-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(path.join(folder, 'ja/culture'), { recursive: true });
writeFileSync(
  path.join(folder, 'ja/culture/index.html'),
  '<a href=HERE data-x="CONF" data-demo=DEMO nonce=N>',
);

const slots = {
  NONCE_SLOT: 'N',
  ORIGIN_SLOT: 'HERE',
  CONFIGURATION_SLOT: 'CONF',
  DEMO_SLOT: 'DEMO',
};
const configuration = {
  origin: 'https://www.magnolia.example',
  demo: false,
  deviceRisk: { scriptUrl: 'https://risk.example/a.js', partnerCode: '"><script>', appName: '$&' },
  publicIcons: false,
};
const pages = readWrittenPages(folder, slots, configuration);

it('a page is found at its one address, which the web site knows how to lead to', () => {
  const found = (path: string) => pages.page(path, 'abc') !== null;
  expect(['/ja/culture', '/ja/culture/', '/ja'].map(found)).toEqual([true, false, false]);
});

it('what belongs to the answer stands in its slots, and nothing breaks out of them', () => {
  const page = pages.page('/ja/culture', 'abc');
  expect(page).toContain('href=https://www.magnolia.example');
  expect(page).toContain('nonce=abc');
  expect(page).toContain('&quot;&gt;&lt;script&gt;');
  expect(page).not.toContain('<script>');
  expect(page).toContain('$&amp;');
  expect(page).toContain('data-demo=off');
});
