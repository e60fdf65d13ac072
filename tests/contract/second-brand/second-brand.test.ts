import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type System, startSystem } from '#tests/support/system.ts';
import { copyWithSecondBrand } from './second-brand.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-brand-'));
let system: System;
beforeAll(async () => {
  copyWithSecondBrand(folder);
  execFileSync(process.execPath, ['gateway/app/commands/build.ts'], { cwd: folder, stdio: 'pipe' });
  system = await startSystem({ root: folder });
}, 900_000);
afterAll(async () => {
  await system?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const textAt = async (address: string) => (await fetch(new URL(address, system.url))).text();

/** Of the first brand: names, codes, numbers and the colour of its action. */
const FIRST_BRAND = [
  /Magnolia(?!s)/,
  /玉蘭航空|マグノリア/,
  /Happiness|幸福[會卡]|ハピネス/,
  /\bMG ?\d/,
  /5555 0199|magnolia-airlines\.example/,
  /(?:from|in) Shanghai|Shanghai time|上海時間|由上海|上海から|上海発/,
  /A8325F/i,
];
/** About the airline's own two airports and its courts: an airline writes these itself. */
const OWN_TEXTS = /\/overview$/;

/** What is read or run; the addresses that are in no text, as the name of the club's page. */
const read = (html: string) =>
  html
    .replaceAll(/(?:href|action|src|content)="[^"]*happinessClub[^"]*"/gi, '')
    .replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

const traces = (html: string) =>
  FIRST_BRAND.flatMap((trace) => {
    const at = read(html).search(trace);
    return at < 0 ? [] : [read(html).slice(Math.max(0, at - 60), at + 60)];
  });

async function tracesAt(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses)
    for (const trace of traces(await textAt(address))) found.push(`${address}: ${trace}`);
  return found;
}

const addressesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(({ groups }) => groups?.path ?? '/')),
];

it('an airline of another name, city, currency, code and colour leaves no trace of the first in its pages', async () => {
  const pages = addressesIn(await textAt('/sitemap.xml'), /<loc>https?:\/\/[^/]+(?<path>[^<]*)/g);
  expect(pages.length).toBeGreaterThan(90);
  const articles = pages.filter((page) => !OWN_TEXTS.test(page));
  expect(await tracesAt(['/favicon.svg', '/demo', ...articles])).toEqual([]);
}, 300_000);

it('nor in its e-mails', async () => {
  const mailbox = await textAt('/demo/mailbox');
  const mails = addressesIn(mailbox, /href="(?<path>\/demo\/mailbox\/[^"#?]+)/g);
  expect(mails.length).toBeGreaterThan(3);
  expect(await tracesAt(mails.map((mail) => `${mail}/html`))).toEqual([]);
}, 120_000);

it('it sells what it flies, in its own currency and from its own hub', async () => {
  const home = await textAt('/');
  expect(home).toContain('Bauhinia Airways');
  expect(home).toMatch(/lowest [a-z-]+ prices from Hong Kong/);
  expect(home).toMatch(/HKD[\s\u00a0][\d,]+/);
}, 60_000);

it('a page of the first brand would be noticed', () => {
  const page = '<p>Magnolia Airlines, flight MG523, 24 Dec (Shanghai time), #a8325f</p>';
  expect(traces(page)).toHaveLength(4);
});
